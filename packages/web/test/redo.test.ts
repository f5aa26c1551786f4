import { type Journal, newHistory } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import type { Player } from '@bretwalda/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { choose } from '../src/session/selection.ts';
import type { Session } from '../src/session/session.ts';
import { sessionOf } from './table-for.ts';

beforeAll(() => settings.update({ motion: 'off', dice: 'skip', confirmIdle: false }));

const PLAYERS = scenario('standard-4').groups.map(
  (_, i): Player => ({ kind: 'person', name: `Player ${i}` }),
);

/** The Romans of round 1, a person; nobody else is ever asked. */
function romans(): Session {
  const config = { scenario: 'standard-4', players: PLAYERS } as const;
  const table = { id: 'redo', name: 'Test', config, history: newHistory(config), began: 0 };
  const session = sessionOf(table, { seed: 1 });
  session.start();
  session.flow.takeSeat();
  return session;
}

const stateOf = (session: Session) => session.scene.get().state;

/** Sixteen armies land in Kent, fourteen go on to Essex: two things that undo takes back. */
function land(session: Session): void {
  session.selectArea('english-channel');
  session.pick('kent');
  session.pick('essex');
}

describe('undo and redo', () => {
  it('redo plays again what undo took back, one thing at a time', async () => {
    const session = romans();
    const start = stateOf(session);
    expect(session.redoable).toBe(false);
    session.selectArea('english-channel');
    session.pick('kent');
    const landed = stateOf(session);
    session.pick('essex');
    const moved = stateOf(session);
    expect(moved).not.toEqual(landed);
    session.undo();
    session.undo();
    expect(stateOf(session)).toEqual(start);
    await session.redo();
    expect(stateOf(session)).toEqual(landed);
    await session.redo();
    expect(stateOf(session)).toEqual(moved);
    expect(session.redoable).toBe(false);
    session.undo();
    expect(stateOf(session)).toEqual(landed);
    session.close();
  });

  it('all that was taken back comes again, in its order', async () => {
    const session = romans();
    const seen = [stateOf(session)];
    for (const area of ['kent', 'sussex', 'wessex'] as const) {
      session.selectArea('english-channel');
      const fleet = session.scene.get().selection;
      if (fleet) session.select(choose(fleet, 0, 3));
      session.pick(area);
      session.select(null);
      seen.push(stateOf(session));
    }
    expect(session.game.journal).toHaveLength(3);
    for (const state of seen.slice(0, -1).reverse()) {
      session.undo();
      expect(stateOf(session)).toEqual(state);
    }
    for (const state of seen.slice(1)) {
      await session.redo();
      expect(stateOf(session)).toEqual(state);
    }
    expect(session.redoable).toBe(false);
    session.close();
  });

  it('a phase that was started again comes back as a whole, and can be undone step by step', async () => {
    const session = romans();
    const start = stateOf(session);
    land(session);
    const moved = stateOf(session);
    session.restart();
    expect(stateOf(session)).toEqual(start);
    expect(session.redoable).toBe(true);
    await session.redo();
    expect(stateOf(session)).toEqual(moved);
    session.undo();
    expect(session.game.journal).toHaveLength(1);
    session.close();
  });

  it('a new action ends it, and so does looking back for as long as it lasts', async () => {
    const session = romans();
    land(session);
    session.undo();
    session.review.from(0);
    expect(session.redoable).toBe(false);
    session.review.end();
    expect(session.redoable).toBe(true);
    session.undo();
    session.selectArea('english-channel');
    session.pick('sussex');
    expect(session.redoable).toBe(false);
    const now = stateOf(session);
    await session.redo();
    expect(stateOf(session)).toBe(now);
    session.undo();
    expect(session.redoable).toBe(true); // what was done since, not what was taken back before
    await session.redo();
    expect(stateOf(session)).toEqual(now);
    expect(session.redoable).toBe(false);
    session.close();
  });

  it('starting a phase again in which nothing was done leaves nothing to redo', async () => {
    const session = romans();
    session.restart();
    expect(session.redoable).toBe(false);
    session.close();
  });

  it('a game that was opened in the midst of a phase can be taken back and played again', async () => {
    const config = { scenario: 'standard-4', players: PLAYERS } as const;
    const first = romans();
    land(first);
    const journal = first.game.journal as Journal;
    first.close();
    const session = sessionOf({
      id: 'again',
      name: '',
      config,
      history: newHistory(config, journal),
      began: 0,
    });
    session.start();
    session.flow.takeSeat();
    const opened = stateOf(session);
    session.restart();
    expect(session.game.journal).toHaveLength(0);
    await session.redo();
    expect(stateOf(session)).toEqual(opened);
    session.close();
  });
});
