import { type Plan, playByClicks } from './clicker/index.ts';
import { expect, test } from './support/index.ts';

// What the random clicker is there for: each of these games has something wrong, and it must say so.

// Some hundred clicks: a trace of them costs more than the test.
test.use({ trace: 'off' });
test.setTimeout(600_000);

/** The last round alone. */
const PLAN: Plan = {
  seed: 3,
  scenario: 'two-early',
  mix: 'one person',
  seats: ['person', 'computer'],
  device: 'desktop',
  from: 5,
  settings: { motion: 'off', dice: 'skip', hints: false, sound: false, confirmIdle: false },
};

test('a game that waits for ever is noticed', async ({ browser }) => {
  const silent = () => {
    Worker.prototype.postMessage = () => {}; // the computer is never asked
  };
  const patience = { ms: 3000, tries: 40 };
  const game = playByClicks(browser, PLAN, { spoil: silent, patience, keeps: false });
  await expect(game).rejects.toThrow(/^stuck/);
});

test('an error in the console is noticed', async ({ browser }) => {
  const broken = () => {
    addEventListener('click', () => {
      throw new Error('a click too many');
    });
  };
  const game = playByClicks(browser, PLAN, { spoil: broken, keeps: false });
  await expect(game).rejects.toThrow('a click too many');
});

test('a wrong figure on the end page is noticed', async ({ browser }) => {
  const wrong = () => {
    setInterval(() => {
      const total = document.querySelector('[aria-label=Ranking] p > b');
      if (total) total.textContent = '999';
    }, 5);
  };
  const plan: Plan = { ...PLAN, mix: 'only computers', seats: ['computer', 'computer'] };
  const game = playByClicks(browser, plan, { spoil: wrong, keeps: false });
  await expect(game).rejects.toThrow('end page: players');
});
