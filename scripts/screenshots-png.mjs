import { deflateSync, inflateSync } from 'node:zlib';

/** Makes pictures small: at most 256 colours, by median cut. Uses nothing but Node. */

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunksOf(png) {
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

const paeth = (a, b, c) => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
};

const GUESSES = [() => 0, (a) => a, (_, b) => b, (a, b) => (a + b) >> 1, paeth];

/** The pixels of a picture as browsers write it: eight bits, three or four channels, not interlaced. */
function pixelsOf(png) {
  const chunks = chunksOf(png);
  const header = chunks[0].data;
  const [width, height, channels] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9] === 6 ? 4 : 3];
  const raw = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const row = width * channels;
  const out = Buffer.alloc(height * row);
  for (let y = 0; y < height; y++) {
    const guess = GUESSES[raw[y * (row + 1)]];
    for (let x = 0; x < row; x++) {
      const left = x < channels ? 0 : out[y * row + x - channels];
      const up = y === 0 ? 0 : out[(y - 1) * row + x];
      const corner = x < channels || y === 0 ? 0 : out[(y - 1) * row + x - channels];
      out[y * row + x] = raw[y * (row + 1) + 1 + x] + guess(left, up, corner);
    }
  }
  return { width, height, channels, out };
}

const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** The channel in which a box of colours is widest, weighed by how many pixels it has. */
function widest(box) {
  let best = { channel: 0, spread: -1 };
  for (const channel of [0, 1, 2]) {
    let [low, high] = [255, 0];
    for (const { rgb } of box.colours) {
      low = Math.min(low, rgb[channel]);
      high = Math.max(high, rgb[channel]);
    }
    if (high - low > best.spread) best = { channel, spread: high - low };
  }
  return { ...best, weight: best.spread * Math.sqrt(box.count) };
}

function split(box) {
  const { channel } = box.width;
  const colours = [...box.colours].sort((a, b) => a.rgb[channel] - b.rgb[channel]);
  let [half, at] = [box.count / 2, 0];
  while (at < colours.length - 2 && half > colours[at].count) half -= colours[at++].count;
  return [colours.slice(0, at + 1), colours.slice(at + 1)].map(boxOf);
}

function boxOf(colours) {
  const box = { colours, count: colours.reduce((sum, { count }) => sum + count, 0) };
  return { ...box, width: widest(box) };
}

const mean = ({ colours, count }) =>
  [0, 1, 2].map((channel) =>
    Math.round(colours.reduce((sum, c) => sum + c.rgb[channel] * c.count, 0) / count),
  );

function paletteOf(counts) {
  let boxes = [boxOf(Array.from(counts, ([colour, count]) => ({ colour, rgb: parts(colour), count })))];
  while (boxes.length < 256) {
    const next = boxes
      .filter(({ colours }) => colours.length > 1)
      .sort((a, b) => b.width.weight - a.width.weight)[0];
    if (!next) break;
    boxes = [...boxes.filter((box) => box !== next), ...split(next)];
  }
  const index = new Map(boxes.flatMap(({ colours }, i) => colours.map(({ colour }) => [colour, i])));
  return { palette: boxes.map(mean), index };
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = CRC[(crc ^ byte) & 255] ^ (crc >>> 8);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(~crc >>> 0, body.length + 4);
  return out;
}

export function shrinkPng(png) {
  const { width, height, channels, out } = pixelsOf(png);
  const colours = new Uint32Array(width * height);
  const counts = new Map();
  for (let i = 0; i < colours.length; i++) {
    const at = i * channels;
    const colour = (out[at] << 16) | (out[at + 1] << 8) | out[at + 2];
    colours[i] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const { palette, index } = paletteOf(counts);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = index.get(colours[y * width + x]);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
