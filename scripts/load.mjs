import { ensurePostgres } from './postgres.mjs';
import { build, option, root, run } from './tools.mjs';

// Measures the server of games under load: its own processes, Debian's PostgreSQL beside them, and scripted players that
// speak to it over HTTP. Everything happens on this machine, and ends by itself.
//   npm run load
//   npm run load -- --games 1000 --rate 200 --seconds 30 --processes 2
//   npm run load -- --help
build();
const isHelp = process.argv.includes('--help');
const programs = isHelp || option('database') !== undefined ? undefined : ensurePostgres();
run(process.execPath, [`${root}packages/bench/dist/load/main.js`, ...process.argv.slice(2)], {
  NODE_ENV: 'production',
  ...(programs && { BRETWALDA_POSTGRES: programs }),
});
