import { makeGroup } from '../model/group.ts';
import {
  type Area,
  CLOSED_SEA,
  coastOf,
  DIFFICULT,
  isSea,
  isStep,
  isStrait,
  MAY_LAND,
  NATION,
  type Nation,
  stepsFrom,
} from '../model/ids.ts';
import { holderOf } from '../model/readers.ts';
import {
  ALONE,
  type GameState,
  type Group,
  HALTED,
  type Leader,
  ROAD_ONLY,
  SEA_USED,
  STOPPED,
} from '../model/state.ts';
import { allowanceOf, LEADER_ALLOWANCE } from './allowance.ts';
import { attackForbiddenBy, isPassage } from './attack.ts';
import { armiesIn, burhsIn, fightersIn, isContested } from './occupation.ts';
import { isRoadArea } from './roads.ts';
import { overstackLimit } from './stacking.ts';
import { BOATS, bit, RAID, statusOf } from './tables.ts';
import { usesRoads } from './traits.ts';
import { has } from './version.ts';

/**
 * One step of a group or of a leader: is it legal, and what is the result (MOV, OVR, SEA, ROAD, LDR)? Legal moves,
 * refusals and reach all use these functions, so they cannot disagree.
 */

const isRoadStep = (s: GameState, nation: Nation, from: Area, to: Area): boolean =>
  usesRoads(nation) &&
  !isSea(from) &&
  !isSea(to) &&
  !isStrait(from, to) &&
  isRoadArea(s, from) &&
  isRoadArea(s, to);

const wasThere = (trail: number, area: Area): boolean => Math.floor(trail / bit(area)) % 2 === 1;

/** The code of a refusal; its details depend on who moves (model/violation-details.ts). */
export type StepProblem =
  | 'move-not-adjacent'
  | 'move-allowance'
  | 'move-difficult'
  | 'move-strait'
  | 'move-stopped'
  | 'move-road-only'
  | 'move-in-circles'
  | 'move-no-boats'
  | 'move-second-sea'
  | 'move-no-landing'
  | 'sea-closed'
  | 'landing-forbidden'
  | 'attack-forbidden'
  | 'subject-no-way-on';

export type LeaderStepProblem =
  | 'move-not-adjacent'
  | 'move-strait'
  | 'move-stopped'
  | 'move-second-sea'
  | 'landing-forbidden'
  | 'leader-alone'
  | 'leader-spent';

/** Why a group may not go on to `to`, or undefined. `led`: the leader goes with it or has just gone there. */
export function stepProblem(
  s: GameState,
  nation: Nation,
  group: Group,
  to: Area,
  led: boolean,
): StepProblem | undefined {
  const problem = bareProblem(s, nation, group, to, led);
  if (problem !== undefined || !isPassage(s, nation, to)) return problem;
  return canGoOn(s, nation, afterStep(s, nation, group, to, led)) ? undefined : 'subject-no-way-on'; // SUB-22
}

/** The same, without checking whether Romans who enter a subject's area can leave it again. */
function bareProblem(
  s: GameState,
  nation: Nation,
  group: Group,
  to: Area,
  led: boolean,
): StepProblem | undefined {
  const from = group.at;
  const flags = group.flags;
  if (!isStep(from, to)) return 'move-not-adjacent';
  if (flags & STOPPED) return 'move-stopped';
  if (isRoadStep(s, nation, from, to)) {
    if (wasThere(group.trail, to)) return 'move-in-circles';
  } else {
    if (flags & ROAD_ONLY) return 'move-road-only'; // ROAD-5, ROAD-8
    if (flags & HALTED && !led) return 'move-difficult'; // MOV-4, LDR-8
    if (isStrait(from, to)) {
      // MOV-8: the whole move; Romans may have come by road to the near end (ROAD-8).
      if (group.spent > 0 || (from !== group.start && !usesRoads(nation))) return 'move-strait';
    } else if (group.spent + 1 > allowanceOf(nation, group.kind, led)) return 'move-allowance';
  }
  return isSea(to) ? seaProblem(s, nation, group, to, led) : landProblem(s, nation, group, to);
}

