import {
  type Action,
  type Area,
  type GameState,
  legalActions,
  makeAction,
  type Nation,
  type Seat,
  seededDice,
} from '@bretwalda/engine';
import { AREA, armiesIn, LAND_AREAS, NATION, NATION_COUNT } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import type { Budget } from '../src/bot.ts';
import { decide } from '../src/decide/decide.ts';
import type { Plan } from '../src/plan/plan.ts';
import { candidates, choosePlan } from '../src/search/choose-plan.ts';
import { commander } from '../src/search/commander.ts';
import { CommonDice } from '../src/search/common-dice.ts';
import type { Effort } from '../src/search/effort.ts';
import { judge } from '../src/search/judge.ts';
import { Memory } from '../src/search/memory.ts';
import { endPhase } from '../src/search/rollout.ts';
import type { Search } from '../src/search/search.ts';
import { variantsOf } from '../src/search/styles.ts';
import { Watch } from '../src/search/watch.ts';
import { Forecast } from '../src/value/forecast.ts';
import type { Evaluation } from '../src/value/value.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { ATTACK, levelWith, plannerWith, playsFrom, SAXONS, searchIn } from './searching.ts';
import { after, ask, at, numbers, SUBMIT, stakesFor, timeFor, VALUE } from './support.ts';

/** How plans are compared: the luck they have, who replies, and which of them is taken. */

describe('A sample of dice', () => {
  const END = { type: 'end' } as const;
  const fight = { type: 'fight', area: 'kent' } as const;
  const rolls = (seed: number, state: GameState, action: Action = fight): string => {
    const dice = new CommonDice(seed).dice(state, action);
    return numbers(12)
      .map(() => dice.roll(6))
      .join('');
  };
  const battle = (area: Area, round: number): NonNullable<GameState['battle']> =>
    ({ ...after(ATTACK, 'end', [1, 1, 1, 1, 1]).battle, area, round }) as NonNullable<GameState['battle']>;

  it('throws the same dice for the same battle, whatever else the plans change', () => {
    expect(rolls(1, SAXONS)).toBe(rolls(1, ATTACK));
    expect(rolls(1, SAXONS, END)).toBe(rolls(1, ATTACK, END));
  });

  it('MAJ-1: throws other dice in the second half of a Major Invasion, in another round, place, turn or sample', () => {
    const moments: readonly GameState[] = [
      { ...SAXONS, invasionHalf: 1 },
      { ...SAXONS, invasionHalf: 2 },
      { ...SAXONS, invasionHalf: 1, round: 10 },
      { ...SAXONS, invasionHalf: 1, nation: NATION.angles },
      ...[1, 2].map((round) => ({ ...SAXONS, invasionHalf: 1, battle: battle(AREA.kent, round) })),
      { ...SAXONS, invasionHalf: 1, battle: battle(AREA.essex, 1) },
    ];
    const thrown = moments.map((state) => rolls(1, state));
    thrown.push(rolls(1, moments[0] as GameState, { type: 'fight', area: 'essex' }));
    thrown.push(rolls(2, moments[0] as GameState));
    expect(new Set(thrown).size).toBe(thrown.length);
  });
});

describe('The end of a Movement Phase', () => {
  const sample = new CommonDice(1);

  it('is certain where no dice follow', () => {
    expect(endPhase(SAXONS, sample)).toMatchObject({ certain: true });
    expect(endPhase(SAXONS, sample).state.pending?.kind).not.toBe('move');
    expect(endPhase(ATTACK, sample)).toMatchObject({ certain: false });
    expect(endPhase(ATTACK, sample).state.pending?.kind).not.toBe('move');
  });

  it('STK-7: comes after what the rules still demand', () => {
    const high = at('round 9 angles movement\nyork: angles 5\nnorfolk: angles 5\nkent: saxons 1');
    const { state } = endPhase(high, sample);
    expect(state.pending?.kind).not.toBe('move');
    const stacks = LAND_AREAS.map((area) => armiesIn(state, NATION.angles, area)).filter((n) => n > 3);
    expect(stacks.length).toBeLessThanOrEqual(1);
  });

  it('is that of a phase that is over already', () => {
    expect(endPhase(SUBMIT, sample)).toEqual({ state: SUBMIT, certain: true });
  });
});

