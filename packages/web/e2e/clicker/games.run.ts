import { test } from '@playwright/test';
import { playByClicks } from './game.ts';
import { named, planOf, ROUND_OF_GAMES } from './plan.ts';

// The games of "npm run clicker": as many as asked for, one seed after the other.
const games = Number(process.env.CLICKER_GAMES ?? ROUND_OF_GAMES);
const first = Number(process.env.CLICKER_SEED ?? 1);

for (let i = 0; i < games; i++) {
  const plan = planOf(first + i);
  test(named(plan), async ({ browser }, { annotations }) => {
    const result = await playByClicks(browser, plan);
    annotations.push({
      type: 'result',
      description: JSON.stringify({ ...result, tale: { ...result.tale, windows: [...result.tale.windows] } }),
    });
  });
}
