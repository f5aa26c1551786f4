import { makeGroup } from '../model/group.ts';
import {
  type Area,
  coastOf,
  DIFFICULT,
  isSea,
  isStep,
  isStrait,
  NATION_COUNT,
  stepsFrom,
} from '../model/ids.ts';
import { numberAt } from '../model/readers.ts';
import { ALONE, type Group, HALTED, type Leader, ROAD_ONLY, SEA_USED, STOPPED } from '../model/state.ts';
import { allowanceOf } from './allowance.ts';
import { attackForbiddenBy, isPassage } from './attack.ts';
import { leaderAfterStep, leaderStepProblem } from './leader-step.ts';
import type { Mover } from './mover.ts';
import { armiesIn } from './occupation.ts';
import { isRoadArea, roadsCrossStraits } from './roads.ts';
import { costOf, isStraitPartOfMove, sailsOn, spentAfter } from './step-cost.ts';
import { BOATS, bit, RAID } from './tables.ts';
import { raidsFromLand } from './traits.ts';

/**
 * One step of a group: is it legal, and what is the result (MOV, OVR, SEA, ROAD, LDR)? Legal moves,
 * refusals and reach all use these functions, so they cannot disagree.
 */

const isRoadStep = (m: Mover, from: Area, to: Area): boolean =>
  m.usesRoads &&
  !isSea(to) &&
  !isSea(from) &&
  (!isStrait(from, to) || roadsCrossStraits(m.s)) &&
  isRoadArea(m.s, from) &&
  isRoadArea(m.s, to);

/** Armies on the border of two seas land from either (X-REI-1, X-MOV-3). */
const isBorderLanding = (m: Mover, from: Area, to: Area): boolean =>
  isSea(from) && !isSea(to) && borderSea(m) !== undefined && coastOf(borderSea(m) as Area).includes(to);

const borderSea = (m: Mover): Area | undefined => m.rules.otherSea[m.s.round * NATION_COUNT + m.nation];

/** Everything one step away for a nation: from the border of two seas also the coast of the second. */
export function stepsFor(m: Mover, from: Area): readonly Area[] {
  const other = isSea(from) ? borderSea(m) : undefined;
  return other === undefined ? stepsFrom(from) : [...new Set([...stepsFrom(from), ...coastOf(other)])];
}

/** Did its last step lead over a strait? */
export const hasCrossed = ({ at, retreatTo }: Group): boolean => isStrait(retreatTo, at);

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

/** Why a group may not go on to `to`, or undefined. `led`: the leader goes with it or has just gone there. */
export function stepProblem(m: Mover, group: Group, to: Area, led: boolean): StepProblem | undefined {
  const problem = bareProblem(m, group, to, led);
  return problem === undefined && m.passes && isPassage(m.s, m.nation, to)
    ? passageProblem(m, group, to, led)
    : problem;
}

/** SUB-22: armies that enter a subject's area must be able to leave it again. */
function passageProblem(m: Mover, group: Group, to: Area, led: boolean): StepProblem | undefined {
  const leader = led ? m.leader : null;
  const there = leader && leader.at !== to ? leaderAfterStep(m, leader, to, group.kind) : leader;
  const next = afterStep(m, group, to, led);
  return canGoOn(m, next, there) ? undefined : 'subject-no-way-on';
}

/** The same, without checking whether armies that enter a subject's area can leave it again. */
function bareProblem(m: Mover, group: Group, to: Area, led: boolean): StepProblem | undefined {
  const from = group.at;
  const flags = group.flags;
  if (!isStep(from, to) && !isBorderLanding(m, from, to)) return 'move-not-adjacent';
  if (flags & STOPPED) return 'move-stopped';
  if (isRoadStep(m, from, to)) {
    if (wasThere(group.trail, to)) return 'move-in-circles';
  } else {
    if (flags & ROAD_ONLY) return 'move-road-only'; // ROAD-5, ROAD-8
    if (flags & HALTED && !led) return hasCrossed(group) ? 'move-stopped' : 'move-difficult'; // MOV-4, LDR-8, DIG-7
    if (isStrait(from, to)) {
      if (!mayCross(m, group, led)) return 'move-strait';
    } else if (group.spent + 1 > allowanceOf(m.rules, m.nation, group.kind, led)) return 'move-allowance';
  }
  return isSea(to) ? seaProblem(m, group, to, led) : landProblem(m, group, to);
}

