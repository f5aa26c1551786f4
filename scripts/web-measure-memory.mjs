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

const seatSquires = (page) =>
  page.addInitScript((seats) => {
    const tables = { 4: seats };
    localStorage.setItem(
      'bretwalda.new-game',
      JSON.stringify({ scenario: 'standard-4', tables, sides: 'fixed' }),
    );
  }, SQUIRES);

async function begin(page, url) {
  await page.goto(`${url}?seed=7#/new`);
  await page.getByTestId('begin').click();
  await page.waitForURL(/#\/game\//);
}

/** Goes back to the start page, without loading it anew. */
async function leave(page) {
  await page.waitForTimeout(1000); // saved by itself
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.getByTestId('new-game').waitFor();
  await page.mouse.move(5, 5);
  await page.waitForTimeout(2000);
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
 * `rounds`: after each round of the game being watched. `before`: on the start page, when a game had been opened and
 * left at once, so that all programs are there; `after`: the same when the game was watched to its end and left.
 */
export async function measureMemory(browser, url, { last = 16 } = {}) {
  const page = await openPage(browser, { settings: TOP_SPEED });
  await seatSquires(page);
  const cdp = await page.context().newCDPSession(page);
  await begin(page, url);
  await page.waitForFunction(isBeyond, 1, { timeout: 600_000, polling: 50 });
  await leave(page);
  const before = await weigh(cdp);
  await begin(page, url);
  const began = await weigh(cdp);
  const rounds = [];
  for (let round = 1; round <= last; round++) {
    await page.waitForFunction(isBeyond, round, { timeout: 600_000, polling: 50 });
    rounds.push({ round, ...(await weigh(cdp)) });
  }
  await leave(page);
  const after = await weigh(cdp);
  await page.context().close();
  const later = rounds.slice(3);
  return {
    before,
    began,
    rounds,
    after,
    slope: Object.fromEntries(
      ['heap', 'nodes', 'listeners'].map((key) => [key, slope(later.map((r) => r[key]))]),
    ),
  };
}
