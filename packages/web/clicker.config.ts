import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** Whole games by random clicks, one after the other: npm run clicker. */
export default defineConfig({
  ...usual,
  testDir: './e2e/clicker',
  testMatch: 'games.run.ts',
  outputDir: './test-results/clicker',
  globalSetup: './e2e/support/server.ts',
  workers: 1,
  timeout: 35 * 60_000,
  reporter: './e2e/clicker/reporter.ts',
  use: { ...usual.use, trace: 'off', screenshot: 'off' },
  projects: [{ name: 'clicker' }],
});
