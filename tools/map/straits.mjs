import { SEEDS } from './input.mjs';
import { number } from './lib/path.mjs';
import { dist, nearestOn } from './lib/plane.mjs';

/** 9 Straits: bent arrows from coast to coast. */

const INSET = 5;
const HEAD = 8.5;
const BARB = 4.6;
const SAMPLES = 16;

const at = (p) => `${number(p[0])} ${number(p[1])}`;

function arrowHead(tip, from) {
  const length = dist(tip, from);
  const ux = (tip[0] - from[0]) / length;
  const uy = (tip[1] - from[1]) / length;
  const barb = (side) => [tip[0] - ux * HEAD - side * uy * BARB, tip[1] - uy * HEAD + side * ux * BARB];
  const notch = [tip[0] - ux * HEAD * 0.72, tip[1] - uy * HEAD * 0.72];
  return `M${at(tip)}L${at(barb(1))}L${at(notch)}L${at(barb(-1))}z`;
}

export function drawStraits(land, marks) {
  return SEEDS.straits.map(({ from, to, marks: name, bend }) => {
    const start = nearestOn(marks[name][0], land[from].rings);
    const end = nearestOn(marks[name][1], land[to].rings);
    const length = dist(start, end);
    const ux = (end[0] - start[0]) / length;
    const uy = (end[1] - start[1]) / length;
    const a = [start[0] - ux * INSET, start[1] - uy * INSET];
    const b = [end[0] + ux * INSET, end[1] + uy * INSET];
    const m = [(a[0] + b[0]) / 2 - uy * bend, (a[1] + b[1]) / 2 + ux * bend];
    const line = Array.from({ length: SAMPLES + 1 }, (_, i) => {
      const u = i / SAMPLES;
      return [0, 1].map((k) => (1 - u) ** 2 * a[k] + 2 * u * (1 - u) * m[k] + u * u * b[k]);
    });
    return { from, to, line, d: `M${at(a)}Q${at(m)} ${at(b)}`, heads: arrowHead(a, m) + arrowHead(b, m) };
  });
}
