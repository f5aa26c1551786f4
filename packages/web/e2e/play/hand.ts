import type { Text } from '@bretwalda/text';
import { expect, type Locator, type Page } from '@playwright/test';
import { Board } from './board.ts';

/** A player's hand in any language: it clicks with the mouse, or taps where the screen is touched. */
export class Hand {
  readonly board: Board;
  readonly page: Page;
  readonly t: Text;
  readonly touch: boolean;

  constructor(page: Page, t: Text, touch: boolean) {
    this.page = page;
    this.t = t;
    this.touch = touch;
    this.board = new Board(page);
  }

  async press(button: Locator): Promise<void> {
    if (this.touch) await button.tap({ timeout: 5000 });
    else await button.click({ timeout: 5000 });
  }

  /** An area of the map, or the stack of a nation in it. */
  async pick(area: string, nation?: string): Promise<void> {
    if (this.touch) await this.board.tap(area, nation);
    else await this.board.click(area, nation);
  }

  /** A button by its words; of several that are seen the first. */
  button(name: string | RegExp, where: Locator | Page = this.page): Locator {
    const exact = typeof name === 'string' ? { name, exact: true } : { name };
    return where.getByRole('button', exact).filter({ visible: true }).first();
  }

  get next(): Locator {
    return this.page.getByTestId('next-phase');
  }

  /** Is this nation at turn, by its name? */
  isTurnOf(nation: string): Promise<boolean> {
    return this.page
      .locator(`[aria-label="${this.t.game.orderOfRound}"]:visible`)
      .locator('[aria-current=step]')
      .getAttribute('aria-label', { timeout: 1000 })
      .then((name) => name === this.t.game.turnOf(nation))
      .catch(() => false);
  }

  /** The card of the chosen stack. */
  stack(area: Parameters<Text['names']['areas']>[0]): Locator {
    const name = this.t.game.selected(this.t.names.areas(area));
    return this.page.getByRole('region', { name, exact: true }).filter({ visible: true });
  }

  /** The card of a decision, beside the map or in the sheet of a phone. */
  decision(kind: string): Locator {
    return this.page.getByTestId(`decision-${kind}`).filter({ visible: true });
  }

  /** Chooses the stack of a nation; the map may still be on its way to it, so that a first tap misses. */
  async takeUp(area: Parameters<Text['names']['areas']>[0], nation: string): Promise<Locator> {
    const stack = this.stack(area);
    await expect(async () => {
      if (!(await stack.isVisible())) await this.pick(area, nation);
      await expect(stack).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    return stack;
  }

  /** Opens a window from the menu. */
  async open(name: string): Promise<Locator> {
    await this.press(this.page.getByTestId('menu'));
    await this.press(this.button(name, this.page.getByTestId('game-menu')));
    const window = this.page.getByRole('dialog').filter({ visible: true });
    await expect(window).toHaveCount(1);
    return window;
  }

  async close(window: Locator): Promise<void> {
    await this.press(this.button(this.t.game.close, window));
    await expect(window).toHaveCount(0);
  }
}
