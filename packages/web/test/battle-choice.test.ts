import { createBot } from '@bretwalda/ai';
import {
  type Action,
  apply,
  fromPosition,
  type GameState,
  legalActions,
  newGame,
  parsePosition,
  seededDice,
} from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { attackOdds, oddsOf, percents, survivors } from '../src/windows/battle/battle-odds.ts';
import { actionFor, largest, problemOf, wayForAll, waysOut } from '../src/windows/battle/retreat-choice.ts';
import { whatCounts } from '../src/windows/battle/what-counts.ts';

/** Every retreat decision of a game of greedy players. */
function retreatsOf(seed: number): { state: GameState; actions: Action[] }[] {
  const dice = seededDice(seed);
  const bot = createBot('greedy');
  const found: { state: GameState; actions: Action[] }[] = [];
  let state = newGame({ scenario: 'standard-4' });
  while (state.pending) {
    const actions = legalActions(state);
    if (state.pending.kind === 'retreat') found.push({ state, actions });
    state = apply(state, bot.choose(state, actions, dice).action, dice).state;
  }
  return found;
}

describe('retreats by place and number', () => {
  const decisions = [...retreatsOf(1), ...retreatsOf(2)];

  it('hold every legal retreat, and only those', () => {
    expect(decisions.length).toBeGreaterThan(20);
    for (const { actions } of decisions) {
      const retreats = actions.filter((action) => action.type === 'retreat');
      const ways = waysOut(actions);
      for (const action of retreats) {
        const way = ways.find(({ actions: own }) => own.includes(action));
        expect(way && actionFor(way, action)).toBeDefined();
      }
      for (const way of ways) for (const action of way.actions) expect(retreats).toContain(action);
    }
  });

  it('start with the largest party, which may go', () => {
    for (const { actions } of decisions)
      for (const way of waysOut(actions)) {
        expect(actionFor(way, largest(way))).toBeDefined();
        expect(problemOf(way, largest(way))).toBeUndefined();
      }
  });

  it('preselect the way that takes all, or none', () => {
    const to = (area: 'kent' | 'essex' | 'suffolk', infantry: number, leader = false) =>
      ({ type: 'retreat', to: area, infantry, cavalry: 0, leader, home: null }) as const;
    const ways = waysOut([to('kent', 1), to('essex', 1), to('essex', 2), to('suffolk', 1), to('suffolk', 2)]);
    expect(wayForAll(ways, 2)?.to).toBe('essex');
    expect(wayForAll(ways, 3)).toBeUndefined();
    expect(wayForAll(waysOut([to('kent', 1)]), 2)).toBeUndefined();
    const led = waysOut([to('kent', 2), to('essex', 2), to('essex', 2, true)]);
    expect(wayForAll(led, 2)?.to).toBe('essex');
  });

  it('never preselect that armies are given up (DIG-16)', () => {
    const ways = waysOut([
      { type: 'retreat', to: null, infantry: 1, cavalry: 0, leader: false, home: null },
      { type: 'retreat', to: null, infantry: 2, cavalry: 0, leader: false, home: null },
    ]);
    expect(ways).toMatchObject([{ to: null, infantry: 2 }]);
    expect(wayForAll(ways, 2)).toBeUndefined();
  });

  it('say why a party cannot go', () => {
    const [way] = waysOut([
      { type: 'retreat', to: 'kent', infantry: 1, cavalry: 0, leader: false, home: null },
      { type: 'retreat', to: 'kent', infantry: 1, cavalry: 0, leader: true, home: null },
      { type: 'retreat', to: 'kent', infantry: 2, cavalry: 0, leader: true, home: null },
    ]);
    if (!way) throw new Error('no way out');
    expect(problemOf(way, { infantry: 0, cavalry: 0, leader: false })).toEqual({ code: 'nobody' });
    expect(problemOf(way, { infantry: 0, cavalry: 0, leader: true })).toEqual({ code: 'leader-alone' });
    expect(problemOf(way, { infantry: 2, cavalry: 0, leader: false })).toEqual({
      code: 'leader-stays-alone',
    });
    expect(problemOf(way, { infantry: 3, cavalry: 0, leader: true })).toEqual({ code: 'stacking', most: 2 });
  });
});

