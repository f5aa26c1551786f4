import { describe, expect, it } from 'vitest';
import { SECOND_EDITION } from '../src/data.ts';
import { type AreaId, areaId, areaOf, type GameState, type Nation, newGame } from '../src/index.ts';
import {
  AREA,
  areasWithArmies,
  areasWithStack,
  armiesIn,
  armiesInPlay,
  buildsBurhs,
  burhsIn,
  canGrow,
  canOverpopulate,
  cardNation,
  cavalrySupply,
  countEnglish,
  englishCounts,
  fightersIn,
  fits,
  fortIn,
  hasBurh,
  hasBurhs,
  hasFort,
  hasPopulation,
  hasReinforcements,
  infantrySupply,
  isContested,
  isSoleOccupant,
  leaderIn,
  limesRound,
  maySubmit,
  mustSubmit,
  NATION,
  normalLimit,
  overstackLimit,
  soleOccupant,
  stackSizeIn,
  submissionEnds,
  tableReinforcements,
} from '../src/queries.ts';
import { roadReach } from '../src/query/roads.ts';
import { at } from './support.ts';

/** A game of the second edition, for questions about its tables. */
const GAME = newGame({ scenario: 'standard-4' });

const ROUNDS = Array.from({ length: 16 }, (_, i) => i + 1);