function seaProblem(
  s: GameState,
  nation: Nation,
  group: Group,
  to: Area,
  led: boolean,
): StepProblem | undefined {
  const closed = CLOSED_SEA[nation]?.[to] as number;
  if (group.flags & SEA_USED) return 'move-second-sea'; // SEA-2, SEA-11
  if (isSea(group.at)) {
    if (closed) return 'sea-closed'; // SEA-7
  } else {
    if (!(statusOf(s.round, nation) & BOATS)) return 'move-no-boats'; // SEA-20
    if (isSea(group.start)) return 'move-second-sea'; // SEA-17
    if (closed === 2 && isSea(group.withdrawTo)) return 'sea-closed'; // SEA-7, RUL-132
  }
  // SEA-12: whoever enters a sea must be able to land.
  const sailed = afterStep(s, nation, group, to, led);
  const canLand = coastOf(to).some((coast) => !stepProblem(s, nation, sailed, coast, led));
  return canLand ? undefined : 'move-no-landing';
}

function landProblem(s: GameState, nation: Nation, group: Group, to: Area): StepProblem | undefined {
  if (isSea(group.at) && isSea(group.withdrawTo) && !MAY_LAND[nation]?.[to]) return 'landing-forbidden'; // SEA-7
  return attackForbiddenBy(s, nation, to) === undefined ? undefined : 'attack-forbidden';
}

/** From a subject's area, where Romans may not stop: can they move on legally? */
function canGoOn(s: GameState, nation: Nation, group: Group): boolean {
  return explore(s, nation, group, (area) => !isSea(area) && !isPassage(s, nation, area));
}

/**
 * Moves a group, without its leader, to everything it can reach; stops and returns true when `found` is true of an
 * area. Free road steps cannot go in circles, since every state is visited once.
 */
export function explore(s: GameState, nation: Nation, group: Group, found: (area: Area) => boolean): boolean {
  const queue: Group[] = [group];
  for (const at of queue)
    for (const to of stepsFrom(at.at)) {
      if (bareProblem(s, nation, at, to, at === group && isLed(s, nation, at, to, false))) continue;
      const step = afterStep(s, nation, at, to, false);
      const next = step.spent === at.spent ? onTrail(step, at.trail) : step;
      if (
        queue.some(
          (g) => g.at === to && g.spent <= next.spent && g.flags === next.flags && g.trail === next.trail,
        )
      )
        continue;
      if (found(to)) return true;
      queue.push(next);
    }
  return false;
}

/** The group, with its history, one step further. */
export function afterStep(s: GameState, nation: Nation, group: Group, to: Area, led: boolean): Group {
  const from = group.at;
  const road = isRoadStep(s, nation, from, to);
  let flags = group.flags;
  let spent = group.spent + (road ? 0 : 1); // ROAD-2, MOV-3
  if (!led && s.leaders[nation]) flags |= ALONE;
  if (isSea(to)) flags |= SEA_USED;
  else if (isStrait(from, to)) {
    spent = 3;
    flags |= usesRoads(nation) && from === group.start && isRoadArea(s, to) ? ROAD_ONLY : STOPPED;
  } else if (DIFFICULT[to] && !road) flags |= usesRoads(nation) && isRoadArea(s, to) ? ROAD_ONLY : HALTED;
  const sailsToRaid = nation === NATION.picts && isSea(to) && (statusOf(s.round, nation) & RAID) !== 0;
  return makeGroup(
    to,
    group.kind,
    group.count,
    group.start,
    isSea(from) ? group.start : from, // RET-10, RET-11
    sailsToRaid ? group.start : group.withdrawTo, // RAID-9
    spent,
    flags,
    road ? addToTrail(addToTrail(group.trail, from), to) : 0,
  );
}

const onTrail = (g: Group, trail: number): Group =>
  makeGroup(g.at, g.kind, g.count, g.start, g.retreatTo, g.withdrawTo, g.spent, g.flags, trail);

const addToTrail = (trail: number, area: Area): number => (wasThere(trail, area) ? trail : trail + bit(area));

