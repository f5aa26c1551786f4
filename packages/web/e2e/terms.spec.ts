import { asked, openPosition } from './positions/table.ts';
import { expect, test } from './support/index.ts';

test('a rules term says what it means, on hover and on focus', async ({ page }) => {
  await openPosition(page, 'withdraw');
  const term = asked(page, 'withdraw').getByRole('button', { name: /^raiders$/i });
  const note = page.getByRole('tooltip');
  await expect(note).toHaveCount(0);
  await term.hover();
  await expect(note).toContainText('may return to the sea after the battles');
  await page.mouse.move(0, 0);
  await expect(note).toHaveCount(0);
  await page.keyboard.press('Tab');
  await term.focus();
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
});
