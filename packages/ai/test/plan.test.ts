import {
  type ActionOf,
  type Area,
  apply,
  areaId,
  areaOf,
  check,
  type GameState,
  type Group,
  type MoveAction,
  makeAction,
  type Nation,
  NOWHERE,
  newGame,
} from '@bretwalda/engine';
import {
  AREA,
  armiesIn,
  fightersIn,
  isContested,
  isSea,
  LAND_AREAS,
  LAND_COUNT,
  NATION,
  stackingExcess,
} from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src/levels.ts';
import { numberOf, type Plan } from '../src/plan/plan.ts';
import { routesOf } from '../src/plan/routes.ts';
import { after, ask, at, NO_DICE, numbers, planOf, states } from './support.ts';

const texts = (plan: Plan): string[] => plan.steps.map(({ action }) => makeAction(action));
const moves = (plan: Plan): MoveAction[] => plan.steps.map(({ action }) => action as ActionOf<'move'>);

const armiesAtSea = (state: GameState, nation: Nation): number =>
  (state.infantry[nation] ?? []).slice(LAND_COUNT).reduce((a, b) => a + b, 0);

/** Where a nation stands beside the holder of an area. */
const attacked = (state: GameState): Area[] => LAND_AREAS.filter((area) => isContested(state, area));

const isHeldByOther = (state: GameState, area: Area): boolean =>
  !isSea(area) && (state.holder[area] as Nation) >= 0 && state.holder[area] !== state.nation;

describe('The first turn of the Romans', () => {
  const start = newGame({ scenario: 'standard-4' });

  it('is made of steps that are legal one after another', () => {
    const plan = planOf(start);
    expect(start.nation).toBe(NATION.romans);
    expect(states(start, plan).at(-1)).toEqual(plan.after);
    expect(check(plan.after, { type: 'end' })).toBeUndefined();
  });

  it('attacks the Belgae, with two armies or more for each that stands alone', () => {
    const plan = planOf(start);
    const belgic = attacked(plan.after).filter((area) => start.holder[area] === NATION.belgae);
    for (const area of belgic) expect(fightersIn(start, NATION.belgae, area)).toBe(1);
    const strong = belgic.filter((area) => armiesIn(plan.after, NATION.romans, area) >= 2);
    expect(strong.length).toBeGreaterThanOrEqual(3);
    // A last single army may try its luck.
    expect(belgic.length - strong.length).toBeLessThanOrEqual(1);
  });

  it('OVR-2: overruns coasts to get inland, leaving twice the defenders behind', () => {
    const plan = planOf(start);
    const before = states(start, plan);
    const onward = moves(plan).flatMap((move, i) => {
      const from = areaOf(move.from);
      return isHeldByOther(before[i] as GameState, from) ? [from] : [];
    });
    expect(onward.length).toBeGreaterThan(0);
    for (const area of onward)
      expect(armiesIn(plan.after, NATION.romans, area)).toBeGreaterThanOrEqual(
        2 * fightersIn(start, NATION.belgae, area),
      );
  });

  it('says of each step what it is for', () => {
    const plan = planOf(start);
    expect(plan.steps.length).toBeGreaterThan(3);
    plan.steps.forEach(({ move }, i) => {
      const [reason] = plan.reasons(i);
      expect(reason).toMatchObject({ code: 'take', area: areaId(move.to), points: expect.any(Number) });
    });
  });
});