describe('Who replies before a future is weighed', () => {
  /** Jutes beside Kent, Angles and Welsh far away, all with room to spread. */
  const NOW = at(`
    round 9 saxons movement
    kent: saxons 1
    sussex: jutes 2
    york: angles 2
    clwyd: welsh 2
  `);
  const play = (replies: number, touched: readonly Area[]) => playsFrom(NOW, replies, touched)(NOW, 1);
  const areas = (state: GameState, nation: Nation) =>
    LAND_AREAS.filter((area) => state.holder[area] === nation).length;

  it('nobody, if none is asked for: the future ends with the turn', () => {
    expect(play(0, LAND_AREAS)).toMatchObject({ round: 9, nation: NATION.jutes });
  });

  it('those who can get near, until so many of them have had their turn', () => {
    const near = play(1, [AREA.kent]);
    expect(near).toMatchObject({ round: 9, nation: NATION.angles });
    expect(areas(near, NATION.jutes)).toBeGreaterThan(1);
  });

  it('those who hold the place', () => {
    const held = play(1, [AREA.york]);
    expect(held.round).toBe(10);
    expect(areas(held, NATION.angles)).toBeGreaterThan(1);
    expect(areas(held, NATION.jutes)).toBe(1); // sat still
  });

  it('the Welsh only in the next round', () => {
    const wales = play(1, [AREA.gwynedd]);
    expect(wales.round).toBe(10);
    expect(wales.nation).toBeGreaterThan(NATION.welsh);
    expect(areas(wales, NATION.welsh)).toBeGreaterThan(1);
    expect(areas(wales, NATION.angles)).toBe(1);
  });

  it('two of them one after the other', () => {
    const both = play(2, [AREA.kent, AREA.york]);
    expect(both.round).toBe(10);
    expect(areas(both, NATION.jutes)).toBeGreaterThan(1);
    expect(areas(both, NATION.angles)).toBeGreaterThan(1);
    expect(areas(both, NATION.welsh)).toBe(1);
  });

  it('nobody for longer than two rounds', () => {
    const nobody = play(3, []);
    expect(nobody.round).toBe(11);
    expect(nobody.nation).toBe(NATION.saxons);
  });
});

describe('A memory of positions', () => {
  const state = at('round 9 saxons movement\nkent: saxons 4\nyork: angles 1');

  it('takes copies for the same', () => {
    const memory = new Memory();
    const thought = memory.of(state);
    expect(thought).toEqual({ state });
    expect(memory.of(structuredClone(state) as GameState)).toBe(thought);
    expect(memory.of(state)).toBe(thought);
  });

  it.each<[string, object]>([
    ['a part of a list', { refused: [AREA.kent] }],
    ['nothing instead of something', { pending: null }],
    ['something instead of nothing', { battle: { area: AREA.kent } }],
    ['one part more', { more: 1 }],
    [
      'an army of another nation',
      { infantry: state.infantry.map((row, n) => (n === NATION.angles ? row.map((k) => k * 2) : row)) },
    ],
    ['a shorter list', { groups: [] }],
    ['another question', { pending: { kind: 'battle', nation: NATION.saxons } }],
  ])('tells positions apart that differ by %s', (_, parts) => {
    const memory = new Memory();
    const thought = memory.of(state);
    const other = { ...state, ...parts } as GameState;
    const second = memory.of(other);
    expect(second).not.toBe(thought);
    // Either way round.
    expect(memory.of(structuredClone(state) as GameState)).toBe(thought);
    expect(memory.of(structuredClone(other) as GameState)).toBe(second);
  });
});

