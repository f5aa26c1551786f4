/** The tables of an uncompressed font file by their four-letter names. */
export type Tables = ReadonlyMap<string, Buffer>;

const HEADER = 12;
const RECORD = 16;

export function readTables(font: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = HEADER + RECORD * i;
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

const padded = (length: number): number => (length + 3) & ~3;

function checksum(data: Buffer): number {
  const words = Buffer.alloc(padded(data.length));
  data.copy(words);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

function header(version: number, count: number): Buffer {
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  return head;
}

/** Puts tables together into a font file; `version` is the first word of the file they come from. */
export function writeTables(version: number, tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = HEADER + RECORD * sorted.length;
  for (const [tag, data] of sorted) {
    const record = Buffer.alloc(RECORD);
    record.write(tag, 0, 'latin1');
    record.writeUInt32BE(checksum(data), 4);
    record.writeUInt32BE(offset, 8);
    record.writeUInt32BE(data.length, 12);
    records.push(record);
    bodies.push(Buffer.concat([data], padded(data.length)));
    offset += padded(data.length);
  }
  return Buffer.concat([header(version, sorted.length), ...records, ...bodies]);
}

/** Which glyph draws which character (the `cmap` table in its usual format 4). */
export function readGlyphs(tables: Tables): ReadonlyMap<number, number> {
  const cmap = tables.get('cmap');
  if (!cmap) throw new Error('The font has no cmap table.');
  const table = cmap.subarray(format4(cmap));
  const segments = table.readUInt16BE(6) / 2;
  const glyphs = new Map<number, number>();
  for (let i = 0; i < segments; i++) {
    const [ends, starts] = [14 + 2 * i, 16 + 2 * (segments + i)];
    const [deltas, ranges] = [starts + 2 * segments, starts + 4 * segments];
    const start = table.readUInt16BE(starts);
    for (let code = start; code <= table.readUInt16BE(ends) && code < 0xffff; code++) {
      const range = table.readUInt16BE(ranges);
      const raw = range === 0 ? code : table.readUInt16BE(ranges + range + 2 * (code - start));
      if (raw !== 0) glyphs.set(code, (raw + table.readUInt16BE(deltas)) & 0xffff);
    }
  }
  return glyphs;
}

function format4(cmap: Buffer): number {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const start = cmap.readUInt32BE(8 + 8 * i);
    if (cmap.readUInt16BE(start) === 4) return start;
  }
  throw new Error('The font has no cmap table of format 4.');
}
