import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserArguments, ensureBrowser } from './browser.mjs';
import { root } from './tools.mjs';

/** A browser on the built game, for measurements and pictures. */

const require = createRequire(join(root, 'packages', 'web', 'package.json'));
const { chromium } = require('@playwright/test');

/** A module of packages/web, or of the folder that an environment variable names. */
export async function webModule(name, variable) {
  const folder = process.env[variable];
  const from = folder ? createRequire(join(folder, 'package.json')) : require;
  return import(pathToFileURL(from.resolve(name)).href);
}

export const launch = (args = []) =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments, ...args] });

/** A browser whose pages share one profile, which other tools can reach at a port. */
export const launchShared = (port) =>
  chromium.launchPersistentContext('', {
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });

export const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** A page of its own, with settings as if chosen on an earlier visit. */
export async function openPage(browser, { device = DESKTOP, settings, ...more } = {}) {
  const context = await browser.newContext({
    ...device,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    ...more,
  });
  if (settings) {
    await context.addInitScript((kept) => {
      if (!localStorage.getItem('bretwalda.settings')) localStorage.setItem('bretwalda.settings', kept);
    }, JSON.stringify(settings));
  }
  return context.newPage();
}

/** Opens the start page and waits until its buttons answer. */
export async function openStart(page, url) {
  await page.goto(url);
  await page.getByTestId('new-game').waitFor();
}

/** Chooses a file with a game or a position. */
export async function openFile(page, url, text, name = 'Bretwalda 871.txt') {
  await page.goto(`${url}#/new`);
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text, 'utf8') };
  await page.getByTestId('file').first().setInputFiles(file);
  await page.waitForURL(/#\/game\//);
}

/** The game is on the screen. */
export async function untilDrawn(page) {
  await page.locator('[role=application] [data-nation], [data-testid=list-view]').first().waitFor();
  await untilStill(page);
}

/** Opens a saved game as if its file had been chosen. */
export async function openSaved(page, url, text, name) {
  await openFile(page, url, text, name);
  await untilDrawn(page);
}

/** Fonts there, pictures drawn, nothing on its way. */
export async function untilStill(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frame();
    const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    await frame();
  });
}
