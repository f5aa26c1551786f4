import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shrinkPng } from './screenshots-png.mjs';
import { startServer } from './serve.mjs';
import { option, root } from './tools.mjs';
import {
  DESKTOP,
  launch,
  openFile,
  openPage,
  openSaved,
  openStart,
  PHONE,
  untilDrawn,
  untilStill,
} from './web-measure-page.mjs';

// Takes pictures of the built game. The games they show lie in docs/screenshots/games; the address fixes dice and bots.
//   npm run screenshots                   the six that the README and the docs show, into docs/screenshots
//   npm run screenshots -- --all yes      every screen, desktop and phone, English and Italian, into screenshots/, to look at
//   npm run screenshots -- --only board   every picture whose name has this word, into screenshots/

const games = join(root, 'docs', 'screenshots', 'games');
const game = (name) => readFileSync(join(games, `${name}.txt`), 'utf8');

const stack = (page, area, nation) =>
  page.locator(`[role=application] [data-area=${area}][data-nation=${nation}] use`).first();

async function press(page, phone, area, nation) {
  await page.evaluate(() => document.activeElement?.blur()); // no ring of the keyboard
  const { x, y, width, height } = await stack(page, area, nation).boundingBox();
  const at = [x + width / 2, y + height / 2];
  await (phone ? page.touchscreen.tap(...at) : page.mouse.click(...at));
}

/** On a phone. */
async function openFromMenu(page, index) {
  await page.getByTestId('menu').tap();
  await page.getByTestId('game-menu').getByRole('button').nth(index).tap();
}

/** A game that begins at a position: the first person sits down. */
async function openPosition(page, url, name) {
  await openFile(page, url, game(name));
  await page.getByRole('button', { name: /^(Ready|Pronto)$/ }).click();
  await untilDrawn(page);
}

const nextPhase = (page) => page.getByTestId('next-phase').click();

/** What each picture shows, and how to get there. */
const SCREENS = {
  start: (page, url) => openStart(page, url),
  'new-game': async (page, url) => {
    await page.goto(`${url}#/new`);
    await page.getByTestId('begin').waitFor();
    await page.locator('aside svg path').first().waitFor();
  },
  'rules-choice': async (page, url) => {
    await page.goto(`${url}#/new`);
    await page.getByTestId('change-rules').click();
    const dialog = page.getByTestId('rules-dialog');
    for (const group of ['retreats', 'dice']) {
      await dialog.getByTestId(`rules-${group}`).locator('summary').click();
      await dialog.getByTestId(`rules-${group}`).getByRole('switch').last().click();
    }
    await dialog
      .getByRole('group')
      .first()
      .evaluate((body) => body.scrollTo(0, 0));
  },
  rules: async (page, url) => {
    await page.goto(`${url}#/new`);
    await page.getByTestId('game-computer-game').click();
    await page.getByTestId('begin').click();
    await page.getByTestId('menu').click();
    const name = /^(Rules of this game|Regole di questa partita)$/;
    await page.getByTestId('game-menu').getByRole('button', { name }).click();
    await page.getByTestId('rules-window').waitFor();
  },
  board: async (page, url, { phone }) => {
    await openSaved(page, url, game('saxons'));
    await press(page, phone, 'essex', 'saxons');
    if (!phone) await page.mouse.move(300, 20); // no tip over the map
  },
  battle: async (page, url) => {
    await openSaved(page, url, game('battle'));
    const list = page.getByRole('region', { name: /^(Battles|Battaglie)$/ });
    await list.locator('li button').last().click();
    const roll = page.getByTestId('battle').getByRole('button', { name: /^(Roll the dice|Lancia i dadi)$/ });
    await roll.click();
    await page.waitForTimeout(1200); // the dice roll
  },
  nation: async (page, url) => {
    await openSaved(page, url, game('saxons'));
    await page.locator('header [aria-current=step]:visible').first().click();
    await page.getByTestId('nation-window').waitFor();
  },
  points: async (page, url, { phone }) => {
    await openSaved(page, url, game('saxons'));
    if (phone) await page.getByTestId('menu').tap();
    const place = phone ? page.getByTestId('game-menu') : page.locator('main');
    await place.locator('input[type=radio]').nth(1).check({ force: true });
    if (phone) await page.keyboard.press('Escape');
    await page.evaluate(() => document.activeElement?.blur());
  },
  timeline: async (page, url, { phone }) => {
    await openSaved(page, url, game('saxons'));
    if (phone) await openFromMenu(page, 4);
    else await page.getByTestId('timeline-strip').getByRole('button').click();
    await page.getByTestId('timeline-window').waitFor();
  },
  end: async (page, url) => {
    await openSaved(page, url, game('finished'));
    await page.getByTestId('to-end').click();
    await page.getByTestId('end').waitFor();
  },
  list: async (page, url) => openSaved(page, url, game('saxons')),
  handbook: async (page, url) => {
    await openStart(page, url);
    await page.locator('footer button').first().click();
    await page.getByTestId('handbook').waitFor();
    await page.getByTestId('handbook').locator('h2, h3').first().waitFor();
  },
  'redux-new-game': async (page, url) => {
    await page.goto(`${url}#/new`);
    await page.getByTestId('game-redux').click();
    await page.locator('aside svg path').first().waitFor();
  },
  'redux-board': (page, url) => openPosition(page, url, 'redux'),
  'redux-nation': async (page, url) => {
    await openPosition(page, url, 'redux');
    await page.locator('header [aria-current=step]:visible').first().click();
    await page.getByTestId('nation-window').waitFor();
  },
  'redux-timeline': async (page, url, { phone }) => {
    await openPosition(page, url, 'redux');
    if (phone) await openFromMenu(page, 4);
    else await page.getByTestId('timeline-strip').getByRole('button').click();
    await page.getByTestId('timeline-window').waitFor();
  },
  'redux-end': async (page, url) => {
    await openPosition(page, url, 'redux-last');
    await nextPhase(page);
    await page.getByTestId('to-end').click();
    await page.getByTestId('end').waitFor();
  },
  'decks-battle': async (page, url) => {
    await openPosition(page, url, 'decks');
    await nextPhase(page);
    const roll = page.getByTestId('battle').getByRole('button', { name: /^(Roll the dice|Lancia i dadi)$/ });
    await roll.click();
    await page.waitForTimeout(1200); // the dice roll
  },
};

