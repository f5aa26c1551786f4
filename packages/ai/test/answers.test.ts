import {
  type Action,
  type Area,
  areaOf,
  type GameState,
  legalActions,
  makeAction,
  type Nation,
  newGame,
  type Seat,
  toSeat,
} from '@bretwalda/engine';
import { AREA, armiesIn, NATION, scenarioOf } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { bestOf } from '../src/decide/answer.ts';
import { nextBattle, whyInBattle } from '../src/decide/battle.ts';
import { after as valueAfter } from '../src/decide/by-value.ts';
import { decide } from '../src/decide/decide.ts';
import { change, placeArmy, removeArmy } from '../src/decide/pieces.ts';
import { chooseSide } from '../src/decide/sides.ts';
import { submit } from '../src/decide/submit.ts';
import { vote } from '../src/decide/vote.ts';
import { AreaValues } from '../src/plan/area-values.ts';
import { PLAIN } from '../src/plan/plan.ts';
import { type Move, TurnPlanner } from '../src/plan/turn-planner.ts';
import { PAR } from '../src/value/par.ts';
import { worth } from '../src/value/stakes.ts';
import { handMade } from '../src/value/value.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { after, at, numbers, SUBMIT, stakesFor, VALUE } from './support.ts';

/** What counts for the player of a nation. */
const stakesIn = (state: GameState, nation: Nation) => stakesFor(state, state.owner[nation] as Seat);
const groundOf = (state: GameState, nation: Nation, value = VALUE) =>
  new AreaValues(value.forecast(state), nation, stakesIn(state, nation));

describe('The best of several answers', () => {
  const actions: Action[] = [{ type: 'stand' }, { type: 'end' }, { type: 'submit' }];
  const of = (...values: number[]) =>
    bestOf(actions.slice(0, values.length), (action) => values[actions.indexOf(action)] as number);

  it('is the one of the highest value, the first of equals, with its lead over the next', () => {
    expect(of(1, 5, 3)).toEqual({ action: { type: 'end' }, gain: 2 });
    expect(of(5, 1, 3)).toEqual({ action: { type: 'stand' }, gain: 2 });
    expect(of(2, 2, 1)).toEqual({ action: { type: 'stand' }, gain: 0 });
    expect(of(-3, -4, -9)).toEqual({ action: { type: 'stand' }, gain: 1 });
    expect(of(7)).toEqual({ action: { type: 'stand' }, gain: 0 });
  });
});

describe('An answer is worth what it leads to', () => {
  it('at once, where no dice follow', () => {
    const state = at('round 9 saxons movement\nkent: saxons 2\nyork: angles 1');
    const stakes = stakesIn(state, NATION.saxons);
    const [move] = legalActions(state).filter(({ type }) => type === 'move');
    const there = after(state, makeAction(move as Action));
    expect(valueAfter(VALUE, state, move as Action, stakes)).toBeCloseTo(worth(VALUE, there, stakes));
  });

  it('as the mean of several throws, where they do', () => {
    const attack = after(
      at('round 9 saxons movement\nkent: saxons 2\nessex: angles 2\nyork: angles 1'),
      'move 2 kent essex',
    );
    const stakes = stakesIn(attack, NATION.saxons);
    const counted: number[] = [];
    const counting = {
      ...VALUE,
      future(s: GameState) {
        const future = VALUE.future(s);
        counted.push(worth(VALUE, s, stakes));
        return future;
      },
    };
    const value = valueAfter(counting, attack, { type: 'end' }, stakes);
    expect(counted.length).toBeGreaterThan(1);
    expect(value).toBeCloseTo(counted.reduce((a, b) => a + b, 0) / counted.length);
    expect(new Set(counted.map((v) => v.toFixed(3))).size).toBeGreaterThan(1);
  });
});

