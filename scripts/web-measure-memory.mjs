import { openPage } from './web-measure-page.mjs';

/** Memory of the page, round by round, while four computers play a whole game at top speed. */

const SQUIRES = Array.from({ length: 4 }, () => ({ kind: 'computer', level: 'squire', name: '' }));
const TOP_SPEED = { motion: 'off', dice: 'skip', sound: false, language: 'en', theme: 'light' };

/** What is left after all garbage is gone. */
async function weigh(cdp) {
  for (let i = 0; i < 2; i++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

async function begin(page, url) {
  await page.addInitScript((seats) => {
    const tables = { 4: seats };
    localStorage.setItem(
      'bretwalda.new-game',
      JSON.stringify({ scenario: 'standard-4', tables, sides: 'fixed' }),
    );
  }, SQUIRES);
  await page.goto(`${url}?seed=7#/new`);
  await page.getByTestId('begin').click();
  await page.waitForURL(/#\/game\//);
}

/** In the page: has the game gone beyond a round? */
const isBeyond = (round) => {
  if (document.querySelector('[data-testid=to-end]')) return true;
  const now = document.querySelector('[data-when=now] [aria-hidden=true]');
  return Number(now?.textContent ?? 0) > round;
};

/** The growth a round, by least squares. */
export function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0);
  return over / values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
}

/**
 * `rounds`: after each round of the game being watched. `fresh`: the same finished game in a page that has just been
 * opened, which is what the game itself needs: all its states, events and entries.
 */
export async function measureMemory(browser, url, { last = 16 } = {}) {
  const page = await openPage(browser, { settings: TOP_SPEED });
  await begin(page, url);
  const cdp = await page.context().newCDPSession(page);
  const began = await weigh(cdp);
  const rounds = [];
  for (let round = 1; round <= last; round++) {
    await page.waitForFunction(isBeyond, round, { timeout: 600_000, polling: 50 });
    rounds.push({ round, ...(await weigh(cdp)) });
  }
  await page.waitForTimeout(1000); // saved by itself
  const ended = await weigh(cdp);
  await page.reload();
  await page.getByTestId('to-end').waitFor();
  await page.waitForTimeout(2000);
  const fresh = await weigh(cdp);
  await page.context().close();
  const later = rounds.slice(3);
  return {
    began,
    rounds,
    ended,
    fresh,
    slope: Object.fromEntries(
      ['heap', 'nodes', 'listeners'].map((key) => [key, slope(later.map((r) => r[key]))]),
    ),
  };
}
