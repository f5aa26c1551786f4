import { readdirSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { ensurePostgres } from './postgres.mjs';
import { buildAndLint, buildWeb, root, run, tool } from './tools.mjs';

// Everything that must hold: it compiles, it is tidy, every test passes, the packages can be published, and the built
// page plays in a real browser. The tests of the server run on the PostgreSQL that comes with the packages, then on
// Debian's, which is older, and those that play also on the one for where neither can run.
const only = process.argv.slice(2);
buildAndLint();
const postgres = ensurePostgres();
tool('vitest', ['run', ...only]);
if (only.length === 0) {
  const on = (database, ...files) =>
    tool('vitest', ['run', ...files.map((file) => `packages/server/test/${file}`)], {
      BRETWALDA_TEST_DATABASE: database,
    });
  // What a client hears does not depend on the database.
  const files = readdirSync(`${root}packages/server/test`).filter((file) => file.endsWith('.test.ts'));
  if (postgres) on('postgres', ...files.filter((file) => file !== 'secrets.test.ts'));
  on('pglite', 'accounts', 'games', 'play');
  run(process.execPath, [`${root}scripts/packages.mjs`]);
  buildWeb();
  tool('playwright', ['test', '--config', 'packages/web'], { BRETWALDA_CHROMIUM: ensureBrowser() });
}
