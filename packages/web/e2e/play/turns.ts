import { expect } from '@playwright/test';
import { fightAll, type Press } from './battle.ts';
import type { Screen } from './screen.ts';

interface Goal {
  readonly nation: string;
  readonly round: number;
  readonly press: Press;
}

/** Lets the others play until a nation of the person is at turn in a round; battles on the way are fought. */
export async function untilTurn(screen: Screen, { nation, round, press }: Goal): Promise<void> {
  const { page, battle } = screen;
  const reached = async () =>
    new RegExp(`Round ${round}\\b`).test((await screen.round.textContent()) ?? '') &&
    (await screen.turn.getAttribute('aria-label')) === `${nation}, playing now` &&
    (await screen.next.isVisible());
  await expect(async () => {
    if (await battle.isVisible()) await fightAll(screen, press);
    const answer = page.locator('[data-testid^=decision-]:visible').getByRole('button').first();
    if (await answer.isVisible()) await press(answer).catch(() => {});
    expect(await reached(), `${nation} in round ${round}`).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [100] });
}
