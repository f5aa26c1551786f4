import { type Action, areaOf, seededDice } from '@bretwalda/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { legalIn } from '../src/facts/legal.ts';
import type { Scene } from '../src/session/scene.ts';
import { choose, type Selection } from '../src/session/selection.ts';
import type { Session } from '../src/session/session.ts';
import { battlesShown } from '../src/windows/battle/shown-battles.ts';
import { goOn } from './at-random.ts';
import { ask, person, sessionAt, sessionOf, settle, squire, tableFor } from './table-for.ts';

/** Several people at one screen: what is shown to whom, and what waits for what. */

const before = settings.get();
beforeAll(() => settings.update({ motion: 'off', dice: 'fast', confirmIdle: false }));
afterAll(() => settings.set(before));

const BALLOT = `
  round 9 angles movement
  bernicia: angles 3
  york: angles 1
  lindsey: angles 1
  north-mercia: angles 1
  norfolk: angles 1
  suffolk: angles 1
  lothian: brigantes 1
  kent: saxons 1
  essex: saxons 1
  sussex: saxons 1
  wessex: saxons 1
  avalon: saxons 1
  march: welsh 1
  gwynedd: welsh 1
  powys: welsh 1
`;

const TWO_BATTLES = `
  round 10 saxons movement
  kent: saxons 3
  wessex: saxons 3
  essex: angles 1
  york: angles 2
  avalon: welsh 3
  powys: welsh 2
  devon: welsh 1
`;

describe('a battle on show', () => {
  it('is looked at before another person is asked about the ballot', async () => {
    const session = sessionAt(BALLOT, 'PCCP');
    session.start();
    session.flow.takeSeat();
    attack(session, 'bernicia', 'lothian');
    await settle();
    expect(session.scene.get()).toMatchObject({ viewer: 3, handOver: null, state: { battle: null } });
    expect(session.scene.get().state.pending?.kind).toBe('ballot');
    expect(battlesShown(session.scene.get()).map(({ area, ended }) => [area, ended])).toEqual([
      ['lothian', true],
    ]);
    session.flow.closeBattle();
    expect(session.scene.get()).toMatchObject({ viewer: 0, battle: null });
    expect(session.mayDecide).toBe(true);
    session.close();
  });

  it('is looked at before the screen goes to the next person', () => {
    const session = sessionAt(
      'round 10 saxons movement\nkent: saxons 3\nessex: angles 1\nyork: angles 2',
      'PPPP',
    );
    session.start();
    session.flow.takeSeat();
    attack(session, 'kent', 'essex');
    expect(session.scene.get().state.pending).toMatchObject({ kind: 'move' }); // the Angles are at turn
    expect(session.scene.get()).toMatchObject({ viewer: 2, handOver: null, battle: { area: 'essex' } });
    session.flow.closeBattle();
    expect(session.scene.get()).toMatchObject({ viewer: 2, handOver: 3, battle: null });
    session.close();
  });

  it('goes on into the next battle of the phase, with the retreat of another defender', () => {
    const session = sessionAt(TWO_BATTLES, 'PPPP');
    session.start();
    session.flow.takeSeat();
    session.selectArea('kent');
    session.pick('essex');
    session.select(null);
    attack(session, 'wessex', 'avalon');
    session.pick('essex'); // the dice decide it; the other is the only one left
    expect(session.scene.get()).toMatchObject({
      viewer: 1,
      handOver: null,
      state: { pending: { kind: 'retreat' } },
    });
    expect(session.scene.get().battle).toMatchObject({ area: 'essex' }); // the window that is open stays
    const shown = battlesShown(session.scene.get());
    expect(shown.map(({ area, ended }) => [area, ended])).toEqual([
      ['essex', true],
      ['avalon', false],
    ]);
    expect(session.actions.some((action) => action.type === 'retreat')).toBe(true);
    session.close();
  });

  it('of another person at the table is shown too, whoever has the screen', async () => {
    // The Saxons, a computer, attack the Angles of the last seat while the first has the screen.
    const session = sessionAt(TWO_BATTLES, 'PCCP');
    session.start();
    for (let i = 0; i < 200 && !session.scene.get().battle && session.scene.get().state.round < 12; i++) {
      if (session.scene.get().handOver !== null) session.flow.takeSeat();
      else if (session.mayDecide) session.act([session.actions[0] as Action]);
      await settle();
    }
    expect(session.scene.get().battle).not.toBeNull();
    session.close();
  });

  it('closed by the person opens again only for the next question inside it', () => {
    const session = sessionAt(TWO_BATTLES, 'PPPP');
    session.start();
    session.flow.takeSeat();
    attack(session, 'wessex', 'avalon');
    expect(session.scene.get().state.pending?.kind).toBe('retreat');
    session.flow.closeBattle();
    expect(session.scene.get().battle).toBeNull();
    expect(session.mayDecide).toBe(true);
    session.flow.openBattle();
    expect(session.scene.get().battle).not.toBeNull();
    session.flow.closeBattle();
    session.act([{ type: 'stand' }]);
    if (session.scene.get().state.battle) expect(session.scene.get().battle).not.toBeNull();
    session.close();
  });
});

const ROMANS = `
  round 1 romans movement
  kent: romans 8
  essex: belgae 1
  sussex: belgae 1
  downlands: belgae 1
  wessex: belgae 1
  suffolk: belgae 1
`;

