/** Points are [x, y]; rings are closed lists of points without a repeated end. */

export const dist = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Signed: positive for rings that turn clockwise on the screen. */
export function signedArea(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i];
    const b = ring[(i + 1) % ring.length];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

export function centroid(ring) {
  let sum = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i];
    const b = ring[(i + 1) % ring.length];
    const k = a[0] * b[1] - b[0] * a[1];
    sum += k;
    x += (a[0] + b[0]) * k;
    y += (a[1] + b[1]) * k;
  }
  return [x / (3 * sum), y / (3 * sum)];
}

export function inRing(p, ring) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i];
    const b = ring[j];
    const crosses =
      a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0];
    if (crosses) inside = !inside;
  }
  return inside;
}

/** Distance from a point to a side, and where on the side (0 to 1) the nearest point lies. */
export function toSide(p, a, b) {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const free = square ? ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square : 0;
  const t = Math.max(0, Math.min(1, free));
  return [Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy), t];
}

export const along = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export function toRing(p, ring) {
  let least = 1e9;
  for (let i = 0; i < ring.length; i++) {
    least = Math.min(least, toSide(p, ring[i], ring[(i + 1) % ring.length])[0]);
  }
  return least;
}

/** The point of some rings that is nearest to a point. */
export function nearestOn(p, rings) {
  let best = [1e9, p];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i];
      const b = ring[(i + 1) % ring.length];
      const [d, t] = toSide(p, a, b);
      if (d < best[0]) best = [d, along(a, b, t)];
    }
  }
  return best[1];
}

export function bounds(rings) {
  const box = [1e9, 1e9, -1e9, -1e9];
  for (const ring of rings) {
    for (const [x, y] of ring) {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  }
  return box;
}

/** Cuts a ring to a box (Sutherland and Hodgman). */
export function clipBox(ring, [x0, y0, x1, y1]) {
  const edges = [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ];
  let left = ring;
  for (const [axis, value, sign] of edges) {
    const out = [];
    for (let i = 0; i < left.length; i++) {
      const a = left[i];
      const b = left[(i + 1) % left.length];
      const aIn = (a[axis] - value) * sign >= 0;
      const bIn = (b[axis] - value) * sign >= 0;
      if (aIn) out.push(a);
      if (aIn !== bIn) out.push(along(a, b, (value - a[axis]) / (b[axis] - a[axis])));
    }
    left = out;
  }
  return left;
}

/** A point in the frame of a slanting box round a label. */
function toLabel(p, label) {
  const turn = (-(label.angle || 0) * Math.PI) / 180;
  const dx = p[0] - label.x;
  const dy = p[1] - label.y;
  const x = dx * Math.cos(turn) - dy * Math.sin(turn);
  const y = dx * Math.sin(turn) + dy * Math.cos(turn);
  return [Math.max(0, Math.abs(x) - label.w / 2), Math.max(0, Math.abs(y) - label.h / 2)];
}

export const labelDistance = (p, label) => Math.hypot(...toLabel(p, label));

export function hitsLabel(p, label, radius) {
  const [x, y] = toLabel(p, label);
  return x * x + y * y < radius * radius;
}
