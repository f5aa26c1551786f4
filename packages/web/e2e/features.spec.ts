import type { Locator, Page } from '@playwright/test';
import { answer, expectArmies, openPosition, pick, QUICK } from './positions/table.ts';
import { expect, openStart, test } from './support/index.ts';

/** What a player of the digital game looks for, on the pages and around the map. */

const dialog = (page: Page): Locator => page.getByRole('dialog');
const tip = (page: Page): Locator => page.getByRole('tooltip');

async function fromMenu(page: Page, name: string): Promise<Locator> {
  await page.getByTestId('menu').click();
  await answer(page.getByTestId('game-menu'), name).click();
  return dialog(page).last();
}

test.describe('the start page', () => {
  test('the settings: language, looks, full screen, sound and play, each with a note (UI-2, UI-3, UI-5)', async ({
    page,
  }) => {
    await openStart(page);
    await answer(page, 'Settings').click();
    const settings = page.getByTestId('settings');
    await expect(settings.getByRole('combobox', { name: 'Language' })).toBeVisible();
    for (const name of ['Theme', 'Moves on the map'])
      await expect(settings.getByRole('radiogroup', { name })).toBeVisible();
    await expect(settings.getByRole('slider').first()).toBeVisible();
    await expect(settings.getByRole('switch', { name: /^Full screen/ })).toBeAttached();
    const switches = settings.getByRole('switch');
    expect(await switches.count()).toBeGreaterThan(5);
    for (const one of await switches.all())
      expect(await one.evaluate((box) => box.closest('label')?.querySelector('.muted')?.textContent)).toMatch(
        /\w{3}/,
      );
    await settings.getByText('Hints', { exact: true }).hover();
    await expect(tip(page)).toContainText(/\w{3}/);
  });

  test('the handbook is read before a game and in it; the credits are a window (UI-6, UI-7)', async ({
    page,
  }) => {
    await openPosition(page, 'place');
    const inside = await fromMenu(page, 'Rules handbook');
    await expect(inside.getByRole('heading', { name: /Population Increase/i }).first()).toBeAttached();
    await openStart(page);
    await answer(page, 'Handbook').click();
    await expect(page.getByTestId('handbook').getByRole('heading', { level: 4 }).first()).toBeAttached();
    await page.keyboard.press('Escape');
    await answer(page, 'Credits').click();
    await expect(page.getByTestId('credits')).toContainText('Pulsipher');
  });

  test('every scenario has a picture, its nations, players, rounds and hours; one can go back (UI-14, UI-16, UI-17, UI-20)', async ({
    page,
  }) => {
    await openStart(page);
    await page.getByTestId('new-game').click();
    const stories = page.getByRole('radiogroup', { name: 'Scenario' });
    await expect(stories.locator('label svg, label canvas, label img')).not.toHaveCount(0);
    await page.getByTestId('story-short-3').click();
    await expect(page.getByTestId('story-short-3')).toContainText(/3 players, 8 rounds, .*hours/);
    const facts = page.locator('dl').first();
    await expect(facts).toContainText('Nations13');
    await expect(page.getByRole('img', { name: /^Map of Britain at the start of/ })).toBeVisible();
    const seat = page.getByRole('listitem', { name: /^Seat 1:/ });
    await seat.getByRole('button', { name: 'Danes: open the nation card' }).click();
    await expect(page.getByTestId('nation-window').getByRole('heading', { name: 'Danes' })).toBeVisible();
    await page.keyboard.press('Escape');
    await answer(page, 'Back').click();
    await expect(page.getByTestId('new-game')).toBeVisible();
  });
});

test.describe('around the map', () => {
  test('any nation has its card at any time: shield, name, points, history, advice, target (UI-22, UI-25, UI-28, UI-86)', async ({
    page,
  }) => {
    await openPosition(page, 'battle');
    await page.getByRole('button', { name: 'Welsh, already played' }).filter({ visible: true }).click();
    const card = page.getByTestId('nation-window');
    await expect(card.getByRole('heading', { name: 'Welsh', exact: true })).toBeVisible();
    await expect(card.locator('header svg').first()).toBeVisible();
    for (const title of ['History', 'Advice'])
      await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card).toContainText(/target\s*\d+/);
    await card.getByRole('button', { name: /^Next: Brigantes/ }).click();
    await expect(card.getByRole('heading', { name: 'Brigantes', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(await fromMenu(page, 'General advice')).toContainText(/\w{20}|\w+ \w+/);
  });

  test('the player at turn and all points; the rounds say where the game stands (UI-31, UI-34)', async ({
    page,
  }) => {
    await openPosition(page, 'battle');
    const strip = page.getByTestId('timeline-strip');
    await expect(strip.locator('[aria-current=step]')).toContainText('now: ');
    await expect(strip.locator('[aria-current=step]')).toHaveAttribute('title', /Round 10/);
    await expect(page.getByRole('button', { name: /^Saxons: -?\d+ points?$/ })).toBeVisible();
    await strip.getByRole('button').click();
    await expect(page.getByTestId('timeline-window')).toContainText('Round 10');
  });

  test('the units, leaders and the timeline are there to look up (UI-87)', async ({ page }) => {
    await openPosition(page, 'battle');
    await expect(await fromMenu(page, 'Units')).toContainText('Lost on');
    await page.keyboard.press('Escape');
    await expect(await fromMenu(page, 'Timeline')).toContainText('Harald Hardrada');
  });

  test('a stack in hand has a halo; units are picked one by one, then the area (UI-43, UI-58)', async ({
    page,
  }) => {
    await openPosition(page, 'battle');
    const halo = page.locator('[role=application] rect[class*=halo]');
    await expect(halo).toHaveCount(0);
    await pick(page, 'kent', 'saxons');
    await expect(halo).not.toHaveCount(0);
    const card = page.getByRole('region', { name: 'Selected: Kent' }).filter({ visible: true });
    await answer(card, 'None').click();
    await card.getByRole('button', { name: 'Army: One more' }).click();
    await pick(page, 'essex');
    await expectArmies(page, 'essex', 'saxons', 1);
    await expectArmies(page, 'kent', 'saxons', 2);
  });

  test('the main button changes its words and its symbol while armies must be removed (UI-39)', async ({
    page,
  }) => {
    await openPosition(page, 'removals');
    const next = page.getByTestId('next-phase');
    await expect(next).toHaveText('Remove 3 first');
    const locked = await next.locator('svg').innerHTML();
    for (const area of ['kent', 'kent', 'essex']) await pick(page, area);
    await expect(next).toHaveText('Confirm selection');
    expect(await next.locator('svg').innerHTML()).not.toBe(locked);
  });

  test('hints go with the phase, another can be asked for, and all can be switched off (UI-13, UI-76)', async ({
    page,
  }) => {
    await openPosition(page, 'battle', { settings: { ...QUICK, hints: true } });
    const hint = page.getByRole('region', { name: 'Hint' });
    const title = hint.getByRole('heading', { level: 2 });
    const first = await title.textContent();
    await hint.getByRole('button', { name: /^Another hint \(1 of \d\)/ }).click();
    await expect(title).not.toHaveText(first ?? '');
    const settings = await fromMenu(page, 'Settings');
    await settings.getByRole('switch', { name: /^Hints/ }).uncheck({ force: true });
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
  });
});
