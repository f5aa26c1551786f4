import { type GameEvent, type GameState, nationOf } from '@bretwalda/engine';
import type { Travel } from '../map/types.ts';

const MOVES: readonly GameEvent['type'][] = ['moved', 'retreated', 'withdrew', 'displaced'];

/** The moves that the board shows. */
export function travelsOf(events: readonly GameEvent[], after: GameState, key: string): readonly Travel[] {
  return events.flatMap((event, i) => {
    if (!MOVES.includes(event.type) || !('from' in event)) return [];
    const { nation, unit, count, from, to } = event;
    const leader = event.leader ? (after.leaders[nationOf(nation)]?.id ?? null) : null;
    return [{ key: `${key}.${i}`, nation, unit, count, leader, from, to }];
  });
}

const NOTEWORTHY: readonly GameEvent['type'][] = [
  'round-started',
  'leader-entered',
  'leader-left',
  'leader-eliminated',
  'submitted',
  'submission-ended',
  'bretwalda',
  'king',
  'fort-destroyed',
  'replaced',
  'game-over',
];

/** Is it worth a notice above the map (UI-78, UI-80)? */
export const isNoteworthy = (event: GameEvent): boolean => NOTEWORTHY.includes(event.type);
