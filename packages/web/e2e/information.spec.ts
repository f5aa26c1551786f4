import { tabTo } from './play/index.ts';
import { openPosition } from './positions/table.ts';
import { expect, test } from './support/index.ts';

test('the phase has its name, and its note lists all phases in order (UI-33)', async ({ page }) => {
  await openPosition(page, 'major');
  const now = page.getByRole('list', { name: 'Phases of this turn' }).getByRole('button');
  await tabTo(page, now);
  await expect(page.getByRole('tooltip')).toHaveText(
    new RegExp(
      [
        'Phases of this turn',
        '✓ Population increase',
        '▸ Movement I',
        '· Battles I',
        '· Movement II',
        '· Battles II',
        '· Upkeep',
        'The first movement of a Major Invasion',
      ].join('\\s*'),
    ),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('A turn has five phases');
});

test('the map shows points of every scoring round to come (UI-52)', async ({ page }) => {
  await openPosition(page, 'points');
  const figure = page.locator('[role=application] g[class*=number]');
  await page.getByRole('radio', { name: 'Points' }).check({ force: true });
  const rounds = page.getByRole('radiogroup', { name: 'When the points are scored' });
  await expect(rounds.getByRole('radio').first()).toBeChecked();
  await expect(page.getByTestId('layer-note')).toContainText('Saxons Held at the end of round 7');
  const now = await figure.allTextContents();
  await rounds.getByRole('radio', { name: '10', exact: true }).check({ force: true });
  await expect(page.getByTestId('layer-note')).toContainText('Held at the end of round 10');
  await expect.poll(() => figure.allTextContents()).not.toEqual(now);
  await page.getByRole('radio', { name: 'Moves' }).check({ force: true });
  await expect(page.getByTestId('layer-note')).toHaveCount(0);
});

test('the map shows stacking, the overstack, and where there is no limit (UI-53)', async ({ page }) => {
  await openPosition(page, 'removals');
  await page.getByRole('radio', { name: 'Stacking' }).check({ force: true });
  const figures = page.locator('[role=application] g[class*=number]');
  await expect(figures.filter({ hasText: '4/3∞' })).toHaveCount(1);
  await expect(figures.filter({ hasText: '3/3∞' })).toHaveCount(1);
  await expect(
    figures.filter({ hasText: '0/24' }).first(),
    'difficult land: 2, as overstack 4',
  ).toBeAttached();
  await expect(page.getByTestId('layer-note')).toContainText('∞: no limit');
});
