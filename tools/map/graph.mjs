import { project } from './coast.mjs';
import { SEEDS } from './input.mjs';
import { along, inRing, signedArea, toSide } from './lib/plane.mjs';

/** 2 Coast and borders as one net of lines; each area is a mesh of it. Neighbours share their line exactly. */

/** Puts the ends of borders on the nearest point of the coast. */
function snapNodes(coast) {
  const nodes = {};
  for (const [name, at] of Object.entries(SEEDS.nodes)) nodes[name] = project(at);
  for (const name of Object.keys(nodes).filter((key) => key[0] === 'C')) {
    let best = [1e9];
    coast.forEach((a, i) => {
      const b = coast[(i + 1) % coast.length];
      const [d, t] = toSide(nodes[name], a, b);
      if (d < best[0]) best = [d, i, t, along(a, b, t)];
    });
    const [, i, t, p] = best;
    if (t < 1e-6) nodes[name] = coast[i];
    else if (t > 1 - 1e-6) nodes[name] = coast[(i + 1) % coast.length];
    else {
      nodes[name] = p;
      coast.splice(i + 1, 0, p);
    }
    nodes[name].node = name;
    if (best[0] > 12) console.warn('border ends far from the coast:', name, best[0].toFixed(1));
  }
  return nodes;
}

function makeEdges(coast, nodes) {
  const edges = [];
  const ends = coast.map((p, i) => (p.node ? i : -1)).filter((i) => i >= 0);
  ends.forEach((i, q) => {
    const j = ends[(q + 1) % ends.length];
    const points = j > i ? coast.slice(i, j + 1) : [...coast.slice(i), ...coast.slice(0, j + 1)];
    edges.push({ kind: 'coast', a: coast[i].node, b: coast[j].node, points });
  });
  for (const [name, [a, middle, b]] of Object.entries(SEEDS.borders)) {
    edges.push({ kind: 'land', name, a, b, points: [nodes[a], ...middle.map(project), nodes[b]] });
  }
  return edges;
}

/** The meshes of the net: from each edge always turn to the next one at the node. */
function findMeshes(edges) {
  const halves = edges.flatMap((edge, i) => [
    { edge, i, direction: 1, from: edge.a, to: edge.b },
    { edge, i, direction: -1, from: edge.b, to: edge.a },
  ]);
  const leaving = {};
  for (const half of halves) {
    const p = half.direction > 0 ? half.edge.points : [...half.edge.points].reverse();
    half.points = p;
    half.angle = Math.atan2(p[1][1] - p[0][1], p[1][0] - p[0][0]);
    leaving[half.from] ||= [];
    leaving[half.from].push(half);
  }
  for (const list of Object.values(leaving)) list.sort((x, y) => x.angle - y.angle);
  const used = new Set();
  const meshes = [];
  for (const start of halves) {
    if (used.has(start)) continue;
    const loop = [];
    let half = start;
    do {
      used.add(half);
      loop.push(half);
      const list = leaving[half.to];
      const back = list.findIndex((x) => x.i === half.i && x.direction === -half.direction);
      half = list[(back - 1 + list.length) % list.length];
    } while (half !== start);
    meshes.push({ loop, ring: loop.flatMap((x) => x.points.slice(0, -1)) });
  }
  return meshes;
}

/** Which mesh is which area, by the seed that lies in it. Islands come later. */
function nameMeshes(meshes) {
  const sides = {};
  for (const [id, [seed]] of Object.entries(SEEDS.seeds)) {
    if (id in SEEDS.groups) continue;
    const found = meshes.filter((mesh) => signedArea(mesh.ring) > 0 && inRing(project(seed), mesh.ring));
    if (found.length !== 1) throw new Error(`seed of ${id} lies in ${found.length} meshes`);
    sides[id] = found[0].loop.map((half) => [half.i, half.direction]);
  }
  return sides;
}

export function makeGraph(coast) {
  const edges = makeEdges(coast, snapNodes(coast));
  const sides = nameMeshes(findMeshes(edges));
  for (const edge of edges) edge.areas = [];
  for (const id in sides) for (const [i] of sides[id]) edges[i].areas.push(id);
  for (const { kind, name, areas } of edges) {
    const same = kind === 'coast' || [...areas].sort().join() === name.split('|').sort().join();
    if (!same) throw new Error(`border ${name} lies between ${areas}`);
  }
  const ring = (id) =>
    sides[id].flatMap(([i, direction]) => {
      const p = edges[i].points;
      return (direction > 0 ? p : [...p].reverse()).slice(0, -1);
    });
  return { edges, ring, ids: Object.keys(sides) };
}
