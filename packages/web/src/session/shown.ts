import { type GameEvent, type GameState, nationOf } from '@bretwalda/engine';
import type { Gain, Travel } from '../map/board-types.ts';

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

type PlacedWhy = Extract<GameEvent, { type: 'placed' }>['why'];

/** Units that somebody places one by one; others come in heaps, with a notice or a leader of their own. */
const SINGLE: readonly PlacedWhy[] = ['population', 'king', 'special', 'boudicca'];

/** New armies and burhs that the board tells of (UI-64). */
export function gainsOf(events: readonly GameEvent[], key: string): readonly Gain[] {
  return events.flatMap((event, i) => {
    if (event.type !== 'placed' || !SINGLE.includes(event.why)) return [];
    const { nation, area, count } = event;
    return [{ key: `${key}.${i}`, nation, area, count }];
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
