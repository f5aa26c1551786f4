import { areaOf, makeAction } from '@bretwalda/engine';
import { armiesIn, NATION } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src/levels.ts';
import { after, ask, at, planOf } from './support.ts';

/** Optional rules about submission and the Roman departure, played by computers. */

describe('DIG-22: submission in the middle of movement', () => {
  const text = (variants: string) => `
    round 5 romans movement
    march: romans 8, fort
    york: brigantes 1
    cheshire: brigantes 1
    options {"variants":[${variants}]}
  `;
  const OPTION = '"submit-when-attacked"';

  it('does not keep a plan from attacking those who could submit', () => {
    const [plain, game] = [at(text('')), at(text(OPTION))];
    const marches = (state: typeof plain) => planOf(state).steps.map(({ action }) => makeAction(action));
    expect(marches(plain).join()).toMatch(/march (york|cheshire)/);
    expect(marches(game)).toEqual(marches(plain));
  });

  it('interrupts a plan, which goes on if they resist', () => {
    let state = at(text(OPTION));
    const bot = createBot('squire');
    const orders: string[] = [];
    for (let i = 0; i < 60 && state.step === 'movement'; i++) {
      const order = state.pending?.kind === 'submit' ? 'resist' : makeAction(ask(bot, state).action);
      orders.push(order);
      state = after(state, order);
      if (order === 'end') break;
    }
    expect(orders).toContain('resist');
    expect(orders.at(-1)).toBe('end');
    expect(orders.filter((order) => order.startsWith('move')).length).toBeGreaterThan(1);
  });
});

it('garrisons as wanted: a bot keeps them all', () => {
  const state = at(`
    round 6
    kent: fort
    essex: romans 2, fort
    sussex: fort
    options {"variants":["garrisons-as-wanted"]}
  `);
  for (const name of ['greedy', 'squire'] as const) {
    const bot = createBot(name);
    let s = state;
    while (s.pending?.kind === 'replace') s = after(s, makeAction(ask(bot, s).action));
    const stay = (['kent', 'essex', 'sussex'] as const).map((area) =>
      armiesIn(s, NATION['romano-british'], areaOf(area)),
    );
    expect(stay).toEqual([1, 3, 1]);
  }
});
