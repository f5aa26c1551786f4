import {
  type Action,
  apply,
  type GameState,
  legalActions,
  makeAction,
  type Nation,
  newGame,
  type Pending,
  type Seat,
  seededDice,
  toSeat,
} from '@bretwalda/engine';
import { AREA, FIRST_SEAT, NATION, ownerOf, submissionEnds } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { whyInBattle } from '../src/decide/battle.ts';
import { byValue } from '../src/decide/by-value.ts';
import { decide } from '../src/decide/decide.ts';
import { change } from '../src/decide/pieces.ts';
import { submit } from '../src/decide/submit.ts';
import { vote } from '../src/decide/vote.ts';
import { oddsIn } from '../src/odds/index.ts';
import { AreaValues } from '../src/plan/area-values.ts';
import { spoils } from '../src/plan/spoils.ts';
import { type Evaluation, handMade } from '../src/value/value.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { after, at, PLACE, SUBMIT, stakesFor, VALUE } from './support.ts';

/** A game of the second edition, for questions about its tables. */
const GAME = newGame({ scenario: 'standard-4' });

/** Which decision is judged in which way, and what is said of it. */

const closed = (what: string) => () => {
  throw new Error(`looked at ${what}`);
};
/** Who weighs no positions, and who looks at nothing else. */
const AT_A_GLANCE: Evaluation = { ...VALUE, future: closed('a position') };
const BY_POSITION: Evaluation = { ...VALUE, forecast: closed('a forecast') };

/** What somebody answers who is asked, and why. */
function answer(e: Evaluation, state: GameState, legal = legalActions(state)) {
  const p = state.pending as Pending & { nation?: Nation };
  const stakes = stakesFor(state, p.nation === undefined ? FIRST_SEAT : ownerOf(state, p.nation));
  const { action, why } = decide(e, state, legal, stakes);
  return { action, reasons: why() };
}

const BEST = { code: 'best-position', gain: expect.any(Number) };

describe('By what it changes in one place', () => {
  it.each<[string, GameState]>([
    ['place', PLACE],
    ['remove', at('round 9 saxons overpopulation\nessex: saxons 2\norkneys: saxons 3\nyork: angles 1')],
  ])('%s', (kind, state) => {
    expect(state.pending?.kind).toBe(kind);
    const { action, reasons } = answer(AT_A_GLANCE, state);
    expect(legalActions(state)).toContainEqual(action);
    expect(reasons).toEqual([BEST]);
  });

  it('no army at home is led: a leader is none that could be sent there', () => {
    const state = at('round 10 angles movement\nyork: angles 2 leader offa\nessex: saxons 3\nkent: saxons 1');
    const values = new AreaValues(
      VALUE.forecast(state),
      NATION.angles,
      stakesFor(state, state.owner[NATION.angles] as Seat),
    );
    expect(change(values, AREA.essex, 3, 0)).toBeCloseTo(values.worth(AREA.essex, 3, 0, false));
    expect(values.worth(AREA.essex, 3, 0, true)).not.toBeCloseTo(values.worth(AREA.essex, 3, 0, false));
  });
});

