import { type Area, type GameState, legalActions, makeAction, type Nation } from '@bretwalda/engine';
import { AREA, armiesIn, LAND_AREAS, NATION, NATION_COUNT } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { commander } from '../src/search/commander.ts';
import { trialsFor } from '../src/search/judge.ts';
import { FURTHEST } from '../src/search/rollout.ts';
import type { Level } from '../src/search/search.ts';
import type { Evaluation } from '../src/value/value.ts';
import { levelWith } from './searching.ts';
import { after, ask, at, PLACE, SUBMIT, VALUE } from './support.ts';

const LEVEL = levelWith({ trials: 3, details: 8 });

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
    future[NATION.jutes] = points(s);
    return future;
  },
});
const jutesIn = (area: Area) => onlyFor((s) => 1000 * armiesIn(s, NATION.jutes, area));

const answerOf = (e: Evaluation, level: Level, state: GameState) => ask(commander(e, level), state);

/** The states in which the futures of all answers end, as the judge comes to weigh them. */
function endsOf(state: GameState, level: Level): GameState[] {
  const seen: GameState[] = [];
  const watching: Evaluation = {
    ...VALUE,
    future(s) {
      seen.push(s);
      return VALUE.future(s);
    },
  };
  answerOf(watching, level, state);
  const moment = ({ round, nation }: GameState) => round * NATION_COUNT + nation;
  const last = Math.max(...seen.map(moment));
  return seen.filter((s) => moment(s) === last);
}
const areasOf = (state: GameState, nation: Nation) =>
  LAND_AREAS.filter((area) => state.holder[area] === nation);

describe('Who replies', () => {
  const FAR: Level = { ...LEVEL, replies: FURTHEST, trials: 1, details: 1 };
  /** The Danes may place one army; the Picts are far from both places, with room to spread. */
  const LOCAL = at(`
    round 12 danes population
    marker danes 5
    york: danes 1
    norfolk: danes 1
    essex: saxons 2
    lindsey: angles 1
    suffolk: jutes 1
    north-mercia: welsh 1
    pennines: brigantes 1
    orkneys: picts 3
  `);
  /** The Welsh may submit: that concerns everybody. */
  const WEIGHTY = after(
    at(`
      round 4 romans movement
      hwicce: romans 2, fort
      clwyd: welsh 1
      gwynedd: welsh 1
      dyfed: welsh 1
      powys: welsh 1
      orkneys: picts 3
    `),
    'end',
  );

  it('about a few places those who can get near, for two rounds', () => {
    expect(trialsFor(LOCAL, legalActions(LOCAL), FAR)).toBe(FAR.details);
    const ends = endsOf(LOCAL, FAR);
    expect(ends.length).toBeGreaterThan(1);
    for (const end of ends) {
      expect([end.round, end.nation]).toEqual([14, NATION.danes]);
      expect(areasOf(end, NATION.picts)).toEqual([AREA.orkneys]);
    }
    expect(ends.some((end) => areasOf(end, NATION.saxons).length > 1)).toBe(true);
  });

  it('about what concerns everybody all of them, but not for so long', () => {
    expect(WEIGHTY.pending?.kind).toBe('submit');
    const ends = endsOf(WEIGHTY, FAR);
    expect(ends.length).toBeGreaterThan(1);
    for (const end of ends) {
      expect(end.round).toBeLessThan(6);
      expect(areasOf(end, NATION.picts).length).toBeGreaterThan(1);
    }
  });
});

describe('Decisions that are played through', () => {
  it('RET-3: at a glance a lone defender leaves, whatever the future brings', () => {
    expect(KENT.pending).toMatchObject({ kind: 'retreat', side: 'defender' });
    const { action } = answerOf(jutesIn(AREA.kent), { ...LEVEL, details: 0 }, KENT);
    expect(makeAction(action)).toBe('retreat 1 to sussex');
  });

  it('RET-3: played through, he stands or leaves by what comes of it', () => {
    const foes = onlyFor(
      (s) => -1000 * (armiesIn(s, NATION.saxons, AREA.essex) + armiesIn(s, NATION.saxons, AREA.kent)),
    );
    const stands = answerOf(foes, LEVEL, KENT);
    expect(makeAction(stands.action)).toBe('stand');
    expect(stands.reasons).toMatchObject([{ code: 'stand', area: 'kent' }]);
    const leaves = answerOf(jutesIn(AREA.sussex), LEVEL, KENT);
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
