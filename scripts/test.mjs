import { ensureBrowser } from './browser.mjs';
import { build, buildWeb, tool } from './tools.mjs';

// Everything that must hold: it compiles, it is tidy, every test passes, and the built page plays in a real browser.
const only = process.argv.slice(2);
build();
tool('tsc', ['-p', 'tsconfig.test.json']);
tool('tsc', ['-p', 'packages/web']);
tool('biome', ['ci', '--error-on-warnings', '.']);
tool('vitest', ['run', ...only]);
if (only.length === 0) {
  buildWeb();
  tool('playwright', ['test', '--config', 'packages/web'], { BRETWALDA_CHROMIUM: ensureBrowser() });
}