const at = (text: string): GameState => {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  const state = fromPosition(position.value);
  if (!state.ok) throw new Error(JSON.stringify(state.violation));
  return state.value;
};

describe('chances', () => {
  const state = at(`
    round 9 saxons movement
    kent: saxons 2 leader egbert
    essex: angles 2
    downlands: angles 1
  `);

  it('add up, also as whole percents', () => {
    for (let armies = 1; armies <= 12; armies++) {
      const odds = attackOdds(state, 'saxons', 'essex', armies, 0, armies > 3);
      expect(odds.win + odds.both + odds.lose).toBeCloseTo(1);
      const whole = percents(odds);
      expect(whole.win + whole.both + whole.lose).toBe(100);
    }
  });

  it('say 100 percent only of what is sure', () => {
    expect(percents({ win: 0.997, both: 0.002, lose: 0.001 })).toEqual({ win: 99, both: 1, lose: 0 });
    expect(percents({ win: 0, both: 0.001, lose: 0.999 })).toEqual({ win: 0, both: 1, lose: 99 });
    expect(percents({ win: 0.99995, both: 0.00005, lose: 0 })).toEqual({ win: 100, both: 0, lose: 0 });
    expect(percents({ win: 1, both: 0, lose: 0 })).toEqual({ win: 100, both: 0, lose: 0 });
  });

  it('are better with a leader, and worse against difficult land', () => {
    const plain = attackOdds(state, 'saxons', 'essex', 1, 0, false);
    expect(attackOdds(state, 'saxons', 'essex', 1, 0, true).win).toBeGreaterThan(plain.win);
    const level = attackOdds(
      at('round 9 saxons movement\nkent: saxons 1\nessex: angles 1'),
      'saxons',
      'essex',
      1,
      0,
      false,
    );
    expect(attackOdds(state, 'saxons', 'downlands', 1, 0, false).win).toBeLessThan(level.win);
  });

  it('spread over the numbers left', () => {
    const forces = {
      attacker: {
        nation: 'saxons',
        strong: false,
        infantry: 4,
        cavalry: 0,
        fort: 0,
        burh: 0,
        leader: 'aelle',
      },
      defender: { nation: 'belgae', strong: false, infantry: 3, cavalry: 0, fort: 0, burh: 0, leader: null },
    } as const;
    const odds = oddsOf({ area: 'lindsey', burhFirst: false }, forces);
    if (!odds) throw new Error('no odds');
    const bars = survivors(odds, 'attacker', 4);
    expect(bars.map(({ left }) => left)).toEqual([4, 3, 2, 1, 0]);
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(
      oddsOf(
        { area: 'lindsey', burhFirst: false },
        { ...forces, defender: { ...forces.defender, infantry: 0 } },
      ),
    ).toBeUndefined();
  });
});

describe('what counts', () => {
  it('names leaders, land and protected units (UI-69, UI-71)', () => {
    const forces = {
      attacker: { nation: 'romans', strong: true, infantry: 3, cavalry: 0, fort: 0, burh: 0, leader: null },
      defender: {
        nation: 'belgae',
        strong: false,
        infantry: 2,
        cavalry: 0,
        fort: 0,
        burh: 0,
        leader: 'boudicca',
      },
    } as const;
    expect(whatCounts(forces, true, false, true)).toEqual([
      { kind: 'leader', leader: 'boudicca', nation: 'belgae' },
      { kind: 'shelter', nation: 'belgae' },
      { kind: 'legions', nation: 'romans' },
    ]);
    expect(whatCounts(forces, true, false, false).at(-1)).toEqual({ kind: 'no-retreat-yet' });
    expect(whatCounts(forces, false, false, true)).toContainEqual({
      kind: 'falls',
      nation: 'belgae',
      needed: 4,
      byStrong: null,
    });
    const alone = { ...forces, defender: { ...forces.defender, infantry: 0 } };
    expect(whatCounts(alone, false, false, true)).toEqual([
      { kind: 'leader', leader: 'boudicca', nation: 'belgae' },
      { kind: 'legions', nation: 'romans' },
    ]);
    const last = { attacker: forces.defender, defender: { ...forces.attacker, infantry: 0 } };
    expect(whatCounts(last, false, false, true).map(({ kind }) => kind)).toEqual(['leader']); // no dice left to fall to
  });
});
