import { type Dice, decision, present, type Seat, seatsOf, seededDice, toSeat } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import {
  follow,
  type GameRow,
  Gap,
  type LocalGame,
  RemoteGame,
  rowSince,
  type Snapshot,
  seenSteps,
  type Viewer,
} from '../src/index.ts';
import { asked, at, BALLOT, MOVES, orders, playAtRandom, submit, vote } from './support.ts';

/** A server in a nutshell: a game, and what it tells of it to somebody. */
class Host {
  readonly game: LocalGame;
  readonly lengths: number[];
  private readonly listeners: (() => void)[] = [];

  constructor(game: LocalGame) {
    this.game = game;
    this.lengths = game.history.states.map((_, length) => length);
    game.subscribe(game.revision, (change) => {
      this.lengths.push(game.history.journal.length);
      if (change.revision !== this.lengths.length - 1) throw new Error('a revision was left out');
      for (const listener of this.listeners) listener();
    });
  }

  /** Through JSON, as over a wire. */
  open(seat: Seat | null): RemoteGame {
    const { game, lengths } = this;
    const viewer: Viewer = seat ?? 'spectator';
    const { config } = game.snapshot();
    const opening = { config, seat, steps: seenSteps(game.history, 0, viewer), lengths: [...lengths] };
    const remote = new RemoteGame(JSON.parse(JSON.stringify(opening)), {
      submit: (actions, revision, by) => game.submit(actions, revision, by),
      undo: (to, revision, by) => game.undo(to, revision, by),
    });
    this.listeners.push(() => remote.receive(JSON.parse(JSON.stringify(this.rowFor(viewer)))));
    return remote;
  }

  private rowFor(viewer: Viewer): GameRow {
    const { history, revision } = this.game;
    const [before = 0, now = 0] = this.lengths.slice(-2);
    if (now < before) return { kind: 'undone', revision, length: now };
    return rowSince(history, before, revision, viewer);
  }
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

function isTheSame(remote: RemoteGame, game: LocalGame, seat: Seat | null): void {
  const seen = game.as(seat ?? undefined).snapshot();
  expect(plain(remote.snapshot())).toEqual(plain(seen));
}

function undoSomething(game: LocalGame, chance: Dice): void {
  const seat = decision(present(game.history))[0]?.seat;
  if (seat !== undefined) game.takeBack(game.history.journal.length - chance.roll(4), game.revision, seat);
}

describe('a game on a server', () => {
  it.each([1, 2])('is the same for everybody as if it were played here (chance %i)', (seed) => {
    const game = at(
      'round 8 saxons movement\nyork: angles 3\nessex: saxons 3\nhwicce: welsh 2\nkent: jutes 1',
    );
    const host = new Host(game);
    const chance = seededDice(seed);
    const viewers = [...seatsOf(4), null];
    const remotes = viewers.map((seat) => host.open(seat));
    for (let i = 0; i < 12; i++) {
      playAtRandom(game, 1 + chance.roll(8), chance);
      if (chance.roll(3) === 1) undoSomething(game, chance);
      const late = host.open(viewers[chance.roll(5) - 1] ?? null);
      expect(late.revision).toBe(game.revision);
      for (const [v, remote] of remotes.entries()) isTheSame(remote, game, viewers[v] ?? null);
    }
  });

  it('keeps a secret ballot until it is counted, for those who were there and those who came in the midst', () => {
    const game = at(BALLOT);
    const host = new Host(game);
    const [welsh, looking] = [host.open(toSeat(1)), host.open(null)];
    vote(game, 'welsh', 'angles');
    const late = host.open(null);
    expect(JSON.stringify(late.snapshot())).not.toContain('"for":');
    isTheSame(welsh, game, toSeat(1));
    isTheSame(late, game, null);
    vote(game, 'angles', 'angles');
    expect(JSON.stringify([late.snapshot(), looking.snapshot()])).not.toContain('"for":');
    isTheSame(welsh, game, toSeat(1));
    vote(game, 'saxons', 'saxons');
    for (const remote of [welsh, late, looking]) {
      expect(remote.snapshot().journal).toEqual(game.history.journal);
      expect(plain(remote.snapshot().state)).toEqual(plain(present(game.history)));
    }
  });

  it('answers only when what was done can be seen', async () => {
    const game = at(MOVES);
    const remote = new Host(game).open(asked(game));
    const answer = await remote.submit(orders('move 1 kent essex'), remote.revision, asked(game));
    expect(answer).toEqual({ kind: 'ok', revision: 1 });
    expect(remote.revision).toBe(1);
    expect(await remote.undo(0, 1, asked(game))).toEqual({ kind: 'ok', revision: 2 });
    expect(remote.snapshot().journal).toEqual([]);
    expect(await remote.submit(orders('end'), 1, asked(game))).toEqual({ kind: 'stale', revision: 2 });
  });

  it('waits for a row that comes after the answer', async () => {
    const game = at(MOVES);
    const { config } = game.snapshot();
    const seat = asked(game);
    const remote = new RemoteGame({ config, seat, steps: [], lengths: [0] }, game);
    let answered = false;
    const answer = remote.submit(orders('end'), 0, seat).then(() => (answered = true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answered).toBe(false);
    remote.receive(rowSince(game.history, 0, 1, seat));
    await answer;
    expect(remote.revision).toBe(1);
  });

  it('can be fetched anew after a gap, and tells its listeners the shortest way', () => {
    const game = at(MOVES);
    const host = new Host(game);
    const remote = host.open(null);
    const away = new RemoteGame(
      { config: game.snapshot().config, seat: null, steps: [], lengths: [0] },
      game,
    );
    const seen: Snapshot[] = [away.snapshot()];
    away.subscribe(0, (change) => seen.push(follow(seen.at(-1) as Snapshot, change)));
    submit(game, 'move 1 kent essex');
    game.takeBack(0, 1, asked(game));
    submit(game, 'end');
    const { config } = game.snapshot();
    const opening = {
      config,
      seat: null,
      steps: seenSteps(game.history, 0, 'spectator'),
      lengths: host.lengths,
    };
    away.renew(plain(opening) as typeof opening);
    expect(away.revision).toBe(3);
    expect(plain(away.snapshot())).toEqual(plain(remote.snapshot()));
    expect(plain(seen.at(-1))).toEqual(plain(away.snapshot()));
    away.renew({ ...opening, lengths: [0] }); // an older one changes nothing
    expect(away.revision).toBe(3);
  });

  it('passes over what it knows, and notices what it missed', () => {
    const game = at(MOVES);
    const remote = new Host(game).open(null);
    submit(game, 'move 1 kent essex');
    remote.receive({ kind: 'undone', revision: 1, length: 0 });
    expect(remote.snapshot().journal).toHaveLength(1);
    expect(() => remote.receive({ kind: 'undone', revision: 3, length: 0 })).toThrow(Gap);
  });
});
