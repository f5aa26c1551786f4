import { describe, expect, it } from 'vitest';
import { type RollCause, scriptedDice, seededDice } from '../src/model/dice.ts';
import { Draft, NO_DICE } from '../src/model/draft.ts';
import { NATION, NOBODY } from '../src/model/ids.ts';
import type { GameState, Rewind } from '../src/model/state.ts';
import { at } from './support.ts';

const LOT: RollCause = { why: 'order' };

/** While an action is carried out: the state it began with never changes, and a part is copied once at most. */

/** In the middle of a battle: there are groups, entries and a decision. */
const { state } = at('round 10 saxons movement\nkent: saxons 2\nsussex: saxons 1\nessex: angles 2')
  .do('move 2 kent essex')
  .do('move 1 sussex essex')
  .do('end', [1, 1, 1, 5, 1]);

const PARTS = [
  'holder',
  'forts',
  'burhs',
  'leaders',
  'markers',
  'overlord',
  'submitted',
  'attacked',
  'ledger',
  'groups',
  'entries',
  'battle',
] as const;

const ROWS = ['infantry', 'cavalry', 'scored'] as const;

const started = (from: GameState = state) => new Draft(from, NO_DICE);

describe('The state while an action is carried out', () => {
  it('has every part of the state it began with, untouched', () => {
    expect(state.battle).not.toBeNull();
    const d = started();
    expect(d.s).toStrictEqual(state);
    for (const part of Object.keys(state) as (keyof GameState)[]) expect(d.s[part]).toBe(state[part]);
  });

  it.each(PARTS)('%s: copied when it is first taken, and only then', (part) => {
    const d = started();
    const taken = d[part];
    expect(taken).toStrictEqual(state[part]);
    expect(taken).not.toBe(state[part]);
    expect(d[part]).toBe(taken);
    expect(d.s[part]).toBe(taken);
    for (const other of PARTS) if (other !== part) expect(d.s[other]).toBe(state[other]);
    for (const other of ROWS) expect(d.s[other]).toBe(state[other]);
  });

  it('each part is copied for itself: none counts for another', () => {
    const d = started();
    const all = [...PARTS.map((part) => d[part]), ...ROWS.map((part) => d[part](NATION.saxons))];
    PARTS.forEach((part, i) => {
      expect(d.s[part]).not.toBe(state[part]);
      expect(d[part]).toBe(all[i]);
    });
    for (const part of ROWS) expect(d.s[part]).not.toBe(state[part]);
  });

  it.each(ROWS)('%s: of each nation only its own row is copied, and once', (part) => {
    const d = started();
    const saxons = d[part](NATION.saxons);
    const rows = d.s[part];
    const angles = d[part](NATION.angles);
    expect(d.s[part]).toBe(rows);
    expect(saxons).toStrictEqual(state[part][NATION.saxons]);
    expect(angles).toStrictEqual(state[part][NATION.angles]);
    expect(d[part](NATION.saxons)).toBe(saxons);
    expect(d[part](NATION.angles)).toBe(angles);
    d.s[part].forEach((row, nation) => {
      if (nation === NATION.saxons) expect(row).toBe(saxons);
      else if (nation === NATION.angles) expect(row).toBe(angles);
      else expect(row).toBe(state[part][nation]);
    });
    expect(state[part][NATION.saxons]).not.toBe(saxons);
    expect(state[part][NATION.angles]).not.toBe(angles);
  });

  it('what was released is shared: the next write copies it again', () => {
    const d = started();
    const before = [...PARTS.map((part) => d[part]), ...ROWS.map((part) => d[part](NATION.saxons))];
    d.release();
    const after = [...PARTS.map((part) => d[part]), ...ROWS.map((part) => d[part](NATION.saxons))];
    expect(after).toStrictEqual(before);
    after.forEach((part, i) => {
      expect(part).not.toBe(before[i]);
    });
  });

  it('new groups and a new battle are its own already', () => {
    const d = started();
    const groups = [...state.groups];
    d.groups = groups;
    expect(d.groups).toBe(groups);
    const battle = { ...(state.battle as NonNullable<GameState['battle']>), round: 7 };
    d.newBattle(battle);
    expect(d.battle).toBe(battle);
    // The parts beside them are still shared.
    d.ledger.push(...state.ledger);
    expect(d.entries).not.toBe(state.entries);
    expect(d.holder).not.toBe(state.holder);
    d.newBattle(null);
    expect(d.s.battle).toBeNull();
  });

  it('keeps the dice it rolled and the events, in order', () => {
    const d = new Draft(state, scriptedDice([3, 2, 6]));
    expect([d.roll(6, LOT), d.roll(2, LOT), d.roll(6, LOT)]).toEqual([3, 2, 6]);
    expect(d.rolls).toEqual([3, 2, 6]);
    d.emit({ type: 'round-started', round: 3 });
    d.emit({ type: 'round-started', round: 4 });
    expect(d.events).toEqual([
      { type: 'round-started', round: 3 },
      { type: 'round-started', round: 4 },
    ]);
  });

  it('asks and is answered', () => {
    const d = started();
    d.done();
    expect(d.s.pending).toBeNull();
    d.ask({ kind: 'move', nation: NATION.saxons });
    d.goto('movement');
    expect(d.s).toMatchObject({ pending: { kind: 'move', nation: NATION.saxons }, step: 'movement' });
    expect(state.pending?.kind).toBe('retreat');
  });

  it('a moment without dice says so when one is rolled', () => {
    expect(() => started().roll(6, LOT)).toThrow('no dice are rolled here');
  });
});

