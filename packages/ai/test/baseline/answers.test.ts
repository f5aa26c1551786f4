import {
  type Action,
  type Dice,
  type GameState,
  legalActions,
  makeAction,
  type Nation,
  type Pending,
  seededDice,
} from '@bretwalda/engine';
import { AREA, FIRST_SEAT, NATION } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { Board } from '../../src/baseline/board.ts';
import { lookAhead, rankFor, usual } from '../../src/baseline/decide.ts';
import { greedyBot } from '../../src/baseline/greedy.ts';
import { randomBot } from '../../src/baseline/random.ts';
import { after, at } from '../support.ts';

/** How a greedy player ranks answers, one question after another. */

const STATE = at(`
  round 10 saxons movement
  essex: saxons 3
  kent: saxons 1
  orkneys: saxons 2
  york: angles 1
`);
const die = (n: number): Dice => ({ roll: () => n });
function ranks(state: GameState, pending: Pending, actions: readonly object[], random = die(1)): number[] {
  const rank = rankFor(state, pending, random);
  if (!rank) throw new Error('looked ahead');
  return actions.map((action) => rank(action as Action));
}

describe('The rank of an answer', () => {
  const { saxons } = NATION;

  it.each(['place', 'replace', 'burhs'] as const)(
    '%s: the best area with the least company; to end is nothing',
    (kind) => {
      const [essex, kent, orkneys, end] = ranks(STATE, { kind, nation: saxons } as Pending, [
        ...['essex', 'kent', 'orkneys'].map((area) => ({ type: 'place', area })),
        { type: 'end' },
      ]) as [number, number, number, number];
      expect(kent).toBeGreaterThan(essex);
      expect(essex).toBeGreaterThan(orkneys);
      expect(end).toBe(0);
    },
  );

  it('LDR-2: a leader goes to most armies', () => {
    const areas = ['essex', 'kent', 'york'].map((area) => ({ type: 'leader', area }));
    expect(ranks(STATE, { kind: 'leader', nation: saxons } as Pending, areas)).toEqual([3, 1, 0]);
  });

  it('POP-13: a nation of one’s own grows in full, another by half', () => {
    const grants = ['full', 'half', 'none'].map((grant) => ({ type: 'population', grant }));
    const asked = (nation: Nation): Pending => ({ kind: 'allowance', nation, overlord: saxons });
    expect(ranks(STATE, asked(NATION.brigantes), grants)).toEqual([1, 0, 0]);
    expect(ranks(STATE, asked(NATION.welsh), grants)).toEqual([0, 1, 0]);
  });

  it('SUB-5: who has three areas left gives in on a three or more', () => {
    const answers = [{ type: 'submit' }, { type: 'resist' }];
    const asked: Pending = { kind: 'submit', nation: saxons, overlord: NATION.romans };
    expect(ranks(STATE, asked, answers, die(2))).toEqual([0, 1]);
    expect(ranks(STATE, asked, answers, die(3))).toEqual([1, 0]);
  });

  it('SUB-12: the displaced go where they are of use, and to their death last', () => {
    const go = (to: string | null) => ({ type: 'displace', from: 'orkneys', to, leader: false });
    const asked: Pending = { kind: 'displace', nation: saxons, subject: saxons };
    const [sussex, caithness, gone] = ranks(STATE, asked, [go('sussex'), go('caithness'), go(null)]) as [
      number,
      number,
      number,
    ];
    expect(sussex).toBeGreaterThan(caithness);
    expect(gone).toBe(-100);
    const step = { from: AREA.orkneys, to: AREA.sussex, unit: 'infantry', count: 1, leader: false } as const;
    expect(sussex).toBeCloseTo(new Board(STATE, saxons).gain([step]));
  });

  it('CAS-5: the striker takes all the cavalry he can; CAS-8: the burh is given', () => {
    const strikes = [0, 1, 2].map((cavalry) => ({ type: 'strike', cavalry }));
    expect(ranks(STATE, { kind: 'strike' } as Pending, strikes)).toEqual([0, 1, 2]);
    const gives = ['burh', 'infantry'].map((unit) => ({ type: 'give', unit }));
    expect(ranks(STATE, { kind: 'burh-loss', nation: saxons }, gives)).toEqual([1, 0]);
  });

  it('RAID-4: raiders go back to sea from where nothing is to be held, as many as can', () => {
    const answers = [
      { type: 'withdraw', from: 'orkneys', count: 2 },
      { type: 'withdraw', from: 'essex', count: 2 },
      { type: 'end' },
    ];
    expect(ranks(STATE, { kind: 'withdraw', nation: saxons }, answers)).toEqual([2, -1, 0]);
  });

  it('OPOP-3: the army that keeps least is given up, horse and burh more dearly', () => {
    const remove = (unit: string) => ({ type: 'remove', area: 'essex', unit });
    const [foot, horse, burh] = ranks(
      STATE,
      { kind: 'remove', nation: saxons } as Pending,
      ['infantry', 'cavalry', 'burh'].map(remove),
    ) as [number, number, number];
    expect(foot).toBeCloseTo(-new Board(STATE, saxons).loss(AREA.essex, 'infantry'));
    expect(burh).toBeCloseTo(foot - 0.5);
    expect(horse).toBeCloseTo(foot - 1);
  });

  it('BRET-2: the largest of one’s own nations, the smallest of others', () => {
    const ballot = at(`
      round 9 bretwalda
      options {"ballot":"open"}
      essex: saxons 1
      kent: saxons 1
      march: brigantes 1
      york: angles 1
      lindsey: angles 1
      hwicce: welsh 1
    `);
    const votes = ['saxons', 'brigantes', 'angles', 'welsh'].map((to) => ({
      type: 'vote',
      nation: 'saxons',
      for: to,
    }));
    expect(ranks(ballot, ballot.pending as Pending, votes)).toEqual([2, 1, -2, -1]);
  });

  it('BID-2: the lowest bid', () => {
    const bids = [
      { type: 'bid', group: 0, points: 3 },
      { type: 'bid', group: 1, points: 1 },
      { type: 'choose', group: 1 },
    ];
    expect(ranks(STATE, { kind: 'side', seat: FIRST_SEAT }, bids)).toEqual([-3, -1, 0]);
  });

  it('losses: as a silent player would', () => {
    const rank = usual(STATE);
    const legal = legalActions(STATE);
    expect(legal.filter((action) => rank(action) === 1).map(makeAction)).toEqual(['end']);
    expect(ranks(STATE, { kind: 'losses', nation: saxons }, [{ type: 'end' }])).toEqual([1]);
  });

  it('all other questions by the points that follow', () => {
    for (const kind of ['permission', 'battle', 'ballot', 'exchange', 'leave-out', 'begin'] as const)
      expect(rankFor(STATE, { kind } as Pending, die(1))).toBeUndefined();
    // SCORE-7: the Belgae are paid six for a fort, if it falls to a die of theirs.
    const attack = after(
      at('round 1 belgae movement\nessex: belgae 9\nkent: fort\nyork: romans 1'),
      'move 9 essex kent',
    );
    const points = Array.from({ length: 12 }, (_, seed) =>
      lookAhead(attack, seededDice(seed))({ type: 'end' }),
    );
    expect(points).toContain(6);
    expect(lookAhead(STATE, seededDice(1))(legalActions(STATE)[0] as Action)).toBe(0);
  });
});

