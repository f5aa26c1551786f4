import { build, root, run } from './tools.mjs';

// What would become of running games of older rules under the present ones; docs/operations.md tells more.
//   npm run migrate
//   npm run migrate -- --move
build();
run(process.execPath, [`${root}packages/server/dist/migrate-main.js`, ...process.argv.slice(2)]);
