import type { GameEvent, GameState, Seat, SeenHistory } from '@bretwalda/engine';
import type { Happening } from '@bretwalda/text';
import type { Settings } from '../base/settings.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Removed = EventOf<'removed'>;

export type { Happening };

/** What goes away over several answers is told once, when it begins. */
const LEAVING: Readonly<Partial<Record<Removed['why'], Pick<Happening, 'kind' | 'nation'>>>> = {
  reduction: { kind: 'recall', nation: 'romans' },
  departure: { kind: 'cnut-leaves', nation: 'danes' },
  'roman-departure': { kind: 'romans-leave', nation: 'romans' },
};

/** Why pieces are being taken away, if they are. */
function leavingIn({ pending }: GameState): Removed['why'] | undefined {
  if (pending?.kind === 'replace') return 'roman-departure';
  return pending?.kind === 'remove' ? pending.why : undefined;
}

/** What the entry with a number brought about. */
export function happeningsOf(history: SeenHistory, seq = history.events.length - 2): readonly Happening[] {
  const events = history.events[seq + 1] ?? [];
  const all = events.flatMap((event) => happeningOf(event, events, history, seq) ?? []);
  const earlier = history.states[seq];
  const after = history.states[seq + 1];
  const whys = [...events.map((e) => (e.type === 'removed' ? e.why : undefined)), after && leavingIn(after)];
  const why = whys.find((one) => one && LEAVING[one] && (!earlier || leavingIn(earlier) !== one));
  const leaving = why && LEAVING[why];
  if (!leaving) return all;
  const freed = why === 'roman-departure' ? events.filter((e) => e.type === 'submission-ended') : [];
  return [...all, { ...leaving, events: freed }];
}

function happeningOf(
  event: GameEvent,
  events: readonly GameEvent[],
  history: SeenHistory,
  seq: number,
): Happening | undefined {
  const scored = (reason: EventOf<'points'>['reason']) =>
    events.filter((e) => e.type === 'points' && e.reason === reason);
  switch (event.type) {
    case 'leader-entered':
    case 'leader-left':
    case 'leader-eliminated': {
      const { type: kind, nation, leader } = event;
      const freed = events.filter((e) => e.type === 'submission-ended' && e.nation === nation);
      return { kind, nation, leader, events: kind === 'leader-entered' ? [event, ...freed] : [event] };
    }
    case 'submitted':
      return { kind: 'submitted', nation: event.nation, events: [event, ...scored('special')] };
    case 'bretwalda': {
      const votes = votesBefore(history, seq);
      const nation = event.nation ?? votes[0]?.for;
      return nation && { kind: 'bretwalda', nation, events: [...votes, event, ...scored('bretwalda')] };
    }
    case 'king':
      return event.nation === null
        ? undefined
        : { kind: 'king', nation: event.nation, events: [event, ...scored('king')] };
    default:
      return undefined;
  }
}

/** The votes of this election: in the open they were cast one by one. */
function votesBefore({ events, journal }: SeenHistory, seq: number): readonly EventOf<'voted'>[] {
  let first = seq + 1;
  while (first > 0 && journal[first - 1]?.action?.type === 'vote') first--;
  return events.slice(first + 1, seq + 2).flatMap((some) => some.filter((e) => e.type === 'voted'));
}

/** Those that wait for the people at the screen; nothing waits when motion is off. */
export const shownHappenings = (
  people: readonly Seat[],
  game: SeenHistory,
  { motion, events }: Settings,
  seq?: number,
): readonly Happening[] => (events && motion !== 'off' && people.length > 0 ? happeningsOf(game, seq) : []);
