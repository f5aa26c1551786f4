import { describe, expect, it } from 'vitest';
import { newGame } from '../src/game/new-game.ts';
import { apply } from '../src/game/play.ts';
import { type Dice, type RollCause, scriptedDice } from '../src/model/dice.ts';
import type { GameState, Options } from '../src/model/state.ts';
import { parseAction } from '../src/notation/action-text.ts';
import { at } from './support.ts';

/** Every roll says what it is for, so that a table can show whose dice they are, or roll real ones. */

type Asked = readonly [sides: number, cause: RollCause | undefined];

/** What the dice are asked while an action is done. */
function askedBy(state: GameState, text: string, rolls: readonly number[]): Asked[] {
  const asked: Asked[] = [];
  const script = scriptedDice(rolls);
  const dice: Dice = {
    roll(sides, cause) {
      asked.push([sides, cause]);
      return script.roll(sides);
    },
  };
  const action = parseAction(text);
  if (!action.ok) throw new Error(text);
  expect(apply(state, action.value, dice).rolls).toEqual(rolls);
  return asked;
}

describe('The dice of a battle', () => {
  const die = (seat: number, nation: string, area: string): Asked =>
    [6, { why: 'battle', seat, nation, area }] as unknown as Asked;

  it('come with the seat, the nation and the area: first the attacker, then the defender', () => {
    const { state } = at('round 9 saxons movement\nkent: saxons 3\nessex: angles 2').do('move 3 kent essex');
    expect(askedBy(state, 'end', [1, 1, 1, 1, 1])).toEqual([
      ...Array.from({ length: 3 }, () => die(2, 'saxons', 'essex')),
      ...Array.from({ length: 2 }, () => die(3, 'angles', 'essex')),
    ]);
  });

  it('cavalry, forts and burhs roll for their nation like infantry', () => {
    const burh = at('round 12 danes movement\nessex: danes 1\nkent: saxons 1 burh').do('move 1 essex kent');
    expect(askedBy(burh.state, 'end', [1, 1, 1])).toEqual([
      die(burh.state.owner[burh.state.nation] as number, 'danes', 'kent'),
      die(2, 'saxons', 'kent'),
      die(2, 'saxons', 'kent'),
    ]);
    const mixed = at('round 16 normans movement\nkent: normans 1 cavalry 1\nessex: saxons 1')
      .do('move 1 kent essex')
      .do('move 1 cavalry kent essex');
    expect(askedBy(mixed.state, 'end', [1, 1, 1])).toEqual([
      die(3, 'normans', 'essex'),
      die(3, 'normans', 'essex'),
      die(2, 'saxons', 'essex'),
    ]);
    const fort = at('round 3 welsh movement\nhwicce: welsh 2\nmarch: fort\npowys: welsh 1').do(
      'move 2 hwicce march',
    );
    expect(askedBy(fort.state, 'end', [1, 1, 1])).toEqual([
      die(1, 'welsh', 'march'),
      die(1, 'welsh', 'march'),
      die(0, 'romans', 'march'),
    ]);
  });

  it('each battle of an action has its own area', () => {
    const { state } = at('round 9 saxons movement\nsussex: saxons 3\nkent: angles 1\nwessex: welsh 1')
      .do('move 2 sussex wessex')
      .do('move 1 sussex kent')
      .do('end');
    expect(askedBy(state, 'fight wessex', [5, 1, 1, 5, 1])).toEqual([
      die(2, 'saxons', 'wessex'),
      die(2, 'saxons', 'wessex'),
      die(1, 'welsh', 'wessex'),
      die(2, 'saxons', 'kent'),
      die(3, 'angles', 'kent'),
    ]);
  });

  it('the seat is that of the player, whichever group he has', () => {
    const cards = [3, 2, 1, 0].map((seat) => ({ seat, points: 0 }));
    const sides = JSON.stringify({ cards, order: [0, 1, 2, 3] });
    const { state } = at(`round 9 saxons movement\nkent: saxons 1\nessex: angles 1\nsides ${sides}`).do(
      'move 1 kent essex',
    );
    expect(askedBy(state, 'end', [1, 1])).toEqual([die(1, 'saxons', 'essex'), die(0, 'angles', 'essex')]);
  });
});

describe('Lots', () => {
  const begin = (sides: Options['sides'], rolls: readonly number[]) =>
    askedBy(newGame({ scenario: 'standard-4', options: { sides } }), 'begin', rolls);

  it('one settles the order of choosing or bidding', () => {
    expect(begin('choose', [3])).toEqual([[4, { why: 'order' }]]);
    expect(begin('bid', [1])).toEqual([[4, { why: 'order' }]]);
  });

  it('several deal the sides, each among those that are left', () => {
    expect(begin('random', [4, 3, 2])).toEqual([
      [4, { why: 'sides' }],
      [3, { why: 'sides' }],
      [2, { why: 'sides' }],
    ]);
  });
});

describe('Dice that were rolled before', () => {
  it('need no cause: a seed and a script roll the same with it and without', () => {
    const cause: RollCause = { why: 'order' };
    expect(scriptedDice([2]).roll(6, cause)).toBe(scriptedDice([2]).roll(6));
  });
});