describe('One army more or less', () => {
  const BOARD = at(
    'round 9 angles movement\nessex: angles 1\nyork: angles 2\nkent: saxons 4\nlindsey: angles 1',
  );
  const ground = groundOf(BOARD, NATION.angles);

  it('is worth what it changes where it stands, at sea what an army is worth', () => {
    expect(change(ground, AREA.essex, 1, 0)).toBeCloseTo(
      ground.worth(AREA.essex, 2, 0, false) - ground.worth(AREA.essex, 1, 0, false),
    );
    expect(change(ground, AREA.essex, -1, 0)).toBeCloseTo(-ground.worth(AREA.essex, 1, 0, false));
    const sea = change(ground, AREA['north-sea'], 2, 0);
    expect(sea).toBeCloseTo(2 * ground.o.armyWorth(NATION.angles));
    expect(change(ground, AREA['north-sea'], 1, 2)).toBeCloseTo(1.5 * sea);
  });

  it('POP-8: goes where it helps most, OPOP-3: comes from where it is missed least', () => {
    const stakes = stakesIn(BOARD, NATION.angles);
    const areas = ['essex', 'york', 'lindsey'] as const;
    const gains = areas.map((area) => change(ground, areaOf(area), 1, 0));
    const places = areas.map((area): Action => ({ type: 'place', area }));
    const placed = placeArmy(ground.o, places, NATION.angles, stakes);
    expect(placed.action).toEqual({ type: 'place', area: areas[gains.indexOf(Math.max(...gains))] });
    expect(placed.why()).toEqual([{ code: 'best-position', gain: expect.any(Number) }]);
    const losses = areas.map((area) => change(ground, areaOf(area), -1, 0));
    const removals = areas.map((area): Action => ({ type: 'remove', area, unit: 'infantry' }));
    const removed = removeArmy(ground.o, removals, NATION.angles, stakes);
    expect(removed.action).toMatchObject({ area: areas[losses.indexOf(Math.max(...losses))] });
  });

  it('a horseman is missed more than a man on foot', () => {
    const normans = at(
      'round 15 normans movement\nkent: normans 2 cavalry 2\nessex: saxons 6\nyork: angles 1',
    );
    const stakes = stakesIn(normans, NATION.normans);
    const units = (['infantry', 'cavalry'] as const).map(
      (unit): Action => ({ type: 'remove', area: 'kent', unit }),
    );
    expect(removeArmy(VALUE.forecast(normans), units, NATION.normans, stakes).action).toMatchObject({
      unit: 'infantry',
    });
    expect(
      removeArmy(VALUE.forecast(normans), [...units].reverse(), NATION.normans, stakes).action,
    ).toMatchObject({
      unit: 'infantry',
    });
  });
});

describe('Sides', () => {
  const state = newGame({ scenario: 'standard-4', options: { sides: 'bid' } });
  const groups = scenarioOf(state).groups as readonly (readonly (keyof typeof PAR)[])[];
  const par = (group: number) => (groups[group] ?? []).reduce((sum, nation) => sum + PAR[nation], 0);

  it('BID-2: what a group should score, less its price', () => {
    const bids = [0, 1, 2, 3].map((group): Action => ({ type: 'bid', group, points: 10 * (3 - group) }));
    const worths = bids.map((_, group) => par(group) - 10 * (3 - group));
    const { action, why } = chooseSide(state, bids);
    const best = worths.indexOf(Math.max(...worths));
    expect(action).toEqual(bids[best]);
    expect(why()).toEqual([{ code: 'good-side', points: worths[best] }]);
    const cheap = chooseSide(state, [
      { type: 'bid', group: 0, points: 9 },
      { type: 'bid', group: 0, points: 2 },
    ]);
    expect(cheap.action).toMatchObject({ points: 2 });
  });

  it('the better group is chosen', () => {
    const choices = numbers(4).map((group): Action => ({ type: 'choose', group }));
    const best = numbers(4).reduce((a, b) => (par(b) > par(a) ? b : a));
    expect(chooseSide(state, choices).action).toEqual({ type: 'choose', group: best });
  });
});