const DARK = ['board', 'battle'];

/** The pictures of the README and the docs. */
const SHOWN = [
  'board-desktop-en',
  'board-desktop-en-dark',
  'battle-desktop-en',
  'board-phone-it',
  'battle-phone-en',
  'end-desktop-en',
];

const only = option('only', '').split(',').filter(Boolean);
const isShown = only.length === 0 && option('all') === undefined;

function pictures() {
  const all = [];
  for (const screen of Object.keys(SCREENS)) {
    for (const device of ['desktop', 'phone']) {
      for (const language of ['en', 'it']) all.push({ screen, device, language, theme: 'light' });
    }
    if (DARK.includes(screen)) all.push({ screen, device: 'desktop', language: 'en', theme: 'dark' });
  }
  if (isShown) return all.filter((picture) => SHOWN.includes(nameOf(picture)));
  return all.filter((picture) => only.length === 0 || only.some((word) => nameOf(picture).includes(word)));
}

const nameOf = ({ screen, device, language, theme }) =>
  [screen, device, language, ...(theme === 'dark' ? ['dark'] : [])].join('-');

async function take(browser, url, { screen, device, language, theme }) {
  const phone = device === 'phone';
  const page = await openPage(browser, {
    device: phone ? PHONE : DESKTOP,
    settings: {
      motion: 'off',
      dice: 'fast',
      sound: false,
      confirmIdle: false,
      language,
      theme,
      view: screen === 'list' ? 'list' : 'map',
    },
    reducedMotion: 'reduce',
    colorScheme: theme,
    locale: language === 'it' ? 'it-IT' : 'en-GB',
  });
  page.setDefaultTimeout(60_000);
  try {
    await SCREENS[screen](page, `${url}?seed=7`, { phone });
    await page.waitForLoadState('networkidle');
    await untilStill(page);
    return await page.screenshot();
  } finally {
    await page.context().close();
  }
}

async function main() {
  const to = option('to', join(root, ...(isShown ? ['docs', 'screenshots'] : ['screenshots'])));
  mkdirSync(to, { recursive: true });
  const { url, close } = await startServer({
    port: 0,
    ...(option('folder') && { folder: option('folder') }),
  });
  const browser = await launch(['--font-render-hinting=none']);
  let total = 0;
  for (const picture of pictures()) {
    const name = `${nameOf(picture)}.png`;
    try {
      const data = shrinkPng(await take(browser, url, picture));
      writeFileSync(join(to, name), data);
      total += data.length;
      console.log(`${(data.length / 1000).toFixed(0).padStart(5)} kB  ${name}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${name}: ${error.message.split('\n')[0]}`);
    }
  }
  console.log(`${(total / 1000).toFixed(0).padStart(5)} kB  together`);
  await browser.close();
  await close();
}

await main();