describe('Stand or leave', () => {
  /** A battle after a first round in which nobody was hit. */
  const fought = (position: string, move: string, dice: number) =>
    after(after(at(position), move), 'end', new Array(dice).fill(1));
  const KENT = 'round 9 saxons movement\nessex: saxons 3\nkent: jutes 2\nsussex: jutes 1';
  const battle = fought(KENT, 'move 3 essex kent', 5);
  const pending = battle.pending as Extract<Pending, { kind: 'retreat' }>;
  const answers = [
    { type: 'stand' },
    { type: 'retreat', infantry: 1, cavalry: 0, leader: false },
    { type: 'retreat', infantry: 2, cavalry: 0, leader: false },
    { type: 'retreat', infantry: 1, cavalry: 1, leader: true },
    { type: 'lose' },
  ];

  it('RET-3: outnumbered, he leaves on a four or more, as many as can, with the leader', () => {
    expect(pending).toMatchObject({ side: 'defender' });
    expect(ranks(battle, pending, answers, die(4))).toEqual([-1, 1, 2, 2.5, 0]);
    expect(ranks(battle, pending, answers, die(3))[0]).toBe(1000);
  });

  it('who is not outnumbered stands, whatever the die says', () => {
    const attacker: Pending = { kind: 'retreat', nation: NATION.saxons, side: 'attacker' };
    expect(ranks(battle, attacker, answers, die(6))[0]).toBe(1000);
    const even = fought(KENT, 'move 2 essex kent', 4);
    expect(ranks(even, even.pending as Pending, answers, die(6))[0]).toBe(1000);
  });

  it('RET-10: an attacker who is outnumbered leaves on a four or more', () => {
    const one = fought(
      'round 9 saxons movement\nessex: saxons 3\nkent: jutes 3\nsussex: jutes 1',
      'move 1 essex kent',
      4,
    );
    const attacker: Pending = { kind: 'retreat', nation: NATION.saxons, side: 'attacker' };
    expect(ranks(one, attacker, answers, die(4))[0]).toBe(-1);
    expect(ranks(one, attacker, answers, die(3))[0]).toBe(1000);
    expect(ranks(one, { ...attacker, nation: NATION.jutes, side: 'defender' }, answers, die(6))[0]).toBe(
      1000,
    );
  });

  it('LDR-12: a leader makes up for numbers, on either side', () => {
    const led = fought(
      'round 10 angles movement\nsuffolk: angles 4 leader offa\nessex: saxons 2\nkent: saxons 1',
      'move 2 leader suffolk essex',
      4,
    );
    expect(led.pending).toMatchObject({ side: 'defender' });
    expect(ranks(led, led.pending as Pending, answers, die(6))[0]).toBe(-1);
    const attacker: Pending = { kind: 'retreat', nation: NATION.angles, side: 'attacker' };
    expect(ranks(led, attacker, answers, die(6))[0]).toBe(1000);
  });
});

