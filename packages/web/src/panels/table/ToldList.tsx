import type { SeenEvent } from '@bretwalda/protocol';
import { useMemo } from 'react';
import { type Text, useText } from '../../language/language.ts';
import { momentOf } from '../../online/dates.ts';
import { settledProposals } from '../../online/proposals.ts';
import styles from './ToldList.module.css';
import { levelName, useTableScene } from './use-table.ts';

/** What happened at the table beside the game, the newest on top. */
export function ToldList() {
  const all = useText();
  const events = useTableScene((s) => s.events);
  const lines = useMemo(() => toldLines(all, events), [all, events]);
  if (lines.length === 0) return <p className="small muted">{all.online.play.told.nothing}</p>;
  return (
    <ol className={styles.list} data-testid="told">
      {lines.map(({ seq, at, text }) => (
        <li key={seq} className="small">
          <time className="tiny muted" dateTime={at}>
            {new Intl.DateTimeFormat(all.start.locale, { dateStyle: 'short', timeStyle: 'short' }).format(
              new Date(at),
            )}
          </time>{' '}
          {text}
        </li>
      ))}
    </ol>
  );
}

interface ToldLine {
  readonly seq: number;
  readonly at: string;
  readonly text: string;
}

function toldLines(all: Text, events: readonly SeenEvent[]): readonly ToldLine[] {
  const settled = new Map(settledProposals(events).map((one) => [one.seq, one]));
  return events
    .flatMap(({ seq, at, kind, body }) => {
      const text = kind === 'settled' ? settledText(all, settled.get(seq)) : toldText(all, kind, body);
      return text ? [{ seq, at, text }] : [];
    })
    .reverse();
}

function toldText(all: Text, kind: string, body: unknown): string | undefined {
  const t = all.online.play.told;
  const { name = '', level = null, by = '', until = '' } = body as Readonly<Record<string, string>>;
  switch (kind) {
    case 'joined':
      return t.joined(name);
    case 'left':
      return t.left(name);
    case 'began':
      return t.began;
    case 'out-of-time':
      return t.outOfTime(name);
    case 'stand-in':
      return t.standIn(name, levelName(all, level));
    case 'replacement-wanted':
      return t.wanted(name);
    case 'came-back':
      return t.cameBack(name);
    case 'taken-over':
      return t.takenOver(name);
    case 'gave-up':
      return t.gaveUp(name);
    case 'vacation':
      return t.vacation(name, momentOf(until, all.start.locale));
    case 'vacation-over':
      return t.vacationOver(name);
    case 'paused':
      return t.paused;
    case 'resumed':
      return t.resumed;
    case 'ended':
      return t.ended;
    case 'rematch':
      return t.rematch(by);
    default:
      return undefined;
  }
}

/** What was agreed on and carried out is told by itself, but for an undo. */
function settledText(
  all: Text,
  settled: ReturnType<typeof settledProposals>[number] | undefined,
): string | undefined {
  const t = all.online.play.told;
  if (!settled) return undefined;
  const { agreed, proposal } = settled;
  if (agreed) return proposal.kind === 'undo' ? t.undone(0) : undefined;
  if (proposal.kind === 'absent') return t.refused.absent(proposal.body.name ?? '');
  return t.refused[proposal.kind];
}
