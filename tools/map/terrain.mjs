import { LAND, PARAMS, SEEDS } from './input.mjs';
import { round } from './lib/path.mjs';
import { bounds, hitsLabel, inRing, toRing } from './lib/plane.mjs';
import { random } from './lib/random.mjs';

/** 11 Signs of mountains, hills and marshes on difficult land, clear of its name and edges. */

const STEP = 2.5;

/** Points of an area on a grid, each with its distance to the outline. */
function pointsOf(rings) {
  const box = bounds(rings);
  const points = [];
  for (let y = box[1]; y <= box[3]; y += STEP) {
    for (let x = box[0]; x <= box[2]; x += STEP) {
      const ring = rings.find((r) => inRing([x, y], r));
      if (ring) points.push([x, y, toRing([x, y], ring)]);
    }
  }
  return points;
}

const clearOfName = ([x, y], label) =>
  !hitsLabel([x, y - 1], label, 9.5) && !hitsLabel([x - 6, y], label, 6) && !hitsLabel([x + 6, y], label, 6);

/** Points in random order, each kept if none stands near. */
function scatter(points, gap) {
  const chosen = [];
  const shuffled = points.map((p) => [p, random()]).sort((a, b) => a[1] - b[1]);
  for (const [p] of shuffled) {
    if (chosen.every((q) => Math.hypot(p[0] - q[0], (p[1] - q[1]) * 1.35) >= gap)) chosen.push(p);
  }
  return chosen.sort((p, q) => p[1] - q[1]);
}

function scaleOf(clear, type) {
  const wish = 0.8 + random() * 0.35 + Math.min(0.25, clear / 140);
  return round(Math.min(wish, Math.max(0.62, (clear - 0.6) / (type === 'mountain' ? 9.2 : 8.8))));
}

export function drawTerrain(land) {
  const { gap, clear } = PARAMS.terrain;
  const difficult = LAND.filter((area) => area.terrain === 'difficult');
  return Object.fromEntries(
    difficult.map(({ id }) => {
      const { rings, label } = land[id];
      const type = SEEDS.terrainGlyph[id] || 'mountain';
      const free = pointsOf(rings).filter((p) => p[2] > clear[type] && clearOfName(p, label));
      const at = scatter(free, gap[type]).map(([x, y, c]) => [
        Math.round(x),
        Math.round(y),
        scaleOf(c, type),
      ]);
      return [id, { type, at }];
    }),
  );
}