describe('By the position that follows', () => {
  const BURHS = at(
    'round 13 saxons overpopulation\nkent: saxons 3 burh\nessex: saxons 2 burh\nyork: danes 1',
  );

  it('OPOP-3: what is removed, if a burh may be', () => {
    expect(BURHS.pending?.kind).toBe('remove');
    expect(
      legalActions(BURHS)
        .map(makeAction)
        .some((text) => text.includes('burh')),
    ).toBe(true);
    expect(answer(BY_POSITION, BURHS).reasons).toEqual([BEST]);
    expect(() => answer(AT_A_GLANCE, BURHS)).toThrow('looked at a position');
    // Where no burh is among the answers, they are not looked at so.
    const armies = legalActions(BURHS).filter((a) => a.type !== 'remove' || a.unit !== 'burh');
    expect(answer(AT_A_GLANCE, BURHS, armies).reasons).toEqual([BEST]);
  });

  it('CAS-7 DEC-15: which of several groups has lost an army, before it may leave', () => {
    const start = at(
      'round 9 saxons movement\nessex: saxons 3\nsussex: saxons 3\nkent: jutes 2\nwessex: jutes 1',
    );
    const hit = ['move 2 essex kent', 'move 2 sussex kent'].reduce(
      (state, text) => after(state, text),
      start,
    );
    const fought = after(hit, 'end', [1, 1, 1, 1, 5, 1]);
    const asked =
      fought.pending?.kind === 'retreat' && fought.pending.side === 'defender'
        ? after(fought, 'stand')
        : fought;
    expect(asked.pending).toMatchObject({ kind: 'retreat', side: 'attacker' });
    const legal = legalActions(asked);
    expect(legal.some(({ type }) => type === 'lose')).toBe(true);
    expect(legal.every(({ type }) => type === 'lose')).toBe(false);
    expect(answer(BY_POSITION, asked).reasons).toEqual([BEST]);
    expect(
      answer(
        AT_A_GLANCE,
        asked,
        legal.filter(({ type }) => type !== 'lose'),
      ).reasons,
    ).toMatchObject([{}]);
  });

  it('burhs, leaders and other questions', () => {
    const burhs = at('round 12 saxons turn-start\nkent: saxons 1\nsussex: saxons 2\nwessex: saxons 3');
    expect(burhs.pending?.kind).toBe('burhs');
    expect(answer(BY_POSITION, burhs).reasons).toEqual([BEST]);
  });

  it('the best position, and by how much it is better than the next', () => {
    const state = at('round 9 saxons movement\nkent: saxons 2\nyork: angles 1');
    const moves = legalActions(state).filter(({ type }) => type === 'move');
    const liked = moves.at(-1) as Action;
    const there = after(state, makeAction(liked));
    const fond: Evaluation = {
      ...VALUE,
      future: (s) =>
        new Float64Array(17).fill(
          JSON.stringify(s.groups) === JSON.stringify(there.groups) ? 5 : 2,
          NATION.saxons,
          NATION.saxons + 1,
        ),
    };
    const { action, why } = byValue(fond, state, moves, stakesFor(state, state.owner[NATION.saxons] as Seat));
    expect(action).toEqual(liked);
    expect(why()).toEqual([{ code: 'best-position', gain: 3 }]);
  });
});

describe('By neither', () => {
  const BLIND: Evaluation = { ...VALUE, future: closed('a position'), forecast: closed('a forecast') };

  it('votes, sides, battles, and what everybody leaves as it is', () => {
    const ballot = at(
      'round 9 bretwalda\noptions {"ballot":"open"}\nessex: saxons 1\nkent: saxons 1\nyork: angles 1\nmarch: welsh 1',
    );
    const legal = legalActions(ballot);
    const stakes = stakesFor(ballot, FIRST_SEAT);
    expect(decide(BLIND, ballot, legal, stakes).action).toEqual(vote(ballot, legal, stakes).action);
    const begin = newGame({ scenario: 'standard-4', options: { sides: 'choose' } });
    expect(begin.pending?.kind).toBe('begin');
    const begins = decide(BLIND, begin, legalActions(begin), stakes);
    expect(begins.why()).toEqual([{ code: 'best-position', gain: 0 }]);
    const side = apply(begin, begins.action, seededDice(1)).state;
    expect(side.pending?.kind).toBe('side');
    expect(decide(BLIND, side, legalActions(side), stakes).why()).toMatchObject([{ code: 'good-side' }]);
    const secret = at(
      'round 9 bretwalda\noptions {"ballot":"ask"}\nessex: saxons 1\nkent: saxons 1\nyork: angles 1\nmarch: welsh 1',
    );
    expect(secret.pending?.kind).toBe('ballot');
    const { action, why } = decide(BLIND, secret, legalActions(secret), stakes);
    expect(makeAction(action)).toContain('open');
    expect(why()).toEqual([{ code: 'best-position', gain: 0 }]);
  });

  it('a ballot is left to whoever has no stake in it, and is no vote for oneself', () => {
    const ballot = at(
      'round 9 bretwalda\noptions {"ballot":"open"}\nessex: saxons 1\nyork: angles 1\nmarch: welsh 1',
    );
    const votes = ['saxons', 'angles'].map((to) => ({ type: 'vote', nation: 'welsh', for: to }) as Action);
    const stakes = stakesFor(ballot, toSeat(1));
    const none = { ...stakes, points: stakes.points.map((_, n) => (n === NATION.angles ? 0 : -1)) };
    const { action, why } = vote(ballot, votes, none);
    expect(action).toMatchObject({ for: 'angles' });
    expect(why()).toEqual([{ code: 'harmless-candidate', nation: 'angles' }]);
  });
});

