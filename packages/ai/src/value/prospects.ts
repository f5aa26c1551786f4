import { type Area, type GameState, type Nation, nationId } from '@bretwalda/engine';
import {
  ALL_NATIONS,
  DIFFICULT,
  FIRST_AREA,
  heldValues,
  LAND_AREAS,
  LAND_COUNT,
  limitPart,
  occupyValues,
  type Rules,
  rulesOf,
  snapshotValues,
} from '@bretwalda/engine/queries';
import { EVEN, type Temper, type Weights } from './weights.ts';

/** What the cards promise from a round on: tables by nation, round and area, computed once for a set of weights. */

/** Numbers by nation, round and area; `row` gives the areas of one nation and round. */
export type Table = readonly (readonly Float64Array[])[];

export interface Prospects {
  /** Points at the end of exactly this round for holding the area (Limes included). */
  readonly now: Table;
  /** Points of all later rounds, discounted by the rounds until then: for one army, for two, for three or more. */
  readonly later: readonly Table[];
  /** Points for occupying the area in this round, and in later ones. */
  readonly occupy: Table;
  readonly occupyLater: Table;
  /** What an army of the nation is worth from the round on. */
  readonly army: readonly Float64Array[];
  /** How much a nation wants an area, from 0 to 1. */
  readonly wish: Table;
  /** How seriously a nation takes a threat. */
  readonly fear: Float64Array;
}

export const row = (table: Table, nation: Nation, round: number): Float64Array =>
  table[nation]?.[round] as Float64Array;

const NONE = new Float64Array(LAND_COUNT);

function heldAt(s: GameState, nation: Nation, round: number, w: Weights): Float64Array {
  const values = heldValues(s, round, nation);
  if (!values) return NONE;
  return Float64Array.from(LAND_AREAS, (area) => {
    const points = values[area] as number;
    return limitPart(s, nation, area) === 'limited' ? points * w.limited : points;
  });
}

function occupiedAt(s: GameState, nation: Nation, round: number): Float64Array {
  const values = occupyValues(s, round, nation) ?? snapshotValues(s, round, nation);
  return values ? Float64Array.from(values.slice(0, LAND_COUNT)) : NONE;
}

/** Larger forces last no better than this one. */
export const STRONGEST = 3;

/** The share of later points that is left when a round has passed. */
function lasts(area: Area, nation: Nation, strength: number, w: Weights): number {
  const { patience, company } = temperOf(w, nation);
  const loss = (1 - (DIFFICULT[area] ? w.lastsDifficult : w.lastsClear)) / patience;
  return Math.max(0, 1 - loss * w.company ** (company * (strength - 1)));
}

export const temperOf = (w: Weights, nation: Nation): Temper => w.tempers[nationId(nation)] ?? EVEN;

/** Discounted sum over the rounds after `round`, up to the last; `lasting` is the share of points left after each. */
function sumLater(
  valuesOf: (round: number) => Float64Array,
  round: number,
  last: number,
  lasting: (area: Area) => number,
): Float64Array {
  const total = new Float64Array(LAND_COUNT);
  for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
    const left = lasting(area);
    let share = 1;
    for (let r = round + 1; r <= last; r++) {
      total[area] = (total[area] as number) + (valuesOf(r)[area] as number) * share;
      share *= left;
    }
  }
  return total;
}

/** The mean of the best few areas: what one more army may win or keep. */
function goodArea(values: Float64Array): number {
  const best = [...values].sort((a, b) => b - a).slice(0, 8);
  return best.reduce((sum, v) => sum + v, 0) / best.length;
}

function makeProspects(s: GameState, last: number, w: Weights): Prospects {
  const rounds = Array.from({ length: last + 2 }, (_, round) => round);
  const nations = ALL_NATIONS;
  const table = (row: (nation: Nation, round: number) => Float64Array) =>
    nations.map((nation) => rounds.map((round) => (round > last ? NONE : row(nation, round))));
  const now = table((nation, round) => heldAt(s, nation, round, w));
  const occupy = table((nation, round) => occupiedAt(s, nation, round));
  const at = (rows: Table, nation: Nation) => (round: number) => row(rows, nation, round);
  const later = [1, 2, STRONGEST].map((strength) =>
    table((nation, round) =>
      sumLater(at(now, nation), round, last, (area) => lasts(area, nation, strength, w)),
    ),
  );
  const middling = later[1] as Table;
  // Occupy points are scored only once: take the best of the later rounds.
  const occupyLater = table((nation, round) =>
    Float64Array.from(LAND_AREAS, (area) => {
      let best = 0;
      for (let r = round + 1; r <= last; r++)
        best = Math.max(
          best,
          (at(occupy, nation)(r)[area] as number) * lasts(area, nation, 2, w) ** (r - round - 1),
        );
      return best;
    }),
  );
  const total = (nation: Nation, round: number): Float64Array =>
    Float64Array.from(
      { length: LAND_COUNT },
      (_, area) =>
        (at(now, nation)(round)[area] as number) +
        (at(middling, nation)(round)[area] as number) +
        (at(occupy, nation)(round)[area] as number) +
        (at(occupyLater, nation)(round)[area] as number) * w.occupyLater,
    );
  const army = nations.map((nation) =>
    Float64Array.from(rounds, (round) => {
      if (round > last) return 0;
      const good = goodArea(total(nation, round));
      return (good === 0 ? 0.1 : Math.max(w.armyLeast, good * w.army)) * temperOf(w, nation).army;
    }),
  );
  const wish = table((nation, round) => {
    const all = total(nation, round);
    const best = Math.max(...all, 1);
    return all.map((v) => v / best);
  });
  const fear = Float64Array.from(nations, (nation) => Math.min(1 / w.threatFocus, temperOf(w, nation).fear));
  return { now, later, occupy, occupyLater, army, wish, fear };
}

const made = new WeakMap<Weights, WeakMap<Rules, Prospects[]>>();

/** The prospects of a game that ends with round `last`. */
export function prospectsOf(s: GameState, last: number, w: Weights): Prospects {
  const byRules = made.get(w) ?? new WeakMap<Rules, Prospects[]>();
  made.set(w, byRules);
  const rules = rulesOf(s);
  const byRound = byRules.get(rules) ?? [];
  byRules.set(rules, byRound);
  const prospects = byRound[last] ?? makeProspects(s, last, w);
  byRound[last] = prospects;
  return prospects;
}
