import { LEGION_RECALL } from '../data/figures.ts';
import { place } from '../effect/pieces.ts';
import type { Draft } from '../model/draft.ts';
import { AREA, NATION } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { armiesInPlay } from '../query/occupation.ts';
import { romanReinforcements } from '../query/reinforcements.ts';
import { infantrySupply } from '../query/supply.ts';

/**
 * What only the Romans have: reinforcements and legion withdrawal (ROM); Limes points are with the other points for
 * areas.
 */

/** They land this turn like any unit at sea (ROM-3); never more than there are pieces (ROM-4). */
export function reinforceRomans(d: Draft): void {
  const due = romanReinforcements(d.s.round, armiesInPlay(d.s, NATION.romans));
  const count = Math.min(due, infantrySupply(d.s, NATION.romans));
  place(d, NATION.romans, AREA['english-channel'], 'infantry', count, 'reinforcements');
}

/** Roman armies that leave Britain at the end of the round-2 turn (ROM-5). */
export const legionsToWithdraw = (s: GameState): number =>
  s.nation === NATION.romans && s.round === LEGION_RECALL.round
    ? Math.max(0, armiesInPlay(s, NATION.romans) - LEGION_RECALL.stay)
    : 0;
