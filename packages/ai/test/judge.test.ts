import {
  A,
  type Area,
  armiesIn,
  type GameState,
  legalActions,
  makeAction,
  N,
  NATION_COUNT,
} from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { commander, type Level } from '../src/search/commander.ts';
import { always } from '../src/search/effort.ts';
import { trialsFor } from '../src/search/judge.ts';
import type { Evaluation } from '../src/value/value.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { after, ask, at, PLACE, SUBMIT, VALUE } from './support.ts';

const LEVEL: Level = {
  weights: WEIGHTS,
  noise: 0,
  effort: always({ ideas: 0, plans: 1, samples: 0 }),
  wide: false,
  replies: 0,
  trials: 3,
  details: 8,
};

/** Four Saxons have come from Essex to Kent, where one Jute stands, and the first round of the battle hit nobody. */
const KENT = after(
  after(
    at(`
      round 9 saxons movement
      essex: saxons 5
      wessex: saxons 1
      downlands: saxons 1
      kent: jutes 1
      sussex: jutes 1
    `),
    'move 4 essex kent',
  ),
  'end',
  [1, 1, 1, 1, 1],
);

/** A future in which nothing counts but what it is said to bring the Jutes. */
const onlyFor = (points: (s: GameState) => number): Evaluation => ({
  ...VALUE,
  future(s) {
    const future = new Float64Array(NATION_COUNT);
    future[N.jutes] = points(s);
    return future;
  },
});
const jutesIn = (area: Area) => onlyFor((s) => 1000 * armiesIn(s, N.jutes, area));

const answerOf = (e: Evaluation, level: Level, state: GameState) => ask(commander(e, level), state);

describe('Decisions that are played through', () => {
  it('RET-3: at a glance a lone defender leaves, whatever the future brings', () => {
    expect(KENT.pending).toMatchObject({ kind: 'retreat', side: 'defender' });
    const { action } = answerOf(jutesIn(A.kent), { ...LEVEL, details: 0 }, KENT);
    expect(makeAction(action)).toBe('retreat 1 to sussex');
  });

  it('RET-3: played through, he stands or leaves by what comes of it', () => {
    const foes = onlyFor((s) => -1000 * (armiesIn(s, N.saxons, A.essex) + armiesIn(s, N.saxons, A.kent)));
    const stands = answerOf(foes, LEVEL, KENT);
    expect(makeAction(stands.action)).toBe('stand');
    expect(stands.reasons).toMatchObject([{ code: 'stand', area: 'kent' }]);
    const leaves = answerOf(jutesIn(A.sussex), LEVEL, KENT);
    expect(makeAction(leaves.action)).toBe('retreat 1 to sussex');
    expect(leaves.reasons).toMatchObject([{ code: 'retreat', area: 'kent', to: 'sussex' }]);
  });

  it('are those about what follows for everybody, and those about a few places', () => {
    const trials = (state: GameState) => trialsFor(state, legalActions(state), LEVEL);
    expect(SUBMIT.pending?.kind).toBe('submit');
    expect(trials(SUBMIT)).toBe(LEVEL.trials);
    expect(PLACE.pending?.kind).toBe('place');
    expect(trials(PLACE)).toBe(LEVEL.details);
    expect(trials(KENT)).toBe(LEVEL.details);
    const vote = at('round 9 bretwalda\noptions {"ballot":"open"}\nessex: saxons 1\nyork: angles 1');
    expect(vote.pending?.kind).toBe('vote');
    expect(trials(vote)).toBe(0);
  });

  it('are not those with very many answers', () => {
    const [first] = legalActions(PLACE) as [ReturnType<typeof legalActions>[number]];
    expect(trialsFor(PLACE, new Array(12).fill(first), LEVEL)).toBe(LEVEL.details);
    expect(trialsFor(PLACE, new Array(13).fill(first), LEVEL)).toBe(0);
  });
});
