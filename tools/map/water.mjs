import { contours } from 'd3-contour';
import { HEIGHT, PARAMS, WIDTH } from './input.mjs';
import { simplifyRing } from './lib/lines.mjs';
import { linePath } from './lib/path.mjs';
import { signedArea } from './lib/plane.mjs';

/** 10 Water lines: contours of the distance to land, on a grid that reaches beyond the sheet. */

const STEP = 2.5;
const MARGIN = 60;
const NX = Math.round((WIDTH + 2 * MARGIN) / STEP);
const NY = Math.round((HEIGHT + 2 * MARGIN) / STEP);
const FAR = 1e12;

function fillRing(grid, ring) {
  for (let j = 0; j < NY; j++) {
    const y = j * STEP - MARGIN;
    const xs = [];
    for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
      const a = ring[i];
      const b = ring[k];
      if (a[1] > y !== b[1] > y) xs.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
    }
    xs.sort((p, q) => p - q);
    for (let q = 0; q + 1 < xs.length; q += 2) {
      const from = Math.max(0, Math.ceil((xs[q] + MARGIN) / STEP));
      const to = Math.min(NX - 1, Math.floor((xs[q + 1] + MARGIN) / STEP));
      for (let i = from; i <= to; i++) grid[j * NX + i] = 0;
    }
  }
}

/** Squared distances along one line of the grid (Felzenszwalb and Huttenlocher). */
function distances(values) {
  const n = values.length;
  const hulls = new Int32Array(n);
  const edges = new Float64Array(n + 1);
  let k = 0;
  edges[0] = -FAR;
  edges[1] = FAR;
  for (let q = 1; q < n; q++) {
    let s;
    do {
      s = (values[q] + q * q - (values[hulls[k]] + hulls[k] * hulls[k])) / (2 * q - 2 * hulls[k]);
    } while (s <= edges[k] && k-- > 0);
    k++;
    hulls[k] = q;
    edges[k] = s;
    edges[k + 1] = FAR;
  }
  k = 0;
  return Float64Array.from({ length: n }, (_, q) => {
    while (edges[k + 1] < q) k++;
    return (q - hulls[k]) ** 2 + values[hulls[k]];
  });
}

function distanceField(rings) {
  const grid = new Float64Array(NX * NY).fill(FAR);
  for (const ring of rings) fillRing(grid, ring);
  for (let i = 0; i < NX; i++) {
    const column = distances(Float64Array.from({ length: NY }, (_, j) => grid[j * NX + i]));
    for (let j = 0; j < NY; j++) grid[j * NX + i] = column[j];
  }
  for (let j = 0; j < NY; j++) grid.set(distances(grid.slice(j * NX, j * NX + NX)), j * NX);
  return Float64Array.from(grid, (square) => -Math.sqrt(square) * STEP);
}

/** A light blur keeps the lines calm. */
function blur(field) {
  const old = field.slice();
  for (let j = 1; j < NY - 1; j++) {
    for (let i = 1; i < NX - 1; i++) {
      const o = j * NX + i;
      field[o] = (old[o] * 4 + old[o - 1] + old[o + 1] + old[o - NX] + old[o + NX]) / 8;
    }
  }
}

export function drawWaterlines(rings) {
  const field = distanceField(rings);
  blur(field);
  blur(field);
  return PARAMS.waterlines.map((offset) => {
    const [contour] = contours().size([NX, NY]).thresholds([-offset])([...field]);
    const d = contour.coordinates
      .flat()
      .map((ring) =>
        ring.slice(0, -1).map(([x, y]) => [(x - 0.5) * STEP - MARGIN, (y - 0.5) * STEP - MARGIN]),
      )
      .filter((ring) => Math.abs(signedArea(ring)) >= 150)
      .map((ring) => linePath(simplifyRing(ring, 0.55 + offset * 0.03), true))
      .join('');
    return { offset, d };
  });
}