describe('The greedy bot', () => {
  const choose = (bot: ReturnType<typeof greedyBot>, state: GameState, legal = legalActions(state)) =>
    bot.choose(state, legal, seededDice(1));

  it('says what it has no choice about', () => {
    const end: Action = { type: 'end' };
    expect(choose(greedyBot(), STATE, [end])).toEqual({ action: end, reasons: [{ code: 'only-choice' }] });
    const state = at('round 9 jutes population\nmarker jutes 5\nkent: jutes 1\ncornwall: jutes 1');
    const [only] = legalActions(state) as [Action];
    expect(choose(greedyBot(), state, [only])).toEqual({ action: only, reasons: [{ code: 'only-choice' }] });
    expect(choose(greedyBot(), state).reasons).toEqual([{ code: 'by-chance' }]);
  });

  it('ends the phase where no step is worth it', () => {
    const state = at('round 10 jutes movement\nkent: jutes 1\nessex: saxons 3\nsussex: saxons 3');
    expect(choose(greedyBot(), state)).toEqual({ action: { type: 'end' }, reasons: [{ code: 'by-chance' }] });
  });

  it('makes the second step of its plan with the reason of the first, and forgets it after another question', () => {
    const start = at('round 10 jutes movement\nsuffolk: jutes 1\nyork: angles 3');
    const bot = greedyBot();
    const first = choose(bot, start);
    const reason = { code: 'points-now', nation: 'jutes', points: 4, area: 'kent' };
    expect(makeAction(first.action)).toBe('move 1 suffolk essex');
    expect(first.reasons).toEqual([reason]);
    const there = after(start, 'move 1 suffolk essex');
    const second = choose(bot, there);
    expect(makeAction(second.action)).toBe('move 1 essex kent');
    expect(second.reasons).toEqual([reason]);
    // There is no third.
    expect(choose(bot, after(there, 'move 1 essex kent')).action).toEqual({ type: 'end' });
    const back = [
      { type: 'move', from: 'essex', to: 'kent', unit: 'infantry', count: 1, leader: false, group: 0 },
      { type: 'end' },
    ] as Action[];
    const forgetful = greedyBot();
    choose(forgetful, start);
    choose(forgetful, at('round 9 jutes population\nmarker jutes 5\nkent: jutes 1\ncornwall: jutes 1'));
    // York is not where its army is now: without the plan it looks what this step brings, and that is nothing.
    const elsewhere = at('round 11 jutes movement\nessex: jutes 1\nkent: saxons 3\nyork: angles 1');
    expect(choose(forgetful, elsewhere, back).action).toEqual({ type: 'end' });
    const faithful = greedyBot();
    choose(faithful, start);
    expect(choose(faithful, elsewhere, back).action).toEqual(back[0]);
  });

  it('of equals it takes one by lot, of others the best', () => {
    const state = at(
      'round 9 saxons turn-start\nmarker saxons 5\nessex: saxons 1\nwessex: saxons 1\nyork: angles 1',
    );
    const taken = new Set(
      Array.from({ length: 20 }, (_, seed) =>
        makeAction(greedyBot().choose(state, legalActions(state), seededDice(seed)).action),
      ),
    );
    expect(taken).toEqual(new Set(['place essex', 'place wessex']));
  });

  it('has no word for a step that brings no points', () => {
    const state = at(
      'round 16 jutes movement\nkent: jutes 4\nessex: jutes 1\nsussex: angles 4\ndownlands: angles 4\nsuffolk: angles 4\nsouth-mercia: angles 4',
    );
    const { action, reasons } = choose(greedyBot(), state);
    expect(action).toMatchObject({ type: 'move', from: 'kent', to: 'essex' });
    expect(reasons).toEqual([{ code: 'by-chance' }]);
    const far = at('round 8 picts movement\nalban: picts 3\nyork: angles 1');
    const move = choose(greedyBot(), far);
    expect(move.action.type).toBe('move');
    expect(move.reasons).toEqual([{ code: 'by-chance' }]);
  });

  it('moves no more than it must in a phase in which it had to take moves back', () => {
    const state = at('round 10 jutes movement\nessex: jutes 2\ncornwall: welsh 1');
    const back = [{ type: 'take-back' }, { type: 'take-back', area: 'kent' }] as Action[];
    const bot = greedyBot();
    expect(choose(bot, state, back)).toEqual({ action: back[0], reasons: [{ code: 'by-chance' }] });
    expect(choose(bot, state).action).toEqual({ type: 'end' });
    expect(choose(bot, { ...state, round: 13 }).action.type).toBe('move');
    // Who could have ended the phase is not so careful.
    const free = greedyBot();
    choose(free, state, [{ type: 'end' }]);
    expect(choose(free, state).action.type).toBe('move');
    // Without a way to end it does as a silent player would.
    const strict = greedyBot();
    choose(strict, state, back);
    const rest = legalActions(state).filter(({ type }) => type === 'move');
    expect(rest).toContainEqual(choose(strict, state, rest).action);
  });

  it('throws a die for each that is as good as the best so far', () => {
    const state = at(
      'round 9 saxons turn-start\nmarker saxons 5\norkneys: saxons 1\nessex: saxons 1\nwessex: saxons 1\nyork: angles 1',
    );
    const legal = ['orkneys', 'essex', 'wessex', 'orkneys'].map(
      (area) => ({ type: 'place', area }) as Action,
    );
    const asked: number[] = [];
    const random: Dice = {
      roll(sides) {
        asked.push(sides);
        return 1;
      },
    };
    expect(greedyBot().choose(state, legal, random).action).toEqual({ type: 'place', area: 'wessex' });
    expect(asked).toEqual([1, 1, 2]);
  });
});

describe('The random bot', () => {
  it('takes any of the legal actions', () => {
    const legal = legalActions(STATE);
    for (const n of [1, 2, legal.length])
      expect(randomBot().choose(STATE, legal, die(n))).toEqual({
        action: legal[n - 1],
        reasons: [{ code: 'by-chance' }],
      });
    const asked: number[] = [];
    randomBot().choose(STATE, legal, { roll: (sides) => asked.push(sides) });
    expect(asked).toEqual([legal.length]);
  });
});