describe('Ways', () => {
  const ways = (state: GameState, from: keyof typeof AREA) => {
    const group = state.groups.find(({ at: area }) => area === AREA[from]) as Group;
    return routesOf(state, state.nation, group, false, () => 0).map(({ end }) => end);
  };

  it('OVR-2: lead through a held area only while twice its defenders stand in it', () => {
    const start = at('round 9 welsh movement\navalon: welsh 3\ndevon: welsh 1\nwessex: angles 1');
    expect(ways(start, 'devon')).toContain(AREA.wessex);
    expect(ways(start, 'devon')).not.toContain(AREA.sussex);
    expect(ways(after(start, 'move 1 avalon wessex'), 'devon')).not.toContain(AREA.sussex);
    expect(ways(after(start, 'move 2 avalon wessex'), 'devon')).toContain(AREA.sussex);
  });

  it('MOV-4: end in difficult terrain', () => {
    const start = at('round 9 saxons movement\nessex: saxons 1');
    expect(ways(start, 'essex')).toContain(AREA.downlands);
    expect(ways(start, 'essex')).not.toContain(AREA.avalon);
  });

  it('SUB-22: lead Romans through the areas of subjects, where they may not stay', () => {
    const start = at(`
      round 3 romans movement
      north-mercia: romans 3, fort
      york: brigantes 1
      subject brigantes to romans
    `);
    expect(ways(start, 'north-mercia')).toContain(AREA.bernicia);
    expect(ways(start, 'north-mercia')).not.toContain(AREA.york);
  });

  it('are none for armies that cannot go on', () => {
    const start = at('round 9 saxons movement\nessex: saxons 1\nkent: saxons 1');
    expect(ways(after(start, 'move 1 essex downlands'), 'downlands')).toEqual([]);
  });
});

describe('Several groups in one area', () => {
  const group = (parts: Partial<Group> = {}): Group => ({
    ...{
      at: AREA.york,
      kind: 'infantry',
      count: 2,
      start: AREA.york,
      retreatTo: NOWHERE,
      withdrawTo: NOWHERE,
      spent: 0,
      flags: 0,
      trail: 0,
    },
    ...parts,
  });
  const others = [{ count: 1 }, { spent: 1 }, { flags: 1 }, { start: AREA.lindsey }].map(group);

  it('are told apart by their history: one with enough armies and the same past is meant', () => {
    const groups = [group({ at: AREA.lindsey }), group({ kind: 'cavalry' }), ...others, group()];
    expect(numberOf({ groups }, group(), 2)).toBe(others.length);
    expect(numberOf({ groups }, group(), 1)).toBe(0);
    expect(numberOf({ groups }, group({ start: AREA.lindsey }), 2)).toBe(3);
    expect(numberOf({ groups }, group({ spent: 1 }), 2)).toBe(1);
  });

  it('a plan names the one that it sends', () => {
    const state = after(
      at('round 9 angles movement\nlindsey: angles 4\nyork: angles 2'),
      'move 2 lindsey york',
    );
    expect(texts(planOf(state))).toContain('move 1 york/b bernicia');
  });
});

describe('Invaders', () => {
  it('SEA-6: land where they score, if the coast is free', () => {
    const start = at('round 7 saxons movement\nfrisian-sea: saxons 4\nyork: angles 2');
    const plan = planOf(start);
    expect(armiesAtSea(plan.after, NATION.saxons)).toBe(0);
    expect(attacked(plan.after)).toEqual([]);
  });

  it('SEA-6: land even where every area is held, and nothing is to be gained', () => {
    const holders = [
      ...numbers(10).map(() => 'saxons'),
      ...numbers(8).map(() => 'angles'),
      ...numbers(6).map(() => 'welsh'),
      ...numbers(5).map(() => 'brigantes'),
      ...numbers(5).map(() => 'picts'),
      ...numbers(3).map(() => 'caledonians'),
    ];
    const board = LAND_AREAS.map((area) => `${areaId(area)}: ${holders[area]} 2`);
    const start = at(['round 8 irish movement', 'atlantic-ocean: irish 1', ...board].join('\n'));
    const plan = planOf(start);
    expect(armiesAtSea(start, NATION.irish)).toBe(1);
    expect(armiesAtSea(plan.after, NATION.irish)).toBe(0);
    expect(check(plan.after, { type: 'end' })).toBeUndefined();
  });

  it('LDR-5: bring their leader ashore, with company', () => {
    const start = at(`
      round 6 saxons movement half 2
      frisian-sea: saxons 8 leader aelle
      essex: romano-british 1
      kent: romano-british 1
      norfolk: romano-british 1
    `);
    const { after: end } = planOf(start);
    const leader = end.leaders[NATION.saxons]?.at as Area;
    expect(isSea(leader)).toBe(false);
    expect(armiesIn(end, NATION.saxons, leader)).toBeGreaterThan(0);
  });
});

