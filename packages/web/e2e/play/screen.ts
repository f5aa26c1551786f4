import { expect, type Locator, type Page } from '@playwright/test';

/** What is seen of a running game, in English. */
export class Screen {
  readonly battle: Locator;
  readonly log: Locator;
  readonly next: Locator;
  readonly undo: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.battle = page.getByTestId('battle');
    this.log = page.getByRole('region', { name: 'Log' });
    this.next = page.getByTestId('next-phase');
    this.undo = page.getByTestId('undo');
  }

  /** The phase of the turn that is being played. */
  get phase(): Locator {
    return this.page.getByRole('list', { name: 'Phases of this turn' }).locator('[aria-current=step]');
  }

  async expectPhase(name: string): Promise<void> {
    await expect(this.phase).toContainText(`${name}, now`);
  }

  /** The nation at turn; the bar of a phone has a second, smaller order. */
  get turn(): Locator {
    return this.page.locator('[aria-label="Turn order this round"]:visible').locator('[aria-current=step]');
  }

  async expectTurn(nation: string): Promise<void> {
    await expect(this.turn).toHaveAccessibleName(`${nation}, playing now`);
  }

  /** Where the round is told: above the map, or in the bar of a phone. */
  get round(): Locator {
    const strip = this.page.getByRole('navigation', { name: 'Rounds of the game' });
    return strip.or(this.page.getByRole('banner').getByText(/^Round \d+$/)).filter({ visible: true });
  }

  async expectRound(round: number): Promise<void> {
    await expect(this.round).toContainText(new RegExp(`Round ${round}\\b`));
  }

  line(words: string | RegExp): Locator {
    return this.log.getByRole('listitem').filter({ hasText: words });
  }

  /** The card of the chosen stack. */
  stack(area: string): Locator {
    return this.page.getByRole('region', { name: `Selected: ${area}` }).filter({ visible: true });
  }

  /** The decision, battle or stack card that asks the person. */
  decision(kind: string): Locator {
    return this.page.getByTestId(`decision-${kind}`).filter({ visible: true });
  }

  /** Points of a nation in the panel of a seat that is open. */
  points(nation: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${nation}: -?\\d+ points?$`) });
  }
}