describe('Votes', () => {
  const BALLOT = at(
    'round 9 bretwalda\noptions {"ballot":"open"}\nessex: saxons 1\nkent: saxons 1\nyork: angles 1\nmarch: welsh 1',
  );
  const votes = (nation: 'saxons' | 'welsh', ...candidates: ('saxons' | 'angles' | 'welsh' | 'jutes')[]) =>
    candidates.map((each) => ({ type: 'vote', nation, for: each }) as Action);

  it('BRET-2: the own nation before any other', () => {
    const saxons = stakesIn(BALLOT, NATION.saxons);
    const { action, why } = vote(BALLOT, votes('saxons', 'angles', 'saxons', 'welsh'), saxons);
    expect(action).toMatchObject({ for: 'saxons' });
    expect(why()).toEqual([{ code: 'own-candidate', nation: 'saxons' }]);
  });

  it('else whoever is least ahead, and of his nations the smallest', () => {
    const welsh = stakesIn(BALLOT, NATION.welsh);
    const { action, why } = vote(BALLOT, votes('welsh', 'saxons', 'angles'), welsh);
    const least =
      (welsh.points[NATION.saxons] as number) * 100 - 2 > (welsh.points[NATION.angles] as number) * 100 - 1;
    expect(action).toMatchObject({ for: least ? 'saxons' : 'angles' });
    expect(why()).toMatchObject([{ code: 'harmless-candidate' }]);
    const even = { ...welsh, points: welsh.points.map((points) => (points < 0 ? -1 : points)) };
    expect(vote(BALLOT, votes('welsh', 'saxons', 'angles'), even).action).toMatchObject({ for: 'angles' });
  });
});

describe('Submission', () => {
  it('SUB-7: peace is worth something for each round that it lasts', () => {
    const pending = SUBMIT.pending;
    if (pending?.kind !== 'submit') throw new Error('nobody is asked');
    const stakes = stakesIn(SUBMIT, NATION.welsh);
    const legal = legalActions(SUBMIT).filter(({ type }) => type !== 'hold-out');
    const answer = (peace: number) =>
      submit(handMade({ ...WEIGHTS, peace }), SUBMIT, legal, pending.overlord, stakes).action.type;
    expect(answer(1000)).toBe('submit');
    expect(answer(-1000)).not.toBe('submit');
  });
});

describe('Battles', () => {
  const two = ['move 3 kent essex', 'move 1 wessex avalon'].reduce(
    (state, text) => after(state, text),
    at(
      'round 10 saxons movement\nkent: saxons 3\nwessex: saxons 1\nessex: angles 1\navalon: welsh 3\nyork: angles 1',
    ),
  );
  const fight = after(two, 'end');

  it('BAT-2: the surest first, with its odds', () => {
    expect(fight.pending?.kind).toBe('battle');
    const { action, why } = nextBattle(fight);
    expect(action).toEqual({ type: 'fight', area: 'essex' });
    expect(why()).toMatchObject([{ code: 'best-odds', area: 'essex', bounty: 0 }]);
    const [reason] = why();
    expect(reason?.code === 'best-odds' && reason.win).toBeGreaterThan(0.5);
    expect(decide(VALUE, fight, legalActions(fight), stakesFor(fight, toSeat(2))).action).toEqual(action);
  });

  it('reasons of a battle are for those who stand or leave in one', () => {
    expect(whyInBattle(fight, { type: 'stand' })).toBeUndefined();
    const fought = after(fight, 'fight avalon', [1, 1, 1, 1]);
    expect(fought.pending?.kind).toBe('retreat');
    expect(whyInBattle(fought, { type: 'stand' })).toMatchObject({
      code: 'stand',
      area: 'avalon',
      bounty: 0,
    });
    expect(whyInBattle(fought, { type: 'end' })).toBeUndefined();
    const leaves = legalActions(fought).find(({ type }) => type === 'retreat') as Action;
    expect(whyInBattle(fought, leaves)).toMatchObject({ code: 'retreat', area: 'avalon' });
  });
});

