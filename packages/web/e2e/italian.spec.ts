import type { Page } from '@playwright/test';
import { visitBattle, visitEnd, visitMovement, visitPages, visitWindows } from './positions/screens.ts';
import { QUICK } from './positions/table.ts';
import { expect, openStart, test, withSettings } from './support/index.ts';

/** With an Italian browser every word is Italian, and every word has its room. */

test.use({ locale: 'it-IT' });

/** Words that no Italian sentence has. Names of places and people are not translated. */
const ENGLISH = [
  ...[
    'the',
    'and',
    'with',
    'your',
    'of',
    'to',
    'from',
    'are',
    'is',
    'not',
    'this',
    'for',
    'you',
    'they',
    'their',
  ],
  ...[
    'army',
    'armies',
    'areas',
    'battle',
    'battles',
    'points',
    'move',
    'moves',
    'players',
    'settings',
    'save',
  ],
  ...['close', 'undo', 'next', 'back', 'leader', 'population', 'turn', 'rules', 'hint', 'help', 'rounds'],
  ...['start', 'open', 'choose', 'saved', 'delete', 'rename', 'language', 'light', 'dark', 'sound', 'player'],
];

/** Fonts have English names, and orders are typed in the notation of the game. */
const NAMES = /IM Fell English|Source Sans 3|Natural Earth|SIL Open Font|«(move|fight|end)[^»]*»/g;

/** All that can be read or is spoken. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];
    const top = document.querySelector('dialog[open]') ?? document.body;
    const hidden = (element: Element) => !element.checkVisibility({ visibilityProperty: true });
    const spoken = [...top.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())]
      .filter((element) => !hidden(element))
      .flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ''));
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const foreign = parent?.closest('[lang]:not(html):not([lang=it]), script, style, code, [hidden]');
      if (parent && !foreign && !hidden(parent)) texts.push(walker.currentNode.textContent ?? '');
    }
    return [...texts, ...spoken]
      .map((text) => text.trim())
      .filter(Boolean)
      .join('\n');
  });

async function englishIn(page: Page): Promise<readonly string[]> {
  const pattern = new RegExp(`(?<![\\p{L}’'])(${ENGLISH.join('|')})(?![\\p{L}’'])`, 'iu');
  const lines = (await wordsOf(page)).replace(NAMES, '').split('\n');
  return [...new Set(lines.filter((line) => pattern.test(line)))];
}

/** Buttons, cards and headings whose words stand out of them, and a page that can be pushed sideways. */
const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const top = document.querySelector('dialog[open]') ?? document.body;
    const found: string[] = [];
    for (const element of top.querySelectorAll('button, [class*=card], h1, h2, h3, select')) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility() || element.closest('.hidden-text'))
        continue;
      const style = getComputedStyle(element);
      if (style.clipPath === 'inset(50%)') continue; // for the ear only
      if (style.display === 'inline' || /auto|scroll/.test(style.overflowX)) continue;
      const cutOnPurpose = style.textOverflow === 'ellipsis' && element.title !== '';
      if (element.scrollWidth > element.clientWidth + 1 && !cutOnPurpose)
        found.push(
          `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}: ${element.textContent.slice(0, 60)}`,
        );
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) found.push(`page ${scrollWidth} > ${innerWidth}`);
    return found;
  });

async function check(page: Page, screen: string): Promise<void> {
  expect.soft(await englishIn(page), `no English on: ${screen}`).toEqual([]);
  expect.soft(await overflowing(page), `everything has its room on: ${screen}`).toEqual([]);
}

const checks = (page: Page) => (screen: string) => check(page, screen);

test('start, new game, saves, settings, credits, handbook, damaged file', async ({ page }) => {
  await withSettings(page, QUICK);
  await visitPages(page, checks(page));
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('hand-over, a movement, its layers, the list', async ({ page }) => {
  await visitMovement(page, checks(page));
});

test('every window of the game', async ({ page }) => {
  await visitWindows(page, checks(page));
});

test('a battle and the final scores', async ({ page }) => {
  await visitBattle(page, checks(page));
  await visitEnd(page, checks(page));
});

test('the language changes at once and is kept (UI-4)', async ({ page }) => {
  await openStart(page);
  const select = page.getByRole('combobox', { name: /Interface language|Lingua dell’interfaccia/ });
  await expect(page.getByTestId('new-game')).toContainText('Nuova partita');
  await select.selectOption('en');
  await expect(page.getByTestId('new-game')).toContainText('New game');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByTestId('new-game')).toContainText('New game');
  await select.selectOption('it');
  await expect(page.getByTestId('new-game')).toContainText('Nuova partita');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});