/**
 * A strait takes the whole move, though Romans may have come by road (MOV-8, ROAD-8); or two areas of it, so that none is
 * left for a boat (DIG-7, SEA-19).
 */
function mayCross(m: Mover, group: Group, led: boolean): boolean {
  if (isStraitPartOfMove(m.rules)) return group.spent + 2 <= allowanceOf(m.rules, m.nation, group.kind, led);
  return group.spent === 0 && (group.at === group.start || m.usesRoads);
}

/** How far a sea is closed to a nation (SEA-7, RUL-132). */
const closure = (m: Mover, sea: Area): number => m.rules.closedSea[m.nation]?.[sea] as number;

function seaProblem(m: Mover, group: Group, to: Area, led: boolean): StepProblem | undefined {
  const isAtSea = isSea(group.at);
  if (group.flags & SEA_USED && !(isAtSea && sailsOn(m.rules))) return 'move-second-sea'; // SEA-2, SEA-11
  if (isAtSea) {
    if (closure(m, to) > 0) return 'sea-closed'; // SEA-7
  } else {
    if (!(m.status & BOATS)) return 'move-no-boats'; // SEA-20
    if (isSea(group.start)) return 'move-second-sea'; // SEA-17
    if (isSea(group.withdrawTo) && closure(m, to) === 2) return 'sea-closed'; // SEA-7, RUL-132
  }
  // SEA-12: whoever enters a sea must be able to land.
  const sailed = afterStep(m, group, to, led);
  const onward = sailsOn(m.rules) ? stepsFrom(to) : coastOf(to);
  const canLand = onward.some((next) => !stepProblem(m, sailed, next, led));
  return canLand ? undefined : 'move-no-landing';
}

function landProblem(m: Mover, group: Group, to: Area): StepProblem | undefined {
  const bound = isSea(group.at) && (isSea(group.withdrawTo) || isSea(group.start));
  if (bound && !m.rules.mayLand[m.nation]?.[to]) return 'landing-forbidden'; // SEA-7
  return attackForbiddenBy(m.s, m.nation, to) === undefined ? undefined : 'attack-forbidden';
}

/** From a subject's area, where they may not stop: can armies move on legally, alone or with the leader there? */
function canGoOn(m: Mover, group: Group, leader: Leader | null): boolean {
  const isEnd = (area: Area) => !isSea(area) && !isPassage(m.s, m.nation, area);
  return explore(m, group, isEnd) || (leader !== null && exploreLed(m, group, leader, isEnd));
}

/**
 * Moves a group, without its leader, to everything it can reach; stops and returns true when `found` is true of an
 * area. Free road steps cannot go in circles, since every state is visited once.
 */
