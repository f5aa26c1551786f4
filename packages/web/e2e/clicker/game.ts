import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, devices, type Page } from '@playwright/test';
import { newGame, openStartWith } from '../play/index.ts';
import { Faults } from '../support/faults.ts';
import { giveFile, withSettings } from '../support/index.ts';
import { Clicker, type Patience, type Tale } from './clicker.ts';
import { checkEnd } from './figures.ts';
import { gameAt } from './opening.ts';
import { named, type Plan } from './plan.ts';
import { storedGame } from './stored.ts';

export const FAILURES = fileURLToPath(new URL('../../../../failures', import.meta.url));

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
};

export interface Result {
  readonly tale: Tale;
  /** Entries of the journal at the end. */
  readonly decisions: number;
  /** Points of the seats. */
  readonly points: readonly number[];
}

export interface Manner {
  readonly patience?: Patience;
  /** Done in every page before its own scripts. */
  readonly spoil?: () => void;
  /** Whether a failure leaves its traces in failures/. */
  readonly keeps?: boolean;
}

/** Plays a whole game by clicks and compares its scores with the engine's. */
export async function playByClicks(browser: Browser, plan: Plan, manner: Manner = {}): Promise<Result> {
  const context = await browser.newContext({
    ...DEVICES[plan.device],
    baseURL: process.env.BRETWALDA_URL ?? '',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const faults = new Faults();
  faults.watch(page);
  const { patience, spoil, keeps = true } = manner;
  const clicker = new Clicker(page, faults, plan, patience);
  try {
    if (spoil) await page.addInitScript(spoil);
    await withSettings(page, plan.settings);
    await begin(page, plan);
    await clicker.playToEnd();
    const game = await checkEnd(page);
    faults.check();
    return { tale: clicker.tale, decisions: game.decisions, points: game.points };
  } catch (error) {
    if (keeps) await keep(page, plan, [...clicker.trail, '', stripVTControlCharacters(String(error))]);
    throw error;
  } finally {
    await context.close();
  }
}

async function begin(page: Page, plan: Plan): Promise<void> {
  if (plan.from === undefined) return newGame(page, { ...plan, story: plan.scenario });
  await openStartWith(page, plan.seed);
  await giveFile(page, gameAt(plan.from, plan));
  await page.waitForURL(/#\/game\//);
}

/** A picture, the saved game and the last clicks. */
async function keep(page: Page, plan: Plan, trail: readonly string[]): Promise<void> {
  const file = `${FAILURES}clicker-${plan.seed}`;
  await mkdir(FAILURES, { recursive: true });
  const head = `${named(plan)}\n${JSON.stringify(plan)}\n\n`;
  await writeFile(`${file}.log`, `${head}${trail.join('\n')}\n`);
  await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => {});
  const text = await storedGame(page).catch(() => null);
  if (text) await writeFile(`${file}.txt`, text);
}
