import opentype from 'opentype.js';
import { FONT, HEIGHT, LAND, PARAMS, SEAS, SEEDS, WIDTH } from './input.mjs';
import { round } from './lib/path.mjs';
import { bounds, dist, hitsLabel, inRing, toRing, toSide } from './lib/plane.mjs';
import { clearanceOf, compact, pack, relax } from './packing.mjs';

/** 8 Names and places for tokens: the name where it leaves most room, eight tokens clear of it. */

const font = opentype.parse(FONT.buffer.slice(FONT.byteOffset, FONT.byteOffset + FONT.byteLength));
const textWidth = (text, size, spacing) => font.getAdvanceWidth(text, size) + spacing * text.length;

const GAPS = [33, 31.5, 30, 28.5, 27.4];
const CLEAR = 14;

/** The least clearance under a label. */
function labelRoom(room, x, y, { w, h, angle }) {
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  let least = 1e9;
  for (let u = -1; u <= 1.001; u += 0.2) {
    for (const v of [-1, 0, 1]) {
      const dx = ((u * w) / 2) * cos - ((v * h) / 2) * sin;
      const dy = ((u * w) / 2) * sin + ((v * h) / 2) * cos;
      least = Math.min(least, room.at(x + dx, y + dy));
    }
  }
  return least;
}

/** Good places for a name, well apart, the best first. */
function labelPlaces(id, room, centre, shape, wish) {
  let places = [];
  if (wish.at) places = [{ x: wish.at[0], y: wish.at[1], m: 9 }];
  else {
    for (const [x, y] of room.cells) {
      if (Math.round(x / 1.5) % 2 || Math.round(y / 1.5) % 2) continue;
      const m = labelRoom(room, x, y, shape);
      if (m >= 1.8) places.push({ x, y, m });
    }
  }
  if (!places.length) {
    console.warn('no place for the name of', id);
    places = [{ x: centre[0], y: centre[1], m: 0 }];
  }
  const rise = wish.rise ?? PARAMS.label.rise;
  for (const place of places) {
    place.q =
      Math.min(place.m, 9) * 1.5 -
      Math.abs(place.x - centre[0]) * 0.12 -
      Math.abs(place.y - (centre[1] - rise)) * 0.07;
  }
  places.sort((a, b) => b.q - a.q);
  const apart = [];
  for (const place of places) {
    const free = apart.every((other) => dist([place.x, place.y], [other.x, other.y]) > 8);
    if (apart.length < 30 && free) apart.push(place);
  }
  return apart;
}

/** The best pair of name and token places: on a tidy grid, or else scattered. */
function choose(room, places, shape, centre, axis) {
  const want = PARAMS.slots.count;
  let best = null;
  const offer = (score, label, points) => {
    if (!best || score > best.score) best = { score, label, points: compact(points, want, centre) };
  };
  for (const { x, y, q } of places) {
    const label = { x, y, ...shape };
    const grid = pack(room, CLEAR, want, label, GAPS, axis);
    if (grid) offer(q + grid.gap * 0.9 + Math.min(grid.points.length - want, 4) * 0.4, label, grid.points);
  }
  if (best) return best;
  for (const { x, y, q } of places.slice(0, 22)) {
    const label = { x, y, ...shape };
    const free = relax(room, want, label, centre);
    offer(q * 2 - free.sum * 0.12 - (free.ok ? 0 : 1000), label, free.points);
  }
  if (best.score < -500) console.warn('tokens stand too close in an area near', best.label);
  return best;
}

const labelOf = ({ x, y }, { angle, size, w, h, lines }) => ({
  x: round(x),
  y: round(y),
  ...(angle ? { angle } : {}),
  size,
  w: round(w),
  h: round(h),
  lines,
});

const roundPoint = (p) => [round(p[0]), round(p[1])];

export function placeOnLand(land) {
  for (const { id, name } of LAND) {
    const area = land[id];
    const wish = SEEDS.labels[id] || {};
    const lines = wish.lines || [name];
    const size = wish.size || PARAMS.label.size;
    const shape = {
      w: Math.max(...lines.map((line) => textWidth(line, size, PARAMS.label.spacing))),
      h: size * (0.74 + 0.98 * (lines.length - 1)),
      angle: wish.angle || 0,
    };
    const room = clearanceOf(area.rings);
    const core = room.cells.filter((cell) => cell[2] > 12);
    const centre = core.reduce(
      (sum, p) => [sum[0] + p[0] / core.length, sum[1] + p[1] / core.length],
      [0, 0],
    );
    const places = labelPlaces(id, room, centre, shape, wish);
    const { label, points } = choose(room, places, shape, centre, shape.angle);
    area.label = labelOf(label, { ...shape, size, lines });
    area.slots = points.map(roundPoint);
  }
}

