import type { Locator, Page } from '@playwright/test';
import { answer, battle, endPhase, march, openPosition } from './positions/table.ts';
import { expect, test } from './support/index.ts';

/** What the window of a battle says, how its dice start, and that it is seen whole. */

const DICE = { seed: 1, settings: { dice: 'fast' } } as const;

test.describe('what it says', () => {
  test('a submission in the midst of the battle is told, and the window stays closed afterwards', async ({
    page,
  }) => {
    await openPosition(page, 'belgae', DICE);
    await march(page, 'romans', 'kent', 'essex');
    await endPhase(page);
    await answer(battle(page), 'Roll to the end').click();
    await expect(battle(page)).toContainText('Submit or resist?');
    await expect(battle(page).getByRole('region', { name: 'Battles' })).toContainText('decided');
    await expect(battle(page)).toContainText('The Romans hold Essex');
    await answer(battle(page), /^Submit/).click();
    await expect(battle(page).getByRole('region', { name: 'The battlefield' })).toContainText(
      'The Belgae submit to the Romans',
    );
    await answer(battle(page), 'Back to the map').click();
    await expect(battle(page)).toHaveCount(0);
  });

  test('a decided battle is called decided also while the next one is looked at', async ({ page }) => {
    await openPosition(page, 'three-battles', DICE);
    await march(page, 'saxons', 'kent', 'essex');
    await march(page, 'saxons', 'sussex', 'downlands');
    await march(page, 'saxons', 'wessex', 'avalon');
    await endPhase(page);
    await answer(page, 'Fight for Essex').click();
    await answer(battle(page), 'Roll the dice').click();
    const battles = battle(page).getByRole('region', { name: 'Battles' });
    await expect(battles).toContainText('decided');
    await answer(battle(page), 'Next battle').click();
    await expect(
      battle(page).getByRole('heading', { name: /^The battle for (the Downlands|Avalon)$/ }),
    ).toBeVisible();
    await expect(battles.getByRole('button', { name: /^Essex: .*decided$/ })).toBeVisible();
    await expect(battles).not.toContainText('under way');
    await answer(battle(page), 'Roll the dice').click(); // one press starts it, as everywhere
    await expect(battle(page)).toContainText('Dice, first roll');
  });

  test('a position after the dice names the defenders who are gone', async ({ page }) => {
    await openPosition(page, 'mid-losses');
    await expect(battle(page)).toContainText('The battle is over');
    await expect(battle(page)).toContainText('The Irish hold Powys');
    await expect(battle(page).getByRole('region', { name: /^Welsh, / })).toBeVisible();
    await expect(battle(page).getByRole('region', { name: /^Irish, / })).toHaveCount(1);
  });
});

test.describe('the first dice', () => {
  test('of the only battle wait for the person', async ({ page }) => {
    await openPosition(page, 'led', DICE);
    await toBattle(page);
    await expect(battle(page)).toContainText('Before the first roll');
    await page.waitForTimeout(1000); // longer than a roll
    await expect(battle(page)).toContainText('Before the first roll');
    await answer(battle(page), 'Roll the dice').click();
    await expect(battle(page)).toContainText('Dice, first roll');
  });

  test('of a battle chosen beside the map wait too', async ({ page }) => {
    await openPosition(page, 'three-battles', DICE);
    await march(page, 'saxons', 'kent', 'essex');
    await march(page, 'saxons', 'wessex', 'avalon');
    await endPhase(page);
    await answer(page, 'Fight for Essex').click();
    await expect(battle(page)).toContainText('Before the first roll');
    await answer(battle(page), 'Roll the dice').click();
    await expect(battle(page)).toContainText('Dice, first roll');
  });

  test('are not asked for again in a window that was closed and opened', async ({ page }) => {
    await openPosition(page, 'led', { seed: 3, settings: { dice: 'fast' } });
    await toBattle(page);
    await answer(battle(page), 'Roll the dice').click();
    await expect(battle(page)).toContainText('Retreat?');
    await answer(battle(page), 'Close').click();
    await answer(page, 'Open the battle').click();
    await expect(battle(page)).toContainText('Dice, first roll');
    await expect(battle(page)).toContainText('Retreat?');
  });

  test('are there at once where dice are not shown (UI-12)', async ({ page }) => {
    await openPosition(page, 'led', { seed: 1 });
    await toBattle(page);
    await expect(battle(page)).toContainText(/Dice, \w+ roll/);
  });
});

test('four against four with leaders is seen whole at 1440 by 900 and at 1280 by 720', async ({ page }) => {
  await openPosition(page, 'led', { seed: 3, settings: { dice: 'fast' } });
  await toBattle(page);
  await expectWhole(page);
  await answer(battle(page), 'Roll the dice').click();
  await expect(battle(page).getByRole('radio').first()).toBeAttached();
  await expectWhole(page);
  await answer(battle(page), 'Fight on').click(); // the Angles; now the Saxons are asked
  await expect(battle(page)).toContainText('Player 3 decides');
  await expectWhole(page);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`on a phone of ${width} by ${height} both sides and the dice between them are in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPosition(page, 'led', { seed: 3, settings: { dice: 'fast' } });
    await toBattle(page);
    const field = battle(page).getByRole('region', { name: 'The battlefield' });
    const parts = [
      battle(page).getByRole('region', { name: /^Angles, / }),
      battle(page).getByRole('region', { name: /^Saxons, / }),
      field.getByRole('heading', { name: /roll/i }),
      battle(page).getByRole('heading', { name: 'The battle for Essex' }),
      battle(page).locator('> footer'),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    await battle(page).getByText('At stake').scrollIntoViewIfNeeded();
    await expect(field.getByRole('heading', { name: /roll/i })).not.toBeInViewport();
    await answer(battle(page), 'Roll the dice').click();
    await expect(field).toContainText('Dice, first roll');
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  });

async function toBattle(page: Page): Promise<void> {
  await march(page, 'saxons', 'kent', 'essex');
  await endPhase(page);
  await expect(battle(page)).toBeVisible();
}

async function expectWhole(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => scrolled(battle(page)), { message: `${width} by ${height}` }).toEqual([]);
  }
}

/** Parts of the window that hold more than they show. */
const scrolled = (where: Locator): Promise<readonly string[]> =>
  where.evaluate((window) =>
    [...window.querySelectorAll('*')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .map((part) => `${part.getAttribute('aria-label')}: ${part.scrollHeight} in ${part.clientHeight}`),
  );