describe('The plan that is taken', () => {
  const ANGLES = at(`
    round 8 angles movement
    norfolk: angles 2
    suffolk: saxons 2
    lindsey: brigantes 2
    south-mercia: welsh 2
    north-mercia: brigantes 1
  `);
  const SEAT = ANGLES.owner[NATION.angles] as Seat;
  const search = (effort: Partial<Effort>, parts: Partial<Search> = {}): Search =>
    searchIn(ANGLES, { level: plannerWith({ ideas: 24, plans: 7, samples: 1, ...effort }), ...parts });
  const candidatesOf = (effort: Partial<Effort>, parts?: Partial<Search>) =>
    candidates(search(effort, parts), stakesFor(ANGLES, SEAT));
  const plansOf = (effort: Partial<Effort>): Plan[] => candidatesOf(effort).map(({ plan }) => plan);
  /** Only what the Angles have after their own moves counts; battles are not looked at. */
  const valued = (points: (s: GameState) => number, weighed: GameState[] = []): Evaluation => ({
    ...VALUE,
    future(s) {
      weighed.push(s);
      const future = new Float64Array(NATION_COUNT);
      future[NATION.angles] = points(s);
      return future;
    },
  });
  const choose = (evaluation: Evaluation, effort: Partial<Effort>, budget?: Budget) =>
    choosePlan(search(effort, { evaluation, watch: new Watch(budget) }));
  const texts = (plan: Plan | undefined) => plan?.steps.map(({ action }) => makeAction(action));

  const [first, second] = plansOf({ plans: 2 }) as [Plan, Plan];
  /** A place where the second plan leaves more. */
  const differs = LAND_AREAS.find(
    (area) => armiesIn(second.after, NATION.angles, area) > armiesIn(first.after, NATION.angles, area),
  ) as Area;
  const asSecond = (s: GameState) =>
    armiesIn(s, NATION.angles, differs) === armiesIn(second.after, NATION.angles, differs);
  const there = (worth: number) => valued((s) => (asSecond(s) ? worth : 0));

  it('is one of as many as were thought up', () => {
    class Closed extends Forecast {
      override standing(): number {
        throw new Error('one idea too many');
      }
    }
    // Wary is the first idea, bold the second.
    const bold: Evaluation = { ...VALUE, forecast: (s) => new Closed(s, WEIGHTS) };
    const think = (ideas: number) => candidatesOf({ ideas }, { variants: { ...variantsOf(WEIGHTS), bold } });
    expect(think(0)).toHaveLength(1);
    expect(think(1).length).toBeLessThanOrEqual(2);
    expect(() => think(2)).toThrow('one idea too many');
  });

  it('is another than the first only if it is better by thirteen points over all throws', () => {
    expect(texts(second)).not.toEqual(texts(first));
    expect(texts(choose(there(12), { plans: 2 }))).toEqual(texts(first));
    expect(texts(choose(there(14), { plans: 2 }))).toEqual(texts(second));
    expect(texts(choose(there(6), { plans: 2, samples: 2 }))).toEqual(texts(first));
    expect(texts(choose(there(10), { plans: 2, samples: 2 }))).toEqual(texts(second));
    expect(texts(choose(there(-1000), { plans: 2 }))).toEqual(texts(first));
  });

  it('is the first when there is no time, or nothing to compare', () => {
    expect(texts(choose(there(1000), { plans: 2 }, timeFor(1)))).toEqual(texts(first));
    expect(texts(choose(there(1000), { plans: 1 }))).toEqual(texts(first));
    expect(texts(choose(there(1000), { ideas: 0 }))).toEqual(texts(first));
    // The second throw would need more time: what was tried with some of the plans does not count.
    const looks = timeFor(1_000_000);
    choose(there(1000), { plans: 2 }, looks);
    expect(texts(choose(there(1000), { plans: 2 }, timeFor(looks.looks() - 2)))).toEqual(texts(first));
  });

  it('comes out of heats: the better third is tried with twice as many throws', () => {
    const weighed: GameState[] = [];
    const all = plansOf({ plans: 6 });
    expect(all).toHaveLength(6);
    choose(
      valued(() => 0, weighed),
      { plans: 6 },
    );
    const ends = weighed.filter((s) => s.pending?.kind !== 'move' || s.nation !== NATION.angles);
    // Six plans once, then two of them twice.
    expect(ends).toHaveLength(6 + 2 * 2);
    weighed.length = 0;
    choose(
      valued(() => 0, weighed),
      { plans: 6, samples: 2 },
    );
    expect(weighed.filter((s) => s.nation !== NATION.angles || s.pending?.kind !== 'move')).toHaveLength(
      6 * 2 + 2 * 4,
    );
  });
});

