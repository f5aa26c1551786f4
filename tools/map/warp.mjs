import { PARAMS } from './input.mjs';
import { bounds, centroid, dist, signedArea } from './lib/plane.mjs';

/** 3 and 4 Small areas grow at the cost of large ones (a cartogram after Dougenik), then all is fitted to the sheet. */

const sizeOf = (ring) => Math.abs(signedArea(ring));

function equalise(graph, points) {
  const { equalise: even, iterations, damping } = PARAMS.cartogram;
  const { ids } = graph;
  const first = Object.fromEntries(ids.map((id) => [id, sizeOf(graph.ring(id))]));
  const mean = Object.values(first).reduce((a, b) => a + b) / ids.length;
  const wanted = Object.fromEntries(
    ids.map((id) => [id, first[id] ** (1 - even) * mean ** even * (PARAMS.targets[id] || 1)]),
  );
  for (let round = 0; round < iterations; round++) {
    const now = ids.reduce((sum, id) => sum + sizeOf(graph.ring(id)), 0);
    const goal = ids.reduce((sum, id) => sum + wanted[id], 0);
    const forces = ids.map((id) => {
      const ring = graph.ring(id);
      const size = sizeOf(ring);
      const target = (wanted[id] * now) / goal;
      const radius = Math.sqrt(size / Math.PI);
      return { centre: centroid(ring), radius, mass: Math.sqrt(target / Math.PI) - radius };
    });
    const moves = [...points].map((p) => {
      let dx = 0;
      let dy = 0;
      for (const { centre, radius, mass } of forces) {
        const d = dist(p, centre) || 1e-6;
        const force =
          d > radius ? (mass * radius) / d : mass * ((d * d) / (radius * radius)) * (4 - (3 * d) / radius);
        dx += (force * (p[0] - centre[0])) / d;
        dy += (force * (p[1] - centre[1])) / d;
      }
      return [p, dx * damping, dy * damping];
    });
    for (const [p, dx, dy] of moves) {
      p[0] += dx;
      p[1] += dy;
    }
  }
}

/** A small shear leans the north eastwards, so that the island uses the sheet better. */
function fit(graph, points) {
  const box = bounds(graph.edges.filter((edge) => edge.kind === 'coast').map((edge) => edge.points));
  const { left, right, top, bottom } = PARAMS.frame;
  const kx = (right - left) / (box[2] - box[0]);
  const ky = (bottom - top) / (box[3] - box[1]);
  for (const p of points) {
    const y = top + (p[1] - box[1]) * ky;
    p[0] = left + (p[0] - box[0]) * kx + PARAMS.shear * (bottom - y);
    p[1] = y;
  }
}

/** Moves the points of all lines in place; a point shared by lines moves once. */
export function warp(graph, lines) {
  const points = new Set([...graph.edges.map((edge) => edge.points), ...lines].flat());
  equalise(graph, points);
  fit(graph, points);
}
