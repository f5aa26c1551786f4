import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { answer, door, expectArmies, expectLog, march, openPosition, takeSeat } from './positions/table.ts';
import { axe, expect, test } from './support/index.ts';
import {
  mend,
  oldSave,
  readsOf,
  type Trouble,
  watchReads,
  withLostBytes,
  withOldSaves,
  withTrouble,
} from './support/storage.ts';

/** What the screen says of saving is true, and nothing is lost without a question. */

const menuOf = async (page: Page): Promise<Locator> => {
  await page.getByTestId('menu').click();
  return page.getByTestId('game-menu');
};
const bar = (page: Page): Locator => page.getByTestId('not-saved');
const rowsOf = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

async function downloadBy(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await file.path(), 'utf8');
}

const WHY: Readonly<Record<Trouble, string>> = {
  refused: 'The browser does not allow games to be saved here',
  full: 'The browser has no room left for saved games.',
  silent: 'The browser’s storage is not responding.',
};

for (const trouble of ['refused', 'full', 'silent'] as const)
  test(`storage that is ${trouble}: the screen and the menu say so, and a file is the way out`, async ({
    page,
  }) => {
    await withTrouble(page, trouble);
    await openPosition(page, 'battle');
    await march(page, 'saxons', 'kent', 'essex');
    await expect(bar(page)).toContainText('This game is not being saved.');
    await expect(bar(page)).toContainText(WHY[trouble]);
    const menu = await menuOf(page);
    await expect(menu).not.toContainText('is saved');
    await expect(menu).toContainText('if you leave, what was played is lost');
    await menu.getByLabel('Save as').fill('Winter');
    await answer(menu, 'Save').click();
    await expect(menu.getByRole('alert')).toContainText(`Not saved. ${WHY[trouble]}`);
    await expect(menu).not.toContainText('Saved as');
    await axe(page);

    await menu.getByTestId('quit').click();
    const question = page.getByRole('dialog', { name: 'Leave this game?' });
    await question.waitFor();
    await axe(page);
    await answer(question, 'Stay').click();
    await page.keyboard.press('Escape'); // and out of the menu
    await expectArmies(page, 'essex', 'saxons', 3);

    expect(await downloadBy(page, answer(bar(page), 'Save to file'))).toContain('move 3 kent essex');
    await (await menuOf(page)).getByTestId('quit').click(); // the file has it all: no question
    await page.getByTestId('new-game').waitFor();
    await expect(page.getByText(WHY[trouble])).toBeVisible();
  });

test('storage that works again: what it did not take is kept after all, and the warning goes', async ({
  page,
}) => {
  await withTrouble(page, 'full');
  await openPosition(page, 'battle');
  await march(page, 'saxons', 'kent', 'essex');
  await expect(bar(page)).toBeVisible();
  const menu = await menuOf(page);
  await menu.getByLabel('Save as').fill('Winter');
  await answer(menu, 'Save').click();
  await expect(menu.getByRole('alert')).toContainText('Not saved.');
  await page.keyboard.press('Escape');
  await mend(page);
  await march(page, 'saxons', 'wessex', 'avalon');
  await expect(bar(page)).toHaveCount(0);
  await expect(await menuOf(page)).toContainText('The game is saved');
  await page.getByTestId('quit').click();
  await page.getByTestId('new-game').waitFor();
  await page.goto('./#/saves');
  await expect(rowsOf(page).filter({ hasText: 'Saved by you' })).toContainText('Winter');
  await expect(rowsOf(page)).toHaveCount(2);
});

test('one damaged save: it is named as such, can be taken to a file and deleted, and the others work', async ({
  page,
}) => {
  await withOldSaves(page, [
    oldSave('good', { name: 'Winter', kind: 'auto' }),
    oldSave('done', { name: 'Summer', kind: 'auto', over: true }),
    oldSave('ours', { name: 'Winter', kind: 'named' }),
    { id: 'bad', name: 'Autumn', text: 'bretwalda half a game', saved: 'yesterday' },
    { id: 'worse' },
  ]);
  await page.goto('./#/saves');
  const damaged = rowsOf(page).filter({ hasText: 'This save is damaged' });
  await expect(damaged).toHaveCount(2);
  await expect(rowsOf(page)).toHaveCount(5);
  const [running, ended, named] = ['Autosave', 'Finished game', 'Saved by you'].map((label) =>
    rowsOf(page).filter({ hasText: label }),
  );
  await axe(page);
  await expect(running as Locator).toContainText('Winter');
  await expect(ended as Locator).toContainText('Summer');
  await expect(named as Locator).toContainText('Winter');

  const autumn = damaged.filter({ hasText: 'Autumn' });
  expect(await downloadBy(page, answer(autumn, /^Save to file/))).toBe('bretwalda half a game');
  await answer(autumn, /^Delete/).click();
  await answer(page, 'Delete it').click();
  await expect(damaged).toHaveCount(1);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(4);
  await page.goto('./#/game/worse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game cannot be opened');
  await expect(page.getByText('This save is damaged.')).toBeVisible();
  await axe(page);
  await answer(page, 'Main menu').click();
  await page.getByTestId('new-game').waitFor();
});

