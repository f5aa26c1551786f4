import { expect, type Locator } from '@playwright/test';
import type { Screen } from './screen.ts';

/** How the window of a battle is worked: by the mouse, by taps, or by keys. */
export type Press = (button: Locator) => Promise<void>;

const ON = /^(Next roll|Fight on|Next battle|Roll the dice|Back to the map)$/;

/** The buttons that lead on in the window of a battle. */
export const onward = (battle: Locator): Locator => battle.getByRole('button', { name: ON }).last();

/** Questions inside a battle stand in a card: where the fallen came from, burh or army, submit or resist ... */
const QUESTIONS = /\?$/;
const answers = (battle: Locator): Locator =>
  battle
    .locator('section section', {
      has: battle.page().getByRole('heading', { name: QUESTIONS }).filter({ hasNotText: 'Retreat?' }),
    })
    .getByRole('button');

/** Works the window until it is closed: whoever must decide fights on. Tells the titles of the battles seen. */
export async function fightAll(screen: Screen, press: Press): Promise<readonly string[]> {
  const { battle } = screen;
  const seen = new Set<string>();
  for (let i = 0; i < 400 && (await battle.isVisible()); i++) {
    seen.add(
      (await battle
        .getByRole('heading', { level: 2 })
        .first()
        .textContent({ timeout: 1000 })
        .catch(() => null)) ?? '',
    );
    const answer = answers(battle).first();
    const button = (await answer.isVisible()) ? answer : onward(battle);
    if (await button.isVisible()) await press(button).catch(ignoreGone);
    else await screen.page.waitForTimeout(30); // the dice roll, or another player decides
  }
  await expect(battle, 'the battles come to an end').toBeHidden();
  seen.delete('');
  return [...seen];
}

/** A button may go while it is reached for: the next look finds what there is now. */
function ignoreGone(error: unknown): void {
  if (!/detached|Timeout|not visible|not stable/.test(String(error))) throw error;
}
