import { PARAMS } from './input.mjs';
import { bounds, dist, inRing, labelDistance, toRing } from './lib/plane.mjs';
import { random } from './lib/random.mjs';

/** How tokens find room in an area. */

/** Distance to the own outline as a table, so that it can be asked often. */
export function clearanceOf(rings, step = 1.5) {
  const box = bounds(rings);
  const nx = Math.ceil((box[2] - box[0]) / step) + 1;
  const ny = Math.ceil((box[3] - box[1]) / step) + 1;
  const grid = new Float32Array(nx * ny);
  const cells = [];
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) {
      const p = [box[0] + i * step, box[1] + j * step];
      const ring = rings.find((r) => inRing(p, r));
      if (ring) grid[j * nx + i] = toRing(p, ring);
      if (grid[j * nx + i] > 0) cells.push([p[0], p[1], grid[j * nx + i]]);
    }
  }
  const at = (x, y) => {
    const u = (x - box[0]) / step;
    const v = (y - box[1]) / step;
    const i = Math.floor(u);
    const j = Math.floor(v);
    if (i < 0 || j < 0 || i >= nx - 1 || j >= ny - 1) return 0;
    const f = u - i;
    const h = v - j;
    const o = j * nx + i;
    return (
      (grid[o] * (1 - f) + grid[o + 1] * f) * (1 - h) + (grid[o + nx] * (1 - f) + grid[o + nx + 1] * f) * h
    );
  };
  return { at, cells, box };
}

/** The points of one grid that are clear of outline and label. */
function gridPoints(room, clear, label, { gap, angle, hexagonal, ox, oy }) {
  const { box } = room;
  const cx = (box[0] + box[2]) / 2;
  const cy = (box[1] + box[3]) / 2;
  const reach = Math.hypot(box[2] - box[0], box[3] - box[1]) / 2;
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const rowHeight = hexagonal ? gap * 0.8661 : gap;
  const points = [];
  let row = 0;
  for (let v = -reach - gap + oy * rowHeight; v <= reach + gap; v += rowHeight, row++) {
    const start = -reach - gap + ox * gap + (hexagonal && row % 2 ? gap / 2 : 0);
    for (let u = start; u <= reach + gap; u += gap) {
      const p = [cx + u * cos - v * sin, cy + u * sin + v * cos];
      const c = room.at(p[0], p[1]);
      if (c >= clear && labelDistance(p, label) >= PARAMS.slots.radius + 1) points.push([p[0], p[1], c]);
    }
  }
  return points;
}

/** Tidy: the widest hexagonal or square grid that holds the wanted number of tokens. */
export function pack(room, clear, want, label, gaps, axis) {
  const shifts = Array.from({ length: 8 }, (_, i) => i / 8);
  for (const gap of gaps) {
    let best = null;
    for (const angle of axis ? [axis, axis + 90] : [0]) {
      for (const hexagonal of [true, false]) {
        for (const ox of shifts) {
          for (const oy of shifts) {
            const points = gridPoints(room, clear, label, { gap, angle, hexagonal, ox, oy });
            if (points.length >= want && (!best || points.length > best.points.length))
              best = { points, gap };
          }
        }
      }
    }
    if (best) return best;
  }
  return null;
}

/** How badly a token stands: off the land, near the edge, the label or other tokens. */
function discomfort(room, label, centre, p, i, others) {
  const c = room.at(p[0], p[1]);
  let sum =
    (c <= 0 ? 900 : 0) +
    Math.max(0, 15 - c) ** 2 +
    7 * Math.min(3, Math.max(0, 13.3 - c)) +
    3 * Math.max(0, 14.4 - labelDistance(p, label)) ** 2 +
    0.0012 * ((p[0] - centre[0]) ** 2 + (p[1] - centre[1]) ** 2);
  for (let j = 0; j < others.length; j++) {
    if (j === i) continue;
    const d = Math.hypot(p[0] - others[j][0], p[1] - others[j][1]);
    if (d < 30) sum += 0.5 * (30 - d) ** 2;
    if (d < 27.6) sum += 4 * (27.6 - d) ** 2;
  }
  return sum;
}

const STARTS = 5;
const ROUNDS = 420;

/** Free: tokens thrown at random, then moved a little and a little until they stand well. */
export function relax(room, want, label, centre) {
  const cost = (p, i, others) => discomfort(room, label, centre, p, i, others);
  const good = room.cells.filter((cell) => cell[2] > 8);
  const anywhere = () => good[Math.floor(random() * good.length)];
  let best = null;
  for (let start = 0; start < STARTS; start++) {
    const points = [];
    for (let i = 0; i < want; i++) {
      let least = null;
      for (let k = 0; k < 12; k++) {
        const cell = anywhere();
        const c = cost(cell, -1, points);
        if (!least || c < least.c) least = { c, p: [cell[0], cell[1]] };
      }
      points.push(least.p);
    }
    let reach = 30;
    for (let round = 0; round < ROUNDS; round++, reach = Math.max(0.6, reach * 0.988)) {
      for (let i = 0; i < want; i++) {
        const old = points[i];
        const angle = random() * 7;
        const r = reach * random();
        const next =
          random() < 0.04
            ? anywhere().slice(0, 2)
            : [old[0] + r * Math.cos(angle), old[1] + r * Math.sin(angle)];
        if (cost(next, i, points) < cost(old, i, points)) points[i] = next;
      }
    }
    const sum = points.reduce((total, p, i) => total + cost(p, i, points), 0);
    if (!best || sum < best.sum) best = { sum, points };
  }
  return {
    sum: best.sum,
    points: best.points.map((p) => [...p, room.at(p[0], p[1])]),
    ok: stands(room, label, best.points),
  };
}

function stands(room, label, points) {
  let gap = 1e9;
  points.forEach((p, i) => {
    for (const q of points.slice(0, i)) gap = Math.min(gap, dist(p, q));
  });
  const clear = Math.min(...points.map((p) => room.at(p[0], p[1])));
  const toLabel = Math.min(...points.map((p) => labelDistance(p, label)));
  return gap >= 27.05 && toLabel >= 13.2 && clear > 2.5;
}

const edgeRoom = (p) => Math.min(p[2], 17);

/** The wanted number of places that lie closest together, in the order in which they should be used. */
export function compact(points, want, centre) {
  let best = null;
  for (const from of [centre, ...points]) {
    const chosen = [...points].sort((a, b) => dist(a, from) - dist(b, from)).slice(0, want);
    const measure =
      chosen.reduce((sum, p) => sum + dist(p, from), 0) +
      0.35 * want * dist(from, centre) -
      chosen.reduce((sum, p) => sum + edgeRoom(p), 0) * 1.6;
    if (!best || measure < best.measure) best = { measure, chosen };
  }
  const left = [...best.chosen];
  const takeLeast = (cost) => {
    const k = left.reduce((least, p, i) => (cost(p) < cost(left[least]) ? i : least), 0);
    return left.splice(k, 1)[0];
  };
  const out = [takeLeast((p) => dist(p, centre) - edgeRoom(p) * 2.5)];
  while (left.length) {
    const middle = [0, 1].map((k) => out.reduce((sum, p) => sum + p[k], 0) / out.length);
    out.push(takeLeast((p) => dist(p, middle) + 0.25 * dist(p, centre) + 3 * Math.max(0, 16.5 - p[2])));
  }
  return out;
}