test('one save that the browser cannot read any more: the others are there', async ({ page }) => {
  await withLostBytes(page, 'lost');
  await withOldSaves(page, [oldSave('good', { name: 'Winter' }), oldSave('lost', { name: 'Autumn' })]);
  await page.goto('./#/saves');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(page).filter({ hasText: 'Winter' })).toContainText('Saved by you');
  const damaged = rowsOf(page).filter({ hasText: 'This save is damaged' });
  expect(await downloadBy(page, answer(damaged, /^Save to file/))).toContain('"lost"');
  await page.goto('./#/game/lost');
  await expect(page.getByText('This save is damaged.')).toBeVisible();
  await page.goto('./#/saves');
  await answer(damaged, /^Delete/).click();
  await answer(page, 'Delete it').click();
  await expect(rowsOf(page)).toHaveCount(1);
});

test('saves of the first version are all there, and open', async ({ page }) => {
  await openPosition(page, 'battle');
  await march(page, 'saxons', 'kent', 'essex');
  const game = page.url();
  await expect(await menuOf(page)).toContainText('The game is saved');
  const record = await page.evaluate(async (id) => {
    const db = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('bretwalda');
      request.onsuccess = () => done(request.result);
    });
    const request = db.transaction('games').objectStore('games').get(id);
    await new Promise((done) => {
      request.onsuccess = done;
    });
    db.close();
    return request.result as object;
  }, game.split('/').at(-1) as string);
  await withOldSaves(page, [record, ...Array.from({ length: 30 }, (_, i) => oldSave(String(i)))]);
  await page.goto('./#/saves');
  await expect(rowsOf(page)).toHaveCount(31);
  await answer(rowsOf(page).filter({ hasText: 'Autosave' }), /^Open/).click();
  await takeSeat(page);
  await expectArmies(page, 'essex', 'saxons', 3);
});

test('hundreds of saves: the first are shown at once, the others when asked for', async ({ page }) => {
  const many = Array.from({ length: 130 }, (_, i) =>
    oldSave(String(i), { saved: Date.parse('2026-03-04') - i }),
  );
  await withOldSaves(page, many);
  await page.goto('./#/saves');
  await expect(rowsOf(page)).toHaveCount(50);
  await watchReads(page);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(50);
  expect(await readsOf(page), 'no whole game is read for a list').toEqual(['infos.getAll']);
  await expect(rowsOf(page).first()).toContainText('Game 0');
  await answer(page, 'Show 50 more').click();
  await expect(rowsOf(page)).toHaveCount(100);
  await expect(answer(rowsOf(page).nth(50), /^Open/)).toBeFocused(); // the way goes on where it ended
  await answer(page, 'Show 30 more').click();
  await expect(rowsOf(page)).toHaveCount(130);
  await expect(answer(page, /^Show/)).toHaveCount(0);
});

for (const [what, address, words] of [
  ['half a sign', './#/game/%E0%A4%A', 'Page not found'],
  ['an unknown page', './#/gmae/7', 'Page not found'],
  ['no game named', './#/game/', 'Page not found'],
  ['an unknown game', './#/game/never-played', 'This game cannot be opened'],
  ['the end of an unknown game', './#/end/never-played', 'This game cannot be opened'],
] as const)
  test(`a broken address, ${what}: the page says so and leads on`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await answer(page, 'Main menu').click();
    await page.getByTestId('new-game').waitFor();
  });

test('two saves of one name: replace it or choose another', async ({ page }) => {
  await openPosition(page, 'battle');
  await march(page, 'saxons', 'kent', 'essex');
  let menu = await menuOf(page);
  const save = async (name: string) => {
    await menu.getByLabel('Save as').fill(name);
    await answer(menu, 'Save').click();
  };
  await save('Winter');
  await expect(menu.getByRole('status')).toHaveText('Saved as “Winter”.');
  await page.keyboard.press('Escape');
  await march(page, 'saxons', 'wessex', 'avalon');
  menu = await menuOf(page);
  await save(' winter');
  await expect(menu).toContainText('There is already a save called “Winter”.');
  await answer(menu, 'Choose another name').click();
  await expect(menu.getByLabel('Save as')).toBeFocused();
  await save('Spring');
  await expect(menu.getByRole('status')).toHaveText('Saved as “Spring”.');
  await save('Winter');
  await answer(menu, 'Replace it').click();
  await expect(menu.getByRole('status')).toHaveText('Saved as “Winter”.');
  await menu.getByTestId('quit').click();
  await page.getByTestId('saves').click();
  const named = rowsOf(page).filter({ hasText: 'Saved by you' });
  await expect(named).toHaveCount(2);

  await answer(named.filter({ hasText: 'Spring' }), /^Rename/).click();
  await page.getByLabel('New name').fill('Winter');
  await answer(page, 'Use this name').click();
  await expect(page.getByRole('alert')).toHaveText('There is already a save called “Winter”.');
  await page.keyboard.press('Escape');
  await answer(named.filter({ hasText: 'Winter' }), /^Open/).click();
  await takeSeat(page);
  await expectArmies(page, 'avalon', 'saxons', 3); // the later of the two
});

