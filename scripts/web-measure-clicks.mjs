import { openPage, openSaved, untilStill } from './web-measure-page.mjs';

/** How soon a click on a stack shows on the map, on a processor four times slower. */

const SLOWER = 4;
const REST = 150;
/** How long a hand presses the button; nobody lets go in the same instant. */
const PRESS = 70;

/** In the page: notes, for the next click, when its event happened and when the frame that answers it was made. */
function watchClicks() {
  const notes = [];
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      const note = name === 'click' && notes.findLast((n) => Math.abs(n.at - startTime) < 1);
      if (note) note.shown = duration;
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
  // What is highlighted: looked at before the press and right after the frame, so that looking is not measured.
  const highlight = () =>
    Array.from(document.querySelectorAll('[data-mark], [class*=halo], [class*=focus]'), (e) => [
      e.getAttribute('class'),
      e.getAttribute('d') ?? e.getAttribute('x'),
      e.getAttribute('y'),
    ]);
  const isSame = (a, b) => a.length === b.length && a.flat().every((part, i) => part === b.flat()[i]);
  let before = [];
  addEventListener(
    'pointerdown',
    () => {
      before = highlight();
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const note = { at: event.timeStamp, handled: 0, frame: 0, highlighted: false };
      notes.push(note);
      requestAnimationFrame(() => {
        note.handled = performance.now() - note.at;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          note.frame = performance.now() - note.at;
          note.highlighted = !isSame(before, highlight());
        };
        port2.postMessage(0);
      });
    },
    true,
  );
  window.clickNotes = notes;
}

/** In the page: stacks whose middle nothing covers; asked for again each time, because the map follows the clicks. */
function freeStacks() {
  const found = [];
  for (const stack of document.querySelectorAll('[role=application] [data-area][data-nation]')) {
    const box = stack.querySelector('use')?.getBoundingClientRect();
    if (!box || box.width === 0) continue;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const { area, nation } = stack.dataset;
    const hit = document.elementFromPoint(x, y)?.closest('[data-area][data-nation]');
    if (hit?.dataset.area === area && hit.dataset.nation === nation) found.push({ area, nation, x, y });
  }
  return found;
}

async function clickOn(page, wanted) {
  const stacks = await page.evaluate(freeStacks);
  const stack = stacks.find(({ area, nation }) => area === wanted.area && nation === wanted.nation);
  if (!stack) return undefined;
  await page.mouse.move(stack.x, stack.y);
  await page.waitForTimeout(REST);
  await page.mouse.click(stack.x, stack.y, { delay: PRESS });
  await page.waitForTimeout(2 * REST);
  return page.evaluate(() => window.clickNotes.at(-1));
}

async function clickAll(page, own) {
  const clicks = [];
  for (const { area, nation } of await page.evaluate(freeStacks)) {
    // A stack of one's own is chosen by the first click and put back by the second.
    for (const kind of nation === own ? ['choose', 'put back'] : ['look']) {
      const note = await clickOn(page, { area, nation });
      if (note) clicks.push({ area, nation, kind, ...note });
    }
  }
  return clicks;
}

export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
}

/**
 * The processor time that the page itself spends from each click to the end of the next frame, in milliseconds, from a
 * trace. Unlike time on the clock it hardly depends on what else the machine is doing.
 */
function workOf(trace) {
  const { traceEvents } = JSON.parse(trace.toString('utf8'));
  const clicks = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  return clicks.map(({ pid, tid, ts }) => {
    const own = traceEvents.filter((e) => e.pid === pid && e.tid === tid && e.ph === 'X');
    const frame = own
      .filter((e) => e.name === 'ProxyMain::BeginMainFrame' && e.ts > ts)
      .reduce((first, e) => (first && first.ts < e.ts ? first : e), undefined);
    const end = (frame?.ts ?? ts) + (frame?.dur ?? 0);
    const tasks = own.filter(
      (e) => e.name === 'ThreadControllerImpl::RunTask' && e.ts + e.dur >= ts && e.ts <= end,
    );
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

async function measureWork(browser, page, own) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'cc'] });
  await clickAll(page, own);
  return workOf(await browser.stopTracing());
}

/** Clicks on every stack of the given positions: `games` are saved games with the nation whose turn it is. */
export async function measureClicks(browser, url, games) {
  const clicks = [];
  const work = [];
  for (const { text, nation } of games) {
    const page = await openPage(browser, {
      settings: { motion: 'off', dice: 'skip', language: 'en', theme: 'light' },
    });
    await page.addInitScript(watchClicks);
    await openSaved(page, `${url}?seed=7`, text);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    clicks.push(...(await clickAll(page, nation)));
    await page.getByRole('application').focus();
    await page.keyboard.press('0'); // the whole map
    await untilStill(page);
    clicks.push(...(await clickAll(page, nation)));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    work.push(...(await measureWork(browser, page, nation)));
    await page.context().close();
  }
  const seen = clicks.filter(({ highlighted }) => highlighted);
  return {
    slower: SLOWER,
    clicks: clicks.length,
    stacks: new Set(clicks.map(({ area, nation }) => `${area} ${nation}`)).size,
    highlighted: seen.length,
    frame: spread(clicks.map(({ frame }) => frame)),
    choose: spread(clicks.filter(({ kind }) => kind === 'choose').map(({ frame }) => frame)),
    look: spread(clicks.filter(({ kind }) => kind === 'look').map(({ frame }) => frame)),
    /** By the browser's own event timing, in steps of 8; the shortest it tells is 16. */
    shown: spread(clicks.map(({ shown = 16 }) => shown)),
    work: spread(work.map((time) => time * SLOWER)),
    slowest: [...clicks]
      .sort((a, b) => b.frame - a.frame)
      .slice(0, 5)
      .map(({ area, nation, kind, handled, frame, shown }) => ({
        area,
        nation,
        kind,
        handled,
        frame,
        shown,
      })),
    missed: clicks
      .filter(({ highlighted }) => !highlighted)
      .map(({ area, nation, kind }) => `${kind} ${nation} ${area}`),
  };
}
