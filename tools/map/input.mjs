import fs from 'node:fs';
import { LAND, SEAS } from '../../packages/engine/dist/data/board.js';

/** The tables of the engine decide what areas there are; seeds.json says how they are drawn. */
export { LAND, SEAS };

const read = (path) => JSON.parse(fs.readFileSync(new URL(path, import.meta.url), 'utf8'));

export const SEEDS = read('seeds.json');
export const PARAMS = SEEDS.params;
export const [WIDTH, HEIGHT] = PARAMS.canvas;
export const ATLAS = read('node_modules/world-atlas/land-10m.json');
export const FONT = fs.readFileSync(
  new URL(
    'node_modules/@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff',
    import.meta.url,
  ),
);
