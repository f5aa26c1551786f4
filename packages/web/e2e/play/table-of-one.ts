import { scenario } from '@bretwalda/engine/data';
import { loadText } from '@bretwalda/text';
import { expect, type Page } from '@playwright/test';
import { withSettings } from '../support/index.ts';
import { Hand } from './hand.ts';
import { choose } from './new-game.ts';

/** Nothing rolls longer than it must; others' turns are shown, so that scoring windows open. */
const SETTINGS = {
  motion: 'fast',
  dice: 'fast',
  sound: false,
  confirmIdle: false,
  hints: true,
  events: true,
} as const;

interface Table {
  readonly language: 'en' | 'it';
  readonly story: string;
  /** Where the person sits; squires sit in all other seats. */
  readonly person: number;
  readonly touch: boolean;
}

/** A new game, chosen on the pages in a language: one person against squires, with dice and computers fixed. */
export async function sitDown(page: Page, { language, story, person, touch }: Table): Promise<Hand> {
  const hand = new Hand(page, await loadText(language), touch);
  const { start, names } = hand.t;
  await withSettings(page, { ...SETTINGS, language });
  await page.goto('./?seed=7');
  await hand.press(page.getByTestId('new-game'));
  await hand.press(page.getByTestId(`game-${scenario(story).rules}`));
  await hand.press(page.getByTestId(`story-${story}`));
  const squire = new RegExp(`^${names.levels('squire')}`);
  for (const seat of scenario(story).groups.keys()) {
    const row = page.getByRole('listitem', { name: new RegExp(`^${start.game.seat('', seat)}`) });
    await choose(row, seat === person ? start.game.person : start.game.computer);
    if (seat !== person) await choose(row, squire);
  }
  await hand.press(page.getByTestId('begin'));
  await page.waitForURL(/#\/game\//);
  await expect(page.getByTestId('menu')).toBeVisible();
  return hand;
}
