import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import {
  answer,
  asked,
  endPhase,
  expectArmies,
  expectLog,
  logText,
  march,
  openPosition,
  pick,
  takeSeat,
} from './positions/table.ts';
import { expect, giveFile, openStart, test } from './support/index.ts';

/** Saving, leaving, coming back, and files from outside. */

const toMenu = (page: Page) => page.getByTestId('menu').click();

async function quit(page: Page): Promise<void> {
  await toMenu(page);
  await page.getByTestId('quit').click();
  await page.getByTestId('new-game').waitFor();
}

async function saveAs(page: Page, name: string): Promise<void> {
  await toMenu(page);
  const menu = page.getByTestId('game-menu');
  await menu.getByLabel('Save as').fill(name);
  await answer(menu, 'Save').click();
  await expect(menu.getByRole('status')).toHaveText(`Saved as “${name}”.`);
  await page.keyboard.press('Escape');
}

const contentOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');

/** The text of the running game, as the menu saves it. */
async function exported(page: Page): Promise<{ readonly text: string; readonly name: string }> {
  await toMenu(page);
  const [download] = await Promise.all([page.waitForEvent('download'), answer(page, 'Save to file').click()]);
  await page.keyboard.press('Escape');
  return { text: await contentOf(download), name: download.suggestedFilename() };
}

/** A game in the middle of a movement: one stack has gone, another still stands. */
async function inTheMiddle(page: Page): Promise<void> {
  await openPosition(page, 'battle');
  await march(page, 'saxons', 'kent', 'essex');
}

async function expectTheMiddle(page: Page): Promise<void> {
  await expectArmies(page, 'essex', 'saxons', 3);
  await expectArmies(page, 'kent', 'saxons', 0);
  await expectArmies(page, 'wessex', 'saxons', 3);
  await expectLog(page, 'The Saxons move 3 armies from Kent to Essex.');
  await expect(page.getByTestId('next-phase')).toHaveText('Start battles');
}

test('a reload in the middle of a turn goes on exactly there, with nothing chosen (UI-11)', async ({
  page,
}) => {
  await inTheMiddle(page);
  await pick(page, 'wessex', 'saxons');
  await expect(page.getByText('Destinations').filter({ visible: true })).toBeVisible(); // a stack is chosen
  const before = await logText(page);
  await page.reload();
  await takeSeat(page);
  await expectTheMiddle(page);
  expect(await logText(page)).toBe(before);
  await expect(page.getByText('Destinations').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByTestId('undo')).not.toHaveAttribute('aria-disabled');
  await page.getByTestId('undo').click();
  await expectArmies(page, 'kent', 'saxons', 3);
});

test('a reload in the middle of a battle asks the same question', async ({ page }) => {
  await openPosition(page, 'strike', { seed: 2 });
  await march(page, 'saxons', 'sussex', 'kent');
  await endPhase(page);
  await expect(page.getByTestId('battle')).toContainText('Where do the sixes hit?');
  await page.reload();
  await takeSeat(page);
  await expect(page.getByTestId('battle')).toContainText('Where do the sixes hit?');
  await answer(page.getByTestId('battle'), 'Hit 1 cavalry').click();
  await expect(page.getByTestId('battle')).toContainText('Retreat?');
});

test('Continue on the start page, and a reload of a game just begun', async ({ page }) => {
  await openPosition(page, 'battle');
  await page.reload();
  await takeSeat(page); // a game in which nothing has been done is not lost either
  await march(page, 'saxons', 'kent', 'essex');
  await quit(page);
  const goOn = page.getByTestId('continue');
  await expect(goOn).toContainText('Continue');
  await expect(goOn).toContainText('Round 10 · Saxons');
  // A new visit knows the game before the rules are fetched.
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.reload();
  await expect(goOn).toContainText('Round 10 · Saxons');
  expect(fetched.filter((url) => /\/engine-/.test(url))).toEqual([]);
  await goOn.click();
  await takeSeat(page);
  await expectTheMiddle(page);
});

