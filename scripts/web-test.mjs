import { ensureBrowser } from './browser.mjs';
import { buildWeb, tool } from './tools.mjs';

// Only the browser tests, on a fresh build; arguments go to Playwright: npm run browser -- battle.spec.ts
buildWeb();
tool('playwright', ['test', '--config', 'packages/web', ...process.argv.slice(2)], {
  BRETWALDA_CHROMIUM: ensureBrowser(),
});
