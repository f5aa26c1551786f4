import { decision, present, seededDice, toSeat } from '@bretwalda/engine';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Change, type GameLink, LocalGame } from '../src/index.ts';
import { asked, at, BALLOT, Mirror, MOVES, playAtRandom, submit, TWO } from './support.ts';

/** What happens at a table: somebody plays, steps back, comes to look, comes again, or goes away for a while. */
const step = fc.oneof(
  fc.record({ what: fc.constant('play'), n: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constant('undo'), n: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constantFrom('come', 'listen', 'leave'), n: fc.nat(7) }),
);

const games: readonly (() => LocalGame)[] = [
  () => new LocalGame(TWO, { dice: seededDice(3) }),
  () => at(`${BALLOT}kent: jutes 1\nnorth-mercia: danes 1`),
  () => at(MOVES),
];

describe('a listener', () => {
  it('who was away gets exactly what was missed: its picture is the game at every moment', () => {
    let heard = 0;
    fc.assert(
      fc.property(
        fc.nat(2),
        fc.nat(),
        fc.array(step, { minLength: 20, maxLength: 60 }),
        (which, seed, steps) => {
          const game = (games[which] as () => LocalGame)();
          const chance = seededDice(seed);
          const links: GameLink[] = [game, game.as(toSeat(0)), game.as(toSeat(1)), game.as()];
          const mirrors: { readonly link: GameLink; readonly mirror: Mirror }[] = [];
          for (const { what, n } of steps) {
            const one = mirrors[n % Math.max(1, mirrors.length)]?.mirror;
            if (what === 'play') playAtRandom(game, n, chance);
            else if (what === 'undo' && decision(present(game.history)).length > 0)
              game.takeBack(game.history.journal.length - n, game.revision, asked(game));
            else if (what === 'come') {
              const link = links[n % links.length] as GameLink;
              mirrors.push({ link, mirror: new Mirror(link) });
            } else if (what === 'listen') one?.listen();
            else if (what === 'leave') one?.leave();
            for (const { link, mirror } of mirrors) {
              if (!mirror.listens) continue;
              heard++;
              expect(mirror.snapshot).toEqual(link.snapshot());
            }
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(heard).toBeGreaterThan(1000);
  });

  it('hears every change once and in order, also when another plays on at once', () => {
    const game = at(MOVES);
    const told: string[] = [];
    const note = (who: string) => (change: Change) => told.push(`${who} ${change.revision}`);
    game.subscribe(0, (change) => {
      note('a')(change);
      if (change.revision === 1) {
        submit(game, 'move 1 sussex wessex');
        game.subscribe(0, note('late'));
      }
    });
    game.subscribe(0, note('b'));
    submit(game, 'move 1 kent essex');
    submit(game, 'move 1 kent essex');
    expect(told.filter((line) => line.startsWith('a'))).toEqual(['a 1', 'a 2', 'a 3']);
    expect(told.filter((line) => line.startsWith('b'))).toEqual(['b 1', 'b 2', 'b 3']);
    expect(told.filter((line) => line.startsWith('late'))).toEqual(['late 2', 'late 3']);
  });

  it('who plays on while it is told what it missed hears that first', () => {
    const game = at(MOVES);
    submit(game, 'move 1 kent essex');
    game.takeBack(0, 1, asked(game));
    submit(game, 'move 2 kent essex');
    const heard: string[] = [];
    game.subscribe(1, (change) => {
      heard.push(`${change.kind} ${change.revision}`);
      if (change.kind === 'undone') submit(game, 'move 1 sussex wessex');
    });
    expect(heard).toEqual(['undone 2', 'played 3', 'played 4']);
  });

  it('is told of what was taken back and of what came instead', () => {
    const game = at(MOVES);
    submit(game, 'move 1 kent essex');
    submit(game, 'move 1 kent essex');
    game.takeBack(1, 2, asked(game));
    const heard = vi.fn();
    game.subscribe(2, heard)();
    game.subscribe(1, heard)();
    game.subscribe(3, heard)();
    expect(heard.mock.calls.map(([{ kind, revision, length }]) => [kind, revision, length])).toEqual([
      ['undone', 3, 1],
      ['undone', 3, 1], // nothing is missing, but the number is another
    ]);
  });

  it.each([99, -1, 0.5, Number.NaN])('with a number that never was (%s) begins anew', (from) => {
    const game = at(MOVES);
    submit(game, 'move 1 kent essex');
    const changes: Change[] = [];
    game.subscribe(from, (change) => changes.push(change));
    expect(changes).toMatchObject([
      { kind: 'undone', revision: 0, length: 0 },
      { kind: 'played', revision: 1, entries: [{ seq: 0 }] },
    ]);
  });

  it('hears nothing after it has left, not even of the change that is being told', () => {
    const game = at(MOVES);
    const heard = vi.fn();
    let leave = () => {};
    game.subscribe(0, () => leave());
    leave = game.subscribe(0, heard);
    submit(game, 'move 1 kent essex');
    expect(heard).not.toHaveBeenCalled();
  });

  it('that throws harms nobody else, and its error is not lost', () => {
    const errors: unknown[] = [];
    const game = at(MOVES, seededDice(1), (error) => errors.push(error));
    const heard = vi.fn();
    game.subscribe(0, () => {
      throw new Error('out of order');
    });
    game.subscribe(0, heard);
    expect(submit(game, 'move 1 kent essex')).toEqual({ kind: 'ok', revision: 1 });
    expect(submit(game, 'move 1 kent essex')).toEqual({ kind: 'ok', revision: 2 });
    expect(heard).toHaveBeenCalledTimes(2);
    expect(errors).toEqual([new Error('out of order'), new Error('out of order')]);
  });
});
