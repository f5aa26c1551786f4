import { ensureBrowser } from './browser.mjs';
import { buildWeb, option, tool } from './tools.mjs';

// Whole games by random clicks on a fresh build: npm run clicker -- [--games N] [--seed S]
buildWeb();
const env = { BRETWALDA_CHROMIUM: ensureBrowser() };
const names = { games: 'CLICKER_GAMES', seed: 'CLICKER_SEED' };
for (const [name, variable] of Object.entries(names)) {
  const value = option(name);
  if (value === undefined) continue;
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} needs a whole number from 1 on, not "${value}".`);
  env[variable] = value;
}
tool('playwright', ['test', '--config', 'packages/web/clicker.config.ts'], env);
