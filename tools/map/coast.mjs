import * as topojson from 'topojson-client';
import { ATLAS, PARAMS, SEEDS } from './input.mjs';
import { closeCreeks } from './lib/lines.mjs';
import { bounds, centroid, clipBox, inRing, signedArea, toRing } from './lib/plane.mjs';

/** 1 The coasts of Natural Earth, projected plainly: a degree of latitude is 100 units. */

const SCALE = 100;
const NARROW = Math.cos((54.4 * Math.PI) / 180);
export const project = ([lon, lat]) => [lon * NARROW * SCALE, -lat * SCALE];

function readRings() {
  const land = topojson.feature(ATLAS, ATLAS.objects.land);
  const rings = [];
  for (const { geometry } of land.features || [land]) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    for (const polygon of polygons) rings.push(polygon[0].slice(0, -1));
  }
  return rings.filter((ring) => {
    const box = bounds([ring]);
    return box[2] > -11 && box[0] < 5 && box[3] > 47.5 && box[1] < 59.47;
  });
}

const rings = readRings();
const ringAt = (p) => rings.find((ring) => inRing(p, ring));
const mainland = ringAt([-1.5, 53]);
const ireland = ringAt([-7.5, 53.3]);
const man = ringAt([-4.55, 54.2]);
const europe = rings.find((ring) => ring.length > 20000);

export function readMainland() {
  const coast = closeCreeks(mainland.map(project), PARAMS.simplify.closeCreeks);
  if (signedArea(coast) < 0) coast.reverse();
  return coast;
}

/** The area that owns an island: by seeds.json, by its group, or else the nearest. */
function ownerOf(ring, centre, graph) {
  const [lon, lat] = centre;
  const known = SEEDS.islands.findLast((island) => inRing(island.at, ring));
  let area = known?.area ?? null;
  if (!area) {
    if (lat > 58.69 && lat < 59.46 && lon > -3.6) area = 'orkneys';
    else if (lon < -6.75 && lat > 56.75) area = 'hebrides';
  }
  const close = lon > -8.2 && lon < 2 && lat > 49.9 && lat < 58.7 && !(lon < -5.5 && lat < 55.4);
  if (!area && close) {
    let least = 14;
    for (const id of graph.ids) {
      const d = toRing(project(centre), graph.ring(id));
      if (d < least) {
        least = d;
        area = id;
      }
    }
  }
  return { area: lon < -8.1 ? null : area, nudge: known?.nudge };
}

/** Islands belong to one area as a whole. */
export const readIslands = (graph) =>
  rings
    .filter((ring) => ![mainland, ireland, man, europe].includes(ring))
    .map((ring) => {
      const centre = centroid(ring);
      let projected = ring.map(project);
      if (Math.abs(signedArea(projected)) > 60) {
        projected = closeCreeks(projected, PARAMS.simplify.closeCreeks);
      }
      if (signedArea(projected) < 0) projected.reverse();
      return { ...ownerOf(ring, centre, graph), ring: projected, centre };
    });

/** Land that nobody plays on. */
export function readDecoration(islands) {
  const parts = [
    { name: 'Ireland', ring: ireland.map(project) },
    { name: 'Isle of Man', ring: man.map(project) },
    { name: 'Normandy', ring: clipBox(europe, [-6, 47.3, 5, 52.6]).map(project) },
  ];
  for (const { area, centre, ring } of islands) {
    const [lon, lat] = centre;
    if (!area && ((lat < 50 && lon > -3) || (lon < -5.5 && lat < 55.4))) {
      parts.push({ name: lat < 50 ? 'Channel Islands' : 'Ireland', ring });
    }
  }
  return parts;
}
