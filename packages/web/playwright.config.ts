import { defineConfig, devices } from '@playwright/test';
import { browserArguments, ensureBrowser } from '../../scripts/browser.mjs';

// Found once by the main process; its helpers inherit the variable.
process.env.BRETWALDA_CHROMIUM ??= ensureBrowser();
// Tests that need a service worker switch it on: test.use({ serviceWorkers: 'allow' }).

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './e2e/support/server.ts',
  workers: 2,
  fullyParallel: true,
  // On a machine that tests alone, a test that fails is tried once more, and named as flaky if it passes then.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.BRETWALDA_CHROMIUM, args: [...browserArguments] },
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/phone*.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: ['phone*', 'axe', 'italian', 'redux', 'computer-game'].map((name) => `**/${name}.spec.ts`),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
