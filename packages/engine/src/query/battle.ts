import { type Area, DIFFICULT, isSea, type Nation } from '../model/ids.ts';
import { calendarOf } from '../model/rules.ts';
import type { GameState, Hits } from '../model/state.ts';
import { burhsIn, cavalryIn, hasFort, infantryIn, isContested } from './occupation.ts';
import { buildsForts, hasStrongInfantry } from './traits.ts';

/** What dice do to units (BAT-5..8, CAS). Pure arithmetic, so that odds can be computed from it too. */

/** Areas where the moving nation's armies meet others, in the order of the board. */
export function contestedAreas(s: GameState): Area[] {
  const areas: Area[] = [];
  for (const { at } of s.groups) if (!isSea(at) && !areas.includes(at) && isContested(s, at)) areas.push(at);
  return areas.sort((a, b) => a - b);
}

/** The units of one side in a battle. */
export interface Force {
  readonly nation: Nation;
  /** Its infantry hits, and is hit, like cavalry (GEN-3). */
  readonly strong: boolean;
  readonly infantry: number;
  readonly cavalry: number;
  readonly fort: number;
  readonly burh: number;
}

export const forceIn = (s: GameState, nation: Nation, area: Area): Force => ({
  nation,
  strong: hasStrongInfantry(s, nation),
  infantry: infantryIn(s, nation, area),
  cavalry: cavalryIn(s, nation, area),
  fort: buildsForts(s, nation) && hasFort(s, area) ? 1 : 0,
  burh: burhsIn(s, nation, area),
});

type Strength = Pick<Force, 'strong'>;

export const isStrong = ({ strong }: Strength, unit: keyof Casualties): boolean =>
  unit === 'cavalry' || (unit === 'infantry' && strong); // GEN-3

/** What a die hits (BAT-6): `high` any target, `low` ordinary ones, or nothing. */
export type Reach = 'high' | 'low' | 'none';

/** The lowest value that hits every target (BAT-6), and an ordinary target for a weak or a strong unit. */
export const HIGH_HIT = 6;
export const lowHit = (strong: boolean): number => (strong ? 4 : 5);

/** `value` includes the leader's bonus. `shelter`: the target defends difficult terrain (BAT-7). */
export const reachOf = (value: number, strong: boolean, shelter: boolean): Reach =>
  value >= HIGH_HIT ? 'high' : !shelter && value >= lowHit(strong) ? 'low' : 'none';

/** The lowest value that destroys a unit; `byStrong`: a strong unit rolls (BAT-6, BAT-7, GEN-3). */
export const leastToFell = (
  target: Strength,
  unit: keyof Casualties,
  byStrong: boolean,
  shelter: boolean,
): number => (shelter || isStrong(target, unit) ? HIGH_HIT : lowHit(byStrong));

/** What a leader adds to the dice of the units with him (LDR-12); not to those of forts. */
export const leaderBonus = (unit: keyof Casualties, led: boolean): number => (led && unit !== 'fort' ? 1 : 0);

/** Sorts dice into hits. */
export function hitsOf(dice: readonly number[], bonus: number, strong: boolean, shelter: boolean): Hits {
  let high = 0;
  let low = 0;
  for (const die of dice) {
    const reach = reachOf(die + bonus, strong, shelter);
    if (reach === 'high') high++;
    else if (reach === 'low') low++;
  }
  return { high, low };
}

export const isSheltered = (area: Area): boolean => DIFFICULT[area] === true;

export const NO_HITS: Hits = { high: 0, low: 0 };

/** What hits come to: the losses they make, and what is left of them for the next round. */
export interface Tally {
  readonly losses: Hits;
  readonly carried: Hits;
}

/** Units that low hits can fell, once so many high losses are taken (CAS-2, CAS-3). */
export const ordinaryUnits = (force: Force, highs: number): number =>
  (force.strong ? 0 : force.infantry) + force.burh + (isFortOpen(force, highs) ? 1 : 0);

/**
 * Makes losses of hits, `perLoss` of them for each (X-BAT-5, RUL-141). Low hits count only as far as there are
 * ordinary units for them. Like goes with like; what is left over of both kinds makes a low loss if it is enough.
 */
export function tally(force: Force, hits: Hits, perLoss: number): Tally {
  if (perLoss === 1) return { losses: hits, carried: NO_HITS };
  const highs = Math.floor(hits.high / perLoss);
  const counted = Math.min(hits.low, ordinaryUnits(force, highs) * perLoss);
  const high = hits.high % perLoss;
  const low = counted % perLoss;
  const mixed = low > 0 && high + low >= perLoss;
  return {
    losses: { high: highs, low: Math.floor(counted / perLoss) + (mixed ? 1 : 0) },
    carried: mixed ? { high: high + low - perLoss, low: 0 } : { high, low },
  };
}

export const addHits = (a: Hits, b: Hits | undefined): Hits =>
  b === undefined ? a : { high: a.high + b.high, low: a.low + b.low };

/** How many cavalry the opponent may strike with the sixes (CAS-2, CAS-5, CAS-6). */
export function cavalryRange(force: Force, hits: Hits): { least: number; most: number } {
  const { strong, infantry, cavalry, burh } = force;
  const ordinary = strong ? burh : infantry + burh;
  const left = infantry + burh - Math.min(hits.low, ordinary);
  return { least: Math.max(0, Math.min(cavalry, hits.high - left)), most: Math.min(hits.high, cavalry) };
}

export interface Casualties {
  readonly infantry: number;
  readonly cavalry: number;
  readonly fort: number;
  readonly burh: number;
}

/** CAS-3: a fort can fall once the sixes are enough for all the strong units before it. */
export const isFortOpen = ({ strong, fort, infantry, cavalry }: Force, highs: number): boolean =>
  fort > 0 && highs >= cavalry + (strong ? infantry : 0);

/** What a side loses, once the opponent has named the cavalry and the owner of a burh has named burh or army. */
export function casualtiesOf(force: Force, hits: Hits, cavalry: number, burh: number): Casualties {
  const highs = hits.high - cavalry;
  const infantry = force.strong
    ? Math.min(force.infantry, highs) // GEN-3: only sixes kill strong infantry
    : Math.min(hits.low + highs, force.infantry + force.burh) - burh;
  // CAS-3: when all armies are gone, the fort falls to another hit.
  const isBare = infantry === force.infantry && cavalry === force.cavalry;
  const isHit = hits.low + highs > infantry + burh;
  return { infantry, cavalry, fort: force.fort > 0 && isBare && isHit ? 1 : 0, burh };
}

/** CAS-8: from round 14 on a burh is the first to fall. */
export const burhFallsFirst = (s: GameState, round: number): boolean => round >= calendarOf(s).burhsFallFirst;

/**
 * Does anybody choose between losing the burh and an army (CAS-8)? `first`: the burh is the first to fall. `cavalry`: how
 * many sixes have struck cavalry.
 */
export function burhQuestion(
  force: Force,
  hits: Hits,
  first: boolean,
  cavalry = 0,
): 'none' | 'falls' | 'choose' {
  const { strong, infantry, burh } = force;
  const highs = hits.high - cavalry;
  if (burh === 0) return 'none';
  if (strong) return hits.low + Math.max(0, highs - infantry) > 0 ? 'falls' : 'none'; // what cannot hurt an army
  const losses = Math.min(hits.low + highs, infantry + burh);
  if (losses === 0) return 'none';
  if (losses === infantry + burh || first) return 'falls';
  return 'choose';
}
