import type { Dice } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { asked, at, BALLOT, MOVES, submit, vote } from './support.ts';

describe('an undo', () => {
  it('takes back a whole submission, also when it asks for a part', () => {
    const game = at(MOVES);
    submit(game, 'move 1 kent essex');
    submit(game, 'move 1 kent essex', 'move 1 sussex wessex', 'move 1 sussex wessex');
    expect(game.takeBack(2, 2, asked(game))).toEqual({ kind: 'ok', revision: 3 });
    expect(game.snapshot().journal).toHaveLength(1);
    expect(game.takeBack(0, 3, asked(game))).toEqual({ kind: 'ok', revision: 4 });
    expect(game.snapshot().journal).toEqual([]);
  });

  it('of nothing changes nothing', () => {
    const game = at(MOVES);
    submit(game, 'move 1 kent essex');
    const before = game.snapshot();
    for (const to of [1, 7, Number.NaN])
      expect(game.takeBack(to, 1, asked(game))).toEqual({ kind: 'ok', revision: 1 });
    expect(game.snapshot()).toBe(before);
  });

  it('goes back over several submissions at once', () => {
    const game = at(MOVES);
    for (let i = 0; i < 3; i++) submit(game, i < 2 ? 'move 1 kent essex' : 'move 1 sussex wessex');
    game.takeBack(1, 3, asked(game));
    expect(game.snapshot()).toMatchObject({ revision: 4, journal: { length: 1 } });
  });

  it('never goes past dice', () => {
    const dice: Dice = { roll: (_, cause) => (cause?.why === 'battle' && cause.nation === 'saxons' ? 6 : 1) };
    const position = 'kent: saxons 4\nessex: angles 1\nsussex: welsh 1\nsuffolk: saxons 2\nnorfolk: angles 1';
    const game = at(`round 9 saxons movement\n${position}`, dice);
    const seat = asked(game);
    submit(game, 'move 2 kent essex', 'move 2 kent sussex', 'move 2 suffolk norfolk', 'end');
    submit(game, 'fight essex');
    expect(asked(game)).toBe(seat); // two battles are left
    expect(game.history.journal.at(-1)?.rolls).not.toEqual([]);
    expect(game.takeBack(0, 2, seat)).toEqual({ kind: 'ok', revision: 2 });
    expect(game.history.journal).toHaveLength(5);
  });

  it('never goes past the entry of another player, and is for the one who decides', () => {
    const game = at('round 9 saxons movement\nkent: saxons 2\nyork: angles 2\ngwynedd: welsh 2');
    const first = asked(game);
    submit(game, 'end');
    const second = asked(game);
    expect(second).not.toBe(first);
    expect(game.takeBack(0, 1, first)).toMatchObject({
      kind: 'refused',
      violation: { code: 'not-your-decision', rule: 'DEC', details: { seat: first, deciders: [second] } },
    });
    expect(game.takeBack(0, 1, second)).toEqual({ kind: 'ok', revision: 1 });
  });

  it('is not possible when the game is over', () => {
    const game = at('round 16 normans movement half 2\nkent: normans 1');
    const seat = asked(game);
    submit(game, 'end');
    expect(game.takeBack(0, 1, seat)).toMatchObject({
      kind: 'refused',
      violation: { code: 'game-over', rule: 'WIN-1' },
    });
  });

  it('takes back a vote in a secret ballot', () => {
    const game = at(`${BALLOT}kent: jutes 1`);
    expect(submit(game, 'vote jutes welsh')).toEqual({ kind: 'ok', revision: 1 });
    expect(game.takeBack(0, 1, asked(game))).toEqual({ kind: 'ok', revision: 2 });
    expect(game.history.journal).toEqual([]);
  });

  it('BRET-7: takes no vote back when the ballot has been opened', () => {
    const game = at(BALLOT);
    for (const nation of ['angles', 'saxons', 'welsh']) vote(game, nation, 'saxons');
    expect(game.history.journal.at(-1)?.seat).toBe(asked(game)); // he decides next
    expect(game.takeBack(0, 3, asked(game))).toEqual({ kind: 'ok', revision: 3 });
    expect(game.history.journal).toHaveLength(3);
    submit(game, 'move 1 hwicce powys');
    game.takeBack(0, 4, asked(game));
    expect(game.history.journal).toHaveLength(3);
  });
});
