import { type Action, areaOf, type MoveAction, nationOf, present, toSeat } from '@bretwalda/engine';
import { armiesIn } from '@bretwalda/engine/queries';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { BrowserGame } from '../src/local/browser-game.ts';
import { firstScene } from '../src/session/scene.ts';
import { Session } from '../src/session/session.ts';
import { ask, person, sessionAt, settle, snapshotFor, squire, tableFor } from './table-for.ts';

/** What a person does at the screen, and what the game then shows. */

const before = settings.get();
const QUIET = { motion: 'off', dice: 'skip', confirmIdle: false } as const;
beforeAll(() => settings.update(QUIET));
beforeEach(() => settings.update(QUIET));
afterAll(() => settings.set(before));
const open: Session[] = [];
afterEach(() => {
  for (const session of open.splice(0)) session.close();
});

function seated(text: string, seats = 'PPPP', bots = ask): Session {
  const session = sessionAt(text, seats, { bots });
  open.push(session);
  session.start();
  session.flow.takeSeat();
  return session;
}

const SAXONS = 'round 10 saxons movement\nkent: saxons 3\nsussex: saxons 1\nessex: angles 1\nyork: angles 2';
const never: typeof ask = () => new Promise(() => {});

describe('a computer', () => {
  it('is asked once, and not while the game is paused', async () => {
    const asked = vi.fn(ask);
    const session = sessionAt(SAXONS, 'PPCP', { bots: asked });
    open.push(session);
    session.flow.pause(true);
    session.start();
    await settle();
    expect(asked).not.toHaveBeenCalled();
    expect(session.scene.get()).toMatchObject({ paused: true, thinking: null });
    session.flow.pause(false);
    expect(session.scene.get().thinking).toBe(2);
    expect(asked).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ seat: 2, bot: 'squire', decision: 0, seed: 1, game: 'standard-4 4' }),
    );
  });

  it('that fails stops the game, says so, and is asked again', async () => {
    let fail = true;
    const failing: typeof ask = (asked) => (fail ? Promise.reject(new Error('worker gone')) : ask(asked));
    const session = sessionAt(SAXONS, 'PPCP', { bots: failing });
    open.push(session);
    session.start();
    await settle();
    expect(session.scene.get()).toMatchObject({
      thinking: null,
      paused: true,
      failure: 'Error: worker gone',
    });
    expect(session.game.journal).toHaveLength(0);
    fail = false;
    session.flow.recover();
    expect(session.scene.get()).toMatchObject({ failure: null, paused: false, thinking: 2 });
    await settle();
    expect(session.game.journal.length).toBeGreaterThan(0);
  });

  it('gives its reasons with what it did', async () => {
    const reasons = [{ kind: 'pass' }] as never;
    const end: typeof ask = async () => ({ action: { type: 'end' }, reasons });
    const session = sessionAt(SAXONS, 'PPCP', { bots: end });
    open.push(session);
    session.start();
    await settle();
    expect(session.scene.get().reasons.get(0)).toBe(reasons);
    expect(session.player(toSeat(2))).toMatchObject({ kind: 'computer', level: 'squire' });
  });

  it('whose answer comes while the past is looked at waits for its end', async () => {
    let answer = () => {};
    const slow: typeof ask = () =>
      new Promise((resolve) => {
        answer = () => resolve({ action: { type: 'end' }, reasons: [] });
      });
    const session = seated(SAXONS, 'PPCP', slow);
    session.review.from(0);
    answer();
    await settle();
    expect(session.game.journal).toHaveLength(0);
    expect(session.scene.get()).toMatchObject({ thinking: null });
    session.review.end();
    await settle();
    expect(session.game.journal.length).toBeGreaterThan(0);
  });

  it('leaves its move in sight for a while before it goes on', async () => {
    settings.update({ motion: 'calm' });
    const move: Action = {
      type: 'move',
      from: 'kent',
      to: 'sussex',
      unit: 'infantry',
      count: 1,
      leader: false,
      group: 0,
    };
    const asked = vi.fn<typeof ask>(async () => ({ action: move, reasons: [] }));
    const session = sessionAt(SAXONS, 'PPCP', { bots: asked });
    open.push(session);
    session.start();
    await settle();
    expect(session.game.journal).toHaveLength(1);
    expect(session.scene.get().travels).toMatchObject([
      { nation: 'saxons', from: 'kent', to: 'sussex', count: 1 },
    ]);
    await settle();
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('looking back', () => {
  it('shows the moments of a stretch, and keeps to it', () => {
    const session = seated(SAXONS);
    const first = session.scene.get().state;
    session.selectArea('sussex');
    session.pick('wessex');
    const second = session.scene.get().state;
    session.selectArea('kent');
    session.pick('sussex');
    const now = session.scene.get().state;
    session.review.from(0);
    expect(session.scene.get()).toMatchObject({
      review: { at: 0, first: 0, last: 2 },
      travels: [],
      selection: null,
    });
    expect(session.scene.get().state).toBe(first);
    session.review.to(1);
    expect(session.scene.get().state).toBe(second);
    const [travel] = session.scene.get().travels;
    expect(travel).toMatchObject({ from: 'sussex', to: 'wessex' });
    session.review.to(9);
    expect(session.scene.get().travels[0]?.key).not.toBe(travel?.key); // each is drawn anew
    expect(session.scene.get().state).toBe(now);
    session.review.to(-3);
    expect(session.scene.get().state).toBe(first);
    session.review.end();
    expect(session.scene.get()).toMatchObject({ review: null, travels: [], gains: [] });
    expect(session.scene.get().state).toBe(now);
    session.review.to(1); // nothing is being looked at
    expect(session.scene.get().review).toBeNull();
    session.review.from(1, 1);
    expect(session.scene.get().review).toEqual({ at: 1, first: 1, last: 1 });
  });

  it('begins after what the person did last, if others have played since', () => {
    const session = seated(SAXONS);
    expect(session.review.lastOwnEntry).toBeNull();
    session.selectArea('kent');
    session.pick('sussex');
    expect(session.review.lastOwnEntry).toBeNull(); // only one's own doing
    session.scene.update({ viewer: toSeat(3) });
    expect(session.review.lastOwnEntry).toBe(0); // everything is by others
    const { game } = session.scene.get();
    const by = (...seats: readonly number[]) => {
      const journal = seats.map((seat) => ({ seat }));
      session.scene.update({
        viewer: toSeat(2),
        game: { ...game, journal: journal as never },
      });
      return session.review.lastOwnEntry;
    };
    expect(by(2, 1, 1)).toBe(1);
    expect(by(2, 1, 1, 2, 2)).toBe(1);
    expect(by(1, 2, 2)).toBe(0);
    expect(by(2, 2, 3, 1, 2)).toBe(2);
    session.scene.update({ game });
  });
});

describe('notices', () => {
  it('the last five stay until they are dismissed', () => {
    const session = seated(SAXONS);
    for (let i = 0; i < 60 && session.scene.get().state.pending; i++) {
      if (session.scene.get().handOver !== null) session.flow.takeSeat();
      const end = session.actions.find(({ type }) => type === 'end') ?? session.actions[0];
      if (end) session.act([end]);
    }
    const { notices } = session.scene.get();
    expect(notices).toHaveLength(5);
    expect(new Set(notices.map(({ key }) => key)).size).toBe(5);
    session.flow.dismissNotice(notices[1]?.key as string);
    expect(session.scene.get().notices.map(({ key }) => key)).toEqual(
      notices.filter((_, i) => i !== 1).map(({ key }) => key),
    );
  });
});

describe('the end of a scoring round', () => {
  const LAST = 'round 10 angles movement\nyork: angles 2\nkent: saxons 1\npowys: welsh 1';
  const toTheEnd = (session: Session) => {
    for (let i = 0; i < 40 && session.scene.get().state.round === 10; i++) {
      if (session.scene.get().handOver !== null) session.flow.takeSeat();
      const end = session.actions.find(({ type }) => type === 'end') ?? session.actions[0];
      if (end) session.act([end]);
    }
  };

  it('lays the points out, and the game waits until they were looked at (UI-83)', () => {
    settings.update({ motion: 'fast' });
    const session = seated(LAST);
    toTheEnd(session);
    expect(session.scene.get().scoring).toBe(10);
    expect(session.scene.get().handOver).toBeNull();
    session.flow.closeScoring();
    expect(session.scene.get().scoring).toBeNull();
    session.flow.closeHappenings(); // Alfred and his like, of the round that begins
    expect(session.scene.get().handOver).not.toBeNull();
  });

  it('is passed over where others’ turns are not shown, and in rounds without points', () => {
    const silent = seated(LAST);
    toTheEnd(silent);
    expect(silent.scene.get().state.round).toBe(11);
    expect(silent.scene.get().scoring).toBeNull();
    settings.update({ motion: 'fast' });
    const other = seated(LAST.replace('round 10', 'round 9'));
    for (let i = 0; i < 40 && other.scene.get().state.round === 9; i++) {
      if (other.scene.get().handOver !== null) other.flow.takeSeat();
      const end = other.actions.find(({ type }) => type === 'end') ?? other.actions[0];
      if (end) other.act([end]);
    }
    expect(other.scene.get().state.round).toBe(10);
    expect(other.scene.get().scoring).toBeNull();
  });
});

describe('the end of the last round', () => {
  it('lays no points out: the end page does', () => {
    settings.update({ motion: 'fast' });
    const session = seated('round 16 normans movement\nkent: normans 2\nyork: saxons 1\npowys: welsh 1');
    for (let i = 0; i < 40 && session.scene.get().state.pending; i++) {
      if (session.scene.get().handOver !== null) session.flow.takeSeat();
      const end = session.actions.find(({ type }) => type === 'end') ?? session.actions[0];
      if (end) session.act([end]);
    }
    expect(session.scene.get().state.step).toBe('over');
    expect(session.scene.get().scoring).toBeNull();
  });
});

describe('a new army', () => {
  it('is told once each time it is looked at again', () => {
    const session = seated('round 12 danes population\nmarker danes 5\nyork: danes 1\nnorfolk: danes 1');
    session.pick('york');
    const told = () =>
      session.scene.get().gains.map(({ key, nation, area, count }) => ({ key, nation, area, count }));
    const placed = { nation: 'danes', area: 'york', count: 1 };
    const seen = [told()];
    for (let i = 0; i < 2; i++) {
      session.review.from(1);
      seen.push(told());
    }
    expect(seen).toEqual(seen.map(() => [{ ...placed, key: expect.any(String) }]));
    expect(new Set(seen.flat().map(({ key }) => key)).size).toBe(3);
  });
});

describe('battles', () => {
  it('of people are shown from the entry that opens them, unless dice are skipped', () => {
    settings.update({ dice: 'fast' });
    const fight = (session: Session) => {
      session.selectArea('kent');
      session.pick('essex');
      session.select(null);
      session.endPhase(true);
    };
    const shown = seated(SAXONS);
    fight(shown);
    expect(shown.scene.get().battle).toEqual({ from: 1, area: 'essex' });
    shown.flow.see({ entry: 1, area: 'essex', rounds: 2 });
    expect(shown.scene.get().seen).toEqual({ entry: 1, area: 'essex', rounds: 2 });
    settings.update({ dice: 'skip' });
    const skipped = seated(SAXONS);
    fight(skipped);
    expect(skipped.scene.get().battle).toBeNull();
  });

  it('that go on can be opened again, from the entry that opened them', () => {
    settings.update({ dice: 'fast' });
    const session = seated(
      'round 10 saxons movement\nkent: saxons 5\nessex: angles 5\nsuffolk: angles 1\nsussex: saxons 1',
    );
    session.selectArea('kent');
    session.pick('essex');
    session.endPhase(true);
    const { battle, state } = session.scene.get();
    expect(state.pending?.kind).toBe('retreat');
    expect(battle).toEqual({ from: session.game.journal.length - 1, area: 'essex' });
    session.flow.closeBattle();
    expect(session.scene.get().battle).toBeNull();
    session.flow.openBattle();
    expect(session.scene.get().battle).toEqual(battle);
  });

  it('are waiting where two sides stand', () => {
    const session = seated(SAXONS);
    expect(session.battleAreas).toEqual([]);
    session.selectArea('kent');
    session.pick('essex');
    expect(session.battleAreas).toEqual(['essex']);
    expect(session.battleAreas).toBe(session.battleAreas);
  });

  it('there is none to open where none is fought', () => {
    const session = seated(SAXONS);
    session.flow.openBattle();
    expect(session.scene.get().battle).toBeNull();
  });
});

describe('a click on an area', () => {
  it('takes a stack, moves it, puts it down', () => {
    const session = seated(SAXONS);
    session.pick('kent');
    expect(session.scene.get()).toMatchObject({ focus: 'kent', selection: { area: 'kent' } });
    session.pick('kent');
    expect(session.scene.get().selection).toBeNull();
    session.pick('kent');
    session.pick('sussex', 'saxons'); // also on pieces of one’s own
    expect(session.game.journal).toHaveLength(1);
  });

  it('far away takes the stack there, and where nobody stands nothing', () => {
    const session = seated('round 10 saxons movement\nkent: saxons 1\nwessex: saxons 2\nyork: angles 2');
    session.pick('kent');
    session.pick('wessex', 'saxons');
    expect(session.scene.get().selection?.area).toBe('wessex');
    session.pick('york', 'angles');
    expect(session.scene.get()).toMatchObject({ focus: 'york', selection: { area: 'wessex' } });
    expect(session.game.journal).toHaveLength(0);
  });

  it('which is refused says why, and cancelling forgets it', () => {
    const session = seated(
      'round 3 welsh movement\npowys: welsh 2\nmarch: romans 2\nkent: romans 1\nsubject welsh to romans',
    );
    session.pick('powys');
    session.pick('march');
    expect(session.scene.get().refusal).toMatchObject({
      area: 'march',
      violation: { code: 'attack-forbidden' },
    });
    session.cancel();
    expect(session.scene.get()).toMatchObject({
      refusal: null,
      selection: null,
      from: null,
      asking: null,
      confirmEnd: false,
    });
  });

  it('on a piece of one’s own takes that stack, where the one in hand may not go', () => {
    const session = seated(
      'round 10 saxons movement\ndevon: saxons 5\ncornwall: saxons 1\nwessex: saxons 1\nyork: angles 2',
    );
    const click = (nation: 'saxons' | 'angles' | null) => {
      session.selectArea('devon');
      session.pick('cornwall', nation);
      return session.scene.get();
    };
    expect(click('saxons')).toMatchObject({ selection: { area: 'cornwall' }, refusal: null });
    for (const nation of [null, 'angles'] as const)
      expect(click(nation)).toMatchObject({ selection: { area: 'devon' }, refusal: { area: 'cornwall' } });
    session.selectArea('wessex');
    expect(session.scene.get().focus).toBe('wessex');
  });

  it('answers the question whether the phase should end: not yet', () => {
    settings.update({ confirmIdle: true });
    const session = seated(SAXONS);
    session.endPhase();
    expect(session.scene.get().confirmEnd).toBe(true);
    session.pick('york');
    expect(session.scene.get().confirmEnd).toBe(false);
  });

  it('changes nothing for who does not decide', async () => {
    const session = seated(SAXONS, 'PPCP', never);
    session.pick('kent');
    expect(session.scene.get()).toMatchObject({ focus: 'kent', selection: null });
    expect(session.actions).toEqual([]);
    expect(session.offers.size).toBe(0);
    expect(await session.act([{ type: 'end' }])).toBe(false);
    expect(session.advance).toEqual({ action: null, violation: undefined });
    expect(session.nextStack()).toBeNull();
    expect(session.undoable).toBe(0);
  });

  it('knows the own stack that could be taken', () => {
    const session = seated(SAXONS);
    expect(session.ownIn('kent')).toBe('saxons');
    expect(session.ownIn('essex')).toBeNull();
    session.pick('kent');
    expect(session.ownIn('kent')).toBeNull();
  });
});

describe('several actions as one thing', () => {
  const move = (count: number, to: 'sussex' | 'york'): MoveAction => ({
    type: 'move',
    from: 'kent',
    to,
    unit: 'infantry',
    count,
    leader: false,
    group: 0,
  });

  const inSussex = (session: Session) =>
    armiesIn(session.scene.get().state, nationOf('saxons'), areaOf('sussex'));

  it('are played together and taken back together', async () => {
    const session = seated(SAXONS);
    const before = inSussex(session);
    expect(await session.act([move(1, 'sussex'), move(1, 'sussex')])).toBe(true);
    expect(session.game.journal).toHaveLength(2);
    expect(session.scene.get().travels).toHaveLength(2);
    expect(inSussex(session)).toBe(before + 2);
    session.undo();
    expect(session.game.journal).toHaveLength(0);
    expect(session.scene.get()).toMatchObject({ travels: [], gains: [], refusal: null, selection: null });
  });

  it('of which one is refused change nothing, and say why', async () => {
    const session = seated(SAXONS);
    const before = session.scene.get().state;
    const actions = [move(1, 'sussex'), move(1, 'york'), move(1, 'sussex')];
    expect(await session.act(actions, 'york')).toBe(false);
    expect(session.scene.get().refusal).toMatchObject({
      area: 'york',
      violation: { code: expect.any(String) },
    });
    expect(session.scene.get()).toMatchObject({ state: before, submitting: null });
    expect(session.undoable).toBe(0);
    session.undo();
    expect(session.game.journal).toHaveLength(0);
  });

  it('that were typed are played as far as they are allowed, and taken back together', async () => {
    const session = seated(SAXONS);
    const before = inSussex(session);
    const actions = [move(1, 'sussex'), move(1, 'sussex'), move(1, 'york')];
    expect(await session.actAsFarAsAllowed(actions)).toBe(2);
    expect(inSussex(session)).toBe(before + 2);
    expect(session.scene.get().refusal).toMatchObject({
      area: null,
      violation: { code: expect.any(String) },
    });
    session.undo();
    expect(session.game.journal).toHaveLength(0);
    expect(await session.actAsFarAsAllowed([move(1, 'york')])).toBe(0);
    expect(await session.actAsFarAsAllowed([])).toBe(0);
  });

  it('that were typed go on after dice', async () => {
    const session = seated('round 10 saxons movement\nkent: saxons 5\nessex: angles 1\nyork: angles 2');
    const attack: Action = { ...move(5, 'sussex'), to: 'essex' };
    const typed: readonly Action[] = [attack, { type: 'end' }, { type: 'end' }];
    expect(await session.actAsFarAsAllowed(typed)).toBeGreaterThanOrEqual(2);
    expect(session.game.journal.some(({ rolls }) => rolls.length > 0)).toBe(true);
  });

  it('wait for the answer to those before them', async () => {
    const session = seated(SAXONS);
    const first = session.act([move(1, 'york')]);
    expect(await session.act([move(1, 'sussex')])).toBe(false);
    expect(await first).toBe(false);
    expect(await session.act([move(1, 'sussex')])).toBe(true);
  });
});

describe('what others did', () => {
  it('is not taken back by who comes next', () => {
    const session = seated(SAXONS);
    session.selectArea('sussex');
    session.pick('wessex');
    expect(session.undoable).toBe(1);
    session.endPhase(true);
    if (session.scene.get().handOver !== null) session.flow.takeSeat();
    const { length } = session.game.journal;
    expect(session.mayDecide).toBe(true);
    expect(session.undoable).toBe(0);
    session.undo();
    session.restart();
    expect(session.game.journal).toHaveLength(length);
  });
});

describe('the end of a phase', () => {
  it('is asked about only where something could have moved and nothing did', () => {
    settings.update({ confirmIdle: true });
    const session = seated(SAXONS);
    session.endPhase();
    expect(session.scene.get().confirmEnd).toBe(true);
    session.cancel();
    session.selectArea('kent');
    session.pick('sussex');
    session.endPhase();
    expect(session.scene.get().confirmEnd).toBe(false);
    expect(session.scene.get().state.pending?.kind === 'move' && session.scene.get().state.nation).not.toBe(
      nationOf('saxons'),
    );
  });

  it('is refused with the reason and the area (UI-38)', () => {
    const session = seated('round 10 saxons movement\nkent: saxons 4\nsussex: saxons 4\nyork: angles 2');
    expect(session.advance.action).toEqual({ type: 'end' });
    expect(session.advance.violation).toBeDefined();
    session.endPhase();
    expect(session.scene.get().refusal?.violation).toEqual(session.advance.violation);
    expect(session.game.journal).toHaveLength(0);
  });
});

describe('a vote', () => {
  it('offers each person their own answers', () => {
    const areas = [
      ...['bernicia', 'york', 'lindsey', 'north-mercia', 'norfolk', 'suffolk'].map(
        (area) => `${area}: angles 1`,
      ),
      ...['kent', 'essex', 'sussex', 'wessex', 'avalon'].map((area) => `${area}: saxons 1`),
    ];
    const session = sessionAt(`round 9 bretwalda\n${areas.join('\n')}\noptions {"ballot":"secret"}`, 'PPPP');
    open.push(session);
    session.start();
    session.flow.takeSeat();
    const { state, viewer } = session.scene.get();
    expect(state.pending?.kind).toBe('vote');
    expect(session.actions.length).toBeGreaterThan(0);
    for (const action of session.actions) {
      const voter = (action as { nation: 'saxons' }).nation;
      expect(state.owner[nationOf(voter)]).toBe(viewer);
    }
  });
});

describe('advice', () => {
  const SELF = [{ kind: 'pass' }] as never;

  it('is thought about, given for the moment it was asked for, and gone with the next action', async () => {
    const asked = vi.fn<typeof ask>(async () => ({ action: { type: 'end' }, reasons: SELF }));
    const session = seated(SAXONS, 'PPPP', asked);
    const waiting = session.advise();
    expect(session.scene.get().advice).toBe('thinking');
    await waiting;
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ seat: 2, bot: 'king', decision: 0 }));
    expect(session.scene.get().advice).toEqual({ reasons: SELF, at: 0 });
    session.selectArea('kent');
    session.pick('sussex');
    expect(session.scene.get().advice).toBeNull();
  });

  it('that comes after the person has gone on is not shown', async () => {
    let tell = () => {};
    const slow: typeof ask = () =>
      new Promise((resolve) => {
        tell = () => resolve({ action: { type: 'end' }, reasons: SELF });
      });
    const session = seated(SAXONS, 'PPPP', slow);
    void session.advise();
    session.selectArea('kent');
    session.pick('sussex');
    tell();
    await settle();
    expect(session.scene.get().advice).toBeNull();
  });

  it('is asked apart from the game, and is no failure once the game is left', async () => {
    let fail = () => {};
    const asked = vi.fn<typeof ask>(
      () => new Promise((_, reject) => (fail = () => reject(new Error('gone')))),
    );
    const session = seated(SAXONS, 'PPPP', asked);
    void session.advise();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ game: 'standard-4 4 advice' }));
    session.close();
    fail();
    await settle();
    expect(session.scene.get()).toMatchObject({ advice: null, failure: null });
  });

  it('that fails says so', async () => {
    const session = seated(SAXONS, 'PPPP', () => Promise.reject(new Error('gone')));
    await session.advise();
    expect(session.scene.get()).toMatchObject({ advice: null, failure: 'Error: gone' });
  });

  it('is not given to who does not decide', async () => {
    const session = seated(SAXONS, 'PPCP', never);
    await session.advise();
    expect(session.scene.get().advice).toBeNull();
  });
});

