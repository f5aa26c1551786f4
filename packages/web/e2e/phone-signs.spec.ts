import { openPosition } from './positions/table.ts';
import { expect, test } from './support/index.ts';

test('signs: on a phone they stand on the edge of the sheet, as large as a finger (UI-35)', async ({
  page,
}) => {
  await openPosition(page, 'signs');
  const signs = page.getByTestId('sheet').getByRole('list', { name: 'Special this round' });
  for (const sign of await signs.getByRole('button').all()) {
    const box = await sign.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Lower the panel' }).tap();
  await signs.getByRole('button', { name: 'Boats: what it means' }).tap();
  await expect(page.getByRole('dialog').locator('[data-marked]')).toContainText('has boats');
});
