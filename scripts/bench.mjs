import { resolve } from 'node:path';
import { build, numberOption, option, root, run } from './tools.mjs';

// Measures the engine and the odds: npm run bench
// Compares it with the engine of another checkout, compiled there: npm run bench -- --against FOLDER [--games N]
const against = option('against');
const games = numberOption('games', 4, 40);
build();
const other = against === undefined ? [] : [resolve(against), `${games}`];
run(process.execPath, [`${root}packages/bench/dist/bench.js`, ...other], { NODE_ENV: 'production' });
