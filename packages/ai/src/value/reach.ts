import type { Area, Nation } from '@bretwalda/engine';
import {
  ALL_NATIONS,
  AREAS,
  allowanceOf,
  bordersOf,
  coastOf,
  DIFFICULT,
  isSea,
  isStrait,
  LAND_AREAS,
  MAY_LAND,
  stepsFrom,
} from '@bretwalda/engine/queries';

/**
 * How easily armies in one place can reach another in their next turn, judging by the board alone: 1 for the next area,
 * less for two steps away. Used to estimate threats and prospects, not to move: moves are found with the engine's
 * rules.
 */

const TWO_STEPS = 0.7;
const THREE_STEPS = 0.4;

export interface Near {
  readonly areas: readonly Area[];
  readonly share: readonly number[];
}

function nearBy(nation: Nation, from: Area): Near {
  const share = new Map<Area, number>();
  const add = (area: Area, value: number) => {
    if (area !== from && !isSea(area) && (share.get(area) ?? 0) < value) share.set(area, value);
  };
  const firsts: Area[] = isSea(from)
    ? coastOf(from).filter((area) => MAY_LAND[nation]?.[area])
    : stepsFrom(from).filter((area) => !isSea(area));
  for (const first of firsts) {
    add(first, 1);
    if (DIFFICULT[first] || isStrait(from, first)) continue;
    for (const second of bordersOf(first)) {
      add(second, TWO_STEPS);
      if (allowanceOf(nation, 'infantry', false) < 3 || DIFFICULT[second]) continue;
      for (const third of bordersOf(second)) add(third, THREE_STEPS);
    }
  }
  return { areas: [...share.keys()], share: [...share.values()] };
}

const NEAR: readonly (readonly Near[])[] = ALL_NATIONS.map((nation) =>
  AREAS.map((from) => nearBy(nation, from)),
);

export const nearTo = (nation: Nation, from: Area): Near => NEAR[nation]?.[from] as Near;

/** Coasts that boats can reach from a coast across one sea. */
const BY_BOAT: readonly (readonly Area[])[] = LAND_AREAS.map((from) => [
  ...new Set(
    stepsFrom(from)
      .filter(isSea)
      .flatMap((sea) => coastOf(sea))
      .filter((area) => area !== from),
  ),
]);

export const byBoat = (from: Area): readonly Area[] => BY_BOAT[from] as readonly Area[];
