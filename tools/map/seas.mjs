import polygonClipping from 'polygon-clipping';
import { HEIGHT, SEEDS, WIDTH } from './input.mjs';
import { densify, lineLength, simplifyLine, spline } from './lib/lines.mjs';
import { linePath, round } from './lib/path.mjs';
import { inRing, signedArea } from './lib/plane.mjs';

/** 7 The seas: zones between lines drawn by hand, less all land. */

const rounded = (ring) => ring.map((p) => [round(p[0]), round(p[1])]);
const closed = (ring) => [...ring, ring[0]];
const size = (ring) => Math.abs(signedArea(ring));

/** Lines between seas: `inner` runs over land, `outer` is seen. Points are of the sheet, or marks that were warped. */
export function readSeaLines(marks) {
  const point = (p) => (typeof p[0] === 'string' ? marks[p[0]][p[1] || 0] : p);
  return Object.fromEntries(
    Object.entries(SEEDS.sea.lines).map(([name, { inner, outer }]) => [
      name,
      { inner: inner.map(point), outer: spline(outer.map(point), 12) },
    ]),
  );
}

/** The ring of a sea's zone: corners, points on the spine over land, and lines (a minus runs backwards). */
function zoneOf(parts, lines) {
  return parts.flatMap((part) => {
    if (Array.isArray(part)) return [part];
    if (SEEDS.sea.spine[part]) return [SEEDS.sea.spine[part]];
    const { inner, outer } = lines[part.replace(/^-/, '')];
    const points = [...inner, ...outer];
    return part[0] === '-' ? points.reverse() : points;
  });
}

export function drawSeas(land, decoration, lines) {
  const areas = Object.values(land).flatMap((area) => area.rings.map((ring) => [[closed(rounded(ring))]]));
  const others = decoration.map((part) => [[closed(rounded(part.ring))]]);
  const allLand = polygonClipping.union(...areas);
  const sheet = [
    closed([
      [0, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ]),
  ];
  const seas = {};
  for (const [id, parts] of Object.entries(SEEDS.sea.areas)) {
    const zone = rounded(zoneOf(parts, lines));
    const water = polygonClipping.difference([closed(zone)], allLand, ...others);
    const polygons = polygonClipping
      .intersection(water, sheet)
      .map((polygon) => polygon.map((ring) => ring.slice(0, -1)))
      .filter((polygon) => size(polygon[0]) > 30)
      .sort((a, b) => size(b[0]) - size(a[0]));
    seas[id] = { zone, polygons };
  }
  return seas;
}

export const seaPath = ({ polygons }) =>
  polygons
    .flatMap((polygon) => polygon.filter((ring, i) => i === 0 || size(ring) > 3))
    .map((ring) => linePath(ring, true))
    .join('');

/** The longest part of each line that lies at sea. */
export function drawSeaLines(lines, land, decoration) {
  const rings = [
    ...Object.values(land).flatMap((area) => area.rings),
    ...decoration.map((part) => part.ring),
  ];
  const isLand = (p) => rings.some((ring) => inRing(p, ring));
  return Object.entries(lines).map(([name, { outer }]) => {
    const runs = [[]];
    for (const p of densify(outer, (d) => Math.ceil(d / 2))) {
      if (isLand(p)) runs.push([]);
      else runs.at(-1).push(p);
    }
    const [longest] = runs.filter((run) => run.length > 2).sort((a, b) => lineLength(b) - lineLength(a));
    return { between: name.split('|'), d: linePath(simplifyLine(longest, 0.4)) };
  });
}
