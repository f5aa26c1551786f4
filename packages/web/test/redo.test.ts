import { newHistory } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import type { Player } from '@bretwalda/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { choose } from '../src/session/selection.ts';
import { Session } from '../src/session/session.ts';

beforeAll(() => settings.update({ motion: 'off', dice: 'skip', confirmIdle: false }));

/** The Romans of round 1, a person; nobody else is ever asked. */
function romans(onChange: () => void = () => {}): Session {
  const players = scenario('standard-4').groups.map(
    (_, i): Player => ({ kind: 'person', name: `Player ${i}` }),
  );
  const config = { scenario: 'standard-4', players } as const;
  const table = { id: 'redo', name: 'Test', config, history: newHistory(config), began: 0 };
  const session = new Session({ table, onChange: () => onChange(), seed: 1 });
  session.start();
  session.takeSeat();
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
  it('redo plays again what undo took back, one thing at a time', () => {
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
    session.redo();
    expect(stateOf(session)).toEqual(landed);
    session.redo();
    expect(stateOf(session)).toEqual(moved);
    expect(session.redoable).toBe(false);
    session.undo();
    expect(stateOf(session)).toEqual(landed);
    session.close();
  });

  it('all that was taken back comes again, in its order', () => {
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
    expect(session.game.history.journal).toHaveLength(3);
    for (const state of seen.slice(0, -1).reverse()) {
      session.undo();
      expect(stateOf(session)).toEqual(state);
    }
    for (const state of seen.slice(1)) {
      session.redo();
      expect(stateOf(session)).toEqual(state);
    }
    expect(session.redoable).toBe(false);
    session.close();
  });

  it('a phase that was started again comes back as a whole, and can be undone step by step', () => {
    const session = romans();
    const start = stateOf(session);
    land(session);
    const moved = stateOf(session);
    session.restart();
    expect(stateOf(session)).toEqual(start);
    expect(session.redoable).toBe(true);
    session.redo();
    expect(stateOf(session)).toEqual(moved);
    session.undo();
    expect(session.game.history.journal).toHaveLength(1);
    session.close();
  });

  it('a new action ends it, and so does looking back for as long as it lasts', () => {
    const session = romans();
    land(session);
    session.undo();
    session.reviewFrom(0);
    expect(session.redoable).toBe(false);
    session.endReview();
    expect(session.redoable).toBe(true);
    session.undo();
    session.selectArea('english-channel');
    session.pick('sussex');
    expect(session.redoable).toBe(false);
    const now = stateOf(session);
    session.redo();
    expect(stateOf(session)).toBe(now);
    session.undo();
    expect(session.redoable).toBe(true); // what was done since, not what was taken back before
    session.redo();
    expect(stateOf(session)).toEqual(now);
    expect(session.redoable).toBe(false);
    session.close();
  });

  it('starting a phase again in which nothing was done leaves nothing to redo', () => {
    const session = romans();
    session.restart();
    expect(session.redoable).toBe(false);
    session.close();
  });

  it('the game that is kept is the one on the screen', () => {
    let changes = 0;
    const session = romans(() => changes++);
    land(session);
    session.undo();
    const before = changes;
    session.redo();
    expect(changes).toBe(before + 1);
    session.close();
  });
});
