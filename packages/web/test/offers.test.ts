import {
  type Action,
  type AreaId,
  apply,
  type GameState,
  parseAction,
  parsePosition,
  scriptedDice,
} from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { legalIn } from '../src/facts/legal.ts';
import { type Offers, offersFor } from '../src/session/offers.ts';
import {
  choose,
  chooseCount,
  chosenArmies,
  isEmpty,
  movableAreas,
  type Selection,
  selectAll,
  selectArrived,
  stepTo,
} from '../src/session/selection.ts';
import { at } from './at-position.ts';
import { sessionAt } from './table-for.ts';

function stateOf(text: string): GameState {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  return at(position.value);
}

function order(text: string): Action {
  const action = parseAction(text);
  if (!action.ok) throw new Error(JSON.stringify(action.violation));
  return action.value;
}

/** The state in which somebody is asked, as a game at the screen comes to it. */
function asked(text: string): GameState {
  const session = sessionAt(text, 'PPPP');
  const { state } = session.scene.get();
  session.close();
  return state;
}

const highlights = (offers: Offers) =>
  Object.fromEntries([...offers].map(([area, { highlight }]) => [area, highlight]).sort());
const stack = (state: GameState, area: AreaId): Selection => {
  const selection = selectAll(state, area);
  if (!selection) throw new Error(`nobody stands in ${area}`);
  return selection;
};

const SAXONS = `
  round 10 saxons movement
  kent: saxons 4
  sussex: saxons 2
  essex: angles 1
  york: angles 2
`;

describe('where a stack may go', () => {
  it('attacks, passes, stacks up: each area has its mark (UI-45, UI-46)', () => {
    const state = stateOf(SAXONS);
    expect(highlights(offersFor(state, stack(state, 'kent'), null))).toMatchObject({
      essex: 'over-attack', // four where three are allowed, against the Angles
      sussex: 'over',
    });
    expect(highlights(offersFor(state, chooseCount(stack(state, 'kent'), 3), null)).essex).toBe('attack');
    expect(highlights(offersFor(state, chooseCount(stack(state, 'kent'), 1), null)).sussex).toBe('go');
    expect(highlights(offersFor(state, stack(state, 'sussex'), null))).toMatchObject({
      wessex: 'go',
      downlands: 'go',
    });
  });

  it('nothing is offered without a stack, or with nobody of it chosen', () => {
    const state = stateOf(SAXONS);
    expect(offersFor(state, null, null).size).toBe(0);
    expect(offersFor({ ...state, pending: null }, stack(state, 'kent'), null).size).toBe(0);
    expect(offersFor(state, chooseCount(stack(state, 'kent'), 0), null).size).toBe(0);
  });

  it('fleets sail from sea to sea, and a sea has no limit', () => {
    const state = stateOf('round 1 romans movement\nenglish-channel: romans 16\nkent: belgae 1');
    const offers = offersFor(state, stack(state, 'english-channel'), null);
    expect(offers.get('kent')?.highlight).toBe('attack');
    expect(offers.get('wessex')?.highlight).toBe('go');
    const danes = stateOf(
      'round 12 danes movement\nnorth-sea: danes 6 leader ivar-and-halfdan\nkent: saxons 1',
    );
    expect(offersFor(danes, stack(danes, 'north-sea'), null).get('frisian-sea')?.highlight).toBe('go');
  });

  it('a refusal names the largest part that may go', () => {
    const hills = stateOf('round 10 saxons movement\ndevon: saxons 5\nwessex: saxons 1\nyork: angles 2');
    const offer = offersFor(hills, stack(hills, 'devon'), null).get('cornwall');
    expect(offer).toMatchObject({ highlight: 'forbidden', actions: [], instead: { count: 4 } });
    expect(offer?.instead?.actions).toMatchObject([{ type: 'move', count: 4, to: 'cornwall' }]);
  });
});

