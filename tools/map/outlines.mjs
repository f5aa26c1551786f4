import { HEIGHT, LAND, PARAMS, SEEDS, WIDTH } from './input.mjs';
import { growRings, roughen, simplifyLine, simplifyRing, spline, wobble } from './lib/lines.mjs';
import { bounds, clipBox, signedArea } from './lib/plane.mjs';

/** 5 and 6 The final lines: calm coasts, borders drawn by hand, islands, land that nobody plays on. */

export function drawLines(graph) {
  const { coastPx2 } = PARAMS.simplify;
  const { step, noise, wavelength, simplify } = PARAMS.border;
  for (const edge of graph.edges) {
    edge.points =
      edge.kind === 'coast'
        ? simplifyLine(edge.points, coastPx2)
        : simplifyLine(wobble(spline(edge.points, step), noise, wavelength), simplify);
  }
}

function simplifyIslands(islands) {
  return islands.map((island) => {
    const ring = simplifyRing(island.ring, PARAMS.simplify.coastPx2 * 0.8);
    const [dx, dy] = island.nudge ?? [0, 0];
    return { ...island, ring: ring.map(([x, y]) => [x + dx, y + dy]) };
  });
}

/** Orkneys and Hebrides are moved and enlarged; growing closes their narrow sounds. */
function moveGroup(islands, id, { scale, centre, rotate = 0, grow, rough }) {
  const members = islands.filter((island) => island.area === id);
  const box = bounds(members.map((island) => island.ring));
  const middle = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const turn = (rotate * Math.PI) / 180;
  const moved = members.map(({ ring }) =>
    ring.map(([x, y]) => {
      const dx = (x - middle[0]) * scale[0];
      const dy = (y - middle[1]) * scale[1];
      return [
        dx * Math.cos(turn) - dy * Math.sin(turn) + centre[0],
        dx * Math.sin(turn) + dy * Math.cos(turn) + centre[1],
      ];
    }),
  );
  const grown = growRings(moved, grow)
    .filter((ring) => signedArea(ring) > 0)
    .map((ring) => ({ area: id, ring: roughen(simplifyRing(ring, 0.5), rough) }));
  return [...islands.filter((island) => island.area !== id), ...grown];
}

/** The rings of each area, the largest first, and the rings of the islands among them. */
export function drawLand(graph, rawIslands) {
  let islands = simplifyIslands(rawIslands);
  for (const [id, group] of Object.entries(SEEDS.groups)) islands = moveGroup(islands, id, group);
  const land = Object.fromEntries(LAND.map(({ id }) => [id, { rings: [] }]));
  for (const id of graph.ids) land[id].rings.push(graph.ring(id));
  const used = islands.filter(
    ({ area, ring }) => area && Math.abs(signedArea(ring)) > PARAMS.simplify.islandMinPx2,
  );
  for (const { area, ring } of used) land[area].rings.push(ring);
  for (const { rings } of Object.values(land)) {
    rings.sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  }
  return { land, islandRings: used.map((island) => island.ring) };
}

const MARGIN = 60;

/** Cut to the sheet with a margin. */
export function drawDecoration(parts) {
  const decoration = [];
  for (const { name, ring } of parts) {
    const cut = clipBox(ring, [-MARGIN, -MARGIN, WIDTH + MARGIN, HEIGHT + MARGIN]);
    if (cut.length < 4 || Math.abs(signedArea(cut)) < 20) continue;
    if (signedArea(cut) < 0) cut.reverse();
    decoration.push({ name, ring: simplifyRing(cut, PARAMS.simplify.decorPx2) });
  }
  return decoration;
}