export function explore(m: Mover, group: Group, found: (area: Area) => boolean): boolean {
  const queue: Group[] = [group];
  for (const at of queue)
    for (const to of stepsFor(m, at.at)) {
      if (bareProblem(m, at, to, at === group && isLed(m, at, to, false))) continue;
      const step = afterStep(m, at, to, false);
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

/** The same with the leader at its side all the way (LDR-8). */
export function exploreLed(m: Mover, group: Group, leader: Leader, found: (area: Area) => boolean): boolean {
  const queue: (readonly [Group, Leader])[] = [[group, leader]];
  for (const [g, l] of queue)
    for (const to of stepsFor(m, g.at)) {
      if (leaderStepProblem(m, l, to, g.kind)) continue;
      const led = isLed(m, g, to, true);
      if (bareProblem(m, g, to, led)) continue;
      if (found(to)) return true;
      queue.push([afterStep(m, g, to, led), leaderAfterStep(m, l, to, g.kind)]);
    }
  return false;
}

/** The group, with its history, one step further. */
export function afterStep(m: Mover, group: Group, to: Area, led: boolean): Group {
  const from = group.at;
  const road = isRoadStep(m, from, to);
  let flags = group.flags;
  if (!led && m.leader) flags |= ALONE;
  if (isSea(to)) flags |= SEA_USED;
  else if (!road && isStrait(from, to)) flags |= haltAtStrait(m, group, to, led);
  else if (!road && DIFFICULT[to] && m.rules.ways.difficultLand === 'halts')
    flags |= m.usesRoads && isRoadArea(m.s, to) ? ROAD_ONLY : HALTED;
  return makeGroup(
    to,
    group.kind,
    group.count,
    group.start,
    returnsToStart(m, group) ? group.start : from,
    isRaidFromLand(m, to) ? group.start : group.withdrawTo,
    road ? group.spent : spentBy(m, group, to, led), // ROAD-2
    flags,
    road ? addToTrail(addToTrail(group.trail, from), to) : 0,
  );
}

/** What a step that is not by road leaves spent of a group's allowance. */
function spentBy(m: Mover, group: Group, to: Area, led: boolean): number {
  const cost = costOf(m.rules, group.at, to);
  if (cost === 1) return group.spent + 1;
  const allowance = allowanceOf(m.rules, m.nation, group.kind, led);
  const takesAll = isStrait(group.at, to) && !isStraitPartOfMove(m.rules); // MOV-8
  return takesAll ? Math.max(m.rules.figures.longMarch, allowance) : spentAfter(group.spent, cost, allowance);
}

/** The end of the move, unless Romans go on by road (MOV-8, ROAD-8) or a leader takes them along (DIG-7). */
function haltAtStrait(m: Mover, group: Group, to: Area, led: boolean): number {
  if (isStraitPartOfMove(m.rules)) return led ? HALTED : STOPPED;
  const byRoad =
    m.rules.ways.straitRoads !== 'before' && m.usesRoads && group.at === group.start && isRoadArea(m.s, to);
  return byRoad ? ROAD_ONLY : STOPPED;
}

/** Do attackers retreat to where they began, not to the area they came from (RET-10, RET-11, DIG-15)? */
function returnsToStart(m: Mover, { at, start, withdrawTo }: Group): boolean {
  if (isSea(at)) return true;
  const ways = m.rules.ways;
  if (isSea(start) && ways.invadersRetreat === 'to-start') return true;
  if (ways.raidersRetreat !== 'to-start' || !(m.status & RAID)) return false;
  return raidsFromLand(m.s, m.nation) || (isSea(start) && isSea(withdrawTo));
}

/** A raid that may go back to the land it began in: by boat (RAID-9), or by land too (DIG-14). */
const isRaidFromLand = (m: Mover, to: Area): boolean =>
  (m.status & RAID) !== 0 &&
  raidsFromLand(m.s, m.nation) &&
  (isSea(to) || m.rules.ways.raiders === 'newcomers');

const onTrail = (g: Group, trail: number): Group =>
  makeGroup(g.at, g.kind, g.count, g.start, g.retreatTo, g.withdrawTo, g.spent, g.flags, trail);

const addToTrail = (trail: number, area: Area): number => (wasThere(trail, area) ? trail : trail + bit(area));

/** Can this group certainly not move any more? A quick test that saves the full one. */
export function isDone(m: Mover, group: Group): boolean {
  const { flags, at } = group;
  if (flags & STOPPED) return true;
  if (m.usesRoads) {
    if (!isSea(at) && isRoadArea(m.s, at)) return false; // free steps may be left
    if (flags & ROAD_ONLY) return true;
  } else if (!(flags & ALONE)) {
    const { leader } = m;
    if (leader && (leader.at === at || leader.from === at)) return false; // he may lead them on
  }
  return (flags & HALTED) !== 0 || group.spent >= allowanceOf(m.rules, m.nation, group.kind, false);
}

/**
 * How many of `count` armies may step into `to` if they must halt there: more than the overstack holds could neither
 * stay nor leave again (STK-2, STK-3, RUL-140).
 */
export function roomToHalt(m: Mover, group: Group, to: Area, count: number): number {
  if (!DIFFICULT[to] || armiesIn(m.s, m.nation, to) + count <= numberAt(m.rules.overstackLimit, to))
    return count;
  if (m.rules.ways.difficultLand === 'open') return count;
  const { leader } = m;
  if (leader && !(group.flags & ALONE) && (leader.at === group.at || leader.at === to)) return count;
  if (m.usesRoads && isRoadArea(m.s, to)) return count;
  let halted = 0;
  for (const g of m.s.groups) if (g.at === to && isDone(m, g)) halted += g.count;
  return Math.max(0, Math.min(count, numberAt(m.rules.overstackLimit, to) - halted));
}

/** Can this group be led to `to`: does the leader go along, or did his last step go the same way (LDR-8, LDR-9)? */
export function isLed(m: Mover, group: Group, to: Area, leaderGoes: boolean): boolean {
  if (group.flags & ALONE) return false;
  if (leaderGoes) return true;
  const { leader } = m;
  return leader !== null && leader.at === to && leader.from === group.at;
}
