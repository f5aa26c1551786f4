import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../src/data/scenarios.ts';
import { NATIONS, scenario } from '../src/data.ts';
import { areaOf, type Nation, NOBODY, newGame } from '../src/index.ts';
import {
  ALL_NATIONS,
  appearsIn,
  areasForKing,
  arrivesLater,
  attackForbiddenBy,
  buildsForts,
  burhsLeft,
  growsLater,
  hadTurn,
  heldFast,
  isBoundTo,
  isClaimant,
  isCounted,
  isPassage,
  isReinforced,
  isSeaOpen,
  landAccount,
  leaderBounty,
  leaderComesLater,
  leastToFell,
  limitPart,
  mayBuildFort,
  mayLeave,
  movesLater,
  NATION,
  nextHoldOf,
  nextScoring,
  overpopulation,
  roundsOf,
  stayOf,
} from '../src/queries.ts';
import { sawRomansLeave } from '../src/query/cast.ts';
import { isFirstHalf } from '../src/query/moment.ts';
import { redux } from './redux.ts';
import { at } from './support.ts';

/** A game of the second edition, for questions about its tables. */
const GAME = newGame({ scenario: 'standard-4' });

/** Small questions that screens and computer players ask instead of knowing the rule. */
describe('questions', () => {
  it('BAT-6, BAT-7, GEN-3: the least value that fells a unit', () => {
    expect(leastToFell({ strong: false }, 'infantry', false, false)).toBe(5);
    expect(leastToFell({ strong: false }, 'infantry', true, false)).toBe(4);
    expect(leastToFell({ strong: false }, 'infantry', true, true)).toBe(6);
    expect(leastToFell({ strong: true }, 'infantry', true, false)).toBe(6);
    expect(leastToFell({ strong: false }, 'cavalry', true, false)).toBe(6);
    expect(leastToFell({ strong: true }, 'fort', false, false)).toBe(5);
  });

  it('ROM-2, R16-2 to R16-4: who can be reinforced, and when', () => {
    const rounds = (nation: Nation) =>
      Array.from({ length: 16 }, (_, i) => i + 1).filter((round) => isReinforced(GAME, nation, round));
    expect(rounds(NATION.romans)).toEqual([2, 3, 4, 5]);
    for (const nation of [NATION.norwegians, NATION.saxons, NATION.normans])
      expect(rounds(nation)).toEqual([16]);
    expect(rounds(NATION.danes)).toEqual([]);
  });

  it('RB-1: the Romano-British appear where the Romans are seen to leave, or where they are set up', () => {
    expect(appearsIn(scenario('standard-4'), 'romano-british')).toBe(true);
    expect(appearsIn(scenario('two-vikings'), 'romano-british')).toBe(false);
    expect(appearsIn(scenario('two-early'), 'normans')).toBe(false);
    expect(appearsIn(scenario('standard-4'), 'normans')).toBe(true);
    for (const { id } of NATIONS) expect(appearsIn(scenario('standard-4'), id)).toBe(true);
    expect(appearsIn(scenario('two-early'), 'romano-british')).toBe(false);
  });

  it.each([
    ['short-3', ['romans', 'belgae', 'norwegians', 'normans']],
    ['two-early', ['romano-british', 'norsemen', 'dubliners', 'danes', 'norwegians', 'normans']],
    ['two-germanic', ['romans', 'norsemen', 'dubliners', 'danes', 'norwegians', 'normans']],
    ['two-vikings', ['romans', 'romano-british', 'belgae', 'norwegians', 'normans']],
  ] as const)('SCN-1: who plays no part in %s', (id, absent) => {
    const missing = NATIONS.filter((nation) => !appearsIn(scenario(id), nation.id));
    expect(missing.map((nation) => nation.id)).toEqual(absent);
  });

  it('SCN-1: a part is played by those who are set up, arrive or take over, and belong to a player', () => {
    const untilRound6 = { ...scenario('standard-4'), rounds: [1, 6] } as const;
    expect(appearsIn(untilRound6, 'romano-british')).toBe(true);
    expect(appearsIn(untilRound6, 'normans')).toBe(false);
    expect(appearsIn({ ...untilRound6, groups: [['romans']] }, 'welsh')).toBe(false);
    // A leader alone comes to the Saxons in round 15.
    const lateAndEmpty = { ...scenario('standard-4'), rounds: [15, 15], setup: {} } as const;
    expect(appearsIn(lateAndEmpty, 'saxons')).toBe(false);
    expect(appearsIn(lateAndEmpty, 'normans')).toBe(true);
  });

  it('RB-1, RUL-125: the Romans are seen to leave only where they were', () => {
    const seen = SCENARIOS.filter(({ id }) => sawRomansLeave(newGame({ scenario: id }))).map(({ id }) => id);
    expect(seen).toEqual(['standard-4', 'standard-3', 'standard-5', 'computer-full']);
  });

  it('LDR-6, ART-8, DANE-4: how long leaders stay', () => {
    expect([stayOf('arthur'), stayOf('cnut'), stayOf('harold'), stayOf('offa')]).toEqual([
      'round-8',
      'end-of-turn',
      'end-of-game',
      'next-turn',
    ]);
  });

  it('LDR-1: a leader is to come until his nation has grown', () => {
    const start = newGame({ scenario: 'standard-4' });
    expect(leaderComesLater(start, NATION.belgae, 1)).toBe(true);
    expect(leaderComesLater(start, NATION.saxons, 6)).toBe(true);
    const moving = at('round 6 saxons movement\nkent: saxons 1').state;
    expect(leaderComesLater(moving, NATION.saxons, 6)).toBe(false);
    expect(leaderComesLater(moving, NATION.angles, 6)).toBe(true);
    expect(leaderComesLater(moving, NATION.belgae, 6)).toBe(false);
    expect(leaderComesLater(moving, NATION.angles, 7)).toBe(true);
    expect(leaderComesLater(moving, NATION.saxons, 7)).toBe(true);
    expect(leaderComesLater(moving, NATION.angles, 5)).toBe(false);
    expect(leaderComesLater(moving, NATION.belgae, 1)).toBe(false);
    const choosing = at('round 1 belgae special-arrivals\nkent: belgae 1\nessex: belgae 1').do(
      'place kent',
    ).state;
    expect(choosing.pending?.kind).toBe('leader');
    expect(leaderComesLater(choosing, NATION.belgae, 1)).toBe(true);
  });

  it('SEQ-2, POP-1: nations play in their order, and each grows at the start of its turn', () => {
    const moving = at('round 6 saxons movement\nkent: saxons 1').state;
    expect([NATION.welsh, NATION.saxons, NATION.angles].map((nation) => hadTurn(moving, nation, 6))).toEqual([
      true,
      false,
      false,
    ]);
    expect([5, 7].map((round) => hadTurn(moving, NATION.saxons, round))).toEqual([true, false]);
    expect([NATION.welsh, NATION.saxons, NATION.angles].map((nation) => growsLater(moving, nation))).toEqual([
      false,
      false,
      true,
    ]);
    const ballot = at('round 8 bretwalda\nkent: saxons 1\nyork: angles 1').state;
    expect(hadTurn(ballot, NATION.normans, 8)).toBe(true);
    const departing = at('round 6\nyork: romans 5, fort\nessex: romans 4, fort').state;
    expect(hadTurn(departing, NATION.romans, 6)).toBe(false);
    const placing = at(`
      round 9 saxons turn-start
      kent: saxons 1
      sussex: saxons 1
      wessex: saxons 1
    `).state;
    expect(growsLater(placing, NATION.saxons)).toBe(false);
  });

  it('SEA-5, MAJ-1: between the turns nobody stays at sea, or moves a second time', () => {
    const { state } = at('round 8 bretwalda\nkent: saxons 1\nyork: angles 1');
    for (let round = 1; round <= 16; round++) {
      const between = { ...state, round, half: 1, nation: NOBODY } as const;
      expect([round, isFirstHalf(between), isSeaOpen(between)]).toEqual([round, false, false]);
    }
  });

  it('SEQ-8: areas are counted at the end of their round', () => {
    const during = at('round 5 romans movement\nyork: romans 1').state;
    expect([4, 5, 6].map((round) => isCounted(during, round))).toEqual([true, false, false]);
    const after = at('round 5 bretwalda\nyork: romans 1, fort').state;
    expect(isCounted(after, 5)).toBe(true);
    const over = at('round 16 over').state;
    expect(nextScoring(over)).toBeUndefined();
    expect(roundsOf(over).map(({ round }) => round)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    const vikings = newGame({ scenario: 'two-vikings' });
    expect(roundsOf(vikings).map(({ round }) => round)).toEqual([11, 12, 13, 14]);
  });

  it('OPOP-1, OPOP-4: what the land can feed', () => {
    const { state } = at('round 6 saxons movement\nkent: saxons 4\nwessex: saxons 1\nyork: romans 5 fort');
    expect(landAccount(state, NATION.saxons)).toEqual({ bodies: 5, most: 4 });
    expect(overpopulation(state, NATION.saxons)).toBe(1);
    expect(overpopulation(state, NATION.romans)).toBe(0);
  });

  it('LIMES-1, FORT-2: what an area brings at its next count', () => {
    const { state } = at('round 4 romans movement\nkent: romans 1 fort\nessex: welsh 1, ruin');
    expect(nextHoldOf(state, NATION.romans, areaOf('kent'))).toEqual({ round: 5, points: 4 });
    expect(nextHoldOf(state, NATION.romans, areaOf('essex'))).toEqual({ round: 5, points: 0 });
    expect(nextHoldOf(state, NATION.welsh, areaOf('essex'))).toEqual({ round: 5, points: 1 });
    expect(nextHoldOf(at('round 16 over').state, NATION.saxons, areaOf('essex'))).toBeUndefined();
    expect(buildsForts(GAME, NATION.romans) && !buildsForts(GAME, NATION.saxons)).toBe(true);
  });

  it('SEQ-2, MAJ-1: who has moves before him, and whether those who come are still to come', () => {
    const turn = 'kent: romans 8\nyork: brigantes 2';
    const moving = at(`round 3 romans movement\n${turn}`).state;
    const moments = (['turn-start', 'movement', 'battles', 'turn-end'] as const).map((step) => ({
      ...moving,
      step,
    }));
    expect(moments.map((s) => movesLater(s, NATION.romans))).toEqual([true, true, false, false]);
    expect(moments.map((s) => arrivesLater(s, NATION.romans))).toEqual([true, false, true, true]);
    expect(moments.every((s) => movesLater(s, NATION.welsh) && arrivesLater(s, NATION.welsh))).toBe(true);
    const major = { ...moving, round: 1, step: 'battles' } as const;
    expect([
      movesLater(major, NATION.romans),
      movesLater({ ...major, invasionHalf: 2 }, NATION.romans),
    ]).toEqual([true, false]);
    expect(movesLater(at(`round 3 welsh movement\n${turn}`).state, NATION.romans)).toBe(false);
    expect(movesLater({ ...moving, nation: NOBODY, step: 'hold-points' }, NATION.welsh)).toBe(false);
  });

  it('SEA-5, MAJ-4, RET-12: the sea is open to raiders and before a second half', () => {
    const open = (text: string) => isSeaOpen(at(`${text}\nkent: saxons 1`).state);
    expect(open('round 3 irish movement\natlantic-ocean: irish 1')).toBe(true);
    expect(open('round 1 romans movement\nsussex: romans 1')).toBe(true);
    expect(isSeaOpen({ ...at('round 1 romans movement\nsussex: romans 1').state, invasionHalf: 2 })).toBe(
      false,
    );
    expect(open('round 2 romans movement\nsussex: romans 1')).toBe(false);
  });

  it('OVR-2: two armies are held fast by each unit, forts and burhs included', () => {
    const { state } = at('round 4 saxons movement\nkent: romans 1 fort, saxons 5\nessex: saxons 2');
    expect(heldFast(state, areaOf('kent'))).toBe(4);
    expect(mayLeave(state, NATION.saxons, areaOf('kent'))).toBe(1);
    expect(mayLeave(state, NATION.saxons, areaOf('essex'))).toBe(2);
  });

  it('X-REI-3: of armies placed among enemies, those beyond the number of enemies may leave', () => {
    const { state } = redux('round 16 saxons movement\nessex: angles 2, saxons 3');
    expect(mayLeave(state, NATION.saxons, areaOf('essex'))).toBe(1);
  });

  it('SUB-19, SUB-22: who may not be attacked, in any hands', () => {
    const { state } = at(
      'round 3 brigantes movement\nkent: romans 1\nyork: brigantes 1\nmarch: welsh 1\nsubject brigantes to romans',
    );
    const march = areaOf('march');
    expect(attackForbiddenBy(state, NATION.brigantes, march)).toBeUndefined();
    expect(attackForbiddenBy(state, NATION.brigantes, march, NATION.romans)).toBe('SUB-19');
    expect(isPassage(state, NATION.romans, march)).toBe(false);
    expect(isPassage(state, NATION.romans, march, NATION.brigantes)).toBe(true);
  });

  it('SUB-21, BSUB-10: a subject is bound to its areas, that of the Angles only in the north', () => {
    const held = 'kent: romans 1\nyork: brigantes 1\ngalloway: brigantes 1\nessex: angles 1';
    const bound = (text: string) =>
      ['york', 'galloway'].map((area) => isBoundTo(at(text).state, NATION.brigantes, areaOf(area)));
    expect(bound(`round 3 brigantes movement\n${held}`)).toEqual([false, false]);
    expect(bound(`round 3 brigantes movement\n${held}\nsubject brigantes to romans`)).toEqual([true, true]);
    expect(bound(`round 7 brigantes movement\n${held}\nsubject brigantes to angles`)).toEqual([false, true]);
  });

  it('FORT-1, FORT-2: Romans build where no fort stood', () => {
    const { state } = at('round 3 romans movement\nkent: romans 1 fort\nessex: welsh 1, ruin\nyork: welsh 1');
    const may = (nation: Nation) =>
      ['kent', 'essex', 'york'].map((area) => mayBuildFort(state, nation, areaOf(area)));
    expect([may(NATION.romans), may(NATION.welsh)]).toEqual([
      [false, false, true],
      [false, false, false],
    ]);
  });

  it('BURH-2, BURH-6: burhs that are left', () => {
    const seven = ['kent', 'essex', 'sussex', 'wessex', 'hwicce', 'york', 'suffolk'];
    const { state } = at(
      `round 12 saxons population\nmarker saxons 5\n${seven.map((area) => `${area}: saxons 1`).join('\n')}`,
    );
    expect([0, 1, 2].map((built) => burhsLeft(state, built))).toEqual([1, 0, 0]);
  });

  it('LIMIT-1 to LIMIT-3: whose points are limited, and by what', () => {
    const parts = (nation: Nation) =>
      ['gwynedd', 'kent', 'alban'].map((area) => limitPart(GAME, nation, areaOf(area)));
    expect(parts(NATION.welsh)).toEqual(['measure', 'limited', 'limited']);
    expect(parts(NATION.saxons)).toEqual(['limited', 'measure', undefined]);
    expect(parts(NATION.picts)).toEqual([undefined, undefined, undefined]);
  });

  it('KING-1, KING-7: what makes a King, and who claims the crown', () => {
    const [first, second] = ALL_NATIONS as [Nation, Nation];
    expect(areasForKing(GAME, [5, 1, 0], first)).toBe(4);
    expect(areasForKing(GAME, [5, 3, 0], first)).toBe(6);
    expect(areasForKing(GAME, [5, 3, 0], second)).toBe(10);
    expect((['harold', 'william', 'svein-estrithson', 'alfred'] as const).map(isClaimant)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('SCORE-10: Harold is worth his fall as well to the Normans, and to nobody else', () => {
    const { state } = at('round 16 normans movement\nessex: saxons 1 leader harold\nkent: normans 1');
    expect(
      [NATION.normans, NATION.norwegians, NATION.danes].map((by) => leaderBounty(state, by, 'harold')),
    ).toEqual([12, 6, 6]);
  });
});