describe('The worth of ground', () => {
  const BOARD = at(
    'round 9 saxons movement\nkent: saxons 6\nessex: angles 1\nyork: angles 1\nsussex: jutes 3',
  );
  const ground = groundOf(BOARD, NATION.saxons);

  it('enemies are those who hold an area and do not let one pass', () => {
    expect(ground.isEnemy(AREA.essex)).toBe(true);
    expect(ground.isEnemy(AREA.kent)).toBe(false);
    expect(ground.isEnemy(AREA.wessex)).toBe(false);
    const romans = at('round 3 romans movement\nmarch: romans 3\npowys: welsh 1\nsubject welsh to romans');
    expect(groundOf(romans, NATION.romans).isEnemy(AREA.powys)).toBe(false);
  });

  it('nobody attacks with nobody; many gain more than one against the same', () => {
    expect(ground.worth(AREA.essex, 0, 0, false)).toBe(0);
    expect(ground.worth(AREA.essex, 4, 0, false)).toBeGreaterThan(ground.worth(AREA.essex, 1, 0, false));
    expect(ground.worth(AREA.sussex, 1, 0, false)).toBeLessThan(ground.worth(AREA.sussex, 5, 0, false));
  });

  it('SUB-19: what may not be attacked is never worth it', () => {
    const subject = at(
      'round 4 welsh movement\ncornwall: welsh 4\ndevon: fort\nkent: romans 1, fort\nsubject welsh to romans',
    );
    expect(groundOf(subject, NATION.welsh).worth(AREA.devon, 4, 0, false)).toBeLessThan(-500);
  });

  it('SUB-21: a subject does not like to leave an area empty, and not at all when it was refused', () => {
    const empty = (...more: string[]) => {
      const state = at(['round 4 welsh movement', 'powys: welsh 1', 'kent: romans 1', ...more].join('\n'));
      return { state, worth: groundOf(state, NATION.welsh).worth(AREA.powys, 0, 0, false) };
    };
    const free = empty().worth;
    const { state, worth: bound } = empty('subject welsh to romans');
    expect(bound).toBeLessThan(free - 1);
    const refused = { ...state, refused: [AREA.powys] } as GameState;
    expect(groundOf(refused, NATION.welsh).worth(AREA.powys, 0, 0, false)).toBeLessThan(bound - 100);
  });

  it('SCORE-3: points for entering are part of it', () => {
    const danes = (...more: string[]) => {
      const state = at(['round 12 danes movement', 'york: danes 3', 'kent: saxons 1', ...more].join('\n'));
      return groundOf(state, NATION.danes).worth(AREA.lindsey, 1, 0, false);
    };
    expect(danes() - danes('scored danes lindsey')).toBeCloseTo(4);
  });

  it('RAID-4: raiders lose nothing by landing where they could not stay', () => {
    const state = at(
      'round 4 irish movement\natlantic-ocean: irish 2\ndyfed: welsh 1\ngwynedd: welsh 6\nclwyd: welsh 6',
    );
    const raid = groundOf(state, NATION.irish);
    expect(raid.worth(AREA.powys, 1, 0, false)).toBeGreaterThanOrEqual(raid.o.armyWorth(NATION.irish));
  });

  it('SCORE-6: what the cards pay for units is part of an attack', () => {
    const attack = (text: string, nation: Nation, area: Area, n: number) =>
      groundOf(at(text), nation).worth(area, n, 0, false);
    // The Belgae are paid six for a Roman army in their turn of round 1, two in the next.
    const roman = (round: number) =>
      attack(
        `round ${round} belgae movement\nessex: belgae 4\nkent: romans 1, fort`,
        NATION.belgae,
        AREA.kent,
        4,
      );
    expect(roman(1)).toBeGreaterThan(roman(2) + 4);
  });

  it('a leader makes an attack surer, and is missed if he falls', () => {
    const state = at(
      'round 10 angles movement\nnorfolk: angles 4 leader offa\nessex: saxons 3\nkent: saxons 1',
    );
    const led = groundOf(state, NATION.angles);
    expect(led.battle(AREA.essex, 3, 0, true).attacker.leader).toBe(true);
    expect(led.battle(AREA.essex, 3, 0, false).attacker.leader).toBe(false);
    const dear = groundOf(state, NATION.angles, handMade({ ...WEIGHTS, leader: 50 }));
    expect(dear.worth(AREA.essex, 3, 0, true)).toBeLessThan(led.worth(AREA.essex, 3, 0, true));
    expect(dear.worth(AREA.essex, 3, 0, false)).toBeCloseTo(led.worth(AREA.essex, 3, 0, false));
  });

  it('RET-12: invaders who must land fight on, others would leave', () => {
    const policy = (text: string, nation: Nation) =>
      groundOf(at(text), nation).battle(AREA.essex, 2, 0, false).attackerPolicy;
    expect(policy('round 7 saxons movement\nfrisian-sea: saxons 4\nessex: angles 1', NATION.saxons)).toBe(
      'stand',
    );
    expect(
      policy('round 4 saxons movement\nenglish-channel: saxons 3\nessex: belgae 1', NATION.saxons),
    ).not.toBe('stand');
    expect(policy('round 9 saxons movement\nkent: saxons 4\nessex: angles 1', NATION.saxons)).not.toBe(
      'stand',
    );
    const invasion = (half: number) =>
      policy(`round 6 saxons movement half ${half}\nfrisian-sea: saxons 4\nessex: belgae 1`, NATION.saxons);
    expect(invasion(1)).not.toBe('stand');
    expect(invasion(2)).toBe('stand');
  });
});

