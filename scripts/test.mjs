import { ensureBrowser } from './browser.mjs';
import { buildAndLint, buildWeb, root, run, tool } from './tools.mjs';

// Everything that must hold: it compiles, it is tidy, every test passes, the packages can be published, and the built
// page plays in a real browser.
const only = process.argv.slice(2);
buildAndLint();
tool('vitest', ['run', ...only]);
if (only.length === 0) {
  run(process.execPath, [`${root}scripts/packages.mjs`]);
  buildWeb();
  tool('playwright', ['test', '--config', 'packages/web'], { BRETWALDA_CHROMIUM: ensureBrowser() });
}
