import { type Plan, playByClicks } from './clicker/index.ts';
import { expect, test } from './support/index.ts';

// Some hundred clicks: a trace of them costs more than the test.
test.use({ trace: 'off' });

const QUICK = { hints: false, sound: false, confirmIdle: false };

/** Three short games of the kinds that are most in each other's way; npm run clicker plays all kinds. */
const GAMES: readonly Plan[] = [
  {
    seed: 7,
    scenario: 'two-vikings',
    mix: 'all persons',
    seats: ['person', 'person'],
    device: 'desktop',
    from: 13,
    settings: { ...QUICK, dice: 'fast', motion: 'fast' },
  },
  {
    seed: 8,
    scenario: 'two-early',
    mix: 'one person',
    seats: ['computer', 'person'],
    device: 'phone',
    settings: { ...QUICK, dice: 'skip', motion: 'off' },
  },
  {
    seed: 9,
    scenario: 'standard-4',
    mix: 'persons and computers',
    seats: ['person', 'person', 'computer', 'person'],
    device: 'desktop',
    from: 15,
    ballot: 'secret',
    settings: { ...QUICK, dice: 'fast', motion: 'off' },
  },
];

for (const plan of GAMES)
  test(`random clicks play ${plan.scenario} to its end, ${plan.mix}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const { tale, decisions } = await playByClicks(browser, plan);
    expect(tale.clicks).toBeGreaterThan(100);
    expect(decisions).toBeGreaterThan(100);
  });
