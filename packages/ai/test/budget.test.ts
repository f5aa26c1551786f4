import { type GameState, makeAction, type PendingKind } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import type { Budget } from '../src/bot.ts';
import { createBot } from '../src/levels.ts';
import { commander } from '../src/search/commander.ts';
import { always } from '../src/search/effort.ts';
import type { Level } from '../src/search/search.ts';
import type { Evaluation } from '../src/value/value.ts';
import { after, ask, asked, at, PLACE, SUBMIT, timeFor, VALUE } from './support.ts';

const MOVE = at(`
  short-3 round 13 saxons movement
  kent: saxons 3
  sussex: saxons 2
  essex: angles 1
  suffolk: angles 1
  wessex: jutes 1
  downlands: angles 1
`);

const DECISIONS: readonly (readonly [PendingKind, GameState])[] = [
  ['move', MOVE],
  ['place', PLACE],
  ['submit', SUBMIT],
];

/** A player who compares plans, and plays other decisions through, whatever a king does today. */
const THOROUGH: Level = {
  noise: 0,
  effort: always({ ideas: 10, plans: 6, samples: 2 }),
  wide: true,
  replies: 2,
  trials: 3,
  details: 1,
};

/** What he answers, and how many positions he looked at for it. */
function work(state: GameState, budget?: Budget) {
  let positions = 0;
  const counting: Evaluation = {
    ...VALUE,
    future(s) {
      positions++;
      return VALUE.future(s);
    },
    forecast(s) {
      positions++;
      return VALUE.forecast(s);
    },
  };
  const { action } = ask(commander(counting, THOROUGH), state, undefined, budget);
  return { action: makeAction(action), positions };
}

const king = (state: GameState, budget?: Budget) => ask(createBot('king'), state, undefined, budget).action;

describe.each(DECISIONS)('Time for one decision: %s', (kind, state) => {
  it('is what it says', () => {
    expect(state.pending?.kind).toBe(kind);
  });

  it.each([1, 2, 3, 5, 8, 13, 21, 34])(
    'a king whose time ends at look %i at the clock still answers',
    (n) => {
      const time = timeFor(n);
      king(state, time);
      expect(time.looks()).toBeLessThanOrEqual(n + 2);
    },
  );

  it('a king whose time was over before he began answers', () => {
    const { legal } = asked(state);
    const late = king(state, { deadline: 0, clock: () => 1000 });
    expect(legal).toContainEqual(late);
    // All who have no time answer the same, by whatever clock. By that of the machine 1970 is over.
    expect(king(state, { deadline: Number.NEGATIVE_INFINITY, clock: () => 0 })).toEqual(late);
    expect(king(state, { deadline: 1 })).toEqual(late);
  });

  it('time enough changes nothing: the work is counted, not timed', () => {
    expect(work(state, timeFor(1_000_000))).toEqual(work(state));
    expect(king(state, timeFor(1_000_000))).toEqual(king(state));
  });
});

describe.each([
  ['move', MOVE],
  ['submit', SUBMIT],
] as const)('A search through what may follow: %s', (_, state) => {
  it('less time is less work, and none is least', () => {
    const plenty = timeFor(1_000_000);
    const all = work(state, plenty).positions;
    const share = (part: number) => work(state, timeFor(Math.ceil(plenty.looks() * part))).positions;
    expect(share(0.8)).toBeLessThan(all);
    expect(share(0.4)).toBeLessThan(share(0.8));
    expect(work(state, { deadline: 0, clock: () => 1 }).positions).toBeLessThan(share(0.4));
  });
});

it('a plan of a turn that ran out of time is carried out to its end', () => {
  const bot = createBot('king');
  let state = MOVE;
  const texts: string[] = [];
  while (state.pending?.kind === 'move') {
    const text = makeAction(ask(bot, state, undefined, timeFor(1)).action);
    texts.push(text);
    if (text === 'end') break;
    state = after(state, text);
  }
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.at(-1)).toBe('end');
});
