import { RuleError, seededDice, toSeat } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { type Change, type GameLink, LocalGame, ReplayGame } from '../src/index.ts';
import { Mirror, orders, playAtRandom, TWO } from './support.ts';

function played(count: number): LocalGame {
  const game = new LocalGame(TWO, { dice: seededDice(5) });
  playAtRandom(game, count, seededDice(6));
  return game;
}

describe('a replay', () => {
  const game = played(40);
  const { journal, states, events } = game.history;

  it('shows any moment of the game as it was', () => {
    const replay = new ReplayGame(TWO, journal);
    expect(replay.length).toBe(journal.length);
    for (const length of [0, 7, 40, 39, 1, 20]) {
      replay.seek(length);
      expect(replay.snapshot()).toMatchObject({ config: TWO, journal: journal.slice(0, length) });
      expect(replay.snapshot().state).toEqual(states[length]);
      expect(replay.snapshot().events).toEqual(events.slice(0, length + 1));
    }
  });

  it('tells those who listen what was played or undone on the way', () => {
    const replay = new ReplayGame(TWO, journal);
    const mirror = new Mirror(replay);
    mirror.listen();
    const changes: Change[] = [];
    replay.subscribe(0, (change) => changes.push(change));
    for (const length of [3, 1, 1, 12, 0]) {
      replay.seek(length);
      expect(mirror.snapshot).toEqual(replay.snapshot());
    }
    expect(changes).toMatchObject([
      { kind: 'played', entries: { length: 3 } },
      { kind: 'undone', length: 1 },
      { kind: 'played', entries: { length: 11 } },
      { kind: 'undone', length: 0 },
    ]);
    expect(replay.snapshot().revision).toBe(4);
  });

  it('cannot be played nor undone', async () => {
    const replay = new ReplayGame(TWO, journal);
    replay.seek(replay.length);
    const { revision } = replay.snapshot();
    const link: GameLink = replay;
    expect(await link.submit(orders('end'), revision, toSeat(0))).toEqual({ kind: 'closed' });
    expect(await link.undo(0, revision, toSeat(0))).toEqual({ kind: 'closed' });
    expect(replay.snapshot().revision).toBe(revision);
  });

  it.each([-1, 41, 1.5, Number.NaN])('has no moment %s, and stays where it is', (length) => {
    const replay = new ReplayGame(TWO, journal);
    replay.seek(5);
    expect(() => replay.seek(length)).toThrow('This game has 40 entries');
    expect(replay.snapshot().journal).toHaveLength(5);
  });

  it('of a journal that does not fit is refused', () => {
    expect(() => new ReplayGame(TWO, journal.slice(1))).toThrow(RuleError);
  });
});
