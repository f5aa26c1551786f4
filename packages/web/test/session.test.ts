import { areaOf, present, seededDice } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import { armiesIn } from '@bretwalda/engine/queries';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { offersFor } from '../src/session/offers.ts';
import { choose, chosenArmies, type Selection, selectAll } from '../src/session/selection.ts';
import type { Session } from '../src/session/session.ts';
import { act } from './at-random.ts';
import { ask, person, sessionAt, sessionOf, settle, squire, tableFor } from './table-for.ts';

beforeAll(() => settings.update({ motion: 'off', dice: 'skip', confirmIdle: false }));

describe('the controller of a game', () => {
  it('takes back a move of several groups in one step, and the whole phase', () => {
    const session = romans();
    const before = session.scene.get().state;
    session.selectArea('english-channel');
    session.pick('kent');
    session.pick('essex');
    const moved = session.scene.get().game.journal.length;
    expect(moved).toBeGreaterThan(0);
    session.undo();
    expect(session.scene.get().game.journal.length).toBeLessThan(moved);
    session.restart();
    expect(session.scene.get().state).toEqual(before);
    expect(session.undoable).toBe(0);
    session.close();
  });

  it('keeps the armies that arrive chosen, so that they can go on', () => {
    const session = romans();
    session.selectArea('english-channel');
    session.pick('kent');
    expect(session.scene.get().selection?.area).toBe('kent');
    session.close();
  });

  it('works out once where a stack may go, and anew when something has happened', () => {
    const session = romans();
    const { state } = session.scene.get();
    const stack = selectAll(state, 'english-channel');
    const offers = offersFor(state, stack, null);
    session.selectArea('english-channel');
    expect(session.scene.get().selection).toBe(stack);
    expect(session.offers).toBe(offers);
    session.pick('kent');
    const after = session.scene.get().state;
    expect(offersFor(after, stack, null)).not.toBe(offers); // the same armies are no longer all there
    expect(selectAll(after, 'kent')).not.toBeNull();
    session.close();
  });

  it('explains a refusal and offers the largest part that may go (OVR-2)', () => {
    const session = romans();
    session.selectArea('english-channel');
    session.pick('kent');
    const arrived = session.scene.get().selection as Selection;
    expect(chosenArmies(arrived)).toBe(14); // two must stay against one
    session.select(choose(arrived, 0, 16));
    session.pick('essex');
    const { refusal, state } = session.scene.get();
    expect(refusal?.violation).toMatchObject({ code: 'move-enemy-holds', rule: 'OVR-2' });
    expect(refusal?.instead?.count).toBe(14);
    session.step(refusal?.instead?.actions ?? [], 'essex');
    expect(armiesIn(session.scene.get().state, state.nation, areaOf('essex'))).toBe(14);
    session.close();
  });

  it('asks before a movement ends in which nothing has moved (UI-40)', () => {
    settings.update({ confirmIdle: true });
    const session = romans();
    session.selectArea('english-channel');
    session.endPhase();
    expect(session.scene.get()).toMatchObject({ confirmEnd: true, game: { journal: [] } });
    session.endPhase(true);
    expect(session.scene.get().confirmEnd).toBe(false);
    expect(session.scene.get().game.journal.length).toBeGreaterThan(0);
    settings.update({ confirmIdle: false });
    session.close();
  });

  it('shows what happened since my last turn step by step and comes back', async () => {
    const session = sessionOf(tableFor('two-vikings', [person('A'), squire('B')]), { seed: 2, ask });
    const chance = seededDice(4);
    session.start();
    for (let i = 0; i < 600 && session.scene.get().state.round < 12; i++) {
      if (session.mayDecide) act(session, chance);
      await settle();
    }
    const since = session.review.lastOwnEntry;
    expect(since).not.toBeNull();
    session.review.from(since as number);
    expect(session.mayDecide).toBe(false);
    session.review.to((since as number) + 1);
    session.review.end();
    expect(session.scene.get().state).toBe(present(session.game));
    session.close();
  });
});

describe('the next-phase button', () => {
  const RAIDERS = {
    at: 'dyfed',
    kind: 'infantry',
    n: 1,
    start: 'irish-sea',
    back: null,
    home: 'irish-sea',
    spent: 0,
    flags: 0,
    trail: 0,
  };
  const seated = (text: string): Session => {
    const session = sessionAt(text, 'PPPP');
    session.start();
    session.flow.takeSeat();
    return session;
  };

  it.each([
    ['move', 'round 10 saxons movement\nkent: saxons 2\nyork: angles 2'],
    ['burhs', 'round 13 saxons turn-start\nkent: saxons 2\nsussex: saxons 1\nyork: danes 2\nmarker saxons 4'],
    [
      'withdraw',
      `round 4 irish withdrawal\ndyfed: irish 1\npowys: welsh 2\nturn ${JSON.stringify({ groups: [RAIDERS] })}`,
    ],
  ])('ends what need not be done: %s', (kind, text) => {
    const session = seated(text);
    expect(session.scene.get().state.pending?.kind).toBe(kind);
    expect(session.advance.action).toEqual({ type: 'end' });
    session.close();
  });

  it('does nothing where an answer is needed, or the game is over', () => {
    const session = seated('round 12 danes population\nmarker danes 5\nyork: danes 1\nnorfolk: danes 1');
    expect(session.scene.get().state.pending?.kind).toBe('place');
    expect(session.advance).toEqual({ action: null, violation: undefined });
    session.endPhase(true);
    expect(session.scene.get().refusal).toBeNull();
    expect(session.game.journal).toHaveLength(0);
    expect(session.ownIn('york')).toBeNull();
    session.close();
  });

  it('asks nothing about burhs, nor where nobody could have moved (UI-40)', () => {
    settings.update({ confirmIdle: true });
    for (const text of [
      'round 13 saxons turn-start\nkent: saxons 2\nsussex: saxons 1\nyork: danes 2\nmarker saxons 4',
      'round 14 saxons movement\nkent: saxons 0 burh\nyork: danes 2',
    ]) {
      const session = seated(text);
      session.endPhase();
      expect(session.scene.get().confirmEnd).toBe(false);
      expect(session.game.journal).toHaveLength(1);
      session.close();
    }
    settings.update({ confirmIdle: false });
  });
});

it('what an area offers is worked out once', () => {
  const session = sessionAt(
    'round 12 danes population\nmarker danes 5\nyork: danes 1\nnorfolk: danes 1',
    'PPPP',
  );
  session.start();
  session.flow.takeSeat();
  const { offers } = session;
  expect(offers.size).toBeGreaterThan(0);
  expect(session.offers).toBe(offers);
  session.focus('kent');
  expect(session.offers).toBe(offers);
  session.close();
});

function romans(): Session {
  const players = scenario('standard-4').groups.map((_, i) => (i === 0 ? person('Me') : squire(`B${i}`)));
  const session = sessionOf(tableFor('standard-4', players), { seed: 1, ask });
  session.start();
  return session;
}
