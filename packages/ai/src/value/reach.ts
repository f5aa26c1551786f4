import type { Area, GameState, Nation } from '@bretwalda/engine';
import {
  ALL_NATIONS,
  AREAS,
  allowanceOf,
  bordersOf,
  coastOf,
  DIFFICULT,
  figuresOf,
  isSea,
  isStrait,
  LAND_AREAS,
  type Rules,
  rulesOf,
  stepsFrom,
  waysOf,
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

function nearBy(s: GameState, nation: Nation, from: Area): Near {
  const share = new Map<Area, number>();
  const add = (area: Area, value: number) => {
    if (area !== from && !isSea(area) && (share.get(area) ?? 0) < value) share.set(area, value);
  };
  const firsts: Area[] = isSea(from)
    ? coastOf(from).filter((area) => rulesOf(s).mayLand[nation]?.[area])
    : stepsFrom(from).filter((area) => !isSea(area));
  const halts = (area: Area) => DIFFICULT[area] && waysOf(s).difficultLand === 'halts';
  const march = allowanceOf(rulesOf(s), nation, 'infantry', false);
  const costOf = (area: Area) => (DIFFICULT[area] ? figuresOf(s).difficultMarch : 1);
  for (const first of firsts) {
    add(first, 1);
    if (halts(first) || isStrait(from, first)) continue;
    for (const second of bordersOf(first)) {
      if (1 + costOf(second) > march) continue;
      add(second, TWO_STEPS);
      if (halts(second) || march < 3) continue;
      for (const third of bordersOf(second)) if (2 + costOf(third) <= march) add(third, THREE_STEPS);
    }
  }
  return { areas: [...share.keys()], share: [...share.values()] };
}

const made = new WeakMap<Rules, readonly (readonly Near[])[]>();
let lastRules: Rules | undefined;
let last: readonly (readonly Near[])[] = [];

/** The areas near an area, for a nation under the rules of a game. */
export function nearTo(s: GameState, nation: Nation, from: Area): Near {
  const rules = rulesOf(s);
  if (rules !== lastRules) {
    last = made.get(rules) ?? ALL_NATIONS.map((one) => AREAS.map((area) => nearBy(s, one, area)));
    made.set(rules, last);
    lastRules = rules;
  }
  return last[nation]?.[from] as Near;
}

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