describe('Leaders', () => {
  it('LDR-5: go where their last army goes', () => {
    // Essex is worth nothing to the Angles of round 10; Norfolk and North Mercia are.
    const plan = planOf(at('round 10 angles movement\nessex: angles 1 leader offa'));
    expect(moves(plan).length).toBeGreaterThan(0);
    expect(moves(plan).every(({ leader, count }) => leader && count === 1)).toBe(true);
    expect(plan.after.leaders[NATION.angles]?.at).not.toBe(AREA.essex);
  });

  it('LDR-8: lead armies farther than they could go alone', () => {
    const lone = at('round 10 angles movement\nessex: angles 1');
    const led = at('round 10 angles movement\nessex: angles 1 leader offa');
    const way = (state: GameState, withLeader: boolean) =>
      routesOf(state, NATION.angles, state.groups[0] as Group, withLeader, () => 0).map(({ end }) => end);
    expect(way(led, true)).toContain(AREA.march);
    expect(way(lone, false)).not.toContain(AREA.march);
    expect(way(lone, true)).toEqual([]);
  });
});

describe('Subjects', () => {
  /** From Cornwall there is no way but through Devon. */
  const cornwall = (round: number, ...lines: string[]) =>
    at([`round ${round} welsh movement`, 'cornwall: welsh 4', 'kent: romans 1, fort', ...lines].join('\n'));

  it('SUB-19: leave the forts of their overlord alone, however tempting', () => {
    expect(attacked(planOf(cornwall(4, 'devon: fort')).after)).toEqual([AREA.devon]);
    const subject = planOf(cornwall(4, 'devon: fort', 'subject welsh to romans'));
    expect(attacked(subject.after)).toEqual([]);
    expect(check(subject.after, { type: 'end' })).toBeUndefined();
  });

  it('SUB-19: leave other subjects alone', () => {
    expect(attacked(planOf(cornwall(5, 'devon: brigantes 1')).after)).toEqual([AREA.devon]);
    const subject = cornwall(
      5,
      'devon: brigantes 1',
      'subject welsh to romans',
      'subject brigantes to romans',
    );
    expect(attacked(planOf(subject).after)).toEqual([]);
  });
});

describe('A plan is empty', () => {
  it('where there is nothing to gain', () => {
    const start = at('round 10 jutes movement\nkent: jutes 1\nessex: saxons 3\nsussex: saxons 3');
    expect(texts(planOf(start))).toEqual([]);
    expect(planOf(start).after).toBe(start);
  });

  it('MOV-2: when no army may go further', () => {
    const start = at('round 9 saxons movement\nkent: saxons 1\nnorfolk: saxons 1');
    const moved = ['move 1 kent sussex', 'move 1 norfolk suffolk'].reduce((s, text) => after(s, text), start);
    expect(texts(planOf(moved))).not.toEqual([]);
    const done = ['move 1 sussex wessex', 'move 1 suffolk essex'].reduce((s, text) => after(s, text), moved);
    expect(texts(planOf(done))).toEqual([]);
  });
});

it('two stacks that are too high are cured before the phase ends (STK-7)', () => {
  let state = at('round 9 angles movement\nyork: angles 5\nnorfolk: angles 5');
  expect(stackingExcess(state, NATION.angles)).toBeGreaterThan(0);
  const bot = createBot('squire');
  while (state.pending?.kind === 'move') {
    expect(state.nation).toBe(NATION.angles);
    const { action } = ask(bot, state);
    if (action.type === 'end') break;
    state = apply(state, action, NO_DICE).state;
  }
  expect(stackingExcess(state, NATION.angles)).toBe(0);
});
