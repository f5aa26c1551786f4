import { type AreaId, loadGame, type NationId, outcome } from '@bretwalda/engine';
import { loadText, type SeatColour } from '@bretwalda/text';
import { expect, type Page } from '@playwright/test';
import { type Board, Hand, playOn, Screen } from '../play/index.ts';
import type { Person } from '../support/people.ts';

/** A game on a server as somebody sees it: the page, and what can be seen and done there. */
export class Place {
  readonly page: Page;
  readonly hand: Hand;
  readonly screen: Screen;

  private constructor(hand: Hand) {
    this.page = hand.page;
    this.hand = hand;
    this.screen = new Screen(hand.page);
  }

  static async at(page: Page, language: 'en' | 'it' = 'en', touch = false): Promise<Place> {
    const place = new Place(new Hand(page, await loadText(language), touch));
    await expect(page.getByTestId('menu')).toBeVisible();
    return place;
  }

  get board(): Board {
    return this.hand.board;
  }

  /** The line of a seat, beside the map or in the strip above it. */
  seat(seat: number) {
    return this.page.getByTestId(`seat-${seat}`).filter({ visible: true }).first();
  }

  /** Moves some armies of the nation at turn from one area to another, by mouse and number. */
  async march(nation: NationId, count: number, from: AreaId, to: AreaId): Promise<void> {
    const { hand, board, page } = this;
    const stack = await hand.takeUp(from, nation);
    await page.keyboard.press(`${count}`);
    await expect(stack.getByText(new RegExp(`^${count} `))).toBeVisible();
    await board.click(to);
    await expect(board.token(to, nation)).toHaveCount(1);
  }

  /** The window with all that concerns the table. */
  async openTable() {
    await this.hand.press(this.page.getByTestId('open-table').filter({ visible: true }));
    const window = this.page.getByTestId('table-window');
    await expect(window).toBeVisible();
    return window;
  }
}

/** Works all pages at once, each for whoever sits there, until something holds. */
export async function playAll(places: readonly Place[], until: () => boolean): Promise<void> {
  await Promise.all(places.map(({ hand }) => playOn(hand, async () => until())));
}

/** Leaves the windows in which somebody was asked while others played on. */
export async function toBoard({ hand, page }: Place): Promise<void> {
  await playOn(hand, async () => !(await page.getByRole('dialog').first().isVisible()));
}

/** A finished game, replayed from its exported file: the points of the seats, and how often dice were rolled. */
export async function replayed(
  { visitor }: Person,
  id: string,
): Promise<{ readonly points: readonly number[]; readonly rolls: number }> {
  const game = loadGame(await visitor.api.archive.save.query({ id }));
  if (!game.ok) throw new Error(JSON.stringify(game.violation));
  const { state, journal } = game.value;
  expect(state.step).toBe('over');
  const points = outcome(state).players.map((one) => one.points);
  return { points, rolls: journal.reduce((sum, entry) => sum + entry.rolls.length, 0) };
}

/** What a page says of each seat on its last screen, by the colours of the seats. */
export async function ranking(
  { page, hand }: Place,
  colours: readonly SeatColour[],
): Promise<readonly number[]> {
  const places = page.getByRole('list', { name: hand.t.record.end.ranking });
  const points: number[] = [];
  for (const colour of colours)
    points.push(
      Number(
        await places
          .locator('> li', { hasText: `${hand.t.names.colours(colour)}, ` })
          .locator('b')
          .textContent(),
      ),
    );
  return points;
}
