import { NOBODY } from '@bretwalda/engine';
import { type Force, tally } from '@bretwalda/engine/queries';
import { Cache } from './cache.ts';
import { CARRIES, carryCode } from './carry.ts';
import { hitTable } from './hits.ts';
import { bareCode, CODES, type Side, sideCode, type Units } from './sides.ts';
import { type TollTable, tollTable } from './tolls.ts';

/**
 * What a side may lose in one round of battle, and how probable each loss is. The first entry is no loss, with
 * everything as before.
 */
export interface Losses {
  readonly lost: readonly Units[];
  /** The code of the hit that is carried to the next round (X-BAT-5). */
  readonly carried: readonly number[];
  readonly chance: readonly number[];
}

const tables = new Cache<Losses>(1_000_000);

/**
 * The losses of `victim` to the dice of `striker`. Casualties are simultaneous (BAT-9), so those of the other side
 * are independent of these. `carry` is the code of the hit left over from the round before; null: single dice.
 */
export function lossesTo(
  striker: Side,
  victim: Side,
  shelter: boolean,
  burhFirst: boolean,
  carry: number | null = null,
): Losses {
  const flags = (shelter ? 1 : 0) + (burhFirst ? 2 : 0) + (carry === null ? 0 : 4 * (carry + 1));
  const key = (sideCode(striker) * CODES + bareCode(victim)) * 16 + flags;
  const known = tables.get(key);
  if (known) return known;
  const toll = tollTable(victim, burhFirst);
  const losses =
    carry === null
      ? singleLosses(striker, shelter, toll)
      : pairedLosses(striker, victim, shelter, toll, carry);
  return tables.set(key, losses, losses.chance.length);
}

const lossFrom = ({ which, fighters }: TollTable, high: number, low: number): number =>
  which[Math.min(high, fighters) * (fighters + 1) + Math.min(low, fighters)] as number;

function singleLosses(striker: Side, shelter: boolean, toll: TollTable): Losses {
  const hits = hitTable(striker, shelter);
  const chance = new Array<number>(toll.losses.length).fill(0);
  for (let high = 0; high <= hits.dice; high++)
    for (let low = 0; high + low <= hits.dice; low++) {
      const loss = lossFrom(toll, high, low);
      chance[loss] = (chance[loss] as number) + (hits.chance[high * (hits.dice + 1) + low] as number);
    }
  return { lost: toll.losses, carried: chance.map(() => 0), chance };
}

/** Two dice for each unit, two hits for each loss (X-BAT-5, RUL-141). */
function pairedLosses(striker: Side, victim: Side, shelter: boolean, toll: TollTable, carry: number): Losses {
  const hits = hitTable(striker, shelter, true);
  const force: Force = { ...victim, nation: NOBODY };
  const before = CARRIES[carry] as (typeof CARRIES)[number];
  const found = new Map<number, number>([[carry, 0]]); // by loss and by what is carried
  for (let high = 0; high <= hits.dice; high++)
    for (let low = 0; high + low <= hits.dice; low++) {
      const all = { high: high + before.high, low: low + before.low };
      const { losses, carried } = tally(force, all, 2);
      const key = lossFrom(toll, losses.high, losses.low) * CARRIES.length + carryCode(carried);
      found.set(key, (found.get(key) ?? 0) + (hits.chance[high * (hits.dice + 1) + low] as number));
    }
  const keys = [...found.keys()];
  return {
    lost: keys.map((key) => toll.losses[Math.floor(key / CARRIES.length)] as Units),
    carried: keys.map((key) => key % CARRIES.length),
    chance: [...found.values()],
  };
}
