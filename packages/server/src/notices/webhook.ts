import type { Notice, Way } from './notice.ts';
import { post, type Resolve, targetOf } from './target.ts';
import type { NoticeWords } from './words.ts';

const PAUSE_MS = 5000;

export const webhookWay = (
  wordsFor: (notice: Notice, language: string) => Promise<NoticeWords>,
  resolve?: Resolve,
): Way => ({
  kind: 'webhook',
  pause: PAUSE_MS,
  async send({ url, language }, notice) {
    const body = JSON.stringify(hookBody(notice, await wordsFor(notice, language)));
    const headers = { 'content-type': 'application/json' };
    const status = await post(await targetOf(String(url), resolve), { headers, body });
    if (status === 410) return false;
    if (status < 200 || status >= 300) throw new Error(`The webhook answered ${status}.`);
    return true;
  },
});

/** What programs read, and under `text` and `content` what services of messages show; nobody is called by a name in it. */
export function hookBody({ kind, gameId, at }: Notice, { title, line, link }: NoticeWords): object {
  const words = [line.replace(/[<>]/g, ''), link].filter(Boolean).join('\n');
  return {
    kind,
    game: gameId,
    title,
    at: at.toISOString(),
    ...(link && { link }),
    text: words,
    content: words,
    allowed_mentions: { parse: [] },
  };
}
