import { describe, expect, it } from 'vitest';
import { NATIONS, SECOND_EDITION } from '../src/data.ts';
import { areaOf, type Nation, nationId, newGame } from '../src/index.ts';
import {
  ALL_NATIONS,
  buildsBurhs,
  burhFallsFirst,
  canGrow,
  canOverpopulate,
  countsFor,
  crownAhead,
  crownOf,
  fortIn,
  hasBurhs,
  hasReinforcements,
  hasTruce,
  heldValues,
  holdValues,
  inScenario,
  isContest,
  isReinforced,
  limesRound,
  limesValues,
  mayBreakPeace,
  NATION,
  nextHold,
  occupyValues,
  populationPoints,
  snapshotValues,
  submissionEnds,
  tableReinforcements,
} from '../src/queries.ts';
import { at } from './support.ts';

/** A game of the second edition, for questions about its tables. */
const GAME = newGame({ scenario: 'standard-4' });

/** In which rounds a rule holds, and for whom: asked by screens and computer players. */

const NATION_IDS = NATIONS.map(({ id }) => id);
const ROUNDS = Array.from({ length: 16 }, (_, i) => i + 1);
const roundsWhere = (holds: (round: number) => boolean) => ROUNDS.filter(holds);
const nationsWhere = (holds: (nation: Nation) => boolean) => ALL_NATIONS.filter(holds).map(nationId);

describe('Rounds', () => {
  it('BRET-1, KING-1, KING-7: which crown a round ends with, until it is given', () => {
    expect(roundsWhere((round) => crownOf(GAME, round) === 'bretwalda')).toEqual([8, 9, 10]);
    expect(roundsWhere((round) => crownOf(GAME, round) === 'king')).toEqual([11, 12, 13, 14, 16]);
    expect(crownOf(GAME, 7)).toBeUndefined();
    expect(roundsWhere((round) => isContest(GAME, round))).toEqual([16]);
    expect(crownAhead(at('round 9 saxons movement\nkent: saxons 1').state)).toBe('bretwalda');
    expect(crownAhead(at('round 16 saxons movement\nkent: saxons 1').state)).toBe('king');
    expect(crownAhead(at('round 16 over').state)).toBeUndefined();
    const counted = at('round 9 saxons movement\nkent: saxons 1').state;
    expect(crownAhead({ ...counted, step: 'round-end' })).toBeUndefined();
    expect(crownAhead({ ...counted, step: 'king' })).toBe('bretwalda');
  });

  it('SCN-1: the rounds that a scenario plays', () => {
    const plays = (scenario: 'standard-4' | 'two-vikings' | 'two-early') => {
      const state = newGame({ scenario });
      return roundsWhere((round) => inScenario(state, round));
    };
    expect(plays('standard-4')).toEqual(ROUNDS);
    expect(plays('two-vikings')).toEqual([11, 12, 13, 14]);
    expect(plays('two-early')).toEqual([1, 2, 3, 4, 5]);
  });

  it('SUB-25, BSUB-11: the first round in which a submission holds no more', () => {
    expect(submissionEnds(GAME, NATION.romans)).toBe(6);
    expect(submissionEnds(GAME, NATION.angles)).toBe(13);
  });

  it('LIMES-1: only the Roman card pays for Limes', () => {
    expect(limesRound(GAME, NATION.romans)).toBe(5);
    expect(limesRound(GAME, NATION.welsh)).toBeUndefined();
    expect(roundsWhere((round) => limesValues(GAME, round, NATION.romans) !== undefined)).toEqual([5]);
  });

  it('BURH-1, CAS-8: when burhs are built, and when they fall first', () => {
    expect(roundsWhere((round) => buildsBurhs(GAME, NATION.saxons, round))).toEqual([12, 13]);
    expect(roundsWhere((round) => buildsBurhs(GAME, NATION.danes, round))).toEqual([]);
    expect(roundsWhere((round) => burhFallsFirst(GAME, round))).toEqual([14, 15, 16]);
  });

  it('SCN-4: the truce lasts for the first round of its scenario, with those it names', () => {
    const short = newGame({ scenario: 'short-3' });
    expect(nationsWhere((nation) => hasTruce(short, nation, 6))).toEqual(['saxons', 'jutes', 'angles']);
    expect(nationsWhere((nation) => hasTruce(short, nation, 7))).toEqual([]);
    expect(nationsWhere((nation) => hasTruce(newGame({ scenario: 'standard-4' }), nation, 1))).toEqual([]);
  });
});

