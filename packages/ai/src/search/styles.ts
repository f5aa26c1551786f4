import { type Area, type Dice, type GameState, NOBODY } from '@bretwalda/engine';
import { holderOf, LAND_AREAS } from '@bretwalda/engine/queries';
import { PLAIN, type Plan } from '../plan/plan.ts';
import type { Taste } from '../plan/turn-planner.ts';
import type { Forecast } from '../value/forecast.ts';
import { type Evaluation, handMade } from '../value/value.ts';
import type { Weights } from '../value/weights.ts';
import type { Search } from './search.ts';

/** Misjudges every gain a little, but the same area always in the same way. */
export function wrongBy(share: number, points: number, random: Dice): Taste {
  if (share === 0 && points === 0) return PLAIN;
  const wrong = new Map<Area, number>();
  return (area, gain) => {
    let error = wrong.get(area);
    if (error === undefined) {
      error = (random.roll(201) - 101) / 100;
      wrong.set(area, error);
    }
    return (gain > 0 ? gain * (1 + share * error) : gain) + points * error;
  };
}

/** More or less eager to attack. */
const eager =
  (s: GameState, points: number): Taste =>
  (area, gain) => {
    const holder = holderOf(s, area);
    return holder !== NOBODY && holder !== s.nation ? gain + points : gain;
  };

/** A way to judge a turn. */
interface Style {
  readonly forecast: Forecast;
  readonly taste: Taste;
}

/** Fears more, or less, what others may do. */
const wary = (w: Weights): Weights => ({
  ...w,
  threatFocus: Math.min(1, 1.8 * w.threatFocus),
  temptation: 1.2,
});
const bold = (w: Weights): Weights => ({ ...w, threatFocus: 0.4 * w.threatFocus, temptation: 0 });

/** Judges one area differently and all others as they are. */
const about =
  (place: Area, points: number): Taste =>
  (area, gain) =>
    area === place ? gain + points : gain;

const ALONE = Number.NEGATIVE_INFINITY;
const DRAWN = 4;
/** At most this many places of the first plan are left out, and as many others added, one at a time. */
const MOST_PLACES = 6;

/** Other places that a nation could reach, the most wanted first. */
function placesBeside(o: Forecast, places: ReadonlySet<Area>): Area[] {
  const { s } = o;
  const near = o.strengthNear(s.nation);
  return LAND_AREAS.filter(
    (area) => (near[area] as number) > 0 && s.holder[area] !== s.nation && !places.has(area),
  ).sort((a, b) => o.wanted(s.nation, b) - o.wanted(s.nation, a));
}

/** Ways to judge a turn that lead to other plans than the first. A wide search also varies single places. */
export function* styles(search: Search, first: Plan): Generator<Style> {
  const { evaluation, level, variants, random, state: s } = search;
  const plain = evaluation.forecast(s);
  const like = (taste: Taste): Style => ({ forecast: plain, taste });
  yield { forecast: variants.wary.forecast(s), taste: PLAIN };
  yield { forecast: variants.bold.forecast(s), taste: PLAIN };
  yield like(eager(s, 1.5));
  yield like(eager(s, -1.5));
  if (level.wide) {
    const places = new Set(first.steps.map(({ move }) => move.to));
    for (const place of [...places].slice(0, MOST_PLACES)) yield like(about(place, ALONE));
    for (const place of placesBeside(plain, places).slice(0, MOST_PLACES)) yield like(about(place, DRAWN));
    yield like(eager(s, 4));
    yield like(eager(s, -4));
  }
  for (let i = 0; ; i++) yield like(wrongBy(0.4, 0.5 + 0.5 * (i % 4), random));
}

/** The same evaluation with other weights, for plans that differ in more than a detail. */
export interface EvaluationVariants {
  readonly wary: Evaluation;
  readonly bold: Evaluation;
}

const known = new WeakMap<Weights, EvaluationVariants>();

/** Made once for a set of weights: all bots of a level share them. */
export function variantsOf(w: Weights): EvaluationVariants {
  const variants = known.get(w) ?? { wary: handMade(wary(w)), bold: handMade(bold(w)) };
  known.set(w, variants);
  return variants;
}
