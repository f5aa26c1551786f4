import ClipperLib from 'clipper-lib';
import { dist, signedArea } from './plane.mjs';
import { random } from './random.mjs';

export function lineLength(line) {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += dist(line[i], line[i - 1]);
  return sum;
}

/** Visvalingam and Whyatt on an open line: drops the least triangles, keeps the ends. */
export function simplifyLine(points, tolerance) {
  const n = points.length;
  if (n < 3) return points;
  const before = points.map((_, i) => i - 1);
  const after = points.map((_, i) => i + 1);
  const alive = points.map(() => true);
  const triangle = (i) => {
    const [a, b, c] = [points[before[i]], points[i], points[after[i]]];
    return Math.abs((c[0] - a[0]) * (b[1] - a[1]) - (b[0] - a[0]) * (c[1] - a[1])) / 2;
  };
  const size = points.map((_, i) => (i === 0 || i === n - 1 ? Infinity : triangle(i)));
  for (;;) {
    let least = tolerance;
    let k = -1;
    for (let i = 1; i < n - 1; i++) {
      if (alive[i] && size[i] < least) {
        least = size[i];
        k = i;
      }
    }
    if (k < 0) break;
    alive[k] = false;
    after[before[k]] = after[k];
    before[after[k]] = before[k];
    for (const j of [before[k], after[k]]) {
      if (j > 0 && j < n - 1) size[j] = Math.max(least, triangle(j));
    }
  }
  return points.filter((_, i) => alive[i]);
}

/** Splits the ring at two points far apart. */
export function simplifyRing(ring, tolerance) {
  let far = 0;
  let most = 0;
  ring.forEach((p, i) => {
    const d = dist(p, ring[0]);
    if (d > most) {
      most = d;
      far = i;
    }
  });
  const there = simplifyLine(ring.slice(0, far + 1), tolerance);
  const back = simplifyLine([...ring.slice(far), ring[0]], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

const blend = (a, b, ta, tb, t) =>
  [0, 1].map((k) => (a[k] * (tb - t)) / (tb - ta) + (b[k] * (t - ta)) / (tb - ta));

/** A centripetal Catmull-Rom curve through the points, sampled. */
export function spline(points, step) {
  if (points.length === 2) {
    const n = Math.max(2, Math.round(dist(...points) / step));
    return Array.from({ length: n + 1 }, (_, i) => [
      points[0][0] + ((points[1][0] - points[0][0]) * i) / n,
      points[0][1] + ((points[1][1] - points[0][1]) * i) / n,
    ]);
  }
  const beyond = (a, b) => [2 * a[0] - b[0], 2 * a[1] - b[1]];
  const all = [beyond(points[0], points[1]), ...points, beyond(points.at(-1), points.at(-2))];
  const out = [points[0]];
  for (let i = 1; i < all.length - 2; i++) {
    const [p0, p1, p2, p3] = all.slice(i - 1, i + 3);
    const t1 = Math.sqrt(dist(p0, p1));
    const t2 = t1 + Math.sqrt(dist(p1, p2));
    const t3 = t2 + Math.sqrt(dist(p2, p3));
    const n = Math.max(1, Math.round(dist(p1, p2) / step));
    for (let j = 1; j <= n; j++) {
      const t = t1 + ((t2 - t1) * j) / n;
      const middle = blend(p1, p2, t1, t2, t);
      const first = blend(blend(p0, p1, 0, t1, t), middle, 0, t2, t);
      const second = blend(middle, blend(p2, p3, t2, t3, t), t1, t3, t);
      out.push(j === n ? p2 : blend(first, second, t1, t2, t));
    }
  }
  return out;
}

/** Smooth noise at right angles to a line, fading out at both ends. */
export function wobble(line, amplitude, wavelength) {
  const count = 400;
  const table = Array.from({ length: count }, () => random() * 2 - 1);
  const noise = (s) => {
    const i = Math.floor(s);
    const f = s - i;
    const u = f * f * (3 - 2 * f);
    return table[i % count] * (1 - u) + table[(i + 1) % count] * u;
  };
  const whole = lineLength(line);
  let s = 0;
  return line.map((p, i) => {
    if (i) s += dist(p, line[i - 1]);
    if (i === 0 || i === line.length - 1) return p;
    const a = line[i - 1];
    const b = line[i + 1];
    const l = dist(a, b) || 1;
    const fade = Math.min(1, s / 16, (whole - s) / 16);
    const d = fade * amplitude * (noise((s / wavelength) * 2) + 0.55 * noise(100 + (s / wavelength) * 4.6));
    return [p[0] - ((b[1] - a[1]) / l) * d, p[1] + ((b[0] - a[0]) / l) * d];
  });
}

/** Adds points so that none are further apart than a step; `split` gives the number of parts of a side. */
export function densify(line, split) {
  const out = [];
  line.forEach((p, i) => {
    if (i === 0) {
      out.push(p);
      return;
    }
    const a = line[i - 1];
    const n = split(dist(a, p));
    for (let j = 1; j <= n; j++) out.push([a[0] + ((p[0] - a[0]) * j) / n, a[1] + ((p[1] - a[1]) * j) / n]);
  });
  return out;
}

/** A rougher coast for islands that were enlarged. */
export function roughen(ring, amplitude) {
  if (!amplitude) return ring;
  const dense = densify([...ring, ring[0]], (d) => Math.max(1, Math.round(d / 3.2)));
  return simplifyRing(wobble(dense, amplitude, 13).slice(0, -1), 0.5);
}

const toClipper = (ring, unit) =>
  ring.map(([x, y]) => ({ X: Math.round(x * unit), Y: Math.round(y * unit) }));
const fromClipper = (path, unit) => path.map((p) => [p.X / unit, p.Y / unit]);

function offsetPaths(paths, by, arcs) {
  const offset = new ClipperLib.ClipperOffset(2, arcs);
  const out = [];
  offset.AddPaths(paths, ClipperLib.JoinType.jtRound, ClipperLib.EndType.etClosedPolygon);
  offset.Execute(out, by);
  return out;
}

/** Grows rings outward, so that narrow sounds between them close. */
export const growRings = (rings, by) =>
  offsetPaths(
    rings.map((ring) => toClipper(ring, 100)),
    by * 100,
    0.3,
  ).map((path) => fromClipper(path, 100));

/** Fills sea lochs and creeks narrower than twice the radius, and keeps the largest outline. */
export function closeCreeks(ring, radius) {
  if (!radius) return ring;
  const unit = 1000;
  const path = toClipper(ring, unit);
  if (!ClipperLib.Clipper.Orientation(path)) path.reverse();
  const grown = offsetPaths([path], radius * unit, 40);
  const [largest] = offsetPaths(grown, -radius * unit, 40)
    .map((p) => fromClipper(p, unit))
    .sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  return simplifyRing(largest, 0.02);
}
