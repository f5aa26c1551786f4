import { type Area, BORDERS, isSea, type Nation, STEPS } from '../model/ids.ts';
import { type GameState, type Group, type Leader, SEA_USED } from '../model/state.ts';
import { isPassage } from './attack.ts';
import { bodiesIn } from './occupation.ts';
import { normalLimit, stackingExcess } from './stacking.ts';
import {
  afterStep,
  explore,
  isLed,
  leaderAfterStep,
  leaderStepProblem,
  leavesLeaderAlone,
  mayLeave,
  stepProblem,
} from './step.ts';
import { MAJOR, RAID, statusOf } from './tables.ts';

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
function reachableWithLeader(s: GameState, nation: Nation, group: Group): Area[] {
  const leader = s.leaders[nation];
  if (!leader || leader.at !== group.at) return [];
  const ends: Area[] = [];
  const queue: (readonly [Group, Leader])[] = [[group, leader]];
  for (const [g, l] of queue)
    for (const to of STEPS[g.at] as readonly Area[]) {
      if (leaderStepProblem(s, nation, l, to, true)) continue;
      const led = isLed(s, nation, g, to, true);
      if (stepProblem(s, nation, g, to, led)) continue;
      queue.push([afterStep(s, nation, g, to, led), leaderAfterStep(s, l, to, true)]);
      if (!isSea(to) && !ends.includes(to)) ends.push(to);
    }
  return ends;
}

/** May a unit that stands at sea stay there at the end of this Movement Phase (SEA-5, SEA-12, MAJ-4)? */
function mayStayAtSea(s: GameState, nation: Nation, group: Group): boolean {
  if (group.flags & SEA_USED) return false;
  const status = statusOf(s.round, nation);
  return (status & RAID) !== 0 || ((status & MAJOR) !== 0 && s.half === 1);
}

/** A sea from which some unit must and can still land (SEA-6), or undefined. */
export function mustLandFrom(s: GameState, nation: Nation): Area | undefined {
  return s.groups.find(
    (g) =>
      isSea(g.at) &&
      !mayStayAtSea(s, nation, g) &&
      (STEPS[g.at] as readonly Area[]).some((to) => canStep(s, nation, g, to)),
  )?.at;
}

/** Is there still a move that would cure or reduce an illegal stack (STK-8)? */
export function canReduceExcess(s: GameState, nation: Nation): boolean {
  const excess = stackingExcess(s, nation);
  if (excess === 0) return false;
  const crowded = s.groups.filter(
    (g) => !isSea(g.at) && bodiesIn(s, nation, g.at) > normalLimit(nation, g.at) && mayLeave(s, nation, g.at) > 0,
  );
  const helps = (group: Group, to: Area, withLeader: boolean): boolean => {
    const most = Math.min(group.n, mayLeave(s, nation, group.at));
    for (let count = 1; count <= most; count++)
      if (
        stackingExcess(s, nation, { from: group.at, to, count }) < excess &&
        (withLeader || !leavesLeaderAlone(s, nation, group.at, count))
      )
        return true;
    return false;
  };
  // A neighbouring area is the usual cure; only then the whole reach is searched.
  for (const group of crowded)
    for (const to of BORDERS[group.at] as readonly Area[])
      if (
        !isPassage(s, nation, to) &&
        !stepProblem(s, nation, group, to, isLed(s, nation, group, to, false)) &&
        helps(group, to, false)
      )
        return true;
  return crowded.some(
    (group) =>
      reachableEnds(s, nation, group).some((to) => helps(group, to, false)) ||
      reachableWithLeader(s, nation, group).some((to) => helps(group, to, true)),
  );
}
