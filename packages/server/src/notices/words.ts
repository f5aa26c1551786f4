import type { ScenarioId } from '@bretwalda/engine';
import { isScenario } from '@bretwalda/engine/data';
import { loadText, type Text } from '@bretwalda/text';
import type { Notice } from './notice.ts';
import type { PushWords } from './push.ts';

/** What is said of a notice outside the page, in the language of its reader. */
export interface NoticeWords {
  readonly title: string;
  readonly line: string;
  /** Undefined: the server does not know by which address people come to it. */
  readonly link: string | undefined;
}

/** Where a notice leads within the page. */
export const pathOf = ({ gameId, body }: Notice): string =>
  `#/online/table/${gameId}${body.invitation ? `/${body.invitation}` : ''}`;

const titleOf = (t: Text, { title, scenario }: Notice): string =>
  title || (isScenario(scenario) ? t.scenarios(scenario as ScenarioId).title : scenario);

/** Words for notices; `now` tells how much time is left. */
export class Wording {
  private readonly publicUrl: string | undefined;
  private readonly now: () => number;

  constructor(publicUrl: string | undefined, now: () => number) {
    this.publicUrl = publicUrl;
    this.now = now;
  }

  readonly words = async (notice: Notice, language: string): Promise<NoticeWords> => {
    const t = await loadText(language);
    return {
      title: titleOf(t, notice),
      line: this.line(t, notice),
      link: this.publicUrl && `${this.publicUrl}/${pathOf(notice)}`,
    };
  };

  readonly push = async (notice: Notice, language: string): Promise<PushWords> => {
    const { title, line } = await this.words(notice, language);
    return { title, line, path: pathOf(notice), tag: notice.gameId };
  };

  readonly letter = async (
    notice: Notice,
    language: string,
  ): Promise<{ readonly subject: string; readonly text: string }> => {
    const { letters, online } = await loadText(language);
    const { title, line, link = '' } = await this.words(notice, language);
    const settings = `${this.publicUrl}/#/online/notices`;
    return {
      subject: online.notices.subject[notice.kind](title),
      text: letters.notice(line, link, settings),
    };
  };

  private line(t: Text, notice: Notice): string {
    const { kind, body } = notice;
    const until = body.deadline ? Date.parse(body.deadline) - this.now() : undefined;
    return t.online.notices.line[kind]({
      title: titleOf(t, notice),
      by: body.by ?? body.name ?? '',
      left: until === undefined ? undefined : t.online.clock.time(until),
    });
  }
}

/** The letter by which somebody proves that an address is theirs. */
export async function codeLetter(name: string, code: string, language: string) {
  const { letters } = await loadText(language);
  return letters.code(name, code);
}