test('named saves: save, play on, open, rename, delete (UI-8, UI-9)', async ({ page }) => {
  await inTheMiddle(page);
  await saveAs(page, 'Winter evening');
  await march(page, 'saxons', 'wessex', 'avalon');
  await quit(page);
  await page.getByTestId('saves').click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const named = rows.filter({ hasText: 'Saved by you' });
  await expect(named).toContainText('Winter evening');
  await expect(named).toContainText('Round 10 · Saxons to play');
  await expect(rows.filter({ hasText: 'Autosave' })).toHaveCount(1);

  await answer(named, /^Rename/).click();
  await page.getByLabel('New name').fill('Spring morning');
  await answer(page, 'Use this name').click();
  await expect(named).toContainText('Spring morning');
  await expect(page.getByText('It is now called Spring morning.')).toBeAttached();

  await answer(named, 'Open Spring morning').click();
  await takeSeat(page);
  await expectTheMiddle(page); // as it was saved, not as it was played on
  await quit(page);

  await page.getByTestId('saves').click();
  await answer(named, /^Delete/).click();
  await answer(page, 'Keep it').click();
  await expect(named).toHaveCount(1);
  await answer(named, /^Delete/).click();
  await expect(page.getByTestId('remove-save')).toContainText('“Spring morning” will be deleted for good.');
  await answer(page, 'Delete it').click();
  await expect(named).toHaveCount(0);
  await page.reload();
  await expect(rows.filter({ hasText: 'Autosave' }).first()).toBeVisible();
  await expect(named).toHaveCount(0);
});

test('export and import: the file gives the same game, from the menu and from the list (UI-10)', async ({
  page,
  browser,
  baseURL,
}) => {
  await inTheMiddle(page);
  const before = await logText(page);
  const { text, name } = await exported(page);
  expect(name).toMatch(/^Bretwalda .+ round 10\.txt$/);
  await quit(page);
  await page.getByTestId('saves').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    answer(page, /^Save to file/)
      .first()
      .click(),
  ]);
  expect(await contentOf(download)).toBe(text);

  // Another browser that knows nothing.
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const there = await other.newPage();
  await openStart(there);
  await giveFile(there, text, name);
  await there.waitForURL(/#\/game\//);
  await takeSeat(there);
  await expectTheMiddle(there);
  expect(await logText(there)).toBe(before);
  expect((await exported(there)).text).toBe(text);
  await other.close();
});

test('files that cannot be opened: a clear word, nothing lost, another can be chosen', async ({ page }) => {
  await inTheMiddle(page);
  const { text } = await exported(page);
  await quit(page);
  const cut = text.slice(0, Math.floor(text.length * 0.7));
  const bad: readonly (readonly [string, RegExp])[] = [
    [cut, /The end of the file is missing/],
    [text.replace('move 3 kent essex', 'move 2 kent essex'), /The file was changed or damaged/],
    [text.replace(/edition \d+/, 'edition 99'), /another version of Bretwalda/],
    ['Dear diary, today it rained.\n', /neither a saved game nor a position/],
    ['{"name":"package","version":"1.0.0"}', /neither a saved game nor a position/],
    ['', /The file is empty/],
    ['\0\u0001\u0002PNG\0', /not a text file/],
    ['round 9 saxons movement\nkent: saxons 99\n', /not possible under the rules/],
    ['round 9 saxons movement\nlyonesse: saxons 1\n', /cannot be read.*lyonesse/],
  ];
  const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' });
  for (const [content, words] of bad) {
    await giveFile(page, content);
    await expect(dialog).toContainText(words);
    await expect(dialog).toContainText('Nothing was lost: your games are unchanged.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await expect(page).toHaveURL(/#\/?$|\/\?seed=7$/);

  await giveFile(page, cut);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    answer(dialog, 'Choose another file').click(),
  ]);
  await chooser.setFiles({ name: 'good.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/#\/game\//);
  await takeSeat(page);
  await expectTheMiddle(page);
  await quit(page);
  await page.getByTestId('continue').waitFor(); // and what was there before is still there
});

async function drop(page: Page, content: string): Promise<void> {
  const data = await page.evaluateHandle((words) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([words], 'dropped.txt', { type: 'text/plain' }));
    return transfer;
  }, content);
  const main = page.getByRole('main');
  await main.dispatchEvent('dragenter', { dataTransfer: data });
  await main.dispatchEvent('dragover', { dataTransfer: data });
  await main.dispatchEvent('drop', { dataTransfer: data });
}

for (const where of ['saved games', 'start'] as const)
  test(`drag and drop on the page: ${where}`, async ({ page }) => {
    await inTheMiddle(page);
    const { text } = await exported(page);
    await quit(page);
    if (where === 'saved games') {
      await page.getByTestId('saves').click();
      await page.getByText('or drop a saved game or a position here').waitFor();
    }
    await page.getByTestId('file').waitFor({ state: 'attached' }); // the page is ready for files
    await drop(page, 'no game at all');
    await expect(page.getByRole('dialog')).toContainText('neither a saved game nor a position');
    await page.keyboard.press('Escape');
    await drop(page, text);
    await page.waitForURL(/#\/game\//);
    await takeSeat(page);
    await expectTheMiddle(page);
    await expect(asked(page, 'place')).toHaveCount(0);
  });
