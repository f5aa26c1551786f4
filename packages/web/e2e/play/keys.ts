import { expect, type Locator, type Page } from '@playwright/test';

const MOST = 120;

/** Tab, or Shift+Tab, until something has the focus; it must be reached within a reasonable number of presses. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < MOST; i++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted, 'reached by Tab').toBeFocused();
}

const hasFocus = async (wanted: Locator): Promise<boolean> =>
  (await wanted.count()) > 0 &&
  (await wanted.first().evaluate((element) => element === document.activeElement));

/** Chooses a radio button: Tab to its group, arrows inside it. */
export async function arrowTo(page: Page, group: Locator, name: string | RegExp): Promise<void> {
  const wanted = group.getByRole('radio', { name });
  const checked = group.locator('input[type=radio]:checked');
  await tabTo(page, checked);
  for (let i = 0; i < MOST && !(await wanted.isChecked()); i++) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}
