import { type GameState, type Nation, type NationId, nationId } from '@bretwalda/engine';
import {
  heldValues,
  LAND_AREAS,
  type Rules,
  rulesOf,
  scenarioOf,
  timelineEvent,
} from '@bretwalda/engine/queries';
import { targetOf } from './expected-points.ts';
import { EXPECTED_POINTS } from './expected-points-table.ts';

/** Points that nations score in a whole game between good players: for choosing sides, and to see who is ahead. */

type Par = Readonly<Record<NationId, number>>;

/** With the cards of the second edition, over all sixteen rounds. */
export const PAR: Par = {
  romans: 110,
  'romano-british': 18,
  belgae: 34,
  welsh: 90,
  brigantes: 50,
  caledonians: 33,
  picts: 60,
  irish: 22,
  scots: 36,
  norsemen: 32,
  dubliners: 12,
  danes: 60,
  norwegians: 28,
  saxons: 112,
  jutes: 13,
  angles: 105,
  normans: 40,
};

/** What was measured of whole games, by ruleset; elsewhere it is told round by round, or estimated. */
const MEASURED: Readonly<Record<string, Par>> = { 'second-edition': PAR, 'computer-game': PAR };

const estimates = new WeakMap<Rules, Map<string, number>>();

export function parOf(s: GameState, nation: Nation): number {
  const id = nationId(nation);
  const measured = MEASURED[s.rules];
  if (measured) return measured[id];
  if (EXPECTED_POINTS[s.rules]) return targetOf(s, id);
  const known = estimates.get(rulesOf(s)) ?? new Map<string, number>();
  estimates.set(rulesOf(s), known);
  const key = `${s.scenario} ${id}`;
  const par = known.get(key) ?? estimate(s, nation);
  known.set(key, par);
  return par;
}

/** Armies that come hold about one area for every two, and about this share of the best is kept. */
const AREAS_PER_ARMY = 0.5;
const KEPT = 0.6;

/** From the cards, the set-up and the arrivals: the best areas that so many armies could hold in every round. */
function estimate(s: GameState, nation: Nation): number {
  const { rounds, setup } = scenarioOf(s);
  const [first, last] = rounds;
  let areas = setup[nationId(nation)]?.length ?? 0;
  let points = 0;
  for (let round = first; round <= last; round++) {
    areas += AREAS_PER_ARMY * arrivalsOf(s, nation, round);
    const values = heldValues(s, round, nation);
    if (values)
      points += bestOf(
        LAND_AREAS.map((area) => values[area] as number),
        areas,
      );
  }
  return Math.round(KEPT * points);
}

function arrivalsOf(s: GameState, nation: Nation, round: number): number {
  const { invaders = [], place = {} } = timelineEvent(s, round, nation) ?? {};
  return [...invaders, place].reduce((n, { infantry = 0, cavalry = 0 }) => n + infantry + cavalry, 0);
}

/** The sum of the best few, the last of them in part. */
function bestOf(values: readonly number[], count: number): number {
  const best = [...values].sort((a, b) => b - a);
  return best.reduce((sum, value, i) => sum + value * Math.max(0, Math.min(1, count - i)), 0);
}