test.describe('play that is not saved', () => {
  test.beforeEach(async ({ page }) => {
    await openPosition(page, 'battle', { settings: { autosave: false } });
    await march(page, 'saxons', 'kent', 'essex');
  });
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this game?' });

  test('the menu warns, and leaving is asked about (UI-41)', async ({ page }) => {
    const menu = await menuOf(page);
    await expect(menu).toContainText('Autosave is off');
    await menu.getByTestId('quit').click();
    await expect(question(page)).toContainText('Everything played since the last save will be lost.');
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(menu).toBeVisible(); // where it can be saved
    await page.keyboard.press('Escape');
    await expectArmies(page, 'essex', 'saxons', 3);
    await (await menuOf(page)).getByTestId('quit').click();
    await answer(question(page), 'Leave without saving').click();
    await page.getByTestId('new-game').waitFor();
    await expect(page.getByTestId('continue')).toHaveCount(0);
    await page.getByTestId('saves').click();
    await expect(page.getByRole('main')).toContainText('Autosave is off: save games from the game menu');
  });

  test('the way back of the browser asks, too', async ({ page }) => {
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await answer(question(page), 'Stay').click();
    await expect(page).toHaveURL(/#\/game\//);
    await expectArmies(page, 'essex', 'saxons', 3);
    await page.goBack();
    await answer(question(page), 'Leave without saving').click();
    await page.getByTestId('new-game').waitFor();
  });

  test('closing the page asks; after a save nothing does', async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    const menu = await menuOf(page);
    await menu.getByLabel('Save as').fill('Winter');
    await answer(menu, 'Save').click();
    await expect(menu).toContainText('Everything played so far is saved.');
    await page.reload();
    expect(asked).toHaveLength(1);
  });
});

test('a game page that comes slowly shows that it is coming (UI-21)', async ({ page }) => {
  await openPosition(page, 'battle');
  await march(page, 'saxons', 'kent', 'essex');
  await expect(await menuOf(page)).toContainText('The game is saved');
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/GamePage-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Opening the game…');
  letGo();
  await door(page).waitFor();
  await expect(page.getByText('Opening the game…')).toHaveCount(0);
});

for (const [address, words] of [
  ['./#/game/winter', 'Opening the game…'],
  ['./#/saves', 'One moment…'],
] as const)
  test(`${address} says what is to come before any program is there`, async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText(words);
    letGo();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByText(words)).toHaveCount(0);
  });

test.describe('an error of the program', () => {
  test.beforeEach(({ faults }) => faults.allow(/./)); // it is told in the console, too

  test('in a window: it can be closed, and the game goes on', async ({ page }) => {
    await page.route(/\/Handbook-[^/]*\.js$/, (route) => route.abort());
    await openPosition(page, 'battle');
    await answer(page, 'Rules handbook').click();
    const dialog = page.getByRole('dialog', { name: 'This window cannot be shown' });
    await answer(dialog, 'Back to the game').click();
    await expect(dialog).toHaveCount(0);
    await march(page, 'saxons', 'kent', 'essex');
  });

  for (const autosave of [true, false])
    test(`in the game, ${autosave ? 'which is kept' : 'which is not kept: a file'}`, async ({ page }) => {
      await openPosition(page, 'battle', { settings: { autosave } });
      await march(page, 'saxons', 'kent', 'essex');
      // The list of areas cannot be drawn.
      await page.evaluate(() => {
        const { map } = Array.prototype;
        Array.prototype.map = function (this: { terrain?: string }[], ...how: Parameters<typeof map>) {
          if (this[0]?.terrain) throw new Error('The quill broke.');
          return map.apply(this, how);
        } as typeof map;
      });
      await page.keyboard.press('v');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
      await expect(page.getByText('The quill broke.')).toBeVisible();
      await axe(page);
      const kept = page.getByText('Your game is saved as it stands.');
      if (autosave) await expect(kept).toBeVisible();
      else {
        await expect(kept).toHaveCount(0);
        await expect(page.getByText('Your game is not saved.')).toBeVisible();
      }
      expect(await downloadBy(page, answer(page, 'Save to file'))).toContain('move 3 kent essex');
      await answer(page, autosave ? 'Reload the page' : 'Main menu').click();
      if (!autosave) return page.getByTestId('new-game').waitFor();
      await takeSeat(page);
      await expectLog(page, 'The Saxons move 3 armies from Kent to Essex.');
    });

  test('on the first page: the page can be loaded again', async ({ page }) => {
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        if (document.readyState !== 'loading' && sessionStorage.getItem('mended') === null)
          throw new Error('The quill broke.');
        return matchMedia(query);
      };
    });
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
    await answer(page, 'Reload the page').click();
    await page.getByTestId('new-game').waitFor();
  });
});
