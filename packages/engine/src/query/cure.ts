import { type Area, LAND_COUNT, N, type Nation } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { bodiesIn } from './occupation.ts';
import { reachableEnds, reachableWithLeader } from './reach.ts';
import { normalLimit, overstackLimit, overstacks } from './stacking.ts';
import { mayLeave } from './step.ts';

/** Armies that have to leave an area. */
export interface Departure {
  readonly area: Area;
  readonly count: number;
}

/** How the stacks of a nation can be put right. */
export interface Cure {
  /** Every stack above the normal limit, with its size and the limit that binds it. */
  readonly stacks: readonly { readonly area: Area; readonly armies: number; readonly limit: number }[];
  /** The stack that may stay the one overstack, if others must give way to it. */
  readonly overstack: Area | null;
  /** What would be enough; if the armies can no longer go so far, as many as can. */
  readonly leave: readonly Departure[];
  readonly enough: boolean;
}

/** The fewest departures that put the stacks right (STK-1..3), among those that can still be walked. */
export function stackingCure(s: GameState, nation: Nation): Cure {
  const over = overstacks(s, nation);
  const bodies = (area: Area) => bodiesIn(s, nation, area);
  const alone = over.length === 1;
  const stacks = over.map((area) => ({
    area,
    armies: bodies(area),
    limit: alone ? overstackLimit(area) : normalLimit(nation, area),
  }));
  const keepers: readonly (Area | null)[] = nation === N.romans ? [null] : over;
  const cures = keepers.map((keeper) => {
    const top = (area: Area) => (area === keeper ? overstackLimit(area) : normalLimit(nation, area));
    const due = over.map((area) => ({ area, count: Math.max(0, bodies(area) - top(area)) }));
    return { keeper, due: due.filter(({ count }) => count > 0), gone: walkOut(s, nation, due, keeper) };
  });
  const size = (list: readonly Departure[]) => list.reduce((n, { count }) => n + count, 0);
  const open = cures.filter(({ due, gone }) => size(due) === size(gone));
  /** Fewest that cannot go, then fewest that must, then the largest stack as the overstack. */
  const rank = ({ keeper, due, gone }: (typeof cures)[number]) =>
    (size(due) - size(gone)) * 10_000 + size(due) * 100 - (keeper === null ? 0 : bodies(keeper));
  const best = cures.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  const enough = open.length > 0;
  return { stacks, overstack: alone ? null : best.keeper, leave: enough ? best.due : best.gone, enough };
}

/** Those of the due that find a place with room, sent off in thought one after another. */
function walkOut(
  s: GameState,
  nation: Nation,
  due: readonly Departure[],
  keeper: Area | null,
): readonly Departure[] {
  const added = new Array<number>(LAND_COUNT).fill(0);
  const hasRoom = (to: Area): boolean =>
    bodiesIn(s, nation, to) + (added[to] as number) <
    (to === keeper ? overstackLimit(to) : normalLimit(nation, to));
  return due.flatMap(({ area, count }) => {
    let left = Math.min(count, mayLeave(s, nation, area));
    const most = left;
    for (const group of s.groups) {
      if (group.at !== area || left === 0) continue;
      const ends = [...reachableEnds(s, nation, group), ...reachableWithLeader(s, nation, group)];
      for (let n = group.n; n > 0 && left > 0; n--) {
        const end = ends.find((to) => to !== area && hasRoom(to));
        if (end === undefined) break;
        added[end] = (added[end] as number) + 1;
        left--;
      }
    }
    return most > left ? [{ area, count: most - left }] : [];
  });
}
