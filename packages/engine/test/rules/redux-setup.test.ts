import { describe, expect, it } from 'vitest';
import { LAND, SEAS } from '../../src/data/board.ts';
import type { NationId } from '../../src/data/nations.ts';
import { SCENARIOS } from '../../src/data/scenarios.ts';
import { newGame } from '../../src/game/new-game.ts';
import { apply, decision, defaultAction } from '../../src/game/play.ts';
import { toPosition } from '../../src/game/position.ts';
import type { Action } from '../../src/model/action.ts';
import { seededDice } from '../../src/model/dice.ts';
import { AREA, areaId, nationOf, stepsFrom } from '../../src/model/ids.ts';
import { roster } from '../../src/query/cast.ts';
import { roundsOf } from '../../src/query/moment.ts';
import { infantrySupply } from '../../src/query/supply.ts';
import { arrivals, redux } from '../redux.ts';
import { refusedPosition } from '../support.ts';

/** Britannia reduX: board, pieces, nations and set-up (X-GEN, X-SETUP). */

const seasOf = (area: keyof typeof AREA): string[] =>
  stepsFrom(AREA[area])
    .map(areaId)
    .filter((id) => SEAS.some((sea) => sea.id === id));
const inRegion = (region: string): string[] =>
  LAND.flatMap((area) => (area.region === region ? [area.id] : [])).sort();

const REDUX = SCENARIOS.filter(({ rules }) => rules === 'redux').map(({ id }) => id);

const NATIONS = [
  ...['romano-british', 'welsh', 'brigantes', 'caledonians', 'picts', 'irish', 'scots', 'norsemen'],
  ...['dubliners', 'danes', 'norwegians', 'saxons', 'jutes', 'angles', 'normans'],
];

describe('The board of reduX', () => {
  it('X-GEN-1: 37 land areas in three regions, and six seas', () => {
    expect([LAND.length, SEAS.length]).toEqual([37, 6]);
    expect(inRegion('wales').join(' ')).toBe('clwyd cornwall devon dyfed gwent gwynedd powys');
    expect(inRegion('scotland').join(' ')).toBe(
      'alban caithness dalriada dunedin hebrides mar moray orkneys skye strathclyde',
    );
    expect(inRegion('england')).toHaveLength(20);
  });

  it('X-GEN-1: Skye lies on two seas, Dalriada on one, and Hwicce on the Atlantic Ocean', () => {
    expect(seasOf('skye').sort()).toEqual(['icelandic-sea', 'irish-sea']);
    expect(seasOf('dalriada')).toEqual(['irish-sea']);
    expect(seasOf('hwicce')).toEqual(['atlantic-ocean']);
  });
});