describe('areas as answers', () => {
  it('POP-8: an army goes where its nation has room; own areas without room say why', () => {
    const state = asked(`round 3 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      powys: welsh 4
      hwicce: welsh 1
      kent: romans 1, fort`);
    const offers = offersFor(state, null, null);
    expect(offers.get('dyfed')).toEqual({ highlight: 'go', actions: [{ type: 'place', area: 'dyfed' }] });
    expect(offers.get('powys')).toMatchObject({
      highlight: 'forbidden',
      actions: [],
      violation: { code: expect.any(String) },
    });
    expect(offers.has('kent')).toBe(false);
    expect(offers.has('york')).toBe(false);
  });

  it('BURH-1: a burh goes where an army stands and no burh', () => {
    const state = asked(`round 13 saxons turn-start
      kent: saxons 2 burh
      sussex: saxons 1
      york: danes 2
      marker saxons 4`);
    expect(state.pending?.kind).toBe('burhs');
    const offers = offersFor(state, null, null);
    expect(offers.get('sussex')).toEqual({ highlight: 'go', actions: [{ type: 'burh', area: 'sussex' }] });
    expect(offers.get('kent')?.highlight).toBe('forbidden');
    expect(offers.has('york')).toBe(false);
  });

  it('ART-1: Arthur appears where he may', () => {
    const state = asked(
      'round 7 romano-british special-arrivals\nkent: romano-british 1\nhwicce: romano-british 1\nessex: saxons 1',
    );
    const offers = offersFor(state, null, null);
    const legal = legalIn(state).flatMap((a) => (a.type === 'leader' || a.type === 'place' ? [a.area] : []));
    expect(
      [...offers]
        .filter(([, o]) => o.actions.length > 0)
        .map(([area]) => area)
        .sort(),
    ).toEqual([...legal].sort());
    expect(new Set([...offers.values()].filter((o) => !o.violation).map((o) => o.highlight))).toEqual(
      new Set(['go']),
    );
    expect(offers.has('essex')).toBe(false);
  });

  it('BAT-2: battles are fought in any order (UI-50)', () => {
    const session = sessionAt(
      'round 10 saxons movement\nkent: saxons 3\nwessex: saxons 3\nessex: angles 2\navalon: welsh 1\nyork: angles 2\npowys: welsh 2',
      'PPPP',
    );
    session.start();
    session.flow.takeSeat();
    for (const [from, to] of [
      ['kent', 'essex'],
      ['wessex', 'avalon'],
    ] as const) {
      session.selectArea(from);
      session.pick(to);
      session.select(null);
    }
    expect(session.battleAreas).toEqual(expect.arrayContaining(['essex', 'avalon']));
    session.endPhase(true);
    expect(session.scene.get().state.pending?.kind).toBe('battle');
    expect(Object.fromEntries(session.offers)).toEqual({
      avalon: { highlight: 'battle', actions: [{ type: 'fight', area: 'avalon' }] },
      essex: { highlight: 'battle', actions: [{ type: 'fight', area: 'essex' }] },
    });
    session.close();
  });

  it('RET-3: a defender may leave for any area that has room', () => {
    const session = sessionAt(
      'round 10 saxons movement\nkent: saxons 5\nessex: angles 5\nsuffolk: angles 1\nsussex: saxons 1',
      'PPPP',
    );
    session.start();
    session.flow.takeSeat();
    session.selectArea('kent');
    session.pick('essex');
    session.endPhase(true);
    const { state } = session.scene.get();
    session.close();
    expect(state.pending?.kind).toBe('retreat');
    const ways = new Set(legalIn(state).flatMap((a) => (a.type === 'retreat' ? [a.to] : [])));
    expect(ways.size).toBeGreaterThan(0);
    expect(highlights(offersFor(state, null, null))).toEqual(
      Object.fromEntries([...ways].sort().map((to) => [to, 'go'])),
    );
  });

  it('OPOP-1: several answers about one area are asked for', () => {
    const state = asked(
      'round 12 saxons overpopulation\nkent: saxons 2 burh\nessex: saxons 2\nyork: angles 1',
    );
    const offers = offersFor(state, null, null);
    expect(offers.get('essex')).toMatchObject({
      highlight: 'go',
      actions: [{ type: 'remove', area: 'essex' }],
    });
    expect(offers.get('essex')).not.toHaveProperty('choices');
    expect(offers.get('kent')?.actions).toEqual([]);
    expect(offers.get('kent')?.choices).toHaveLength(2);
  });

  it('RB-1: forts become armies; INV: what comes too much stays in its sea', () => {
    const forts = asked(
      `round 6\n${['kent', 'essex', 'sussex', 'wessex', 'avalon', 'hwicce', 'norfolk', 'suffolk', 'lindsey', 'march'].map((area) => `${area}: fort`).join('\n')}\npowys: welsh 1`,
    );
    expect(forts.pending?.kind).toBe('replace');
    expect(offersFor(forts, null, null).get('kent')).toMatchObject({
      highlight: 'go',
      actions: [{ type: 'replace', area: 'kent' }],
    });
    const norse = asked(
      'round 12 norsemen invaders\nhebrides: norsemen 4\nskye: norsemen 2\norkneys: norsemen 2\ncumbria: angles 1',
    );
    expect(norse.pending?.kind).toBe('leave-out');
    expect(highlights(offersFor(norse, null, null))).toEqual({ 'atlantic-ocean': 'go', 'irish-sea': 'go' });
  });
});