describe('Armies that must land', () => {
  /** Nothing is gained anywhere: every taste is against it. */
  const landed = (text: string): { moves: Move[]; state: GameState } => {
    const state = at(text);
    const planner = new TurnPlanner(groundOf(state, state.nation), state, () => -1);
    const moves: Move[] = [];
    for (let move = planner.next(); move && moves.length < 20; move = planner.next()) {
      moves.push(move);
      planner.book(move);
    }
    return { moves, state };
  };
  const total = (moves: readonly Move[]) =>
    moves.flatMap(({ marches }) => marches).reduce((sum, { count }) => sum + count, 0);

  it('SEA-6: go ashore where it hurts least, all of them', () => {
    const { moves, state } = landed(
      'round 8 angles movement\nnorth-sea: angles 2\nyork: saxons 6\nlindsey: saxons 1\nkent: saxons 3',
    );
    expect(total(moves)).toBe(armiesIn(state, NATION.angles, AREA['north-sea']));
    for (const { to } of moves) expect([AREA.york, AREA.kent]).not.toContain(to);
  });

  it('raiders, and invaders in the first half of a Major Invasion, may stay at sea', () => {
    expect(landed('round 4 irish movement\natlantic-ocean: irish 2\ndyfed: welsh 3').moves).toEqual([]);
    const invasion = (half: number) =>
      total(landed(`round 6 saxons movement half ${half}\nfrisian-sea: saxons 4\nessex: belgae 3`).moves);
    expect(invasion(1)).toBe(0);
    expect(invasion(2)).toBe(4);
  });

  it('those on land stay where they are', () => {
    expect(landed('round 9 saxons movement\nkent: saxons 3\nyork: angles 1').moves).toEqual([]);
  });

  it('a way that the rules refuse is not tried again', () => {
    const state = at('round 9 saxons movement\nkent: saxons 3\nyork: angles 1');
    const planner = new TurnPlanner(groundOf(state, NATION.saxons), state, PLAIN);
    const tried: string[] = [];
    for (let move = planner.next(); move && tried.length < 50; move = planner.next()) {
      tried.push(`${move.to} ${move.marches.map(({ group }) => group.at)}`);
      planner.forget(move);
    }
    expect(tried.length).toBeGreaterThan(1);
    expect(new Set(tried).size).toBe(tried.length);
  });
});
