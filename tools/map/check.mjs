/**
 * Looks at the drawn board, or at the file named on the command line: is everything readable, and drawn without flaw?
 * That its borders are those of the engine is held by packages/web/test/map.test.ts. Leaves with 1 when it fails.
 */
import fs from 'node:fs';
import { bounds, hitsLabel, inRing, toRing } from './lib/plane.mjs';

const file = process.argv[2] ?? new URL('../../packages/web/src/map/geometry.json', import.meta.url);
const geometry = JSON.parse(fs.readFileSync(file, 'utf8'));

const round = (value) => Math.round(value * 10) / 10;

/** The rings of a path of M, l and z. */
function ringsOf(d) {
  const rings = [];
  for (const [, command, text] of d.matchAll(/([Mlz])([^Mlz]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) || []).map(Number);
    if (command === 'M') rings.push([numbers]);
    for (let i = 0; command === 'l' && i < numbers.length; i += 2) {
      const [x, y] = rings.at(-1).at(-1);
      rings.at(-1).push([round(x + numbers[i]), round(y + numbers[i + 1])]);
    }
  }
  return rings;
}

const read = (areas) =>
  Object.entries(areas).map(([id, area]) => {
    const rings = ringsOf(area.d);
    return { id, ...area, rings, bounds: bounds(rings) };
  });
const lands = read(geometry.land);
const seas = read(geometry.sea);
const decoration = geometry.decoration.map((part) => ringsOf(part.d));

const inside = (p, rings) => rings.reduce((within, ring) => within !== inRing(p, ring), false);
const edge = (p, rings) => Math.min(...rings.map((ring) => toRing(p, ring)));
const inBox = ([x, y], box) => x > box[0] && x < box[2] && y > box[1] && y < box[3];

let failed = false;
function report(what, problems) {
  if (problems.length > 0) failed = true;
  console.log(
    problems.length === 0 ? `ok    ${what}` : `WRONG ${what}: ${[...new Set(problems)].join('; ')}`,
  );
}

const TOKEN = 13;

function tokenProblems({ id, slots, rings, label }) {
  const problems = [];
  slots.forEach((p, i) => {
    if (!inside(p, rings)) problems.push(`${id} outside`);
    if (hitsLabel(p, label, TOKEN)) problems.push(`${id} under its name`);
    const close = slots.slice(0, i).some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 27);
    if (close) problems.push(`${id} too close`);
  });
  return problems;
}

report(
  'eight places for tokens in each land area, twenty in each sea',
  [...lands.filter((area) => area.slots.length < 8), ...seas.filter((area) => area.slots.length < 20)].map(
    (area) => area.id,
  ),
);
report('tokens stand in their area, apart, clear of its name', [...lands, ...seas].flatMap(tokenProblems));
report(
  'six tokens stand wholly within each land area',
  lands
    .filter(({ slots, rings }) => slots.filter((p) => edge(p, rings) >= TOKEN - 0.1).length < 6)
    .map((area) => area.id),
);
report(
  'tokens at sea keep clear of land',
  seas.flatMap(({ id, slots }) =>
    slots.flatMap((p) =>
      lands.filter(({ rings }) => edge(p, rings) < TOKEN).map((area) => `${id} on ${area.id}`),
    ),
  ),
);
report(
  'no name lies over other land',
  lands.flatMap(({ id, label }) =>
    lands
      .filter((other) => other.id !== id && other.rings.flat().some((p) => hitsLabel(p, label, 0.5)))
      .map((other) => `${id} over ${other.id}`),
  ),
);

const side = (p, q, r) => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
const cross = (a, b, c, d) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

function crossesItself(ring) {
  const n = ring.length;
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n - (i === 0 ? 1 : 0); j++) {
      if (cross(ring[i], ring[(i + 1) % n], ring[j], ring[(j + 1) % n])) return true;
    }
  }
  return false;
}

report(
  'no outline crosses itself',
  lands.filter(({ rings }) => rings.some(crossesItself)).map((area) => area.id),
);
report(
  'no area overlaps another or land that nobody plays on',
  lands.flatMap(({ id, rings }) =>
    rings.flat().flatMap((p) => [
      ...lands
        .filter((other) => other.id !== id && inBox(p, other.bounds) && inside(p, other.rings))
        .filter((other) => edge(p, other.rings) > 0.3)
        .map((other) => `${id} in ${other.id}`),
      ...decoration.filter((part) => inside(p, part)).map(() => `${id} on other land`),
    ]),
  ),
);
process.exitCode = failed ? 1 : 0;
