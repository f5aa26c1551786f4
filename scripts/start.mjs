import { buildWeb, root, run } from './tools.mjs';

// Installs what is missing, builds the game and serves it to the browser on this machine.
buildWeb();
run(process.execPath, [`${root}scripts/serve.mjs`, ...process.argv.slice(2)]);
