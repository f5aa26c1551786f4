import type { Locator } from '@playwright/test';
import type { Hand } from './hand.ts';

const TRIES = 1500;
const WAIT_MS = 40;

/** Sees every kind of screen once, such as axe does. */
export type Look = (screen: string) => Promise<void>;

/** Not there, or with a reason why it cannot be pressed. */
const isBlocked = async (button: Locator): Promise<boolean> =>
  !(await button.isVisible()) || (await button.getAttribute('aria-disabled', { timeout: 1000 })) === 'true';

/**
 * Plays on like somebody in a hurry, in any language: fights every battle out, gives the first answer to every question,
 * moves only what has to move, and closes every window, until something holds.
 */
export async function playOn(
  hand: Hand,
  until: () => Promise<boolean>,
  look: Look = async () => {},
): Promise<void> {
  for (let i = 0; i < TRIES; i++) {
    if (await until()) return;
    const next = await nextStep(hand, i).catch(ignoreGone);
    if (!next) await hand.page.waitForTimeout(WAIT_MS);
    // What is waited for may have come between two looks.
    else if (!(await until())) {
      await look(next.screen);
      await hand.press(next.button).catch(ignoreGone);
    }
  }
  throw new Error('what was waited for does not come');
}

interface Step {
  readonly screen: string;
  readonly button: Locator;
}

/** The button that leads on; none while others play or dice roll. */
async function nextStep(hand: Hand, tries: number): Promise<Step | undefined> {
  const { page, t } = hand;
  const windows: readonly (readonly [string, () => Locator])[] = [
    ['battle', () => hand.button(onward(hand), page.getByTestId('battle'))],
    ['scoring', () => hand.button(t.game.close, page.getByTestId('scoring'))],
    ['event', () => hand.button(t.events.goOn, page.getByTestId('event'))],
  ];
  for (const [screen, button] of windows) {
    if (!(await page.getByTestId(screen).isVisible())) continue;
    return seen(screen, screen === 'battle' ? answerIn(hand) : undefined, button());
  }
  const screen = await asked(hand);
  if (!(await isBlocked(hand.next))) return seen(screen, hand.next);
  const panel = page.locator('[data-testid^=decision-]').filter({ visible: true }).first();
  const fight = new RegExp(`^${t.battle.fightHere('kent').split(' ')[0]} `);
  const target = page.locator('button[data-mark=attack], button[data-mark=go], button[data-mark^=over]');
  const targets = target.filter({ visible: true });
  return seen(
    screen,
    panel.locator('button:not([aria-disabled=true]):not(p button)').filter({ visible: true }).first(),
    hand.button(fight),
    // A movement that cannot end: some stack goes somewhere, and somewhere else the next time.
    targets.nth(tries % Math.max(1, await targets.count())),
    hand.button(t.game.stack.tab),
    page.getByTestId('take-back').first(),
  );
}

/** The first of some buttons that is there. */
async function seen(screen: string, ...buttons: readonly (Locator | undefined)[]): Promise<Step | undefined> {
  for (const button of buttons) if (button && (await button.isVisible())) return { screen, button };
  return undefined;
}

/** What the person is asked, or a movement. */
async function asked({ page }: Hand): Promise<string> {
  const panel = page.locator('[data-testid^=decision-]').first();
  return (
    ((await panel.count()) > 0 && (await panel.getAttribute('data-testid', { timeout: 1000 }))) || 'movement'
  );
}

/** The buttons that lead on in the window of a battle: whoever may retreat fights on. */
function onward({ t: { battle } }: Hand): RegExp {
  const words = [battle.fight, battle.nextRound, battle.retreat.stand, battle.nextBattle, battle.toMap];
  return new RegExp(`^(${words.join('|')})$`);
}

/** Questions in a battle have a card with buttons: what is lost, or whether to submit. */
function answerIn({ page, t: { battle, decisions } }: Hand): Locator {
  const titles = [battle.lose.title, battle.strike.title, battle.burhLoss.title, decisions.title('submit')];
  const heading = page.getByRole('heading', { name: new RegExp(titles.map(escaped).join('|')) });
  return page.getByTestId('battle').locator('section section', { has: heading }).getByRole('button').first();
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A button may go while it is reached for: the next look finds what there is now. */
function ignoreGone(error: unknown): undefined {
  if (!/detached|Timeout|not visible|not stable|intercepts/.test(String(error))) throw error;
}
