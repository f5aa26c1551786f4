import {
  type Area,
  FIRST_AREA,
  LAND_AREAS,
  LAND_COUNT,
  landId,
  type Nation,
  NOWHERE,
  nationId,
} from '../model/ids.ts';
import { numberAt } from '../model/readers.ts';
import { rulesOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { armiesIn, stackSizeIn } from './occupation.ts';

/** Stacking limits (STK): per nation 3 in a clear and 2 in a difficult area; one overstack; Romans apart. */

export const normalLimit = (s: GameState, nation: Nation, area: Area): number =>
  numberAt(normalLimits(s, nation), area);

/** The same by area, for those who look at many. */
export const normalLimits = (s: GameState, nation: Nation): readonly number[] =>
  rulesOf(s).stackLimit[nation] as readonly number[];

/** Can a nation have an overstack: a higher limit in one area than in the others (STK-2, STK-3, DIG-11)? */
export const mayOverstack = (s: GameState, nation: Nation): boolean =>
  rulesOf(s).mayOverstack[nation] as boolean;

/** What the one overstack may hold (STK-2). */
export const overstackLimit = (s: GameState, area: Area): number => numberAt(rulesOf(s).overstackLimit, area);

/** An area over its normal limit, other than the given one, or undefined. */
export function overstackElsewhere(
  s: GameState,
  nation: Nation,
  except: Area,
  leaving: Area = NOWHERE,
  count = 0,
): Area | undefined {
  if (!mayOverstack(s, nation)) return undefined;
  const limits = normalLimits(s, nation);
  for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
    // One army and a burh are within every limit, so most areas need no closer look.
    if (area === except || armiesIn(s, nation, area) < 2) continue;
    const here = stackSizeIn(s, nation, area) - (area === leaving ? count : 0);
    if (here > numberAt(limits, area)) return area;
  }
  return undefined;
}

/**
 * How many more armies or burhs of a nation fit in an area (POP-10, STK-10), when up to `count` of them leave
 * another area for it (RET-8).
 */
export function fits(
  s: GameState,
  nation: Nation,
  area: Area,
  count: number,
  leaving: Area = NOWHERE,
): boolean {
  if (area >= LAND_COUNT) return true;
  const after = stackSizeIn(s, nation, area) + count;
  if (after <= normalLimit(s, nation, area)) return true;
  return (
    after <= overstackLimit(s, area) && overstackElsewhere(s, nation, area, leaving, count) === undefined
  );
}

/** How many armies stand beyond the limits: 0 if the nation is stacked legally. `change` adds armies to areas first. */
export function stackingExcess(s: GameState, nation: Nation, change?: readonly number[]): number {
  const limits = normalLimits(s, nation);
  let over = 0;
  let mostSaved = 0;
  for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
    const added = change === undefined ? 0 : numberAt(change, area);
    if (armiesIn(s, nation, area) + added < 2) continue;
    const here = stackSizeIn(s, nation, area) + added;
    const excess = here - numberAt(limits, area);
    if (excess <= 0) continue;
    over += excess;
    const saved = mayOverstack(s, nation) ? excess - Math.max(0, here - overstackLimit(s, area)) : 0;
    if (saved > mostSaved) mostSaved = saved;
  }
  return over - mostSaved;
}

/** The numbers for a refusal, on land only: how many would stand there, the limit, the overstack in the way. */
export function stackingDetails(
  s: GameState,
  nation: Nation,
  area: Area,
  count: number,
  leaving: Area = NOWHERE,
) {
  const overstack = overstackElsewhere(s, nation, area, leaving, count);
  return {
    nation: nationId(nation),
    area: landId(area),
    armies: stackSizeIn(s, nation, area) + count,
    limit: overstack === undefined ? overstackLimit(s, area) : normalLimit(s, nation, area),
    overstack: overstack === undefined ? null : landId(overstack),
  };
}

/** Areas over their normal limit, for explanations. */
export const overstacks = (s: GameState, nation: Nation): Area[] =>
  LAND_AREAS.filter((area) => stackSizeIn(s, nation, area) > normalLimit(s, nation, area));
