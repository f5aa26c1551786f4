import { build, root, run } from './tools.mjs';

// Builds the game and starts it in the terminal; without a terminal it tells how to play.
build();
const cli = `${root}packages/cli/dist/main.js`;
if (process.stdin.isTTY) run(process.execPath, [cli, 'play', ...process.argv.slice(2)]);
else run(process.execPath, [cli, '--help']);
