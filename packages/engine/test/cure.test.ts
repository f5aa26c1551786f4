import { describe, expect, it } from 'vitest';
import {
  type Action,
  apply,
  check,
  type GameState,
  legalActions,
  newGame,
  seededDice,
} from '../src/index.ts';
import { at } from './support.ts';

interface Refused {
  readonly state: GameState;
  readonly from: readonly unknown[];
  readonly enough: boolean;
}

/** Refusals of stacks in games played at random. */
function refusals(games: number): readonly Refused[] {
  const found: Refused[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const dice = seededDice(seed);
    let state = newGame({ scenario: 'standard-4' });
    while (state.pending) {
      const refusal = state.pending.kind === 'move' ? check(state, { type: 'end' }) : undefined;
      if (refusal?.code === 'end-stacking' && dice.roll(4) === 1)
        found.push({
          state,
          from: refusal.details.from as readonly unknown[],
          enough: refusal.details.enough === true,
        });
      const legal = legalActions(state);
      state = apply(state, legal[dice.roll(legal.length) - 1] as Action, dice).state;
    }
  }
  return found;
}

/** Walks about at random, mostly out of what is too high, until the phase may end. */
function wanders(start: GameState, tries: number): boolean {
  const dice = seededDice(7);
  for (let n = 0; n < tries; n++) {
    let state = start;
    for (let steps = 0; steps < 12 && state.pending?.kind === 'move'; steps++) {
      const refusal = check(state, { type: 'end' });
      if (!refusal) return true;
      const high: readonly string[] = refusal.code === 'end-stacking' ? refusal.details.areas : [];
      const moves = legalActions(state).filter((a) => a.type === 'move' && a.count <= 2);
      const out = moves.filter((a) => a.type === 'move' && high.includes(a.from));
      const open = out.length > 0 && dice.roll(5) > 1 ? out : moves;
      if (open.length === 0) break;
      state = apply(state, open[dice.roll(open.length) - 1] as Action, dice).state;
    }
  }
  return false;
}

describe('STK-8: what a refusal says of stacks that are too high', () => {
  const found = refusals(24);

  it('what would be enough can be walked', () => {
    const yes = found.filter(({ enough }) => enough);
    expect(yes.length).toBeGreaterThan(20);
    expect(yes.filter(({ state }) => !wanders(state, 150)).map(({ state }) => state.groups)).toEqual([]);
  });

  it('where nobody can go any more, the moves can be taken back', () => {
    const stuck = found.filter(({ from }) => from.length === 0);
    expect(stuck.length).toBeGreaterThan(10);
    for (const { state, enough } of stuck) {
      expect(enough).toBe(false);
      expect(check(state, { type: 'take-back' })).toBeUndefined();
    }
  });
});

describe('STK-8, RUL-140: stacks that were too high when the phase began', () => {
  it('are put right if they could be, though the armies have gone too far since', () => {
    const game = at('round 8 saxons movement\nsussex: saxons 4\ndownlands: saxons 4')
      .do('move 4 downlands hwicce')
      .do('move 4 hwicce march')
      .do('move 4 sussex downlands');
    expect(game.refuses('end').details).toMatchObject({
      areas: ['march', 'downlands'],
      armies: [4, 4],
      limits: [3, 2],
      from: [],
      leave: [],
      enough: false,
    });
    expect(game.do('take-back').refuses('end').details).toMatchObject({
      from: ['sussex'],
      leave: [1],
      enough: true,
    });
    expect(game.do('move 1 sussex kent').may('end')).toBe(true);
  });
});

describe('STK-8, LDR-8: stacks that only a leader can thin out', () => {
  it('count as curable: armies that halted go on beside him', () => {
    const game = at('round 11 saxons movement\nsussex: saxons 5 leader egbert').do(
      'move 5 leader sussex downlands',
    );
    expect(game.refuses('end').details).toMatchObject({
      areas: ['downlands'],
      armies: [5],
      limits: [4],
      from: ['downlands'],
      leave: [1],
      enough: true,
    });
    expect(game.refuses('take-back').code).toBe('take-back-not-needed');
    expect(game.do('move 1 leader downlands wessex').may('end')).toBe(true);
  });
});