/** Can this group certainly not move any more? A quick test that saves the full one. */
export function isDone(s: GameState, nation: Nation, group: Group): boolean {
  const { flags, at } = group;
  if (flags & STOPPED) return true;
  if (usesRoads(nation)) {
    if (!isSea(at) && isRoadArea(s, at)) return false; // free steps may be left
    if (flags & ROAD_ONLY) return true;
  } else if (!(flags & ALONE)) {
    const leader = s.leaders[nation];
    if (leader && (leader.at === at || leader.from === at)) return false; // he may lead them on
  }
  return (flags & HALTED) !== 0 || group.spent >= allowanceOf(nation, group.kind, false);
}

/**
 * How many of `count` armies may step into `to` if they must halt there: more than the overstack holds could neither
 * stay nor leave again (STK-2, STK-3, RUL-140).
 */
export function roomToHalt(s: GameState, nation: Nation, group: Group, to: Area, count: number): number {
  if (!DIFFICULT[to] || armiesIn(s, nation, to) + count <= overstackLimit(to)) return count;
  const leader = s.leaders[nation];
  if (leader && !(group.flags & ALONE) && (leader.at === group.at || leader.at === to)) return count;
  if (usesRoads(nation) && isRoadArea(s, to)) return count;
  let halted = 0;
  for (const g of s.groups) if (g.at === to && isDone(s, nation, g)) halted += g.count;
  return Math.max(0, Math.min(count, overstackLimit(to) - halted));
}

/** How many armies the holder of an area stops if others enter it: two for each of his units there (OVR-2). */
export const heldFast = (s: GameState, area: Area): number => 2 * fightersIn(s, holderOf(s, area), area);

/** How many of the armies in an area may leave it now: all, or those that an overrun sets free (OVR-2). */
export function mayLeave(s: GameState, nation: Nation, area: Area): number {
  const here = armiesIn(s, nation, area);
  if (isSea(area) || !isContested(s, area)) return here;
  return Math.max(0, here - heldFast(s, area));
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

/** Why the leader may not step to `to`, alone or together with armies (LDR-7). */
export function leaderStepProblem(
  s: GameState,
  nation: Nation,
  leader: Leader,
  to: Area,
  withArmies: boolean,
): LeaderStepProblem | undefined {
  const from = leader.at;
  if (!isStep(from, to)) return 'move-not-adjacent';
  if (leader.flags & STOPPED) return 'move-stopped';
  if (isStrait(from, to)) {
    if (leader.spent > 0) return 'move-strait'; // LDR-10
  } else if (leader.spent + (isSea(to) ? 2 : 1) > LEADER_ALLOWANCE) return 'leader-spent'; // he must land again
  if (isSea(to) && (leader.flags & SEA_USED || (!isSea(from) && isSea(leader.start))))
    return 'move-second-sea';
  if (!withArmies) {
    if (isSea(to) || isContested(s, from) || armiesIn(s, nation, to) === 0) return 'leader-alone';
    if (isSea(from) && isSea(leader.withdrawTo) && !MAY_LAND[nation]?.[to]) return 'landing-forbidden';
  }
  return undefined;
}

export function leaderAfterStep(s: GameState, leader: Leader, to: Area, withArmies: boolean): Leader {
  const strait = isStrait(leader.at, to);
  let flags = leader.flags;
  if (strait || (!withArmies && isContested(s, to))) flags |= STOPPED; // RUL-35
  if (isSea(to)) flags |= SEA_USED;
  return {
    id: leader.id,
    at: to,
    start: leader.start,
    withdrawTo: leader.withdrawTo,
    spent: strait ? LEADER_ALLOWANCE : leader.spent + 1,
    flags,
    from: leader.at,
  };
}

/** Can this group be led to `to`: does the leader go along, or did his last step go the same way (LDR-8, LDR-9)? */
export function isLed(s: GameState, nation: Nation, group: Group, to: Area, leaderGoes: boolean): boolean {
  if (group.flags & ALONE) return false;
  if (leaderGoes) return true;
  const leader = s.leaders[nation];
  return leader !== null && leader !== undefined && leader.at === to && leader.from === group.at;
}
