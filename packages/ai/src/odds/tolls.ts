import { NOBODY } from '@bretwalda/engine';
import { burhQuestion, casualtiesOf, cavalryRange, type Force } from '@bretwalda/engine/queries';
import { Cache } from './cache.ts';
import { bareCode, fighters, type Side, type Units, unitsCode } from './sides.ts';

/** What any hits do to a side (CAS). More hits of a kind than it has units change nothing. */
export interface TollTable {
  readonly fighters: number;
  /** All its possible losses; the first is none. */
  readonly losses: readonly Units[];
  /** Which of them it is, at `high * (fighters + 1) + low`. */
  readonly which: Uint16Array;
}

const tables = new Cache<TollTable>(1_000_000);

export function tollTable(side: Side, burhFirst: boolean): TollTable {
  const key = bareCode(side) * 2 + (burhFirst ? 1 : 0);
  const known = tables.get(key);
  if (known) return known;
  const table = makeTable(side, burhFirst);
  return tables.set(key, table, table.which.length);
}

function makeTable(side: Side, burhFirst: boolean): TollTable {
  const most = fighters(side);
  const force: Force = { ...side, nation: NOBODY };
  const losses: Units[] = [];
  const which = new Uint16Array((most + 1) ** 2);
  const found = new Map<number, number>();
  for (let high = 0; high <= most; high++)
    for (let low = 0; low <= most; low++) {
      const lost = lossOf(force, { high, low }, burhFirst);
      const code = unitsCode(lost);
      let index = found.get(code);
      if (index === undefined) {
        index = losses.push(lost) - 1;
        found.set(code, index);
      }
      which[high * (most + 1) + low] = index;
    }
  return { fighters: most, losses, which };
}

/** CAS-5: the striker takes all the cavalry he can. CAS-8: the burh goes first, or last. */
function lossOf(force: Force, hits: { high: number; low: number }, burhFirst: boolean): Units {
  const cavalry = cavalryRange(force, hits).most;
  const falls = burhQuestion(force, hits, burhFirst, cavalry) === 'falls';
  return casualtiesOf(force, hits, cavalry, falls ? 1 : 0);
}
