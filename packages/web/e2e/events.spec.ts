import { answer, asked, openPosition, pick } from './positions/table.ts';
import { expect, openStart, test } from './support/index.ts';

test('what turns history has a window, and the game waits for it (UI-80)', async ({ page }) => {
  await openPosition(page, 'boudicca', { settings: { motion: 'fast' } });
  await pick(page, 'kent');
  await pick(page, 'kent');
  const window = page.getByTestId('event');
  await expect(window).toContainText('Boudicca arrives');
  await expect(window).toContainText('Boudicca joins the Belgae in Kent.');
  await answer(window, 'Continue').click();
  await expect(window).toHaveCount(0);
  await expect(page.getByTestId('next-phase')).toBeVisible();
});

test('the vote for the Bretwalda tells votes and majority (UI-84)', async ({ page }) => {
  await openPosition(page, 'vote');
  await expect(asked(page, 'ballot')).toContainText('7 of 12 votes make a Bretwalda');
  await expect(asked(page, 'ballot').getByRole('row', { name: /Angles 6/ })).toBeVisible();
});

test('the start page: several people at one screen, and the way out (UI-1)', async ({ page }) => {
  await openStart(page);
  await page.getByTestId('quit').click();
  await expect(page.getByText('You can close this page now.')).toBeVisible();
  await page.getByTestId('together').click();
  await expect(page.getByText('At this screen')).toHaveCount(4);
});

test('a new game: the history of every story, and the units of every nation (UI-15, UI-19)', async ({
  page,
}) => {
  await openStart(page);
  await page.getByTestId('new-game').click();
  await page.getByTestId('story-two-vikings').hover();
  await expect(page.getByRole('tooltip')).toContainText('Danes');
  await page.getByRole('button', { name: 'Romans: open the nation window' }).click();
  await page.getByTestId('nation-window').getByRole('button', { name: 'All units' }).click();
  await expect(page.getByTestId('units-window')).toContainText('Lost on');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('nation-window')).toBeVisible();
});