const lineDistance = (p, line) => {
  let least = 1e9;
  for (let i = 1; i < line.length; i++) least = Math.min(least, toSide(p, line[i - 1], line[i])[0]);
  return least;
};

/** Whether a token at sea keeps clear of everything drawn there. */
function isFree(p, sea, { blockers, lines, straits, landLabels }) {
  if (p[0] < 46 || p[0] > WIDTH - 46 || p[1] < 40 || p[1] > HEIGHT - 40) return false;
  if (!inRing(p, sea.zone) || hitsLabel(p, sea.label, 19)) return false;
  if (landLabels.some((label) => hitsLabel(p, label, 16))) return false;
  if (SEEDS.sea.keepouts.some(([x, y, r]) => Math.hypot(p[0] - x, p[1] - y) < r + 15)) return false;
  if (blockers.some((ring) => inRing(p, ring) || toRing(p, ring) < 18)) return false;
  return (
    lines.every((line) => lineDistance(p, line) >= 19) && straits.every((line) => lineDistance(p, line) >= 18)
  );
}

const SEA_SLOTS = 20;

export function placeAtSea(seas, land, decoration, seaLines, straits) {
  const scene = {
    blockers: [...Object.values(land).flatMap((area) => area.rings), ...decoration.map((part) => part.ring)],
    lines: Object.values(seaLines).map((line) => line.outer),
    straits: straits.map((strait) => strait.line),
    landLabels: Object.values(land).map((area) => area.label),
  };
  for (const { id, name } of SEAS) {
    const sea = seas[id];
    const { at, size, angle, lines = [name], slotsAt = at, gap = 33, aspect = 1 } = SEEDS.sea.labels[id];
    const w = Math.max(...lines.map((line) => textWidth(line, size, 3)));
    const h = size * (0.8 + 1.15 * (lines.length - 1));
    sea.label = labelOf({ x: at[0], y: at[1] }, { angle, size, w, h, lines });
    const points = [];
    for (let row = -16; row <= 16; row++) {
      for (let q = -16; q <= 16; q++) {
        const p = [slotsAt[0] + q * gap + (row & 1 ? gap / 2 : 0), slotsAt[1] + row * gap * 0.8661];
        if (isFree(p, sea, scene)) points.push(p);
      }
    }
    const far = (p) => Math.hypot((p[0] - slotsAt[0]) / aspect, p[1] - slotsAt[1]);
    points.sort((a, b) => far(a) - far(b));
    sea.slots = points.slice(0, SEA_SLOTS).map(roundPoint);
    if (sea.slots.length < SEA_SLOTS) console.warn('only', sea.slots.length, 'token places in', id);
  }
}

const ROOM_STEP = [40, 30];
const ROOM_HEIGHT = 20;
const STRIDE = 8;
const LEAST_ROOM = 56;

/** Where else the name of a sea may stand, so that it can slide into view: x, y and the free width to each side. */
export function nameRooms({ polygons, slots }) {
  const rings = polygons.flat();
  const isWater = (p) => rings.reduce((inside, ring) => inside !== inRing(p, ring), false);
  const isClear = (x, y) => [-1, 0, 1].every((row) => isWater([x, y + row * ROOM_HEIGHT]));
  const nearToken = (x, y) =>
    slots.slice(0, 5).some((slot) => Math.abs(slot[1] - y) < 34 && Math.abs(slot[0] - x) < 90);
  const rooms = [];
  for (let y = 40; y <= HEIGHT - 40; y += ROOM_STEP[1]) {
    for (let x = 40; x <= WIDTH - 40; x += ROOM_STEP[0]) {
      let w = 0;
      while (w < 200 && isClear(x - w, y) && isClear(x + w, y)) w += STRIDE;
      if (w >= LEAST_ROOM && !nearToken(x, y)) rooms.push([x, y, w - STRIDE]);
    }
  }
  return rooms;
}

export const boxOf = (rings) => bounds(rings).map(round);
