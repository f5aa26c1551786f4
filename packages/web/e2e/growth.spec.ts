import { asked, endPhase, goOn, openPosition, pick } from './positions/table.ts';
import { expect, test } from './support/index.ts';

test('growth: areas and points of the nation at turn, what grew and what will (UI-62)', async ({ page }) => {
  await openPosition(page, 'growth');
  await endPhase(page);
  await goOn(page);
  await expect(asked(page, 'place')).toContainText('The Welsh place 2 armies');
  const window = page.getByTestId('growth-window');
  const row = (name: string) => window.locator('tr').filter({ has: page.getByRole('rowheader', { name }) });
  const line = (name: string) => window.locator('dl > div').filter({ hasText: name }).getByRole('definition');

  const figure = page.getByRole('button', { name: 'Population: 0 of 6, areas and points' });
  await figure.click();
  await expect(window.getByRole('heading', { level: 2 })).toHaveText('Growth of the Welsh');
  await expect(window.getByRole('radio', { name: 'Last, round 9' })).toBeChecked();
  await expect(row('Powys')).toContainText('Difficult');
  await expect(row('Powys')).toContainText('1');
  await expect(row('4 areas')).toContainText('7');
  await expect(line('Carried over')).toHaveText('5');
  await expect(line('Total')).toHaveText('12');
  await expect(line('2 armies')).toHaveText('−12');
  await expect(line('Kept for next time')).toHaveText('0');

  await window.getByText('Next, round 10').click();
  await expect(line('Total')).toHaveText('7');
  await expect(line('1 army')).toHaveText('−6');

  await window.getByRole('button', { name: 'Next: Brigantes' }).click();
  await expect(window.getByRole('heading', { level: 2 })).toHaveText('Growth of the Brigantes');
  await expect(row('1 area')).toContainText('2');
  await page.keyboard.press('Escape');
  await expect(figure).toBeFocused();

  await pick(page, 'gwynedd');
  await page.getByTestId('menu').click();
  await page.getByTestId('game-menu').getByRole('button', { name: 'Growth' }).click();
  await window.getByRole('button', { name: 'Rule POP-1' }).click();
  await expect(page.getByRole('dialog').locator('[data-marked]')).toContainText(
    'A clear area gives 2 points',
  );
});
