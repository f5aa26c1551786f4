import { burhQuestion, cavalryRange, type Force, tollOf } from '@bretwalda/engine';
import { Cache } from './cache.ts';
import { hitTable } from './hits.ts';
import { CODES, nationOf, type Side, sideCode, type Units, unitsCode } from './sides.ts';

/** What a side may lose in one round of battle (CAS), and how probable that is. */
export interface Loss {
  readonly lost: Units;
  readonly probability: number;
}

const tables = new Cache<readonly Loss[]>(300_000);

/**
 * The losses of `victim` to one volley of `striker`; the first of them is always "nothing". Casualties are
 * simultaneous (BAT-9), so those of the other side are independent of these.
 */
export function lossesTo(striker: Side, victim: Side, shelter: boolean, burhFirst: boolean): readonly Loss[] {
  const flags = (shelter ? 1 : 0) + (burhFirst ? 2 : 0);
  const bare = victim.leader ? { ...victim, leader: false } : victim; // a leader is no target (CAS-9)
  const key = (sideCode(striker) * CODES + sideCode(bare)) * 4 + flags;
  const known = tables.get(key);
  if (known) return known;
  const losses = makeLosses(striker, bare, shelter, burhFirst);
  return tables.set(key, losses, losses.length);
}

function makeLosses(striker: Side, victim: Side, shelter: boolean, burhFirst: boolean): readonly Loss[] {
  const { dice, chance } = hitTable(striker, shelter);
  const force: Force = { ...victim, nation: nationOf(victim) };
  const losses = new Map<number, { lost: Units; probability: number }>();
  for (let high = 0; high <= dice; high++)
    for (let low = 0; high + low <= dice; low++) {
      const probability = chance[high * (dice + 1) + low] as number;
      if (probability === 0) continue;
      const lost = lossOf(force, { high, low }, burhFirst);
      const code = unitsCode(lost);
      const same = losses.get(code);
      if (same) same.probability += probability;
      else losses.set(code, { lost, probability });
    }
  return [...losses.values()];
}

/** CAS-5: the striker takes all the cavalry he can. CAS-8: the burh goes first, or the last. */
function lossOf(force: Force, hits: { high: number; low: number }, burhFirst: boolean): Units {
  const falls = burhQuestion(force, hits, burhFirst ? 14 : 12) === 'falls';
  return tollOf(force, hits, cavalryRange(force, hits).most, falls ? 1 : 0);
}
