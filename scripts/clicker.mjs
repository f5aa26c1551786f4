import { ensureBrowser } from './browser.mjs';
import { buildWeb, numberOption, tool } from './tools.mjs';

// Whole games by random clicks on a fresh build: npm run clicker -- [--games N] [--seed S]
const env = { BRETWALDA_CHROMIUM: ensureBrowser() };
const games = numberOption('games', 1);
const seed = numberOption('seed', 1);
if (games !== undefined) env.CLICKER_GAMES = `${games}`;
if (seed !== undefined) env.CLICKER_SEED = `${seed}`;
buildWeb();
tool('playwright', ['test', '--config', 'packages/web/clicker.config.ts'], env);