describe('questions about pieces', () => {
  const { state } = at(`
    round 12 saxons movement
    kent: saxons 2 burh
    essex: saxons burh
    norfolk: saxons 1 leader alfred
    icelandic-sea: danes 3
  `);
  const roman = at('round 4 romans movement\nyork: fort\nlindsey: ruin\nmarch: romans 2, fort').state;

  it('GEN-2 CNT-3 CNT-5: armies, what stacks, and what fights', () => {
    const count = (s: GameState, nation: Nation, area: AreaId) =>
      [armiesIn, stackSizeIn, fightersIn].map((ask) => ask(s, nation, areaOf(area)));
    expect(count(state, NATION.saxons, 'kent')).toEqual([2, 3, 3]);
    expect(count(state, NATION.saxons, 'essex')).toEqual([0, 1, 1]);
    expect(count(roman, NATION.romans, 'march')).toEqual([2, 2, 3]);
    expect(count(roman, NATION.romans, 'york')).toEqual([0, 0, 1]);
    expect(count(roman, NATION.welsh, 'york')).toEqual([0, 0, 0]);
    expect(count(roman, NATION.romans, 'lindsey')).toEqual([0, 0, 0]);
    expect(areasWithArmies(state, NATION.saxons)).toEqual([areaOf('norfolk'), areaOf('kent')]);
    expect(areasWithStack(state, NATION.saxons)).toEqual(['norfolk', 'essex', 'kent'].map(areaOf));
  });

  it('GEN-2 GEN-10 BURH-4: at sea there are neither forts nor burhs, and nobody fights', () => {
    const sea = areaOf('icelandic-sea');
    expect([hasFort(state, sea), fortIn(state, sea), burhsIn(state, NATION.saxons, sea)]).toEqual([
      false,
      'none',
      0,
    ]);
    expect([stackSizeIn(state, NATION.danes, sea), stackSizeIn(state, NATION.saxons, sea)]).toEqual([3, 0]);
    expect(isContested({ ...state, nation: NATION.danes }, sea)).toBe(false);
    expect(armiesInPlay(state, NATION.danes)).toBe(3);
  });

  it('FORT-2: a fort is intact, in ruins, or was never there', () => {
    expect(['york', 'lindsey', 'kent'].map((area) => fortIn(roman, areaOf(area)))).toEqual([
      'intact',
      'destroyed',
      'none',
    ]);
    const game = at('round 2 romans movement\nwessex: romans 1, fort').do('move 1 wessex avalon');
    expect(fortIn(game.state, areaOf('avalon'))).toBe('intact');
  });

  it('LDR-5: a leader is found where he stands', () => {
    expect(leaderIn(state, NATION.saxons, areaOf('norfolk'))?.id).toBe('alfred');
    expect(leaderIn(state, NATION.saxons, areaOf('kent'))).toBeUndefined();
    expect(leaderIn(state, NATION.danes, areaOf('norfolk'))).toBeUndefined();
  });

  it('BURH-1 BURH-10: burhs are Saxon, and are bought in rounds 12 and 13', () => {
    expect(ROUNDS.filter((round) => buildsBurhs(GAME, NATION.saxons, round))).toEqual([12, 13]);
    expect(ROUNDS.filter((round) => buildsBurhs(GAME, NATION.danes, round))).toEqual([]);
    expect([hasBurhs(GAME, NATION.saxons), hasBurhs(GAME, NATION.romans)]).toEqual([true, false]);
    expect(['kent', 'essex', 'norfolk'].map((area) => hasBurh(state, areaOf(area)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('GEN-5 BURH-6: pieces that are left; a burh takes one of the Saxon infantry', () => {
    expect(infantrySupply(state, NATION.saxons)).toBe(20 - 3 - 2);
    expect(infantrySupply(state, NATION.danes)).toBe(18 - 3);
    const arthur = at(
      'round 7 romano-british movement\nhwicce: romano-british 3 cavalry 2 leader arthur',
    ).state;
    expect([NATION['romano-british'], NATION.saxons].map((nation) => cavalrySupply(arthur, nation))).toEqual([
      0, 0,
    ]);
    expect(armiesInPlay(arthur, NATION['romano-british'])).toBe(5);
  });

  it('STK-1 STK-2 STK-3 STK-9: how many may stand together', () => {
    const [clear, difficult, sea] = [AREA.kent, AREA.lindsey, AREA['icelandic-sea']] as const;
    expect([clear, difficult, sea].map((area) => normalLimit(GAME, NATION.saxons, area))).toEqual([
      3,
      2,
      Infinity,
    ]);
    expect([clear, difficult].map((area) => normalLimit(GAME, NATION.romans, area))).toEqual([Infinity, 4]);
    expect([clear, difficult].map((area) => overstackLimit(GAME, area))).toEqual([Infinity, 4]);
    expect([1, 2, 3, 4, 5].map((count) => fits(state, NATION.saxons, difficult, count))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    const fleet = at('round 12 danes movement\nyork: danes 5\nicelandic-sea: danes 3').state;
    expect([sea, clear].map((area) => fits(fleet, NATION.danes, area, 4))).toEqual([true, false]);
  });
});

describe('questions about who holds an area', () => {
  it('GEN-10 GEN-12: attackers contest an area, and then nobody is there alone', () => {
    const { state } = at(
      'round 9 saxons movement\nkent: saxons 1, angles 1\nessex: saxons 1\nyork: angles 1',
    );
    const areas = [AREA.kent, AREA.essex, AREA.york, AREA.march];
    expect(areas.map((area) => isContested(state, area))).toEqual([true, false, false, false]);
    expect(areas.map((area) => soleOccupant(state, area))).toEqual([-1, NATION.saxons, NATION.angles, -1]);
    expect(areas.map((area) => isSoleOccupant(state, NATION.angles, area))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('CNT-11 KING-1: English areas that a nation holds alone', () => {
    const { state } = at(`
      round 9 saxons movement
      kent: saxons 1, angles 1
      essex: saxons 1
      sussex: saxons 1
      devon: saxons 1
      york: angles 1
      galloway: angles 1
      dunedin: angles 1
    `);
    expect([NATION.saxons, NATION.angles, NATION.welsh].map((nation) => countEnglish(state, nation))).toEqual(
      [2, 2, 0],
    );
    const counts = englishCounts(state);
    expect([NATION.saxons, NATION.angles, NATION.welsh].map((nation) => counts[nation])).toEqual([2, 2, 0]);
  });
});

describe('questions about nations', () => {
  it('POP-6 POP-7 OPOP-4 ROM-2: who grows, who starves, and who is reinforced instead', () => {
    const grow = (nation: Nation) =>
      ROUNDS.filter((round) => hasPopulation({ ...newGame({ scenario: 'standard-4' }), round }, nation));
    expect(grow(NATION.romans)).toEqual([]);
    expect(grow(NATION['romano-british'])).toEqual(ROUNDS.filter((round) => round !== 6));
    expect(grow(NATION.welsh)).toEqual(ROUNDS);
    const both = [NATION.romans, NATION.welsh];
    expect(both.map((nation) => canGrow(GAME, nation))).toEqual([false, true]);
    expect(both.map((nation) => canOverpopulate(GAME, nation))).toEqual([false, true]);
    expect(both.map((nation) => hasReinforcements(GAME, nation))).toEqual([true, false]);
  });

  it('ROM-2: no reinforcements before round 2 or after round 5', () => {
    expect(ROUNDS.filter((round) => tableReinforcements(SECOND_EDITION, round, 4) > 0)).toEqual([2, 3, 4, 5]);
    expect([12, 11, 9, 7, 6, 5, 0].map((armies) => tableReinforcements(SECOND_EDITION, 2, armies))).toEqual([
      0, 1, 1, 2, 3, 3, 4,
    ]);
    expect([10, 9, 8].map((armies) => tableReinforcements(SECOND_EDITION, 4, armies))).toEqual([0, 1, 1]);
  });

  it('SUB-25 BSUB-11 LIMES-1: when submission to an overlord is over, and whose card counts forts', () => {
    expect([NATION.romans, NATION.angles].map((nation) => submissionEnds(GAME, nation))).toEqual([6, 13]);
    expect([NATION.romans, NATION.welsh].map((nation) => limesRound(GAME, nation))).toEqual([5, undefined]);
  });

  it('SUB-3 BSUB-1: who may submit, and to whom', () => {
    const board = 'galloway: brigantes 1\nmoray: caledonians 1';
    const early = at(`round 3 romans movement\nkent: romans 1\n${board}`).state;
    expect([NATION.brigantes, NATION.caledonians, NATION.welsh].map((n) => maySubmit(early, n))).toEqual([
      true,
      false,
      false,
    ]);
    const late = (turn: string) =>
      at(`round 8 ${turn} movement\nkent: saxons 1\nyork: angles 1\n${board}`).state;
    expect(maySubmit(late('angles'), NATION.brigantes)).toBe(true);
    expect(maySubmit(late('angles'), NATION.caledonians)).toBe(false);
    expect(maySubmit(late('saxons'), NATION.brigantes)).toBe(false);
  });

  it('SCN-9: who has no choice but to submit', () => {
    const bound = (s: GameState) =>
      [NATION.belgae, NATION.welsh, NATION.brigantes, NATION.picts].map((n) => mustSubmit(s, n));
    const early = newGame({ scenario: 'two-early' });
    expect(bound(early)).toEqual([true, true, true, true]);
    expect([NATION.caledonians, NATION.romans].map((n) => mustSubmit(early, n))).toEqual([false, false]);
    expect(bound(newGame({ scenario: 'standard-4' }))).toEqual([false, false, false, false]);
  });

  it('ROAD-1 SUB-13: roads join forts, and an area without one is on no road', () => {
    const { state } = at(
      'round 4 romans movement\nyork: fort\nmarch: romans 2, fort\nkent: fort\nessex: ruin',
    );
    expect(roadReach(state, areaOf('york')).map(areaId)).toEqual(['york', 'march']);
    expect(['essex', 'lindsey'].map((area) => roadReach(state, areaOf(area)))).toEqual([[], []]);
  });

  it('SCN-11: the second Romano-British play the Romano-British card', () => {
    const usual = newGame({ scenario: 'standard-4' });
    const germanic = newGame({ scenario: 'two-germanic' });
    const played = (s: GameState) =>
      [NATION.belgae, NATION.welsh, NATION['romano-british']].map((n) => cardNation(s, n));
    expect(played(usual)).toEqual([NATION.belgae, NATION.welsh, NATION['romano-british']]);
    expect(played(germanic)).toEqual([NATION['romano-british'], NATION.welsh, NATION['romano-british']]);
    const grows = [5, 6, 7].map((round) => hasPopulation({ ...germanic, round }, NATION.belgae));
    expect(grows).toEqual([true, false, true]);
  });
});