describe('the game', () => {
  it('tells of every change, with what happened', () => {
    const changes: (readonly [number, readonly string[]])[] = [];
    const stored = tableFor('standard-4', [person('A'), squire('B'), squire('C'), squire('D')]);
    const game = new BrowserGame(stored, { seed: 1, ask: never });
    const session = new Session({ link: game.link, host: game });
    game.link.subscribe(0, (change) =>
      changes.push([
        game.stored.history.journal.length,
        change.kind === 'played' ? change.events.flat().map(({ type }) => type) : [],
      ]),
    );
    expect(game.stored).toBe(stored);
    open.push(session);
    session.start();
    session.selectArea('english-channel');
    session.pick('kent');
    expect(changes).toHaveLength(1);
    expect(changes[0]?.[0]).toBe(1);
    expect(changes[0]?.[1]).toContain('moved');
    session.undo();
    expect(changes.at(-1)).toEqual([0, []]);
  });

  it('rolls the same dice for the same seed', () => {
    const fight = (seed: number) => {
      const session = sessionAt(SAXONS, 'PPPP', { seed });
      open.push(session);
      session.start();
      session.flow.takeSeat();
      session.selectArea('kent');
      session.pick('essex');
      session.select(null);
      session.endPhase(true);
      return session.game.journal.flatMap(({ rolls = [] }) => rolls);
    };
    expect(fight(7).length).toBeGreaterThan(0);
    expect(fight(7)).toEqual(fight(7));
    expect([1, 2, 3, 4].some((seed) => fight(seed).join() !== fight(7).join())).toBe(true);
  });

  it('played in another tab can only be looked at', async () => {
    const session = seated(SAXONS);
    session.selectArea('kent');
    session.flow.spectate();
    expect(session.scene.get()).toMatchObject({
      elsewhere: true,
      selection: null,
      battle: null,
      handOver: null,
    });
    expect(session.mayDecide).toBe(false);
    expect(await session.act([{ type: 'end' }])).toBe(false);
    expect(session.scene.get().state).toBe(present(session.game));
  });

  it('begins with nothing chosen, asked, shown or told', () => {
    expect(
      firstScene(snapshotFor('standard-4', [person('A'), squire('B'), squire('C'), squire('D')])),
    ).toMatchObject({
      viewer: 0,
      handOver: null,
      layer: 'moves',
      paused: false,
      elsewhere: false,
      happenings: [],
      travels: [],
      gains: [],
      notices: [],
      confirmEnd: false,
    });
  });

  it('begins with whoever decides first taking the seat, if several people share the screen', () => {
    const people = [person('A'), person('B'), person('C'), person('D')];
    expect(firstScene(snapshotFor('standard-4', people))).toMatchObject({ viewer: null, handOver: 0 });
  });

  it('nobody sits down where nobody is asked to', () => {
    const session = seated(SAXONS);
    const scene = session.scene.get();
    session.flow.takeSeat();
    expect(session.scene.get()).toBe(scene);
    session.look('points');
    expect(session.scene.get().layer).toBe('points');
    session.focus('york');
    expect(session.scene.get().focus).toBe('york');
  });
});