describe('Nations', () => {
  it('POP-6, ROM-2, OPOP-4: the Romans have reinforcements instead of growth, and no limit', () => {
    const others = NATION_IDS.filter((id) => id !== 'romans');
    expect(nationsWhere((nation) => canGrow(GAME, nation))).toEqual(others);
    expect(nationsWhere((nation) => canOverpopulate(GAME, nation))).toEqual(others);
    expect(nationsWhere((nation) => hasReinforcements(GAME, nation))).toEqual(['romans']);
    expect(nationsWhere((nation) => hasBurhs(GAME, nation))).toEqual(['saxons']);
  });

  it('ROM-2, R16-1: who is reinforced when', () => {
    expect(roundsWhere((round) => isReinforced(GAME, NATION.romans, round))).toEqual([2, 3, 4, 5]);
    expect(nationsWhere((nation) => isReinforced(GAME, nation, 16))).toEqual([
      'norwegians',
      'saxons',
      'normans',
    ]);
    expect(roundsWhere((round) => isReinforced(GAME, NATION.normans, round))).toEqual([16]);
    expect(tableReinforcements(SECOND_EDITION, 1, 16)).toBe(0);
    expect(tableReinforcements(SECOND_EDITION, 6, 0)).toBe(0);
    expect(tableReinforcements(SECOND_EDITION, 3, 0)).toBeGreaterThan(0);
  });

  it('RB-12, SCN-3: can anybody break the peace for points?', () => {
    expect(mayBreakPeace(newGame({ scenario: 'standard-4' }))).toBe(true);
    expect(mayBreakPeace(newGame({ scenario: 'short-3' }))).toBe(false); // though some have submitted
    expect(mayBreakPeace(newGame({ scenario: 'two-vikings' }))).toBe(false); // no Romans, nobody submitted
    expect(mayBreakPeace(at('two-vikings round 11\nsubmitted welsh').state)).toBe(true);
  });
});

describe('Cards', () => {
  it('SCORE-2, LIMES-1: what a card pays for areas held, by hold or Limes', () => {
    expect(heldValues(GAME, 5, NATION.romans)).toEqual(
      holdValues(GAME, 5, NATION.romans) ?? limesValues(GAME, 5, NATION.romans),
    );
    expect(heldValues(GAME, 5, NATION.romans)).toBeDefined();
    expect(heldValues(GAME, 4, NATION.romans)).toBeUndefined();
    expect(heldValues(GAME, 7, NATION['romano-british'])).toEqual(
      holdValues(GAME, 7, NATION['romano-british']),
    );
  });

  it('DANE-2: round 11 pays the Danes for what they hold as they leave, not for coming', () => {
    expect(snapshotValues(GAME, 11, NATION.danes)?.[areaOf('kent')]).toBe(2);
    expect(occupyValues(GAME, 11, NATION.danes)).toBeUndefined();
    expect(snapshotValues(GAME, 12, NATION.danes)).toBeUndefined();
    expect(occupyValues(GAME, 12, NATION.danes)?.[areaOf('york')]).toBe(8);
  });

  it('LIMES-1, CNT-11: a Roman area counts for Limes by its fort, a subject’s in any case', () => {
    const { state } = at(`
      round 3 romans movement
      subject welsh to romans
      kent: romans 1, fort
      essex: romans 1, ruin
      gwent: welsh 1, ruin
      york: brigantes 1
    `);
    const counts = (area: string, reason: 'hold' | 'limes') =>
      countsFor(state, NATION.romans, areaOf(area), reason);
    expect(['kent', 'essex', 'gwent', 'york', 'sussex'].map((area) => counts(area, 'limes'))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(['kent', 'essex', 'gwent', 'york'].map((area) => counts(area, 'hold'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['kent', 'essex', 'york'].map((area) => fortIn(state, areaOf(area)))).toEqual([
      'intact',
      'destroyed',
      'none',
    ]);
  });

  it('SEQ-8: the next count is the one of this round until its areas have been counted', () => {
    const now = at('round 7 welsh movement\ngwent: welsh 1').state;
    expect(nextHold(now, NATION.welsh)?.round).toBe(7);
    const later = nextHold({ ...now, step: 'round-end' }, NATION.welsh)?.round ?? 0;
    expect(later).toBeGreaterThan(7);
    expect(nextHold(at('round 16 over').state, NATION.welsh)).toBeUndefined();
  });

  it('POP-1: two points for a clear area, one for a difficult one', () => {
    expect(populationPoints(GAME, areaOf('kent'))).toBe(2);
    expect(populationPoints(GAME, areaOf('gwent'))).toBe(1);
  });
});
