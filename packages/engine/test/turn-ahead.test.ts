import { describe, expect, it } from 'vitest';
import {
  apply,
  decision,
  legalActions,
  type NationId,
  nationId,
  nationOf,
  newGame,
  roundAhead,
  type ScenarioId,
  type Seat,
  seededDice,
  turnAhead,
} from '../src/index.ts';
import { ALL_NATIONS, askedByOthers, ownerOf } from '../src/queries.ts';
import { at } from './support.ts';

describe('the next turn of a nation, as if it came now', () => {
  it('begins with the first decision of its owner, in the round in which it comes', () => {
    const game = newGame({ scenario: 'two-early' });
    expect(nationId(game.nation)).toBe('romans');
    const belgae = turnAhead(game, nationOf('belgae'));
    expect(belgae).toMatchObject({ round: 1, nation: nationOf('belgae'), step: 'movement' });
    expect(belgae && decision(belgae)).toMatchObject([{ seat: 1, nation: 'belgae' }]);
    expect(roundAhead(game, nationOf('romans'))).toBe(2); // they are moving now
  });

  it('has the board as it stands, and what others are asked first is answered for them (POP-13)', () => {
    const { state } = at(`
      round 3 romans movement
      york: brigantes 2
      bernicia: brigantes 2
      dunedin: brigantes 2
      essex: romans 4
      subject brigantes to romans
      marker brigantes 5
    `);
    const ahead = turnAhead(state, nationOf('brigantes'));
    expect(ahead && decision(ahead)[0]?.nation).toBe('brigantes');
    expect(ahead?.infantry[nationOf('brigantes')]).toEqual(state.infantry[nationOf('brigantes')]);
  });

  it('is not there after the last round, nor for a nation with nothing to decide', () => {
    const { state } = at(`
      round 16 normans movement
      essex: saxons 2
      kent: normans 2
    `);
    expect(turnAhead(state, nationOf('saxons'))).toBeUndefined();
    const { state: early } = at(`
      round 1 romans movement
      essex: romans 4
    `);
    expect(turnAhead(early, nationOf('danes'))).toBeUndefined();
  });

  it('is there in whole games whenever no battle is on, and every action in it can be taken', () => {
    const scenarios: readonly ScenarioId[] = ['two-early', 'short-3', 'redux-4', 'computer-full'];
    let turns = 0;
    for (const [i, scenario] of scenarios.entries()) {
      const [dice, chance] = [seededDice(i + 1), seededDice(i + 9)];
      let state = newGame({ scenario });
      for (let n = 0; n < 600 && state.pending !== null; n++) {
        for (const nation of n % 7 === 0 ? ALL_NATIONS : []) {
          const ahead = turnAhead(state, nation);
          if (!ahead) continue;
          turns++;
          const seat = ownerOf(state, nation);
          expect(ahead.nation).toBe(nation);
          expect(ahead.round).toBe(roundAhead(state, nation));
          expect(legalActions(ahead, seat).length).toBeGreaterThan(1);
        }
        const legal = legalActions(state);
        const action = legal[chance.roll(legal.length) - 1];
        if (action) state = apply(state, action, dice).state;
      }
    }
    expect(turns).toBeGreaterThan(100);
  });
});

describe('what the turns of others may ask', () => {
  const asked = (scenario: ScenarioId, round?: number) => {
    const state = newGame({ scenario });
    const late = round === undefined ? state : { ...state, round };
    return Array.from({ length: state.seats }, (_, seat) => askedByOthers(late, seat as Seat));
  };

  it('depends on the nations of the seat: subjects submit, overlords grant', () => {
    const state = newGame({ scenario: 'standard-4' });
    const kinds = (nation: NationId) => askedByOthers(state, ownerOf(state, nationOf(nation)));
    expect(kinds('romans')).toEqual(expect.arrayContaining(['retreat', 'allowance', 'permission', 'strike']));
    expect(kinds('romans')).not.toContain('submit');
    expect(kinds('brigantes')).toContain('submit');
  });

  it('SCN-9: where nations must submit, nobody is asked', () => {
    for (const kinds of asked('two-early')) expect(kinds).not.toContain('submit');
  });

  it('X-GEN-2: in reduX nobody submits, and there are neither cavalry nor burhs', () => {
    for (const kinds of asked('redux-4')) expect(kinds).toEqual(['retreat']);
  });

  it('what belongs to rounds that are over is not asked any more (SUB-4, CAS-8)', () => {
    const burhs = (round: number) =>
      asked('standard-4', round).filter((kinds) => kinds.includes('burh-loss'));
    expect([burhs(1), burhs(13), burhs(14)].map(({ length }) => length)).toEqual([1, 1, 0]);
    const submit = (round: number) => asked('standard-4', round).filter((kinds) => kinds.includes('submit'));
    expect(submit(1).length).toBeGreaterThan(0);
    expect(submit(13)).toEqual([]);
  });
});
