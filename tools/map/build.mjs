/**
 * Draws the board: coasts of Natural Earth, our borders, an even size of areas, names, places for tokens, seas and
 * ornaments. Writes packages/web/src/map/geometry.json, or the file named on the command line. See README.md.
 */
import fs from 'node:fs';
import { project, readDecoration, readIslands, readMainland } from './coast.mjs';
import { makeGraph } from './graph.mjs';
import { HEIGHT, LAND, PARAMS, SEAS, SEEDS, WIDTH } from './input.mjs';
import { linePath, ringsPath } from './lib/path.mjs';
import { seedRandom } from './lib/random.mjs';
import { drawDecoration, drawLand, drawLines } from './outlines.mjs';
import { boxOf, nameRooms, placeAtSea, placeOnLand } from './places.mjs';
import { drawSeaLines, drawSeas, readSeaLines, seaPath } from './seas.mjs';
import { drawStraits } from './straits.mjs';
import { drawTerrain } from './terrain.mjs';
import { warp } from './warp.mjs';
import { drawWaterlines } from './water.mjs';

seedRandom(PARAMS.rng);

const graph = makeGraph(readMainland());
const rawIslands = readIslands(graph);
const rawDecoration = readDecoration(rawIslands);
const marks = Object.fromEntries(Object.entries(SEEDS.marks).map(([name, at]) => [name, at.map(project)]));
warp(graph, [
  ...rawIslands.map((island) => island.ring),
  ...rawDecoration.map((part) => part.ring),
  ...Object.values(marks),
]);
drawLines(graph);

const { land, islandRings } = drawLand(graph, rawIslands);
const decoration = drawDecoration(rawDecoration);
const lines = readSeaLines(marks);
const seas = drawSeas(land, decoration, lines);
placeOnLand(land);
const straits = drawStraits(land, marks);
placeAtSea(seas, land, decoration, lines, straits);

/** The coast of the main island as one ring. */
function mainCoast() {
  const coasts = graph.edges.filter((edge) => edge.kind === 'coast');
  const ring = [];
  const seen = new Set();
  for (let edge = coasts[0]; !seen.has(edge); edge = coasts.find((next) => next.a === edge.b)) {
    seen.add(edge);
    ring.push(...edge.points.slice(0, -1));
  }
  return ring;
}

function drawBorders() {
  const region = Object.fromEntries(LAND.map((area) => [area.id, area.region]));
  const borders = {
    coast: [mainCoast(), ...islandRings].map((ring) => linePath(ring, true)),
    land: [],
    region: [],
  };
  for (const { kind, areas, points } of graph.edges) {
    if (kind === 'land')
      borders[region[areas[0]] === region[areas[1]] ? 'land' : 'region'].push(linePath(points));
  }
  return borders;
}

const geometry = {
  viewBox: [0, 0, WIDTH, HEIGHT],
  source: 'Coast: Natural Earth 1:10m land (public domain). Borders: original.',
  land: Object.fromEntries(
    LAND.map(({ id }) => {
      const { rings, label, slots } = land[id];
      return [id, { d: ringsPath(rings), label, slots, box: boxOf(rings) }];
    }),
  ),
  sea: Object.fromEntries(
    SEAS.map(({ id }) => {
      const { label, slots, polygons } = seas[id];
      const box = boxOf(polygons.map((polygon) => polygon[0]));
      return [id, { d: seaPath(seas[id]), label, slots, box, rooms: nameRooms(seas[id]) }];
    }),
  ),
  decoration: decoration.map(({ name, ring }) => ({ name, d: linePath(ring, true) })),
  straits: straits.map(({ from, to, d, heads }) => ({ from, to, d, heads })),
  seaLines: drawSeaLines(lines, land, decoration),
  borders: drawBorders(),
  waterlines: drawWaterlines([
    ...Object.values(land).flatMap((area) => area.rings),
    ...decoration.map((part) => part.ring),
  ]),
  terrain: drawTerrain(land),
};

const target = process.argv[2] ?? new URL('../../packages/web/src/map/geometry.json', import.meta.url);
fs.writeFileSync(target, `${JSON.stringify(geometry)}\n`);
