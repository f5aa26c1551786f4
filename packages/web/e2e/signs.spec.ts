import { openPosition } from './positions/table.ts';
import { expect, test } from './support/index.ts';

/** The signs of the nation at turn say what they mean, and open the whole of it (UI-35). */

test('signs: by mouse and by keyboard to the rule, a leader to the units', async ({ page }) => {
  await openPosition(page, 'signs');
  const signs = page.getByRole('list', { name: 'Special this round' });
  await expect(signs.getByRole('button')).toHaveCount(3);
  const dialog = page.getByRole('dialog');

  await signs.getByRole('button', { name: 'Major invasion: what it means' }).click();
  await expect(dialog.locator('[data-marked]')).toContainText('A Major Invasion doubles movement and battle');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const boats = signs.getByRole('button', { name: 'Boats: what it means' });
  await page.keyboard.press('Tab'); // from the sign to which the focus came back
  await expect(boats).toBeFocused();
  expect(await boats.evaluate((sign) => getComputedStyle(sign).outlineStyle)).toBe('solid');
  await expect(page.getByRole('tooltip')).toContainText('Armies on the coast may cross one sea');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-marked]')).toContainText('In rounds in which a nation has boats');
  await page.keyboard.press('Escape');
  await expect(boats).toBeFocused();

  await signs.getByRole('button', { name: 'Aelle: what it means' }).click();
  await expect(page.getByTestId('units-window')).toContainText('Aelle');
  await page.keyboard.press('Escape');

  for (const sign of await signs.getByRole('button').all()) {
    const box = await sign.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect(box?.width).toBeGreaterThanOrEqual(24);
  }
});
