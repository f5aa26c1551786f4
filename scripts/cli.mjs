import { build, root, run } from './tools.mjs';

build();
run(process.execPath, [`${root}packages/cli/dist/main.js`, ...process.argv.slice(2)]);
