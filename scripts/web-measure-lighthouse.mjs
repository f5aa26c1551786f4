import { launchShared, openSaved, webModule } from './web-measure-page.mjs';

/** Lighthouse on the start page and on a running game, with its own presets for phones and desktops. */

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const PORT = 9346;

function short({ lhr }) {
  const value = (id) => lhr.audits[id]?.numericValue;
  const lost = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id: audit }) => lhr.audits[audit])
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id: audit, score }) => `${id}: ${audit} ${score}`),
  );
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)])),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    interactive: value('interactive'),
    shift: value('cumulative-layout-shift'),
    /** How fast the machine was, in Lighthouse's own measure: below 1,000 its times are too long. */
    benchmark: Math.round(lhr.environment.benchmarkIndex),
    lost,
  };
}

/** The run whose performance is the middle one: single runs differ on a busy machine. */
const middle = (runs) => [...runs].sort((a, b) => a.performance - b.performance)[runs.length >> 1];

/** A saved game opened once, so that it lies in the browser's storage; gives its address. */
async function keepGame(context, url, saved) {
  const page = await context.newPage();
  await openSaved(page, `${url}?seed=7`, saved);
  await page.waitForTimeout(1500); // saved by itself
  const address = page.url();
  await page.close();
  return address;
}

/** Forgets what the browser has fetched before, but not the saved game. */
async function forgetFiles(context, url) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
  await page.close();
}

/** `LIGHTHOUSE` may name a folder that has it in node_modules. Undefined where it is not installed. */
export async function measureLighthouse(url, saved, { times = 3 } = {}) {
  const found = await webModule('lighthouse', 'LIGHTHOUSE').catch(() => undefined);
  if (!found) return undefined;
  const { default: lighthouse, desktopConfig } = found;
  const context = await launchShared(PORT);
  // In this order: on the first visit there is no game yet, later the start page offers one.
  const pages = {
    start: () => url,
    game: () => keepGame(context, url, saved),
    'start with a saved game': () => url,
  };
  const presets = { mobile: undefined, desktop: desktopConfig };
  const options = {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
  };
  const result = {};
  for (const [page, open] of Object.entries(pages)) {
    const address = await open();
    for (const [preset, config] of Object.entries(presets)) {
      const runs = [];
      for (let i = 0; i < times; i++) {
        await forgetFiles(context, url);
        runs.push(short(await lighthouse(address, options, config)));
      }
      result[`${page}, ${preset}`] = { ...middle(runs), runs: runs.map(({ performance }) => performance) };
    }
  }
  await context.close();
  return result;
}
