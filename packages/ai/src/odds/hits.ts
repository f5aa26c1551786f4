import { hitsOf, isStrong, leaderBonus } from '@bretwalda/engine/queries';
import { Cache } from './cache.ts';
import { type Side, sideCode, UNITS } from './sides.ts';

/** How many hits a side makes in a round: probabilities by sixes (`high`) and lesser hits (`low`), BAT-5, BAT-6. */
export interface HitTable {
  readonly dice: number;
  /** At `high * (dice + 1) + low`. */
  readonly chance: readonly number[];
}

const NO_DICE: HitTable = { dice: 0, chance: [1] };
const FACES = [1, 2, 3, 4, 5, 6];

const tables = new Cache<HitTable>(1_000_000);

/** `shelter`: the targets defend a difficult area (BAT-7). `twice`: each unit rolls two dice (X-BAT-5). */
export function hitTable(side: Side, shelter: boolean, twice = false): HitTable {
  const key = sideCode(side) * 4 + (shelter ? 1 : 0) + (twice ? 2 : 0);
  const known = tables.get(key);
  if (known) return known;
  const table = makeTable(side, shelter, twice);
  return tables.set(key, table, table.chance.length);
}

/** The hits of one unit fewer, plus its die or dice. */
function makeTable(side: Side, shelter: boolean, twice: boolean): HitTable {
  const unit = UNITS.find((u) => side[u] > 0);
  if (!unit) return NO_DICE;
  const faces = hitsOf(FACES, leaderBonus(unit, side.leader), isStrong(side, unit), shelter);
  const fewer = hitTable({ ...side, [unit]: side[unit] - 1 }, shelter, twice);
  const more = withDie(fewer, faces.high / 6, faces.low / 6);
  return twice ? withDie(more, faces.high / 6, faces.low / 6) : more;
}

function withDie({ dice, chance }: HitTable, high: number, low: number): HitTable {
  const more = { dice: dice + 1, chance: new Array<number>((dice + 2) ** 2).fill(0) };
  const row = dice + 2;
  const add = (h: number, l: number, p: number) => {
    more.chance[h * row + l] = (more.chance[h * row + l] as number) + p;
  };
  for (let h = 0; h <= dice; h++)
    for (let l = 0; h + l <= dice; l++) {
      const before = chance[h * (dice + 1) + l] as number;
      add(h + 1, l, before * high);
      add(h, l + 1, before * low);
      add(h, l, before * (1 - high - low));
    }
  return more;
}
