import type { Options } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import { expect, type Locator, type Page } from '@playwright/test';

/** The seat of a colour on the page for a new game. */
export const seatOf = (page: Page, colour: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: `Name of the ${colour} player` }) });

const seatAt = (page: Page, seat: number): Locator =>
  page.getByRole('listitem', { name: new RegExp(`^Seat ${seat + 1}:`) });

/** The start page, with dice and computers fixed. */
export async function openStartWith(page: Page, seed: number): Promise<void> {
  await page.goto(`./?seed=${seed}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bretwalda' })).toBeVisible();
}

/** A part of a radio group: the words around the hidden button are what one clicks. */
export const option = (group: Locator, name: string | RegExp): Locator => group.getByRole('radio', { name });

/** Checks a radio button by a click or tap on what is seen of it. */
export async function choose(group: Locator, name: string | RegExp): Promise<void> {
  const radio = option(group, name);
  await radio.check({ force: true });
  await expect(radio).toBeChecked();
}

/** A scenario is offered after its game. */
export async function chooseStory(page: Page, story: string): Promise<void> {
  await page.getByTestId(`game-${scenario(story).rules}`).click();
  await page.getByTestId(`story-${story}`).click();
}

export interface Wishes {
  readonly seed: number;
  readonly story: string;
  /** Who sits in each seat; computers are squires. */
  readonly seats: readonly ('person' | 'computer')[];
  /** How nations are dealt out, and how is voted; as the page proposes if not said. */
  readonly sides?: Options['sides'] | undefined;
  readonly ballot?: Options['ballot'] | undefined;
}

const SIDES = { fixed: 'As shown', random: 'Random', choose: 'Draft', bid: 'Auction' } as const;
const BALLOTS = { ask: 'Ask', open: 'Open', secret: 'Secret' } as const;

/** A new game, chosen on the pages. */
export async function newGame(page: Page, { seed, story, seats, sides, ballot }: Wishes): Promise<void> {
  await openStartWith(page, seed);
  await page.getByTestId('new-game').click();
  await chooseStory(page, story);
  for (const [i, who] of seats.entries()) {
    const seat = seatAt(page, i);
    await choose(seat, who === 'person' ? 'Human' : 'Computer');
    if (who === 'computer') await choose(seat, /^Squire/);
  }
  if (sides) await choose(page.getByRole('radiogroup', { name: 'Nations' }), SIDES[sides]);
  if (ballot) await choose(page.getByRole('radiogroup', { name: 'Votes' }), BALLOTS[ballot]);
  await page.getByTestId('begin').click();
  await page.waitForURL(/#\/game\//);
}