describe('where from, then where to (RAID-4)', () => {
  const group = (area: string, sea: string, n: number) => ({
    at: area,
    kind: 'infantry',
    n,
    start: sea,
    back: null,
    home: sea,
    spent: 0,
    flags: 0,
    trail: 0,
  });
  const raiders = (...groups: readonly ReturnType<typeof group>[]) =>
    asked(
      `round 4 irish withdrawal\n${groups.map((g) => `${g.at}: irish ${g.n}`).join('\n')}\npowys: welsh 2\nturn ${JSON.stringify({ groups })}`,
    );
  const two = raiders(group('cornwall', 'atlantic-ocean', 2), group('dyfed', 'irish-sea', 1));

  it('with two places to go from, one of them is chosen first', () => {
    expect(Object.fromEntries(offersFor(two, null, null))).toEqual({
      cornwall: { highlight: 'go', actions: [], choices: [] },
      dyfed: { highlight: 'go', actions: [], choices: [] },
    });
  });

  it('the chosen one shows where it may go, and the other stays to be chosen', () => {
    const offers = offersFor(two, null, 'dyfed');
    expect(highlights(offers)).toEqual({ cornwall: 'go', dyfed: 'chosen', 'irish-sea': 'go' });
    expect(offers.get('dyfed')).toEqual({ highlight: 'chosen', actions: [], choices: [] });
    expect(offers.get('irish-sea')?.actions).toMatchObject([
      { type: 'withdraw', from: 'dyfed', to: 'irish-sea' },
    ]);
    expect(offers.get('cornwall')?.choices).toEqual([]);
    // An area from which nobody goes is no choice.
    expect(highlights(offersFor(two, null, 'kent'))).toEqual({ cornwall: 'go', dyfed: 'go' });
  });

  it('a single place needs no choice', () => {
    const one = raiders(group('dyfed', 'irish-sea', 1));
    expect(highlights(offersFor(one, null, null))).toEqual({ dyfed: 'chosen', 'irish-sea': 'go' });
  });

  it('at the screen: a click chooses, a second one goes', () => {
    const session = sessionAt(
      `round 4 irish withdrawal\ncornwall: irish 2\ndyfed: irish 1\npowys: welsh 2\nturn ${JSON.stringify({ groups: [group('cornwall', 'atlantic-ocean', 2), group('dyfed', 'irish-sea', 1)] })}`,
      'PPPP',
    );
    session.start();
    session.flow.takeSeat();
    session.pick('dyfed');
    expect(session.scene.get()).toMatchObject({ from: 'dyfed', asking: null, focus: 'dyfed' });
    session.choose('cornwall');
    expect(session.scene.get()).toMatchObject({ from: 'cornwall', focus: 'cornwall' });
    session.pick('dyfed');
    session.pick('irish-sea');
    expect(session.game.journal).toHaveLength(1);
    expect(session.scene.get().from).toBeNull();
    session.close();
  });
});

