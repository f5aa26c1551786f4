import { type Area, isSea, LAND_COUNT, type Nation } from '../model/ids.ts';
import { addTo, numberAt } from '../model/readers.ts';
import { type GameState, type Group, SEA_USED } from '../model/state.ts';
import { isPassage } from './attack.ts';
import { leaderStepProblem, leavesLeaderAlone } from './leader-step.ts';
import { isSeaOpen } from './moment.ts';
import { type Mover, moverOf } from './mover.ts';
import { stackSizeIn } from './occupation.ts';
import { mayGroupLeave, mayLeave } from './overrun.ts';
import { fits, normalLimit, overstackLimit, stackingExcess } from './stacking.ts';
import { explore, exploreLed, isDone, isLed, stepProblem, stepsFor } from './step.ts';

/** Can the armies of a group make this step, by themselves or with the leader beside them? */
function canStep(m: Mover, group: Group, to: Area): boolean {
  if (!stepProblem(m, group, to, isLed(m, group, to, false))) return true;
  const { leader } = m;
  if (!leader || leader.at !== group.at || leaderStepProblem(m, leader, to, group.kind)) return false;
  return !stepProblem(m, group, to, isLed(m, group, to, true));
}

/** Land areas where a group can end its move by itself. */
export function reachableEnds(s: GameState, nation: Nation, group: Group): Area[] {
  return endsOf(s, nation, (found) => explore(moverOf(s, nation), group, found));
}

/** Land areas where a group can end its move with the leader at its side, if he is there. */
export function reachableWithLeader(s: GameState, nation: Nation, group: Group): Area[] {
  const leader = s.leaders[nation];
  if (!leader || leader.at !== group.at) return [];
  return endsOf(s, nation, (found) => exploreLed(moverOf(s, nation), group, leader, found));
}

/** The areas of a walk where armies may stay. */
function endsOf(s: GameState, nation: Nation, walk: (found: (area: Area) => boolean) => void): Area[] {
  const ends: Area[] = [];
  walk((area) => {
    if (!isSea(area) && !isPassage(s, nation, area) && !ends.includes(area)) ends.push(area);
    return false;
  });
  return ends;
}

/** May a unit that stands at sea stay there at the end of this Movement Phase: has it not sailed (SEA-12)? */
const mayStayAtSea = (s: GameState, group: Group): boolean => !(group.flags & SEA_USED) && isSeaOpen(s);

/** A sea from which some unit must and can still land (SEA-6), or undefined. */
export function mustLandFrom(m: Mover): Area | undefined {
  const { s, nation } = m;
  for (const g of s.groups) {
    if (!isSea(g.at) || mayStayAtSea(s, g)) continue;
    for (const to of stepsFor(m, g.at)) if (canStep(m, g, to) && !isShutOut(s, nation, to)) return g.at;
  }
  return undefined;
}

/** No room to land, and no way to make some: what was moved before a submission cannot be taken back (RUL-160). */
const isShutOut = (s: GameState, nation: Nation, to: Area): boolean =>
  !isSea(to) && !fits(s, nation, to, 1) && s.rewind?.groups.some((group) => group.spent > 0) === true;

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
    (area) => !isSea(area) && stackSizeIn(s, nation, area) > normalLimit(s, nation, area),
  );

/** How far the armies beyond the limits could be reduced by moving out of crowded areas (RUL-138). */
export function leastExcess(s: GameState, nation: Nation): number {
  const alone = thinOut(s, nation, false);
  return s.leaders[nation] ? Math.min(alone, thinOut(s, nation, true)) : alone;
}

/** The usual way: one army moves to where there is room. */
function canSendOneAway(s: GameState, nation: Nation, area: Area): boolean {
  if (mayLeave(s, nation, area) === 0 || leavesLeaderAlone(s, nation, area, 1)) return false;
  const m = moverOf(s, nation);
  const excess = stackingExcess(s, nation);
  const change = new Array<number>(LAND_COUNT).fill(0);
  return s.groups.some(
    (group) =>
      group.at === area &&
      !isDone(m, group) &&
      explore(
        m,
        group,
        (to) =>
          !isSea(to) &&
          !isPassage(s, nation, to) &&
          stackingExcess(s, nation, moved(change, area, to)) < excess,
      ),
  );
}

/**
 * Would a step of several armies together leave fewer beyond the limits? Asked when movement ends: where one army alone
 * makes nothing better, two may (X-STK-1).
 */
export function canReduceTogether(s: GameState, nation: Nation): boolean {
  const m = moverOf(s, nation);
  const excess = stackingExcess(s, nation);
  const change = new Array<number>(LAND_COUNT).fill(0);
  return crowdedAreas(s, nation).some((area) =>
    s.groups.some((group) => {
      const most = group.at === area && !isDone(m, group) ? mayGroupLeave(s, nation, group) : 0;
      return (
        most > 1 &&
        explore(m, group, (to) => {
          if (isSea(to) || isPassage(s, nation, to)) return false;
          for (let n = 2; n <= most; n++)
            if (
              !leavesLeaderAlone(s, nation, area, n) &&
              stackingExcess(s, nation, moved(change, area, to, n)) < excess
            )
              return true;
          return false;
        })
      );
    }),
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
            stackSizeIn(s, nation, to) + numberAt(change, to) < overstackLimit(s, to) &&
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

function moved(change: readonly number[], from: Area, to: Area, armies = 1): number[] {
  const next = change.slice();
  addTo(next, from, -armies);
  addTo(next, to, armies);
  return next;
}