describe('RUL-87 RUL-140: back to the start of the Movement Phase', () => {
  const to: Rewind = {
    infantry: [1],
    cavalry: [2],
    holder: [NATION.picts],
    forts: [4],
    groups: [],
    leader: null,
    ledger: 0,
    scored: [5],
    overlordScored: [6],
    attacked: [7],
    moves: null,
    excess: 0,
  };

  it('the nation gets back its armies, its leader and its score, the overlord his; all others keep theirs', () => {
    const d = started(at('round 3 welsh movement\nsubject welsh to romans\npowys: welsh 2').state);
    const { infantry, cavalry, scored, leaders } = d.s;
    d.rewind(NATION.welsh, NATION.romans, to);
    d.s.infantry.forEach((row, n) => {
      expect(row).toBe(n === NATION.welsh ? to.infantry : infantry[n]);
    });
    d.s.cavalry.forEach((row, n) => {
      expect(row).toBe(n === NATION.welsh ? to.cavalry : cavalry[n]);
    });
    d.s.scored.forEach((row, n) => {
      expect(row).toBe(n === NATION.welsh ? to.scored : n === NATION.romans ? to.overlordScored : scored[n]);
    });
    expect(d.s.leaders).toEqual(leaders);
    expect(d.s).toMatchObject({ holder: [NATION.picts], forts: [4], groups: [], attacked: [7], entries: [] });
  });

  it('what it started from stays as it was, whatever is written afterwards', () => {
    const d = started();
    expect(d.entries).not.toEqual([]);
    d.infantry(NATION.saxons).fill(9);
    d.holder.fill(NATION.danes);
    d.rewind(NATION.saxons, NOBODY, to);
    expect(d.s.entries).toEqual([]);
    d.infantry(NATION.saxons)[0] = 9;
    d.cavalry(NATION.saxons)[0] = 9;
    d.scored(NATION.saxons)[0] = 9;
    d.holder[0] = NATION.danes;
    d.forts[0] = 9;
    d.attacked[0] = 9;
    expect([to.infantry, to.cavalry, to.scored, to.holder, to.forts, to.attacked]).toEqual(
      [1, 2, 5, NATION.picts, 4, 7].map((n) => [n]),
    );
  });
});

describe('Dice', () => {
  const rolls = (seed: number, sides = 6) => {
    const dice = seededDice(seed);
    return Array.from({ length: 24 }, () => dice.roll(sides)).join('');
  };

  it('a seed rolls the same on every machine and in every version: a game told by its seed can be told again', () => {
    expect([rolls(0), rolls(1), rolls(1066)]).toEqual([
      '365356446423445645423236',
      '315514456444165313453463',
      '156353224533424121622356',
    ]);
  });

  it('a die has as many sides as are asked for', () => {
    expect(new Set(rolls(3, 2))).toEqual(new Set('12'));
    expect(new Set(rolls(3, 1))).toEqual(new Set('1'));
  });

  it('a seed is a whole number of 32 bits', () => {
    expect(rolls(-1)).toBe(rolls(2 ** 32 - 1));
    expect(rolls(2 ** 32 + 7.5)).toBe(rolls(7));
  });

  it('a script of dice tells how many are left and what is wrong with it', () => {
    const dice = scriptedDice([1, 6, 7, 0, 1.5]);
    expect(dice.left()).toBe(5);
    expect([dice.roll(6), dice.roll(6)]).toEqual([1, 6]);
    expect(dice.left()).toBe(3);
    expect(() => dice.roll(6)).toThrow('roll 3 of the dice script is 7, not 1 to 6');
    expect(dice.roll(7)).toBe(7);
    expect(() => dice.roll(6)).toThrow('roll 4 of the dice script is 0, not 1 to 6');
    expect(() => scriptedDice([1.5]).roll(6)).toThrow('roll 1 of the dice script is 1.5, not 1 to 6');
    expect(() => scriptedDice([]).roll(6)).toThrow('the dice script ends after 0 rolls');
    expect(dice.left()).toBe(2);
  });
});
