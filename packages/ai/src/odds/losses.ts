import { Cache } from './cache.ts';
import { hitTable } from './hits.ts';
import { bareCode, CODES, type Side, sideCode, type Units } from './sides.ts';
import { tollTable } from './tolls.ts';

/** What a side may lose in one round of battle, and how probable each loss is. The first entry is no loss. */
export interface Losses {
  readonly lost: readonly Units[];
  readonly chance: readonly number[];
}

const tables = new Cache<Losses>(1_000_000);

/**
 * The losses of `victim` to the dice of `striker`. Casualties are simultaneous (BAT-9), so those of the other side
 * are independent of these.
 */
export function lossesTo(striker: Side, victim: Side, shelter: boolean, burhFirst: boolean): Losses {
  const flags = (shelter ? 1 : 0) + (burhFirst ? 2 : 0);
  const key = (sideCode(striker) * CODES + bareCode(victim)) * 4 + flags;
  const known = tables.get(key);
  if (known) return known;
  const losses = makeLosses(striker, victim, shelter, burhFirst);
  return tables.set(key, losses, losses.chance.length);
}

function makeLosses(striker: Side, victim: Side, shelter: boolean, burhFirst: boolean): Losses {
  const hits = hitTable(striker, shelter);
  const toll = tollTable(victim, burhFirst);
  const most = toll.fighters;
  const chance = new Array<number>(toll.losses.length).fill(0);
  for (let high = 0; high <= hits.dice; high++)
    for (let low = 0; high + low <= hits.dice; low++) {
      const loss = toll.which[Math.min(high, most) * (most + 1) + Math.min(low, most)] as number;
      chance[loss] = (chance[loss] as number) + (hits.chance[high * (hits.dice + 1) + low] as number);
    }
  return { lost: toll.losses, chance };
}
