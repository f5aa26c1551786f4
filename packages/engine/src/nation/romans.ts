import { place } from '../effect/pieces.ts';
import type { Draft } from '../model/draft.ts';
import { AREA, NATION } from '../model/ids.ts';
import { calendarOf, figuresOf, rulesOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { armiesInPlay } from '../query/occupation.ts';
import { reinforcementsDue } from '../query/reinforcements.ts';
import { infantrySupply } from '../query/supply.ts';

/**
 * What only the Romans have: reinforcements and legion withdrawal (ROM); Limes points are with the other points for
 * areas.
 */

/** They land this turn like any unit at sea (ROM-3); never more than there are pieces (ROM-4). */
export function reinforceRomans(d: Draft): void {
  const { nation } = d.s;
  const due = reinforcementsDue(d.s, d.s.round, armiesInPlay(d.s, nation));
  const count = Math.min(due, infantrySupply(d.s, nation));
  place(d, nation, AREA[rulesOf(d.s).reinforcements.sea], 'infantry', count, 'reinforcements');
}

/** Roman armies that leave Britain at the end of the round-2 turn: all beyond twelve (ROM-5), or two (DIG-36). */
export function legionsToWithdraw(s: GameState): number {
  if (s.nation !== NATION.romans || s.round !== calendarOf(s).legionsRecalled) return 0;
  const { legionsStay, legionsLeave } = figuresOf(s);
  const beyond = armiesInPlay(s, NATION.romans) - legionsStay;
  return beyond <= 0 ? 0 : legionsLeave || beyond;
}
