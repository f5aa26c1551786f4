import { type Area, isSea, LAND_COUNT, type Nation, stepsFrom } from '../model/ids.ts';
import { addTo, numberAt } from '../model/readers.ts';
import { type GameState, type Group, type Leader, SEA_USED } from '../model/state.ts';
import { isPassage } from './attack.ts';
import { isSeaOpen } from './moment.ts';
import { stackSizeIn } from './occupation.ts';
import { normalLimit, overstackLimit, stackingExcess } from './stacking.ts';
import {
  afterStep,
  explore,
  isDone,
  isLed,
  leaderAfterStep,
  leaderStepProblem,
  leavesLeaderAlone,
  mayLeave,
  stepProblem,
} from './step.ts';

/** Can the armies of a group make this step, by themselves or with the leader beside them? */
function canStep(s: GameState, nation: Nation, group: Group, to: Area): boolean {
  if (!stepProblem(s, nation, group, to, isLed(s, nation, group, to, false))) return true;
  const leader = s.leaders[nation];
  if (!leader || leader.at !== group.at || leaderStepProblem(s, nation, leader, to, true)) return false;
  return !stepProblem(s, nation, group, to, isLed(s, nation, group, to, true));
}

/** Land areas where a group can end its move by itself. */
export function reachableEnds(s: GameState, nation: Nation, group: Group): Area[] {
  const ends: Area[] = [];
  explore(s, nation, group, (area) => {
    if (!isSea(area) && !isPassage(s, nation, area) && !ends.includes(area)) ends.push(area);
    return false;
  });
  return ends;
}

/** Land areas where a group can end its move with the leader at its side, if he is there. */
export function reachableWithLeader(s: GameState, nation: Nation, group: Group): Area[] {
  const leader = s.leaders[nation];
  if (!leader || leader.at !== group.at) return [];
  const ends: Area[] = [];
  const queue: (readonly [Group, Leader])[] = [[group, leader]];
  for (const [g, l] of queue)
    for (const to of stepsFrom(g.at)) {
      if (leaderStepProblem(s, nation, l, to, true)) continue;
      const led = isLed(s, nation, g, to, true);
      if (stepProblem(s, nation, g, to, led)) continue;
      queue.push([afterStep(s, nation, g, to, led), leaderAfterStep(s, l, to, true)]);
      if (!isSea(to) && !ends.includes(to)) ends.push(to);
    }
  return ends;
}

/** May a unit that stands at sea stay there at the end of this Movement Phase: has it not sailed (SEA-12)? */
const mayStayAtSea = (s: GameState, group: Group): boolean => !(group.flags & SEA_USED) && isSeaOpen(s);

/** A sea from which some unit must and can still land (SEA-6), or undefined. */
export function mustLandFrom(s: GameState, nation: Nation): Area | undefined {
  for (const g of s.groups) {
    if (!isSea(g.at) || mayStayAtSea(s, g)) continue;
    for (const to of stepsFrom(g.at)) if (canStep(s, nation, g, to)) return g.at;
  }
  return undefined;
}

/** Are there still moves that would fix or reduce an illegal stack (STK-8)? */
export function canReduceExcess(s: GameState, nation: Nation): boolean {
  const excess = stackingExcess(s, nation);
  if (excess === 0) return false;
  return (
    crowdedAreas(s, nation).some((area) => canSendOneAway(s, nation, area)) || leastExcess(s, nation) < excess
  );
}

const crowdedAreas = (s: GameState, nation: Nation): Area[] =>
  [...new Set(s.groups.map((g) => g.at))].filter(
    (area) => !isSea(area) && stackSizeIn(s, nation, area) > normalLimit(nation, area),
  );

/** How far the armies beyond the limits could be reduced by moving out of crowded areas (RUL-138). */
export const leastExcess = (s: GameState, nation: Nation): number =>
  Math.min(thinOut(s, nation, false), thinOut(s, nation, true));

/** The usual way: one army moves to where there is room. */
function canSendOneAway(s: GameState, nation: Nation, area: Area): boolean {
  if (mayLeave(s, nation, area) === 0 || leavesLeaderAlone(s, nation, area, 1)) return false;
  const excess = stackingExcess(s, nation);
  const change = new Array<number>(LAND_COUNT).fill(0);
  return s.groups.some(
    (group) =>
      group.at === area &&
      !isDone(s, nation, group) &&
      explore(
        s,
        nation,
        group,
        (to) =>
          !isSea(to) &&
          !isPassage(s, nation, to) &&
          stackingExcess(s, nation, moved(change, area, to)) < excess,
      ),
  );
}

/** Moves armies out of crowded areas one by one, on paper, as long as that makes nothing worse. */
function thinOut(s: GameState, nation: Nation, withLeader: boolean): number {
  let now = stackingExcess(s, nation);
  let change: readonly number[] = new Array<number>(LAND_COUNT).fill(0);
  for (const area of crowdedAreas(s, nation)) {
    let left = mayLeave(s, nation, area);
    const led = withLeader && s.leaders[nation]?.at === area;
    if (!led) while (left > 0 && leavesLeaderAlone(s, nation, area, left)) left--;
    for (const group of s.groups) {
      if (group.at !== area) continue;
      const ends = led ? reachableWithLeader(s, nation, group) : reachableEnds(s, nation, group);
      for (let n = group.count; n > 0 && left > 0; n--) {
        const end = ends.find(
          (to) =>
            stackSizeIn(s, nation, to) + numberAt(change, to) < overstackLimit(to) &&
            stackingExcess(s, nation, moved(change, area, to)) <= now,
        );
        if (end === undefined) break;
        change = moved(change, area, end);
        now = stackingExcess(s, nation, change);
        left--;
      }
    }
  }
  return now;
}

function moved(change: readonly number[], from: Area, to: Area): number[] {
  const next = change.slice();
  addTo(next, from, -1);
  addTo(next, to, 1);
  return next;
}
