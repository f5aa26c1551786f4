import { decision, legalActions, present } from '@bretwalda/engine';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { memo } from '../src/base/memo.ts';
import { settings } from '../src/base/settings.ts';
import { BrowserGame } from '../src/local/browser-game.ts';
import { Session } from '../src/session/session.ts';
import type { StoredGame } from '../src/storage/stored-game.ts';
import { ask, person, settle, squire, tableFor } from './table-for.ts';

beforeAll(() => settings.update({ motion: 'off', dice: 'skip', confirmIdle: false }));

const alone = () => tableFor('standard-4', [person('A'), squire('B'), squire('C'), squire('D')]);

/** Notes what it is told to save. */
function fakeSaver() {
  const saved: StoredGame[] = [];
  const saver = {
    start: vi.fn(),
    stop: vi.fn(),
    flush: vi.fn(),
    handOver: vi.fn(async () => {}),
    changed: (game: StoredGame) => void saved.push(game),
  };
  return { saved, saver };
}

function playFirst(game: BrowserGame): void {
  const state = present(game.link.history);
  const [asked] = decision(state);
  const [action] = legalActions(state);
  if (asked && action) game.link.play([action], game.link.revision, asked.seat);
}

describe('a game of this browser', () => {
  it('is what was stored until something is played, then a new object for each moment', () => {
    const stored = alone();
    const game = new BrowserGame(stored, { seed: 1, ask });
    expect(game.stored).toBe(stored);
    playFirst(game);
    const { stored: after } = game;
    expect(after).toMatchObject({ id: stored.id, name: stored.name, began: stored.began });
    expect(after.history).toBe(game.link.history);
    expect(game.stored).toBe(after);
  });

  it('is saved when it begins and after every change, while it runs', async () => {
    const { saved, saver } = fakeSaver();
    const game = new BrowserGame(alone(), { seed: 1, ask, autosaver: saver });
    playFirst(game);
    expect(saved).toEqual([]);
    game.start();
    expect(saver.start).toHaveBeenCalledOnce();
    expect(saved.map(({ history }) => history.journal.length)).toEqual([1]);
    playFirst(game);
    expect(saved.at(-1)).toBe(game.stored);
    game.saveNow();
    expect(saver.flush).toHaveBeenCalledOnce();
    game.stop();
    expect(saver.stop).toHaveBeenCalledOnce();
    const { length } = saved;
    playFirst(game);
    expect(saved).toHaveLength(length);
    await game.handOver();
    expect(saver.handOver).toHaveBeenCalledOnce();
  });

  it('asks its bots only when nothing holds them, and not after it was stopped', async () => {
    const asked = vi.fn(ask);
    const game = new BrowserGame(tableFor('two-vikings', [squire('A'), squire('B')]), {
      seed: 1,
      ask: asked,
    });
    game.hold(false); // it does not run yet
    game.start();
    await settle();
    expect(asked).not.toHaveBeenCalled();
    game.hold(false);
    await settle();
    expect(game.link.revision).toBeGreaterThan(0);
    game.hold(true);
    await settle();
    const { revision } = game.link;
    await settle();
    expect(game.link.revision).toBe(revision);
    game.stop();
    game.hold(false);
    await settle();
    expect(game.link.revision).toBe(revision);
  });

  it('leaves what a bot did in sight, unless somebody has seen enough', async () => {
    settings.update({ motion: 'calm' });
    const game = new BrowserGame(tableFor('two-vikings', [squire('A'), squire('B')]), { seed: 1, ask });
    game.start();
    game.hold(false);
    await vi.waitFor(() => expect(game.activity.get().isShowing).toBe(true));
    game.hold(true);
    game.skipPause();
    await settle();
    expect(game.activity.get()).toMatchObject({ isShowing: false, thinking: null });
    game.stop();
    settings.update({ motion: 'off' });
  });
});

describe('a session without a host', () => {
  it('shows and plays a game that runs elsewhere', async () => {
    const game = new BrowserGame(alone(), { seed: 1, ask });
    const session = new Session({ link: game.link });
    session.start();
    session.selectArea('english-channel');
    session.pick('kent');
    expect(session.game.journal).toHaveLength(1);
    expect(session.scene.get().selection?.area).toBe('kent');
    await session.advise();
    expect(session.scene.get().advice).toBeNull();
    session.close();
  });

  it('keeps the past on the screen when others play on meanwhile', () => {
    const game = new BrowserGame(alone(), { seed: 1, ask });
    const session = new Session({ link: game.link });
    session.start();
    playFirst(game);
    session.review.from(0);
    const { state } = session.scene.get();
    playFirst(game);
    expect(session.scene.get().state).toBe(state);
    expect(session.game.journal).toHaveLength(2);
    session.review.end();
    expect(session.scene.get().state).toBe(session.game.state);
    session.close();
  });
});

it('a memo answers the same question once', () => {
  const add = vi.fn((a: number, b: number) => ({ sum: a + b }));
  const remembered = memo(add);
  const first = remembered(1, 2);
  expect(remembered(1, 2)).toBe(first);
  expect(add).toHaveBeenCalledOnce();
  expect(remembered(2, 1)).toEqual({ sum: 3 });
  expect(remembered(1, 2)).not.toBe(first);
});