describe('A commander', () => {
  const counting = () => {
    let plans = 0;
    const e: Evaluation = {
      ...VALUE,
      forecast(s) {
        plans++;
        return VALUE.forecast(s);
      },
    };
    return { bot: commander(e, levelWith({})), plans: () => plans };
  };

  it('plans a turn once and carries it out', () => {
    const { bot, plans } = counting();
    let state = at('round 9 saxons movement\nessex: saxons 6\nyork: angles 2');
    const texts: string[] = [];
    for (let text = ''; text !== 'end'; ) {
      text = makeAction(ask(bot, state).action);
      texts.push(text);
      if (text !== 'end') state = after(state, text);
    }
    expect(texts.length).toBeGreaterThan(2);
    expect(plans()).toBe(1);
  });

  it('plans anew where others have moved, in another round or half of an invasion, and for another nation', () => {
    const state = at('round 9 saxons movement\nessex: saxons 6\nyork: angles 2');
    const elsewhere: readonly GameState[] = [
      after(state, 'move 2 essex sussex'),
      { ...state, round: 10 },
      { ...state, invasionHalf: 2 },
    ];
    for (const other of elsewhere) {
      const { bot, plans } = counting();
      ask(bot, state);
      ask(bot, other);
      expect(plans()).toBe(2);
    }
  });

  it('says when there is nothing to choose, and nothing to gain', () => {
    const { bot, plans } = counting();
    const state = at('round 9 saxons movement\nessex: saxons 6\nyork: angles 2');
    const end: Action = { type: 'end' };
    expect(bot.choose(state, [end], seededDice(1))).toEqual({
      action: end,
      reasons: [{ code: 'only-choice' }],
    });
    expect(plans()).toBe(0);
  });

  it('RUL-87: never holds out for a turn: it can be asked again', () => {
    const legal = [{ type: 'hold-out' }, { type: 'submit' }] as Action[];
    const { bot } = counting();
    expect(bot.choose(SUBMIT, legal, seededDice(1)).action).toEqual({ type: 'submit' });
    const both = [{ type: 'hold-out' }, { type: 'submit' }, { type: 'resist' }] as Action[];
    expect(['submit', 'resist']).toContain(bot.choose(SUBMIT, both, seededDice(1)).action.type);
  });
});

describe('Answers that are played through', () => {
  const WELSH = SUBMIT.owner[NATION.welsh] as Seat;
  /** Being a subject is worth so much to the Welsh, and nothing else is worth anything. */
  const subject = (worth: number): Evaluation => ({
    ...VALUE,
    future: (s) =>
      new Float64Array(NATION_COUNT).fill(
        s.overlord[NATION.welsh] === NATION.romans ? worth : 0,
        NATION.welsh,
        NATION.welsh + 1,
      ),
  });
  const legal = legalActions(SUBMIT).filter(({ type }) => type !== 'hold-out');
  const judged = (worth: number, trials: number, ticks?: number) =>
    judge(
      searchIn(SUBMIT, {
        evaluation: subject(worth),
        level: levelWith({ trials: 3, details: 3 }),
        seat: WELSH,
        watch: new Watch(ticks === undefined ? undefined : timeFor(ticks)),
      }),
      legal,
      trials,
    );

  it('are weighed by the mean of what comes of them', () => {
    for (const trials of [1, 2, 3]) {
      expect(judged(60, trials).action.type).toBe('submit');
      expect(judged(60, trials).why()).toEqual([{ code: 'best-position', gain: expect.closeTo(60) }]);
      expect(judged(-60, trials).action.type).not.toBe('submit');
    }
  });

  it('are taken at a glance if there was no time, and by whole trials if it ran out', () => {
    const glance = decide(subject(-60), SUBMIT, legal, stakesFor(SUBMIT, WELSH));
    expect(judged(-60, 3, 1).action).toEqual(glance.action);
    expect(judged(-60, 3, 1).why()).toMatchObject([{ code: 'best-position' }]);
    // Time for each answer once, and for one of them a second time.
    expect(judged(60, 3, legal.length + 2).why()).toEqual([
      { code: 'best-position', gain: expect.closeTo(60) },
    ]);
  });
});
