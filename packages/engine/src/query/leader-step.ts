import { type Area, isSea, isStep, isStrait, type Nation } from '../model/ids.ts';
import { type GameState, type Kind, type Leader, SEA_USED, STOPPED } from '../model/state.ts';
import { leaderAllowance } from './allowance.ts';
import type { Mover } from './mover.ts';
import { armiesIn, burhsIn, isContested } from './occupation.ts';
import { costOf, isStraitPartOfMove, sailsOn, spentAfter } from './step-cost.ts';
import { has } from './version.ts';

/** One step of a leader: is it legal, and what is the result; and who must stay with him (LDR). */

export type LeaderStepProblem =
  | 'move-not-adjacent'
  | 'move-strait'
  | 'move-stopped'
  | 'move-second-sea'
  | 'landing-forbidden'
  | 'leader-alone'
  | 'leader-spent';

/** Why the leader may not step to `to`, alone or together with armies of some kind (LDR-7). */
export function leaderStepProblem(
  m: Mover,
  leader: Leader,
  to: Area,
  company: Kind | null,
): LeaderStepProblem | undefined {
  const from = leader.at;
  if (!isStep(from, to)) return 'move-not-adjacent';
  if (leader.flags & STOPPED) return 'move-stopped';
  const left = leaderAllowance(m.rules, company) - leader.spent;
  if (isStrait(from, to)) {
    if (!mayLeaderCross(m, leader, left)) return 'move-strait';
  } else if (left < (isSea(to) ? 2 : 1)) return 'leader-spent'; // he must land again
  if (isSea(to)) {
    if (leader.flags & SEA_USED && !(isSea(from) && sailsOn(m.rules))) return 'move-second-sea';
    if (!isSea(from) && isSea(leader.start)) return 'move-second-sea';
  }
  if (company === null) {
    if (isSea(to) || isContested(m.s, from) || armiesIn(m.s, m.nation, to) === 0) return 'leader-alone';
    if (isSea(from) && isSea(leader.withdrawTo) && !m.rules.mayLand[m.nation]?.[to])
      return 'landing-forbidden';
  }
  return undefined;
}

/** LDR-10, DIG-7. */
const mayLeaderCross = (m: Mover, leader: Leader, left: number): boolean =>
  isStraitPartOfMove(m.rules) ? left >= 2 : leader.spent === 0;

export function leaderAfterStep(m: Mover, leader: Leader, to: Area, company: Kind | null): Leader {
  const allowance = leaderAllowance(m.rules, company);
  const ends = isStrait(leader.at, to) && !isStraitPartOfMove(m.rules);
  let flags = leader.flags;
  if (ends || (company === null && isContested(m.s, to))) flags |= STOPPED; // RUL-35
  if (isSea(to)) flags |= SEA_USED;
  return {
    id: leader.id,
    at: to,
    start: leader.start,
    withdrawTo: leader.withdrawTo,
    spent: ends ? allowance : spentAfter(leader.spent, costOf(m.rules, leader.at, to), allowance),
    flags,
    from: leader.at,
  };
}

/**
 * How many armies may leave an area without the leader who stands there: one must stay, even if there is a burh
 * (RUL-53).
 */
export const mayLeaveLeader = (s: GameState, nation: Nation, area: Area): number =>
  armiesIn(s, nation, area) - 1 + (has(s, 'burhHoldsNoLeaderBack') ? 0 : burhsIn(s, nation, area));

/** Does the leader stand in an area that the last army of his nation would leave (LDR-5, LDR-15)? */
export const leavesLeaderAlone = (s: GameState, nation: Nation, area: Area, leaving: number): boolean =>
  s.leaders[nation]?.at === area && leaving > mayLeaveLeader(s, nation, area);
