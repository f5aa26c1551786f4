import { beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '../src/data/order.ts';
import { addRules, NEVER, ORDER_OF_PLAY, SCENARIOS, type Scenario, SECOND_EDITION } from '../src/data.ts';
import { newGame } from '../src/game/new-game.ts';
import type { Config } from '../src/model/state.ts';
import { crownOf } from '../src/query/crown.ts';
import { nextScoring } from '../src/query/moment.ts';
import { fuzzGame } from './fuzz/fuzz.ts';

/** Without these there is no game: turns, moves and battles in rounds. */
const NEEDED: readonly Step[] = [
  'sides',
  'round-start',
  'first-turn',
  'turn-start',
  'movement',
  'battles',
  'turn-end',
  'round-end',
  'over',
];
const OPTIONAL = ORDER_OF_PLAY.filter((step) => !NEEDED.includes(step));

const [full] = SCENARIOS;
const vikings = SCENARIOS.find(({ id }) => id === 'computer-vikings') as Scenario;
const without = (step: Step, times: string): Config['scenario'] => `${times}-without-${step}` as 'standard-4';

beforeAll(() => {
  for (const step of OPTIONAL) {
    const id = `without-${step}`;
    const order = ORDER_OF_PLAY.filter((one) => one !== step);
    const calendar = {
      ...SECOND_EDITION.calendar,
      ...(step === 'roman-departure' && { romansLeave: NEVER }),
    };
    addRules({
      rulesets: [{ ...SECOND_EDITION, id, order, calendar }],
      scenarios: [
        { ...full, id: without(step, 'early'), rules: id, rounds: [5, 7] },
        { ...vikings, id: without(step, 'late'), rules: id, rounds: [14, 16] },
      ],
    });
  }
});

describe('an order of play without some steps', () => {
  it.each(OPTIONAL)('every round is played to its end without %s', (step) => {
    fuzzGame(without(step, 'early'), 1);
    fuzzGame(without(step, 'late'), 2);
  });

  it('nobody looks ahead to a count or a crown that no step brings', () => {
    const late = (step: Step) => newGame({ scenario: without(step, 'late') });
    expect(nextScoring(late('hold-points'))).toBeUndefined();
    expect(nextScoring(late('king'))).toBe(16);
    expect(crownOf(late('king'), 16)).toBeUndefined();
    expect(crownOf(late('hold-points'), 16)).toBe('king');
    const early = newGame({ scenario: without('bretwalda', 'early') });
    expect(crownOf(early, 8)).toBeUndefined();
  });
});
