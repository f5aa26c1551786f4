import type { Rolls } from '../model/event.ts';
import type { Hits } from '../model/state.ts';
import {
  type Casualties,
  type Force,
  HIGH_HIT,
  hitsOf,
  isStrong,
  leaderBonus,
  lowHit,
  NO_HITS,
  ordinaryUnits,
  type Reach,
  reachOf,
} from './battle.ts';

/** A round of battle, die by die: what each die needed, whether it hit, and what it destroyed (BAT-5..8, CAS). */

export type BattleUnit = keyof Casualties;

export interface DieAccount {
  /** The unit that rolled it. */
  readonly unit: BattleUnit;
  readonly natural: number;
  /** What a leader adds (LDR-12). */
  readonly bonus: number;
  readonly value: number;
  /** The lowest value that could destroy something. */
  readonly needed: number;
  readonly hit: boolean;
  /** What it destroyed; null for a miss, and for a hit with nothing left to destroy. */
  readonly felled: BattleUnit | null;
}

/** One side that rolls, with its leader or without. */
export interface Side extends Force {
  readonly led: boolean;
}

/** Units in the order in which they stand and roll (BAT-4). */
export const BATTLE_UNITS: readonly BattleUnit[] = ['infantry', 'cavalry', 'fort', 'burh'];

/** A die as rolled, before looking at its targets. */
interface Throw extends Pick<DieAccount, 'unit' | 'natural' | 'bonus' | 'value'> {
  readonly strong: boolean;
  readonly reach: Reach;
}

function throwsOf(own: Side, rolls: Rolls, sheltered: boolean): Throw[] {
  const dice: Throw[] = [];
  for (const unit of BATTLE_UNITS) {
    const strong = isStrong(own, unit);
    const bonus = leaderBonus(unit, own.led);
    for (const natural of rolls[unit]) {
      const value = natural + bonus;
      dice.push({ unit, natural, bonus, value, strong, reach: reachOf(value, strong, sheltered) });
    }
  }
  return dice;
}

/** All hits of a side together, from which the losses follow. */
export function hitsIn(own: Side, rolls: Rolls, sheltered: boolean): Hits {
  let high = 0;
  let low = 0;
  for (const unit of BATTLE_UNITS) {
    const dice = rolls[unit];
    if (dice.length === 0) continue;
    const hits = hitsOf(dice, leaderBonus(unit, own.led), isStrong(own, unit), sheltered);
    high += hits.high;
    low += hits.low;
  }
  return { high, low };
}

/** How many hits make a loss, and those that were left over from the round before (X-BAT-5). */
export interface Pairing {
  readonly perLoss: number;
  readonly carried: Hits;
}

const SINGLE: Pairing = { perLoss: 1, carried: NO_HITS };

/**
 * The dice of `own` against `foe`. `sheltered`: the foe defends difficult terrain (BAT-7). `toll` is what the foe
 * loses, known once every choice has been made; without it no losses are shown, nor where a loss takes several dice.
 */
export function diceAccount(
  own: Side,
  foe: Force,
  rolls: Rolls,
  sheltered: boolean,
  toll?: Casualties,
  { perLoss, carried }: Pairing = SINGLE,
): readonly DieAccount[] {
  const dice = throwsOf(own, rolls, sheltered);
  const highs = carried.high + dice.filter(({ reach }) => reach === 'high').length;
  const open = ordinaryUnits(foe, Math.floor(highs / perLoss)) > 0; // can less than a six destroy anything?
  const felled = assign(
    dice.map(({ reach }) => (reach === 'low' && !open ? 'none' : reach)),
    foe.strong,
    perLoss === 1 ? toll : undefined,
  );
  return dice.map(({ unit, natural, bonus, value, strong, reach }, i) => ({
    unit,
    natural,
    bonus,
    value,
    needed: open && !sheltered ? lowHit(strong) : HIGH_HIT,
    hit: reach === 'high' || (reach === 'low' && open),
    felled: felled[i] ?? null,
  }));
}

/** Sixes take what only they can take; what is left falls to the lower hits first (CAS-2, CAS-3). */
function assign(
  reaches: readonly Reach[],
  strongInfantry: boolean,
  toll: Casualties | undefined,
): (BattleUnit | null)[] {
  const felled: (BattleUnit | null)[] = reaches.map(() => null);
  const give = (unit: BattleUnit, count: number, order: readonly Reach[]) => {
    let left = count;
    for (const reach of order)
      for (let i = 0; i < reaches.length && left > 0; i++)
        if (reaches[i] === reach && felled[i] === null) {
          felled[i] = unit;
          left--;
        }
  };
  if (!toll) return felled;
  give('cavalry', toll.cavalry, ['high']);
  give('infantry', toll.infantry, strongInfantry ? ['high'] : ['low', 'high']);
  give('fort', toll.fort, ['low', 'high']);
  give('burh', toll.burh, ['low', 'high']);
  return felled;
}
