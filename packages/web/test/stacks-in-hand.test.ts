import { type AreaId, areaOf } from '@bretwalda/engine';
import { armiesIn } from '@bretwalda/engine/queries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { sessionAt } from './table-for.ts';

/** Stacks as a person takes, moves and puts them back. */

const before = settings.get();
beforeAll(() => settings.update({ motion: 'off', dice: 'skip', confirmIdle: false }));
afterAll(() => settings.set(before));

function seated(text: string) {
  const session = sessionAt(text, 'PPPP');
  session.start();
  session.flow.takeSeat();
  return session;
}

describe('undo', () => {
  const NORMANS = 'round 16 normans movement\nsussex: normans 2 cavalry 2\nkent: normans 1\nyork: saxons 3';

  it('takes back a gesture of several groups as one, and only that gesture', () => {
    const session = seated(NORMANS);
    const length = () => session.game.journal.length;
    session.selectArea('kent');
    session.pick('essex');
    expect(length()).toBe(1);
    session.selectArea('sussex');
    expect(session.scene.get().selection?.picks.filter(({ chosen }) => chosen > 0)).toHaveLength(2);
    session.pick('wessex');
    expect(length(), 'infantry and cavalry are two entries').toBe(3);
    session.undo();
    expect(length()).toBe(1);
    const { state } = session.scene.get();
    expect(armiesIn(state, state.nation, areaOf('sussex'))).toBe(4);
    expect(armiesIn(state, state.nation, areaOf('wessex'))).toBe(0);
    expect(armiesIn(state, state.nation, areaOf('essex'))).toBe(1);
    session.undo();
    expect(length()).toBe(0);
    expect(session.undoable).toBe(0);
    session.close();
  });

  it('remembers every gesture of the phase', () => {
    const session = seated(NORMANS);
    const length = () => session.game.journal.length;
    session.selectArea('sussex');
    session.pick('wessex');
    session.selectArea('kent');
    session.pick('essex');
    expect(length()).toBe(3);
    session.undo();
    expect(length()).toBe(2);
    session.undo();
    expect(length(), 'both groups at once').toBe(0);
    session.close();
  });

  it('still takes back whole gestures after an earlier undo', () => {
    const session = seated(NORMANS);
    for (let i = 0; i < 2; i++) {
      session.selectArea('sussex');
      session.pick('wessex');
      expect(session.game.journal.length).toBe(2);
      session.undo();
      expect(session.game.journal.length).toBe(0);
    }
    session.close();
  });
});

describe('Tab', () => {
  it('goes through the stacks that can move, the largest first, and then on', () => {
    const session = seated(
      'round 10 saxons movement\nessex: saxons 1\nkent: saxons 3\nsussex: saxons 2\nwessex: saxons 4\nyork: angles 1',
    );
    const order: (AreaId | null)[] = [];
    for (let i = 0; i < 5; i++) order.push(session.nextStack());
    expect(order).toEqual(['wessex', 'kent', 'sussex', 'essex', null]);
    expect(session.nextStack(true)).toBe('sussex'); // back from the last
    session.select(null);
    expect(session.nextStack(true)).toBe('essex'); // from behind
    session.close();
  });
});

describe('the veil (UI-48)', () => {
  const SUBJECTS =
    'round 3 welsh movement\npowys: welsh 2\nmarch: romans 2\nkent: romans 1\nsubject welsh to romans';

  it('lies over what a subject may not enter', () => {
    const session = seated(SUBJECTS);
    session.selectArea('powys');
    expect(session.offers.get('march')).toMatchObject({
      highlight: 'veil',
      actions: [],
      violation: { code: 'attack-forbidden' },
    });
    expect(session.offers.get('march')).not.toHaveProperty('instead');
    expect(session.offers.get('gwynedd')?.highlight).toBe('go');
    session.close();
  });

  it('lies over what Brigantes may not enter under the Angles', () => {
    const session = seated(
      'round 8 brigantes movement\nstrathclyde: brigantes 1\nlothian: angles 3\nsubject brigantes to angles',
    );
    session.selectArea('strathclyde');
    expect(session.offers.get('lothian')?.highlight).toBe('veil');
    session.close();
  });

  it('STK-2: does not lie over what is only too full', () => {
    const session = seated(
      'round 3 welsh movement\npowys: welsh 5\ndyfed: welsh 1\nkent: romans 1\nsubject welsh to romans',
    );
    session.selectArea('powys');
    const full = [...session.offers.values()].filter(({ violation }) => violation);
    expect(full.length).toBeGreaterThan(0);
    expect(full.every(({ highlight }) => highlight === 'forbidden')).toBe(true);
    session.close();
  });

  it('does not lie over what an overlord may not attack (BSUB-4)', () => {
    const session = seated(
      'round 8 angles movement\nlothian: angles 3\nstrathclyde: brigantes 1\nsubject brigantes to angles',
    );
    session.selectArea('lothian');
    expect(session.offers.get('strathclyde')).toMatchObject({
      highlight: 'forbidden',
      violation: { code: 'attack-forbidden' },
    });
    session.close();
  });

  it('is gone without an overlord', () => {
    const session = seated(SUBJECTS.replace('\nsubject welsh to romans', ''));
    session.selectArea('powys');
    expect(session.offers.get('march')?.highlight).toBe('attack');
    session.close();
  });
});
