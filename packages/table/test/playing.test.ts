import { type Dice, type Seat, scriptedDice } from '@bretwalda/engine';
import { describe, expect, it, vi } from 'vitest';
import { asked, at, MOVES, order, orders, submit } from './support.ts';

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0) as Seat;

describe('the number of a game', () => {
  it('grows by one with every submission, however many actions it has', () => {
    const game = at(MOVES);
    expect(game.revision).toBe(0);
    expect(submit(game, 'move 1 kent essex')).toEqual({ kind: 'ok', revision: 1 });
    expect(submit(game, 'move 1 kent essex', 'move 1 sussex wessex')).toEqual({ kind: 'ok', revision: 2 });
    expect(game.snapshot()).toMatchObject({ revision: 2, journal: { length: 3 }, events: { length: 4 } });
  });

  it('grows with an undo too, so that no two moments have the same', () => {
    const game = at(MOVES);
    submit(game, 'move 1 kent essex');
    expect(game.takeBack(0, 1, asked(game))).toEqual({ kind: 'ok', revision: 2 });
    submit(game, 'move 2 kent essex');
    expect(game.play(orders('end'), 1, asked(game))).toEqual({ kind: 'stale', revision: 3 });
  });

  it('is won by one of two who submit for it; the other learns the present one', async () => {
    const game = at(MOVES);
    const seat = asked(game);
    const both = [order('move 1 kent essex'), order('move 2 kent essex')];
    const answers = await Promise.all(both.map((action) => game.submit([action], 0, seat)));
    expect(answers).toEqual([
      { kind: 'ok', revision: 1 },
      { kind: 'stale', revision: 1 },
    ]);
    expect(game.snapshot().journal.map(({ action }) => action)).toEqual([both[0]]);
    expect(await game.undo(0, 0, seat)).toEqual({ kind: 'stale', revision: 1 });
  });

  it('stays when nothing is submitted', () => {
    const game = at(MOVES);
    const heard = vi.fn();
    game.subscribe(0, heard);
    expect(submit(game)).toEqual({ kind: 'ok', revision: 0 });
    expect(heard).not.toHaveBeenCalled();
  });

  it('a snapshot is the same object until the game changes', () => {
    const game = at(MOVES);
    const before = game.snapshot();
    expect(game.snapshot()).toBe(before);
    submit(game, 'move 9 kent essex');
    expect(game.snapshot()).toBe(before);
    submit(game, 'move 1 kent essex');
    expect(game.snapshot()).not.toBe(before);
    expect(before).toMatchObject({ revision: 0, journal: [] });
  });
});

describe('a submission', () => {
  it('is played as a whole or not at all, and tells which action was refused', () => {
    const game = at(MOVES);
    const before = game.snapshot();
    const heard = vi.fn();
    game.subscribe(0, heard);
    expect(submit(game, 'move 1 kent essex', 'move 9 kent essex', 'end')).toMatchObject({
      kind: 'refused',
      index: 1,
      violation: { code: 'move-no-such-units' },
    });
    expect(game.snapshot()).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });

  it('of a seat that does not decide is refused', async () => {
    const game = at(MOVES);
    const seat = other(asked(game));
    expect(await game.submit(orders('end'), 0, seat)).toMatchObject({
      kind: 'refused',
      index: 0,
      violation: { code: 'not-your-decision', details: { seat } },
    });
  });

  it('may be anything from outside: nonsense is refused', () => {
    const game = at(MOVES);
    for (const nonsense of [null, 7, {}, { type: 'vote' }, { type: 'move', from: 'kent' }])
      expect(game.play([nonsense as never], 0, asked(game))).toMatchObject({ kind: 'refused', index: 0 });
    expect(game.revision).toBe(0);
  });

  it('ends with dice: what comes after them cannot be decided before they fall, nor can they be tried', () => {
    let rolls = 0;
    const dice: Dice = { roll: () => ++rolls && 3 };
    const fight = at('round 9 saxons movement\nkent: saxons 2\nessex: angles 1\nsussex: saxons 1', dice);
    expect(submit(fight, 'move 2 kent essex', 'end', 'fight essex')).toMatchObject({
      kind: 'premature',
      index: 2,
    });
    expect(rolls).toBe(0);
    expect(fight.revision).toBe(0);
    expect(submit(fight, 'move 2 kent essex', 'end')).toEqual({ kind: 'ok', revision: 1 });
    expect(rolls).toBeGreaterThan(0);
  });

  it('that breaks down leaves the game as it was', async () => {
    const game = at('round 9 saxons movement\nkent: saxons 2\nessex: angles 1', scriptedDice([]));
    const seat = asked(game);
    await expect(game.submit(orders('move 2 kent essex', 'end'), 0, seat)).rejects.toThrow(RangeError);
    expect(game.revision).toBe(0);
    expect(submit(game, 'move 2 kent essex')).toEqual({ kind: 'ok', revision: 1 });
  });
});