describe('Submission', () => {
  it('SUB-7: has its peace for each round until it ends', () => {
    const early = after(
      at('round 3 romans movement\nhwicce: romans 2, fort\nclwyd: welsh 1\ngwynedd: welsh 1'),
      'end',
    );
    for (const state of [early, SUBMIT]) {
      expect(state.pending?.kind).toBe('submit');
      const legal = legalActions(state).filter(({ type }) => type !== 'hold-out');
      const gain = (peace: number) => {
        const { why } = submit(
          handMade({ ...WEIGHTS, peace }),
          state,
          legal,
          NATION.romans,
          stakesFor(state, state.owner[NATION.welsh] as Seat),
        );
        const [reason] = why();
        return reason?.code === 'best-position' ? reason.gain : Number.NaN;
      };
      expect(gain(2000) - gain(1000)).toBeCloseTo(1000 * (submissionEnds(GAME, NATION.romans) - state.round));
    }
    expect(submissionEnds(GAME, NATION.romans) - early.round).toBeGreaterThan(1);
  });

  it('SUB-7: by the weight of peace', () => {
    const type = (peace: number) =>
      answer(
        handMade({ ...WEIGHTS, peace }),
        SUBMIT,
        legalActions(SUBMIT).filter((a) => a.type !== 'hold-out'),
      ).action.type;
    expect(type(1000)).toBe('submit');
    expect(type(-1000)).not.toBe('submit');
  });
});

describe('What is said in a battle', () => {
  const fight = after(
    after(
      at('round 1 belgae movement\nessex: belgae 4\nkent: romans 2, fort\nsussex: romans 1'),
      'move 3 essex kent',
    ),
    'end',
    [1, 1, 1, 1, 1, 1],
  );

  it('SCORE-7: points for defeated units are those of who is asked', () => {
    expect(fight.pending).toMatchObject({ kind: 'retreat', side: 'defender' });
    const odds = oddsIn(fight, AREA.kent);
    expect(whyInBattle(fight, { type: 'stand' })).toEqual({
      code: 'stand',
      area: 'kent',
      win: odds.win,
      bounty: 0,
    });
    const attacker = after(fight, 'stand');
    expect(attacker.pending).toMatchObject({ kind: 'retreat', side: 'attacker' });
    const paid = spoils(attacker, AREA.kent, 'attacker', odds);
    expect(paid).toBeGreaterThan(1);
    expect(whyInBattle(attacker, { type: 'stand' })).toEqual({
      code: 'stand',
      area: 'kent',
      win: odds.win,
      bounty: paid,
    });
    expect(whyInBattle({ ...attacker, pending: null }, { type: 'stand' })).toMatchObject({ bounty: paid });
  });

  it('SCORE-7: so is what the attacker may hope for before the first round', () => {
    const two = ['move 3 essex kent', 'move 2 suffolk norfolk', 'end'].reduce(
      (state, text) => after(state, text),
      at(
        'round 1 belgae movement\nessex: belgae 4\nsuffolk: belgae 3\nkent: romans 2, fort\nnorfolk: romans 1, fort',
      ),
    );
    expect(two.pending?.kind).toBe('battle');
    const { action, reasons } = answer(AT_A_GLANCE, two);
    expect(action.type).toBe('fight');
    expect(reasons).toMatchObject([{ code: 'best-odds', bounty: expect.any(Number) }]);
    const [reason] = reasons;
    expect(reason?.code === 'best-odds' && reason.bounty).toBeGreaterThan(1);
  });
});