describe('a battle that is over', () => {
  it('does not open again when the Belgae have submitted and the Romans make way', async () => {
    // The Belgae, a computer, are asked in the midst of it.
    const submit: typeof ask = async () => ({ action: { type: 'submit' }, reasons: [] });
    const session = sessionAt(ROMANS, 'PCCC', { bots: submit });
    session.start();
    session.selectArea('kent');
    const kent = session.scene.get().selection as Selection;
    session.select(choose(kent, 0, 4));
    session.pick('essex');
    attack(session, 'kent', 'sussex');
    session.pick('essex');
    expect(session.scene.get()).toMatchObject({ battle: { area: 'essex' }, thinking: 3 });
    expect(battlesShown(session.scene.get())).toMatchObject([{ area: 'essex', decided: true, ended: false }]);
    session.flow.closeBattle();
    await settle();
    expect(session.scene.get().state).toMatchObject({
      pending: { kind: 'displace' },
      battle: { area: areaOf('essex') },
    });
    expect(session.scene.get().battle).toBeNull();
    // SUB-16: a stack that stands in land of the Belgae is chosen, then the land it goes to.
    const { state } = session.scene.get();
    const ways = legalIn(state).filter((a) => a.type === 'displace');
    const starts = new Set(ways.map(({ from }) => from));
    expect(starts.size).toBeGreaterThan(0);
    for (const from of starts) {
      session.choose(from);
      expect(session.offers.get(from)?.highlight).toBe('chosen');
      const to = ways.flatMap((a) => (a.from === from && a.to !== null ? [a.to] : []));
      for (const area of to)
        expect(session.offers.get(area)?.actions[0] ?? session.offers.get(area)?.choices?.[0]).toMatchObject({
          type: 'displace',
          from,
          to: area,
        });
      expect(session.offers.size).toBe(new Set([...starts, ...to]).size);
    }
    session.close();
  });
});

describe('a session that is closed', () => {
  it('takes no answer of a computer any more', async () => {
    const answers: (() => void)[] = [];
    const slow: typeof ask = (asked) =>
      new Promise((resolve, reject) => answers.push(() => void ask(asked).then(resolve, reject)));
    const session = sessionAt(ROMANS, 'CPPP', { bots: slow });
    session.start();
    expect(session.scene.get().thinking).toBe(0);
    session.close();
    const { game } = session.scene.get();
    expect(session.scene.get().thinking).toBeNull();
    answers[0]?.();
    await settle();
    expect(session.scene.get().game).toBe(game);
    session.start(); // it is asked anew
    expect(session.scene.get().thinking).toBe(0);
    answers[1]?.();
    await settle();
    expect(session.scene.get().game.journal.length).toBeGreaterThan(0);
    session.close();
  });

  it('says nothing of a computer that fails afterwards', async () => {
    let fail = () => {};
    const failing: typeof ask = () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('gone'));
      });
    const session = sessionAt(ROMANS, 'CPPP', { bots: failing });
    session.start();
    session.close();
    const scene = session.scene.get();
    fail();
    await settle();
    expect(session.scene.get()).toBe(scene);
  });

  it('drops the advice it waited for, and the next step of a computer', async () => {
    settings.update({ motion: 'fast' });
    let tell = () => {};
    const slow: typeof ask = (asked) =>
      new Promise((resolve, reject) => {
        tell = () => void ask({ ...asked, bot: 'squire' }).then(resolve, reject);
      });
    const session = sessionAt(ROMANS, 'PCCC', { bots: slow });
    session.start();
    void session.advise();
    session.close();
    const scene = session.scene.get();
    expect(scene.advice).toBeNull();
    tell();
    await settle();
    expect(session.scene.get()).toBe(scene);

    const paced = sessionAt(ROMANS, 'CPPP');
    paced.start();
    for (let i = 0; i < 50 && paced.game.journal.length === 0; i++) await settle();
    paced.close(); // while its first move is still in sight
    const { length } = paced.game.journal;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(paced.game.journal.length).toBe(length);
    settings.update({ motion: 'off' });
  });
});

describe('the screen', () => {
  it('is handed over only to another person', () => {
    const session = sessionAt(TWO_BATTLES, 'PPPP');
    session.start();
    const given: [Scene['viewer'], Scene['handOver']][] = [];
    const chance = seededDice(3);
    for (let i = 0; i < 2000 && session.scene.get().state.round < 13; i++) {
      const { viewer, handOver } = session.scene.get();
      if (handOver !== null) given.push([viewer, handOver]);
      goOn(session, chance);
    }
    expect(given.length).toBeGreaterThan(5);
    for (const [from, to] of given) expect(to).not.toBe(from);
    session.close();
  });

  it('is never handed over where one person plays alone', async () => {
    const table = tableFor('two-vikings', [person('A'), squire('B')]);
    const session = sessionOf(table, { seed: 3, ask });
    const chance = seededDice(3);
    session.start();
    for (let i = 0; i < 300 && session.scene.get().state.round < 11; i++) {
      expect(session.scene.get()).toMatchObject({ handOver: null, viewer: 0 });
      if (!goOn(session, chance)) await settle();
    }
    expect(session.scene.get().state.round).toBe(11);
    session.close();
  });

  it('goes to an overlord who is asked, and back, without ceremony', () => {
    const session = sessionAt(
      'round 3 welsh movement\npowys: welsh 1\ngwent: welsh 2\nkent: romans 1, fort\nsubject welsh to romans',
      'PPPP',
    );
    session.start();
    session.flow.takeSeat();
    attack(session, 'powys', 'march');
    expect(session.scene.get()).toMatchObject({ viewer: 0, handOver: null, seated: 1 });
    expect(session.scene.get().state.pending?.kind).toBe('permission');
    session.act([{ type: 'refuse' }]);
    expect(session.scene.get()).toMatchObject({ viewer: 1, handOver: null, seated: 1 });
    session.close();
  });
});

function attack(session: Session, from: Parameters<Session['selectArea']>[0], to: typeof from): void {
  session.selectArea(from);
  session.pick(to);
  session.select(null);
  session.endPhase(true);
}
