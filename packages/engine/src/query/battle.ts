import { CALENDAR } from '../data/calendar.ts';
import { type Area, DIFFICULT, isSea, type Nation } from '../model/ids.ts';
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
  readonly infantry: number;
  readonly cavalry: number;
  readonly fort: number;
  readonly burh: number;
}

export const forceIn = (s: GameState, nation: Nation, area: Area): Force => ({
  nation,
  infantry: infantryIn(s, nation, area),
  cavalry: cavalryIn(s, nation, area),
  fort: buildsForts(nation) && hasFort(s, area) ? 1 : 0,
  burh: burhsIn(s, nation, area),
});

export const isStrong = (nation: Nation, unit: 'infantry' | 'cavalry' | 'fort' | 'burh'): boolean =>
  unit === 'cavalry' || (unit === 'infantry' && hasStrongInfantry(nation)); // GEN-3

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
  target: Nation,
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

/** How many cavalry the opponent may strike with the sixes (CAS-2, CAS-5, CAS-6). */
export function cavalryRange(force: Force, hits: Hits): { least: number; most: number } {
  const { infantry: n, cavalry: c } = force;
  const left = n - Math.min(hits.low, n);
  return { least: Math.max(0, Math.min(c, hits.high - left)), most: Math.min(hits.high, c) };
}

export interface Casualties {
  readonly infantry: number;
  readonly cavalry: number;
  readonly fort: number;
  readonly burh: number;
}

/** CAS-3: a fort can fall once the sixes are enough for all the Romans before it. */
export const isFortOpen = ({ fort, infantry }: Force, highs: number): boolean =>
  fort > 0 && highs >= infantry;

/** What a side loses, once the opponent has named the cavalry and the Saxons have named burh or army. */
export function casualtiesOf(force: Force, hits: Hits, cavalry: number, burh: number): Casualties {
  if (isStrong(force.nation, 'infantry')) {
    // Sixes kill Roman armies; the fort falls to another hit.
    const armies = Math.min(force.infantry, hits.high);
    const fort = isFortOpen(force, hits.high) && hits.high + hits.low > armies ? 1 : 0;
    return { infantry: armies, cavalry: 0, fort, burh: 0 };
  }
  const onNormals = Math.min(hits.low + hits.high - cavalry, force.infantry + force.burh);
  return { infantry: onNormals - burh, cavalry, fort: 0, burh };
}

/** CAS-8: from round 14 on a burh is the first to fall. */
export const burhFallsFirst = (round: number): boolean => round >= CALENDAR.burhsFallFirst;

/** Does anybody choose between losing the burh and an army (CAS-8)? `first`: the burh is the first to fall. */
export function burhQuestion(force: Force, hits: Hits, first: boolean): 'none' | 'falls' | 'choose' {
  const losses = Math.min(hits.low + hits.high, force.infantry + force.burh);
  if (force.burh === 0 || losses === 0) return 'none';
  if (losses === force.infantry + force.burh || first) return 'falls';
  return 'choose';
}
