import type { Locator, Page } from '@playwright/test';
import { answer, endPhase, openPosition, pick } from './positions/table.ts';
import { expect, openStart, test, withSettings } from './support/index.ts';
import { oldSave, withOldSaves } from './support/storage.ts';

/** Small laptops, a tablet, and phones that lie on their side. */
const SIZES = [
  [1280, 720],
  [1366, 768],
  [1024, 768],
  [844, 390],
  [667, 375],
] as const;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The boxes of what is seen: of words the letters themselves. */
const boxes = (of: Locator): Promise<readonly Box[]> =>
  of.evaluateAll((all) =>
    all
      .map((one) => {
        const letters = document.createRange();
        letters.selectNodeContents(one);
        return (one.matches('span') ? letters : one).getBoundingClientRect();
      })
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
  );

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

async function expectApart(one: Locator, other: Locator, what: string): Promise<void> {
  const [ones, others] = [await boxes(one), await boxes(other)];
  expect(ones.length, what).toBeGreaterThan(0);
  expect(others.length, what).toBeGreaterThan(0);
  expect(
    ones.filter((a) => others.some((b) => meet(a, b))),
    what,
  ).toEqual([]);
}

/** How much of a box is seen, from 0 to 1: what hangs out of the screen or is cut by what holds it does not count. */
const seen = (one: Locator): Promise<number> =>
  one.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const watcher = new IntersectionObserver(([entry]) => {
          watcher.disconnect();
          resolve(entry?.intersectionRatio ?? 0);
        });
        watcher.observe(element);
      }),
  );

/** Is it the uppermost thing at its middle? */
const isFree = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const phases = (page: Page): Locator => page.getByRole('list', { name: /^Fasi / });

for (const [width, height] of SIZES)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('map and panel stand side by side, and nothing lies on anything or is cut off', async ({ page }) => {
      await openPosition(page, 'major', { settings: { language: 'it' } }); // its words are longer
      await test.step('map, panel, buttons and phases', () => expectRoom(page, height));
      if (height > 500) await test.step('rounds', () => expectClearRounds(page));
      await test.step('notes of buttons (UI-77)', () => expectWholeNotes(page));
      await pick(page, 'english-channel', 'romans');
      await expect(page.getByRole('region', { name: /^Selezionata: / })).toBeInViewport();
      await test.step('notes of areas (UI-77)', () => expectWholeTips(page));
    });
  });

/** What leads on from a page or a window is seen whole and is free, and the page is not wider than the screen. */
async function expectWayOn(page: Page, ...buttons: readonly Locator[]): Promise<void> {
  for (const button of buttons) {
    await expect(button).toBeInViewport({ ratio: 0.97 });
    expect(await isFree(button)).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

for (const [width, height] of SIZES.filter(([, high]) => high < 750))
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    const settings = { language: 'it' };

    test('the pages around a game show their ways on', async ({ page }) => {
      await withOldSaves(page, [oldSave('1'), oldSave('2', { kind: 'auto', over: true })]);
      await withSettings(page, settings);
      await openStart(page);
      await expectWayOn(page, page.getByTestId('new-game'), page.getByTestId('continue'));
      await page.goto('./#/new');
      await expectWayOn(page, page.getByTestId('begin'));
      await page.goto('./#/saves');
      const row = page.getByRole('listitem').last();
      await answer(row, /^Apri/).scrollIntoViewIfNeeded();
      await expectWayOn(page, answer(row, /^Apri/), answer(row, /^Rinomina/), answer(row, /^Elimina/));
      await page.goto('./#/nowhere');
      await expectWayOn(page, answer(page, 'Menu principale'));
    });

    test('a nation card and the end show their ways on', async ({ page }) => {
      await openPosition(page, 'last', { settings });
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Normanni/ })
        .click();
      const card = page.getByRole('dialog');
      await expectWayOn(page, answer(card, 'Chiudi'));
      await expect(card.getByRole('table').first()).toBeInViewport();
      await page.keyboard.press('Escape');
      await endPhase(page);
      await answer(page, 'Punteggio finale').click();
      await answer(page, 'Gioca ancora').scrollIntoViewIfNeeded(); // on small screens after all the points
      await expectWayOn(page, answer(page, 'Gioca ancora'), answer(page, 'Salva in un file'));
    });
  });

async function expectRoom(page: Page, height: number): Promise<void> {
  const map = page.getByRole('application');
  const [box] = await boxes(map);
  expect((box?.bottom ?? 0) - (box?.top ?? 0), 'the map has most of the height').toBeGreaterThan(
    height * 0.6,
  );
  const panel = page.getByRole('complementary').first();
  await expect(panel).toBeVisible();
  await expectApart(map, panel, 'map and panel');
  const next = page.getByTestId('next-phase');
  const restart = page.getByTestId('restart');
  for (const button of [next, restart, page.getByTestId('undo'), page.getByTestId('menu')]) {
    expect(await isFree(button)).toBe(true);
    expect(await seen(button)).toBeGreaterThan(0.97);
  }
  const steps = phases(page).locator('li > *:not(.hidden-text)');
  await expectApart(steps, next, 'phases and button');
  await expectApart(steps, restart, 'phases and undo');
  const now = phases(page).locator('[aria-current=step]');
  await expect(now.getByRole('button'), 'the phase has its name').toBeVisible();
  for (const step of await phases(page).getByRole('listitem').all())
    if (await step.isVisible()) expect(await seen(step)).toBeGreaterThan(0.97);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

async function expectClearRounds(page: Page): Promise<void> {
  for (const cell of await page.getByTestId('timeline-strip').locator('[data-when]:visible').all()) {
    const words = cell.locator('> span:not(.hidden-text):not(:has(svg))');
    const signs = cell.locator('svg');
    if ((await signs.count()) > 0) await expectApart(words, signs, (await cell.textContent()) ?? '');
    const box = (await boxes(cell))[0] as Box;
    for (const part of [...(await boxes(words)), ...(await boxes(signs))]) {
      expect(part.right).toBeLessThanOrEqual(box.right);
      expect(part.left).toBeGreaterThanOrEqual(box.left);
    }
  }
}

async function expectWholeNotes(page: Page): Promise<void> {
  const note = page.getByRole('tooltip');
  let notes = 0;
  for (const button of await page.locator('header, footer, aside').getByRole('button').all()) {
    if (!(await button.isVisible()) || !(await isFree(button))) continue; // further down in a panel that scrolls
    await page.mouse.move(1, 1);
    await button.hover();
    if ((await note.count()) === 0) continue;
    notes++;
    expect(await seen(note), (await note.textContent()) ?? '').toBeGreaterThan(0.97);
  }
  expect(notes).toBeGreaterThan(8);
}

async function expectWholeTips(page: Page): Promise<void> {
  const { left, top, right, bottom } = (await boxes(page.getByRole('application')))[0] as Box;
  const tip = page.getByTestId('area-tip');
  let tips = 0;
  for (const x of [0.05, 0.48, 0.52, 0.95])
    for (const y of [0.05, 0.48, 0.52, 0.95]) {
      await page.mouse.move(left + (right - left) * x, top + (bottom - top) * y);
      if ((await tip.count()) === 0) continue;
      tips++;
      expect(await seen(tip), (await tip.textContent()) ?? '').toBeGreaterThan(0.97);
    }
  expect(tips).toBeGreaterThan(3);
}