describe('Pieces and nations of reduX', () => {
  it('X-GEN-2: armies are all there is', () => {
    const refused = (text: string) => refusedPosition(`redux-4 round 9 ${text}`).rule;
    expect(refused('\nkent: saxons 2 leader aelle')).toBe('leader');
    expect(refused('\nkent: saxons 2 burh')).toBe('burh');
    expect(refused('\nkent: ruin')).toBe('fort');
    expect(refused('\nkent: romans 1 fort')).toBe('supply');
    expect(refused('\nkent: normans 1 cavalry 1')).toBe('supply');
    expect(refused('\nmar: picts 1\nsubject picts to romans')).toBe('overlord');
    for (const step of ['leader', 'withdrawal', 'overpopulation', 'special-arrivals'])
      expect(refused(`saxons ${step}\nkent: saxons 2`), step).toBe('step');
    expect(refused('bretwalda\nkent: saxons 2')).toBe('step');
  });

  it('X-GEN-2: nobody takes boats, raids, or moves twice', () => {
    const boats = redux('round 9 saxons movement\nkent: saxons 1\nyork: angles 1');
    expect(boats.refuses('move 1 kent english-channel')).toMatchObject({
      code: 'move-no-boats',
      rule: 'X-MOV-1',
    });
    const raid = redux('round 6 irish movement\nkent: irish 1');
    expect(raid.may('end')).toBe(true);
    const fleet = redux('round 6 irish movement\natlantic-ocean: irish 1\nkent: angles 1');
    expect(fleet.refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'X-MOV-3' });
    fleet.do('move 1 atlantic-ocean devon').do('end');
    expect(fleet.decision).toMatchObject({ nation: 'scots' });
    const major = redux('round 6 saxons movement\nkent: saxons 1\nyork: jutes 1').do('end');
    expect(major.decision).toMatchObject({ kind: 'move', nation: 'jutes' });
  });

  it('X-GEN-3: the names on the timeline do nothing', () => {
    const game = redux('round 11 saxons turn-start\nkent: saxons 2'); // Egbert
    expect(game.asks).toBe('move');
    expect(game.state.leaders.filter(Boolean)).toEqual([]);
    const ida = redux('round 7 angles turn-start\nyork: angles 1');
    expect(ida.area('north-sea')).toBe(`angles ${arrivals(7, 'angles')}`);
    expect(ida.state.leaders.filter(Boolean)).toEqual([]);
  });

  it('X-GEN-4, XP-2: fifteen nations, without Romans and Belgae, in their order', () => {
    for (const id of ['redux-4', 'redux-3', 'redux-5'] as const)
      expect(roster(newGame({ scenario: id })), id).toEqual(NATIONS);
  });

  it('X-GEN-4, X-GEN-6, XP-2: the Romano-British begin, the Welsh follow, and the Jutes play after the Saxons', () => {
    let state = newGame({ scenario: 'redux-4' });
    const turns: string[] = ['romano-british'];
    expect(decision(state)).toMatchObject([{ nation: 'romano-british' }]);
    const dice = seededDice(1);
    while (state.round === 6) {
      const applied = apply(state, defaultAction(state) as Action, dice);
      turns.push(...applied.events.flatMap((e) => (e.type === 'turn-started' ? [e.nation] : [])));
      state = applied.state;
    }
    // Norsemen, Dubliners, Danes, Norwegians and Normans are not there yet (X-GEN-6).
    expect(turns.join(' ')).toBe(
      'romano-british welsh brigantes caledonians picts irish scots saxons jutes angles romano-british',
    );
  });

  it('XP-3: there are as many armies as infantry and cavalry of the second edition', () => {
    const game = redux('round 8\nkent: jutes 1\nyork: welsh 13');
    const left = (nation: string) => infantrySupply(game.state, nationOf(nation as NationId));
    expect(NATIONS.map(left)).toEqual([
      ...[10, 13 - 13, 11, 7, 10, 8, 11, 10],
      ...[9, 18, 12, 20, 6 - 1, 17, 12],
    ]);
  });
});

describe('Setting up reduX', () => {
  const groups = (id: string) =>
    SCENARIOS.find((s) => s.id === id)?.groups.map((group) => [...group].sort().join(' '));

  it('X-SETUP-1, XP-5: four players take the colours of the second edition', () => {
    expect(groups('redux-4')).toEqual([
      'dubliners norwegians romano-british scots',
      'caledonians danes jutes welsh',
      'brigantes irish norsemen saxons',
      'angles normans picts',
    ]);
  });

  it('X-SETUP-2: three players have five nations each', () => {
    expect(groups('redux-3')).toEqual([
      'angles jutes norwegians picts welsh',
      'brigantes caledonians dubliners irish saxons',
      'danes normans norsemen romano-british scots',
    ]);
  });

  it('X-SETUP-3: five players have three nations each', () => {
    expect(groups('redux-5')).toEqual([
      'angles jutes picts',
      'caledonians irish saxons',
      'brigantes danes norsemen',
      'norwegians romano-british scots',
      'dubliners normans welsh',
    ]);
  });

  it('XP-1, XP-13: eleven rounds from 6 to 16, and eight in the short game', () => {
    const rounds = REDUX.map((id) => roundsOf(newGame({ scenario: id })).map(({ round }) => round));
    expect(rounds.map((list) => [list[0], list.at(-1), list.length])).toEqual([
      [6, 16, 11],
      [6, 16, 11],
      [6, 16, 11],
      [6, 13, 8],
    ]);
  });

  it('XP-4: one army in each land area, and all markers at 0', () => {
    for (const id of REDUX) {
      const { areas, markers = {} } = toPosition(newGame({ scenario: id, options: { sides: 'choose' } }));
      expect(Object.keys(areas).sort(), id).toEqual(LAND.map((area) => area.id).sort());
      for (const here of Object.values(areas)) expect(here?.units).toMatchObject([{ infantry: 1 }]);
      expect(Object.values(markers).every((marker) => marker === 0)).toBe(true);
    }
  });

  it('XP-13: in the short game Norwegians and Normans do not come, and the others are shared out', () => {
    const late = ['norwegians', 'normans'];
    expect(roster(newGame({ scenario: 'redux-short-4' }))).toEqual(
      NATIONS.filter((id) => !late.includes(id)),
    );
    expect(groups('redux-short-4')).toEqual([
      'angles norsemen romano-british',
      'danes irish jutes welsh',
      'brigantes caledonians saxons',
      'dubliners picts scots',
    ]);
  });
});
