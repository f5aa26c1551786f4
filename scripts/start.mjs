import { build, buildWeb, option, root, run } from './tools.mjs';

// Installs what is missing, builds everything, and serves the page and the games of several people from one process. Nothing
// has to be configured; docs/operations.md tells what can be.
//   npm start
//   npm start -- --port 8080
build();
buildWeb();
const port = option('port', undefined);
run(process.execPath, [`${root}packages/server/dist/main.js`], {
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  ...(port !== undefined && { PORT: port }),
});
