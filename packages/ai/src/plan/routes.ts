import { type Area, type GameState, type Group, type Leader, type Nation, NOBODY } from '@bretwalda/engine';
import {
  afterStep,
  armiesIn,
  heldFast,
  holderOf,
  isDone,
  isLed,
  isPassage,
  isSea,
  leaderAfterStep,
  leaderStepProblem,
  moverOf,
  stepProblem,
  stepsFor,
} from '@bretwalda/engine/queries';

/** A route for some armies of a group to the area where they stop. */
export interface Route {
  readonly end: Area;
  readonly path: readonly Area[];
  /** The group as it is before each step, so that it can be found among its neighbours. */
  readonly stages: readonly Group[];
  readonly led: boolean;
  /** Points for areas occupied on the way. */
  readonly onTheWay: number;
}

interface Walk {
  readonly group: Group;
  readonly leader: Leader | null;
  readonly onTheWay: number;
  /** The route before its last step. */
  readonly before: Walk | undefined;
}

/** Armies that enter a held area stop there, unless enough of their own already stand in it (OVR-2). */
function mayGoOn(s: GameState, nation: Nation, area: Area): boolean {
  const holder = isSea(area) ? NOBODY : holderOf(s, area);
  if (holder === NOBODY || holder === nation || isPassage(s, nation, area)) return true;
  return armiesIn(s, nation, area) >= heldFast(s, area);
}

/** Everywhere that armies of a group can end their move, with or without the leader beside them. */
export function routesOf(
  s: GameState,
  nation: Nation,
  group: Group,
  withLeader: boolean,
  entry: (area: Area) => number,
): Route[] {
  const mover = moverOf(s, nation);
  const { leader } = mover;
  if (withLeader && (!leader || leader.at !== group.at)) return [];
  if (!withLeader && isDone(mover, group)) return [];
  const best = new Map<Area, Walk>();
  const seen = new Map<number, number>();
  const queue: Walk[] = [{ group, leader: withLeader ? leader : null, onTheWay: 0, before: undefined }];
  for (const walk of queue) {
    const { group: g, leader: l } = walk;
    if (walk.before && !mayGoOn(s, nation, g.at)) continue;
    for (const to of stepsFor(mover, g.at)) {
      if (to === group.at) continue;
      if (l && leaderStepProblem(mover, l, to, g.kind)) continue;
      const led = isLed(mover, g, to, l !== null);
      if (stepProblem(mover, g, to, led)) continue;
      const next = afterStep(mover, g, to, led);
      const vacant = !isSea(to) && s.holder[to] === NOBODY;
      const onTheWay = walk.onTheWay + (vacant ? entry(to) : 0);
      const key = (to * 8 + next.spent) * 32 + next.flags;
      const known = seen.get(key);
      if (known !== undefined && known >= onTheWay) continue;
      seen.set(key, onTheWay);
      const step = {
        group: next,
        leader: l && leaderAfterStep(mover, l, to, g.kind),
        onTheWay,
        before: walk,
      };
      if (!isSea(to) && !isPassage(s, nation, to)) {
        const other = best.get(to);
        if (!other || (other.before as Walk).onTheWay < walk.onTheWay) best.set(to, step);
      }
      queue.push(step);
    }
  }
  return Array.from(best.values(), routeOf);
}

function routeOf(walk: Walk): Route {
  const path: Area[] = [];
  const stages: Group[] = [];
  for (let step = walk; step.before; step = step.before) {
    path.unshift(step.group.at);
    stages.unshift(step.before.group);
  }
  const onTheWay = walk.before?.onTheWay ?? 0;
  return { end: walk.group.at, path, stages, led: walk.leader !== null, onTheWay };
}
