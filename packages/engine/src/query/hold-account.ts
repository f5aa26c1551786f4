import type { Ways } from '../data/ways.ts';
import {
  type Area,
  LAND_AREAS,
  LAND_COUNT,
  NATION,
  type Nation,
  NOBODY,
  NOWHERE,
  REGION,
} from '../model/ids.ts';
import type { Award, PointsSource } from '../model/points.ts';
import { numberAt, overlordOf } from '../model/readers.ts';
import { type AreaPoints, waysOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { isCounted } from './moment.ts';
import { cardNation, fortIn, hasFort, scenarioOf, soleOccupant } from './occupation.ts';
import { cardOf, holdPointsOf, limesPoints, occupyPoints } from './tables.ts';

/** Points for areas: what a nation would score for what it holds, line by line (SCORE-2, LIMES, LIMIT, SUB-24). */
export interface HoldAccount {
  readonly nation: Nation;
  readonly round: number;
  /** In the order in which they are scored: areas, then the card's limit, then a subject's half. */
  readonly awards: readonly Award[];
  readonly total: number;
}

type Source = PointsSource<Area, Nation>;

/**
 * What would be scored if a round were counted now. This is how hold points are counted at the end of a round; for a
 * later round it tells what the present board would score.
 */
export function holdAccount(s: GameState, nation: Nation, round: number = s.round): HoldAccount {
  const card = cardNation(s, nation);
  const awards: Award[] = [];
  let total = 0;
  const add = (points: number, source: Source) => {
    if (points === 0) return;
    awards.push({ nation, points, source });
    total += points;
  };
  const addAreas = (reason: 'hold' | 'limes', { line, values }: AreaPoints) => {
    for (const area of LAND_AREAS) {
      const holder = values[area] === 0 ? NOBODY : holderFor(s, nation, area, reason);
      if (holder === NOBODY) continue;
      const via = holder === nation ? {} : { via: holder };
      add(numberAt(values, area), { reason, area, line, ...via });
    }
  };
  const limes = limesPoints(s, round, card);
  if (limes) addAreas('limes', limes);
  const hold = holdPointsOf(s, round, card);
  if (hold) {
    addAreas('hold', hold);
    const { limited, most } = limitOf(s, card, awards);
    add(-Math.max(0, limited - most), { reason: 'limit', area: NOWHERE, limited, most }); // LIMIT-4
    const overlord = overlordOf(s, nation);
    add(-tributeOf(s, overlord, total), { reason: 'subject-half', area: NOWHERE, overlord }); // RUL-112
  }
  return { nation, round, awards, total };
}

/** Do subjects of this overlord score only half for areas (SUB-24, BSUB-9)? */
export const scoresHalf = ({ pointsUnderAngles }: Ways, overlord: Nation): boolean =>
  overlord !== NATION.angles || pointsUnderAngles === 'half';

/** What subjects lose of their points for areas; an odd point stays or goes (SUB-24, first printing). */
function tributeOf(s: GameState, overlord: Nation, total: number): number {
  const ways = waysOf(s);
  if (overlord === NOBODY || !scoresHalf(ways, overlord)) return 0;
  return ways.halfPoints === 'up' ? Math.floor(total / 2) : Math.ceil(total / 2);
}

const holderFor = (s: GameState, nation: Nation, area: Area, reason: 'hold' | 'limes'): Nation =>
  reason === 'limes' ? limesHolder(s, nation, area) : holdHolder(s, nation, area);

/** Through whom an area counts: a nation itself, and for the Angles their subject Brigantes (BSUB-9). */
function holdHolder(s: GameState, nation: Nation, area: Area): Nation {
  const occupant = soleOccupant(s, area);
  if (occupant === nation) return nation;
  const subject =
    nation === NATION.angles && occupant === NATION.brigantes && s.overlord[occupant] === nation;
  return subject ? occupant : NOBODY;
}

/** LIMES-1, CNT-11: intact forts, and areas of subjects, fort or ruin. */
function limesHolder(s: GameState, nation: Nation, area: Area): Nation {
  const occupant = soleOccupant(s, area);
  if (occupant === nation) return hasFort(s, area) ? nation : NOBODY;
  return occupant !== NOBODY && s.overlord[occupant] === nation ? occupant : NOBODY;
}

/** Does a card limit its points for this area, or measure that limit by them (LIMIT-1..3)? */
export function limitPart(s: GameState, card: Nation, area: Area): 'limited' | 'measure' | undefined {
  const { limit } = cardOf(s, card);
  if (!limit) return undefined;
  const region = REGION[area];
  if (region === limit.halfOf) return 'measure';
  return limit.limited === 'outside-wales' || region === limit.limited ? 'limited' : undefined;
}

/** What the limited part scored, and the most it may score. */
function limitOf(
  s: GameState,
  card: Nation,
  awards: readonly Award[],
): { readonly limited: number; readonly most: number } {
  const parts = { limited: 0, measure: 0 };
  for (const { points, source } of awards) {
    const part = source.reason === 'hold' ? limitPart(s, card, source.area) : undefined;
    if (part) parts[part] += points;
  }
  return { limited: parts.limited, most: Math.floor(parts.measure / 2) };
}

/** Does an area count for a nation now, by hold or Limes points of its card? */
export const countsFor = (s: GameState, nation: Nation, area: Area, reason: 'hold' | 'limes'): boolean =>
  holderFor(s, nation, area, reason) !== NOBODY;

/** The next round in which a nation's card pays for areas held, Limes included, and the points of each area. */
export function nextHold(
  s: GameState,
  nation: Nation,
): { readonly round: number; readonly values: readonly number[] } | undefined {
  const card = cardNation(s, nation);
  const [, last] = scenarioOf(s).rounds;
  for (let round = s.round; round <= last; round++) {
    const points = holdPointsOf(s, round, card) ?? limesPoints(s, round, card);
    if (points && !isCounted(s, round)) return { round, values: points.values };
  }
  return undefined;
}

/**
 * What an area scores at the next count for a nation that holds it then; no Limes points for a ruined fort (FORT-2).
 */
export function nextHoldOf(
  s: GameState,
  nation: Nation,
  area: Area,
): { readonly round: number; readonly points: number } | undefined {
  const next = nextHold(s, nation);
  if (!next) return undefined;
  const limes = holdPointsOf(s, next.round, cardNation(s, nation)) === undefined;
  const points = limes && fortIn(s, area) === 'destroyed' ? 0 : (next.values[area] ?? 0);
  return { round: next.round, points };
}

/** What a nation scores for coming to occupy an area now, once per nation and area (SCORE-3); undefined: nothing. */
export function occupyAward(s: GameState, nation: Nation, area: Area, via?: Nation): Award | undefined {
  const table = occupyPoints(s, s.round, cardNation(s, nation));
  const points = area < LAND_COUNT ? (table?.values[area] ?? 0) : 0;
  if (points === 0 || s.scored[nation]?.[area]) return undefined;
  const source: Source = {
    reason: 'occupy',
    area,
    line: (table as AreaPoints).line,
    ...(via !== undefined && { via }),
  };
  return { nation, points, source };
}
