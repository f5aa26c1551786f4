import { asked, openPosition } from './positions/table.ts';
import { expect, test } from './support/index.ts';

test('a rules term says what it means when it is tapped, until another tap', async ({ page }) => {
  await openPosition(page, 'withdraw');
  const term = asked(page, 'withdraw').getByRole('button', { name: /^raiders$/i });
  const note = page.getByRole('tooltip');
  await term.tap();
  await expect(note).toContainText('may return to the sea after the battles');
  await expect(note).toBeInViewport({ ratio: 1 });
  await term.tap();
  await expect(note).toHaveCount(0);
  await term.tap();
  await expect(note).toBeVisible();
  await page.getByRole('heading', { level: 2 }).first().tap();
  await expect(note).toHaveCount(0);
});
