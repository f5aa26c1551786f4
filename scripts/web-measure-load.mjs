import { get } from 'node:http';
import { openPage, untilStill } from './web-measure-page.mjs';

/** What comes over the line, compressed, until the start page and until the board of a new game can be used. */

const KINDS = { document: 'page', script: 'scripts', stylesheet: 'styles', font: 'fonts', image: 'pictures' };

/** In the page: since when a button answers, or false. It does as soon as React has taken it over. */
const isAlive = (id) => {
  const button = document.querySelector(`[data-testid=${id}]`);
  const isTaken = button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  return isTaken && performance.timeOrigin + performance.now();
};

/** Of the script of a worker the browser does not tell the size: the same request once more. */
async function bodySize(url) {
  const answer = await new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, done).on('error', fail);
  });
  let bytes = 0;
  for await (const part of answer) bytes += part.length;
  return bytes;
}

function watch(page) {
  const files = [];
  page.context().on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const body = responseBodySize > 0 ? responseBodySize : await bodySize(request.url());
    const kind = KINDS[request.resourceType()] ?? 'other';
    files.push({
      file: new URL(request.url()).pathname,
      kind,
      asked: request.timing().startTime,
      bytes: body + responseHeadersSize,
    });
  });
  return () => files.slice();
}

function sums(files) {
  const kinds = {};
  for (const { kind, bytes } of files) kinds[kind] = (kinds[kind] ?? 0) + bytes;
  return { kinds, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Waits until a button answers and gives the moment; by then everything that it needs has been asked for. */
async function alive(page, id) {
  const moment = await page.waitForFunction(isAlive, id, { polling: 'raf' });
  return moment.jsonValue();
}

/** What had been asked for by a moment, and what is fetched in the background afterwards. */
async function settled(page, seen, moment) {
  await page.waitForLoadState('networkidle');
  await untilStill(page);
  await page.waitForTimeout(500);
  const files = seen();
  const needed = files.filter(({ asked }) => asked <= moment);
  return { ...sums(needed), withRest: sums(files).bytes };
}

async function load(browser, url, { language }) {
  const page = await openPage(browser, { locale: language === 'it' ? 'it-IT' : 'en-GB' });
  const seen = watch(page);
  await page.goto(url);
  const opened = await page.evaluate(() => performance.timeOrigin);
  const startAt = await alive(page, 'new-game');
  const start = await settled(page, seen, startAt);
  await page.getByTestId('new-game').click();
  await page.getByTestId('begin').waitFor();
  await page.waitForLoadState('networkidle');
  const began = Date.now();
  await page.getByTestId('begin').click();
  await page.locator('[role=application] [data-nation]').first().waitFor();
  const boardAt = await alive(page, 'menu');
  const board = await settled(page, seen, boardAt);
  const files = seen().map(({ file, bytes, asked }) => ({ file, bytes, first: asked <= startAt }));
  await page.context().close();
  return { start: { ms: startAt - opened, ...start }, board: { ms: boardAt - began, ...board }, files };
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Bytes are the same each time; times are the median of several visits with an empty cache. */
export async function measureLoad(browser, url, { times = 5 } = {}) {
  const visits = [];
  for (let i = 0; i < times; i++) visits.push(await load(browser, url, { language: 'en' }));
  const italian = await load(browser, url, { language: 'it' });
  const [{ start, board, files }] = visits;
  return {
    start: { ...start, ms: median(visits.map((v) => v.start.ms)) },
    board: { ...board, ms: median(visits.map((v) => v.board.ms)) },
    italian: { start: italian.start.bytes, board: italian.board.bytes },
    files,
  };
}
