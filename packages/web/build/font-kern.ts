import { readGlyphs, readTables, type Tables, writeTables } from './sfnt.ts';

interface Pair {
  readonly left: number;
  readonly right: number;
  readonly by: number;
}

const TABLE_HEADER = 4;
const PAIRS_AT = 14;
const HORIZONTAL = 1;

function readPairs(tables: Tables): readonly Pair[] {
  const kern = tables.get('kern');
  if (!kern) return [];
  const sub = kern.subarray(TABLE_HEADER);
  const coverage = sub.readUInt16BE(4);
  if (kern.readUInt16BE(0) !== 0 || coverage !== HORIZONTAL) throw new Error('Unknown kind of kern table.');
  return Array.from({ length: sub.readUInt16BE(6) }, (_, i) => {
    const at = PAIRS_AT + 6 * i;
    return { left: sub.readUInt16BE(at), right: sub.readUInt16BE(at + 2), by: sub.readInt16BE(at + 4) };
  });
}

function writePairs(pairs: readonly Pair[]): Buffer {
  const sorted = [...pairs].sort((a, b) => a.left - b.left || a.right - b.right);
  const power = Math.floor(Math.log2(sorted.length));
  const table = Buffer.alloc(TABLE_HEADER + PAIRS_AT + 6 * sorted.length);
  table.writeUInt16BE(1, 2);
  const sub = table.subarray(TABLE_HEADER);
  const fields = [0, sub.length, HORIZONTAL, sorted.length, 6 * 2 ** power, power];
  for (const [i, value] of [...fields, 6 * (sorted.length - 2 ** power)].entries()) {
    sub.writeUInt16BE(value, 2 * i);
  }
  for (const [i, pair] of sorted.entries()) {
    sub.writeUInt16BE(pair.left, PAIRS_AT + 6 * i);
    sub.writeUInt16BE(pair.right, PAIRS_AT + 6 * i + 2);
    sub.writeInt16BE(pair.by, PAIRS_AT + 6 * i + 4);
  }
  return table;
}

/** From the glyphs of the whole font to those of the cut one, by the characters that both draw. */
function renumbered(whole: Tables, cut: Tables): ReadonlyMap<number, number> {
  const glyphs = readGlyphs(cut);
  const numbers = new Map<number, number>();
  for (const [code, glyph] of readGlyphs(whole)) {
    const now = glyphs.get(code);
    if (now !== undefined) numbers.set(glyph, now);
  }
  return numbers;
}

/** Cutting drops the old-style kern table, without which "Avalon" and "York" fall apart; this puts it back. */
export function keepKerning(whole: Buffer, cut: Buffer): Buffer {
  const before = readTables(whole);
  const after = readTables(cut);
  const number = renumbered(before, after);
  const pairs = readPairs(before).flatMap(({ left, right, by }) => {
    const [l, r] = [number.get(left), number.get(right)];
    return l === undefined || r === undefined ? [] : [{ left: l, right: r, by }];
  });
  if (pairs.length === 0) return cut;
  return writeTables(cut.readUInt32BE(0), new Map([...after, ['kern', writePairs(pairs)]]));
}