describe('a stack in hand', () => {
  const NORMANS = stateOf(
    'round 16 normans movement\nsussex: normans 2 cavalry 2 leader william\nkent: normans 1\nyork: saxons 3',
  );

  it('is all that can move, infantry, cavalry and leader (UI-56)', () => {
    expect(stack(NORMANS, 'sussex')).toMatchObject({
      area: 'sussex',
      leader: true,
      picks: [
        { unit: 'infantry', group: 0, there: 2, movable: 2, chosen: 2 },
        { unit: 'cavalry', group: 0, there: 2, movable: 2, chosen: 2 },
      ],
    });
    expect(stack(NORMANS, 'kent').leader).toBeNull();
    expect(selectAll(NORMANS, 'york')).toBeNull(); // not theirs
    expect(selectAll(NORMANS, 'sussex')).toBe(selectAll(NORMANS, 'sussex'));
  });

  it('nobody moves where no movement is asked for', () => {
    const growing = asked(
      'round 3 welsh turn-start\ndyfed: welsh 2\npowys: welsh 2\nhwicce: welsh 2\ngwent: welsh 1',
    );
    expect(growing.pending?.kind).toBe('place');
    expect(selectAll(growing, 'dyfed')).toBeNull();
  });

  it('can be made smaller and larger, as far as armies are there (UI-57)', () => {
    const whole = stack(NORMANS, 'sussex');
    expect(choose(whole, 0, 1).picks.map(({ chosen }) => chosen)).toEqual([1, 2]);
    expect(choose(whole, 1, 7).picks.map(({ chosen }) => chosen)).toEqual([2, 2]);
    expect(choose(whole, 1, -1).picks.map(({ chosen }) => chosen)).toEqual([2, 0]);
    expect(chosenArmies(chooseCount(whole, 3))).toBe(3);
    expect(chooseCount(whole, 3).picks.map(({ chosen }) => chosen)).toEqual([2, 1]);
    expect(isEmpty(chooseCount(whole, 0))).toBe(false); // the leader alone
    expect(isEmpty({ ...chooseCount(whole, 0), leader: false })).toBe(true);
  });

  it('the freshest armies go first', () => {
    const session = sessionAt(
      'round 10 saxons movement\nkent: saxons 2\nessex: saxons 2\nyork: angles 1',
      'PPPP',
    );
    session.start();
    session.flow.takeSeat();
    session.selectArea('kent');
    session.select(choose(session.scene.get().selection as Selection, 0, 1));
    session.pick('essex');
    const { state } = session.scene.get();
    session.close();
    const both = stack(state, 'essex');
    const spent = both.picks.map(({ details }) => details.spent);
    expect(new Set(spent).size).toBe(2);
    const first = chooseCount(both, 1).picks.find(({ chosen }) => chosen > 0);
    expect(first?.details.spent).toBe(Math.min(...spent));
  });

  it('goes in one gesture: the leader with the first group, the last group first', () => {
    const { actions, violation } = stepTo(NORMANS, stack(NORMANS, 'sussex'), 'wessex');
    expect(violation).toBeUndefined();
    expect(actions).toMatchObject([
      { type: 'move', from: 'sussex', to: 'wessex', count: 2, leader: true },
      { type: 'move', from: 'sussex', to: 'wessex', count: 2, leader: false },
    ]);
    const alone = stepTo(NORMANS, chooseCount(stack(NORMANS, 'sussex'), 0), 'kent');
    expect(alone.actions).toMatchObject([{ count: 0, leader: true }]);
    const left = stepTo(NORMANS, { ...stack(NORMANS, 'sussex'), leader: false }, 'wessex');
    expect(left.actions.every((a) => a.type === 'move' && !a.leader)).toBe(true);
  });

  it('a refused part refuses the whole', () => {
    const hills = stateOf('round 16 normans movement\ndevon: normans 3 cavalry 2\nyork: saxons 3');
    const step = stepTo(hills, stack(hills, 'devon'), 'cornwall');
    expect(step).toMatchObject({ actions: [], violation: { code: expect.any(String) } });
  });

  it('DIG-22: the rest of a gesture waits while somebody is asked whether to submit', () => {
    const march = (variants: string): GameState => {
      const text = `round 4 romans movement
march: romans 2, fort
hwicce: romans 2, fort
powys: welsh 1
options {"variants":[${variants}]}`;
      const moved = apply(stateOf(text), order('move 1 march hwicce'), scriptedDice([])).state;
      return apply(moved, order('move 1 march hwicce'), scriptedDice([])).state;
    };
    const count = (state: GameState) => stepTo(state, stack(state, 'hwicce'), 'powys').actions.length;
    const [plain, game] = [march(''), march('"submit-when-attacked"')];
    expect(new Set(stack(game, 'hwicce').picks.map(({ group }) => group)).size).toBeGreaterThan(1);
    expect(count(plain)).toBeGreaterThan(1);
    expect(count(game)).toBe(1);
  });

  it('those who arrive stay chosen, those who stood there do not join them', () => {
    const session = sessionAt(
      'round 10 saxons movement\nkent: saxons 2\nessex: saxons 1\nyork: angles 1',
      'PPPP',
    );
    session.start();
    session.flow.takeSeat();
    const before = session.scene.get().state;
    session.selectArea('kent');
    session.pick('essex');
    const after = session.scene.get().state;
    session.close();
    const arrived = selectArrived(before, after, 'essex');
    expect(chosenArmies(arrived as Selection)).toBe(2);
    expect(arrived?.picks.map(({ there, chosen }) => [there, chosen]).sort()).toEqual([
      [1, 0],
      [2, 2],
    ]);
    expect(selectArrived(before, after, 'york')).toBeNull();
    expect(selectArrived(after, after, 'essex')).toBeNull(); // nobody came
  });

  it('a leader who stayed behind is not taken along', () => {
    const session = sessionAt(
      'round 16 normans movement\nsussex: normans 2 leader william\nkent: normans 1\nyork: saxons 3',
      'PPPP',
    );
    session.start();
    session.flow.takeSeat();
    session.selectArea('kent');
    session.pick('sussex');
    expect(session.scene.get().selection).toMatchObject({ area: 'sussex', leader: false });
    session.selectArea('sussex');
    session.pick('wessex');
    expect(session.scene.get().selection).toMatchObject({ area: 'wessex', leader: true });
    session.close();
  });

  it('areas that can move, the largest stack first', () => {
    expect(movableAreas(stateOf(SAXONS))).toEqual(['kent', 'sussex']);
  });
});
