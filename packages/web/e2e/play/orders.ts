import { expect, type Locator, type Page } from '@playwright/test';

/** The list view, worked by typed orders in the notation of the game. */
export class Orders {
  readonly view: Locator;
  readonly field: Locator;
  readonly answer: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.view = page.getByTestId('list-view');
    this.field = page.getByTestId('order');
    this.answer = this.view.locator('form').getByRole('status');
  }

  /** The button of an area in the table. */
  pick(area: string): Locator {
    return this.view.getByRole('button', { name: `Choose ${area}`, exact: true });
  }

  /** The line of an area in the table. */
  row(area: string): Locator {
    const button = this.page.getByRole('button', { name: `Choose ${area}`, exact: true });
    return this.view.getByRole('row').filter({ has: button });
  }

  /** Every legal action, as it would be typed. */
  async choices(): Promise<readonly string[]> {
    await this.view.locator('li code').first().waitFor();
    const more = this.view.getByRole('button', { name: 'Show all' });
    if (await more.isVisible()) await more.click();
    return this.view.locator('li code').allTextContents();
  }

  async type(order: string): Promise<void> {
    await this.field.fill(order);
    await this.page.keyboard.press('Enter');
  }

  async give(order: string): Promise<void> {
    await this.type(order);
    await expect(this.answer).toHaveText(`Done: ${order}`);
  }
}
