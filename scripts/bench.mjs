import { build, root, run } from './tools.mjs';

build();
run(process.execPath, [`${root}packages/bench/dist/bench.js`], { NODE_ENV: 'production' });
