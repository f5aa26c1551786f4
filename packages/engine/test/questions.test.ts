import { describe, expect, it } from 'vitest';
import {
  appearsIn,
  areaOf,
  buildsForts,
  growsLater,
  hadTurn,
  isCounted,
  isReinforced,
  landAccount,
  leaderComesLater,
  leastToFell,
  N,
  NATIONS,
  newGame,
  nextHoldOf,
  nextScoring,
  overpopulation,
  roundsOf,
  scenario,
  stayOf,
} from '../src/index.ts';
import { at } from './support.ts';

/** Small questions that screens and computer players ask instead of knowing the rule. */
describe('questions', () => {
  it('BAT-6, BAT-7, GEN-3: the least value that fells a unit', () => {
    expect(leastToFell(N.welsh, 'infantry', false, false)).toBe(5);
    expect(leastToFell(N.welsh, 'infantry', true, false)).toBe(4);
    expect(leastToFell(N.welsh, 'infantry', true, true)).toBe(6);
    expect(leastToFell(N.romans, 'infantry', true, false)).toBe(6);
    expect(leastToFell(N.normans, 'cavalry', true, false)).toBe(6);
    expect(leastToFell(N.romans, 'fort', false, false)).toBe(5);
  });

  it('ROM-2, R16-2 to R16-4: who can be reinforced, and when', () => {
    const rounds = (nation: number) =>
      Array.from({ length: 16 }, (_, i) => i + 1).filter((round) => isReinforced(nation, round));
    expect(rounds(N.romans)).toEqual([2, 3, 4, 5]);
    for (const nation of [N.norwegians, N.saxons, N.normans]) expect(rounds(nation)).toEqual([16]);
    expect(rounds(N.danes)).toEqual([]);
  });

  it('RB-1: the Romano-British appear where the Romans are seen to leave, or where they are set up', () => {
    expect(appearsIn(scenario('standard-4'), 'romano-british')).toBe(true);
    expect(appearsIn(scenario('two-vikings'), 'romano-british')).toBe(false);
    expect(appearsIn(scenario('two-early'), 'normans')).toBe(false);
    expect(appearsIn(scenario('standard-4'), 'normans')).toBe(true);
    for (const { id } of NATIONS) expect(appearsIn(scenario('standard-4'), id)).toBe(true);
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
    expect(leaderComesLater(start, N.belgae, 1)).toBe(true);
    expect(leaderComesLater(start, N.saxons, 6)).toBe(true);
    const moving = at('round 6 saxons movement\nkent: saxons 1').state;
    expect(leaderComesLater(moving, N.saxons, 6)).toBe(false);
    expect(leaderComesLater(moving, N.angles, 6)).toBe(true);
    expect(leaderComesLater(moving, N.belgae, 6)).toBe(false);
    expect(leaderComesLater(moving, N.angles, 7)).toBe(true);
    expect(leaderComesLater(moving, N.saxons, 7)).toBe(true);
    expect(leaderComesLater(moving, N.angles, 5)).toBe(false);
    expect(leaderComesLater(moving, N.belgae, 1)).toBe(false);
  });

  it('SEQ-2, POP-1: nations play in their order, and each grows at the start of its turn', () => {
    const moving = at('round 6 saxons movement\nkent: saxons 1').state;
    expect([N.welsh, N.saxons, N.angles].map((nation) => hadTurn(moving, nation, 6))).toEqual([
      true,
      false,
      false,
    ]);
    expect([5, 7].map((round) => hadTurn(moving, N.saxons, round))).toEqual([true, false]);
    expect([N.welsh, N.saxons, N.angles].map((nation) => growsLater(moving, nation))).toEqual([
      false,
      false,
      true,
    ]);
    const ballot = at('round 8 bretwalda\nkent: saxons 1\nyork: angles 1').state;
    expect(hadTurn(ballot, N.normans, 8)).toBe(true);
    const placing = at(`
      round 9 saxons turn-start
      kent: saxons 1
      sussex: saxons 1
      wessex: saxons 1
    `).state;
    expect(growsLater(placing, N.saxons)).toBe(false);
  });

  it('SEQ-8: areas are counted at the end of their round', () => {
    const during = at('round 5 romans movement\nyork: romans 1').state;
    expect([4, 5, 6].map((round) => isCounted(during, round))).toEqual([true, false, false]);
    const after = at('round 5 bretwalda\nyork: romans 1, fort').state;
    expect(isCounted(after, 5)).toBe(true);
    const over = at('round 16 over').state;
    expect(nextScoring(over)).toBeUndefined();
    expect(roundsOf(over).map(({ round }) => round)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  });

  it('OPOP-1, OPOP-4: what the land can feed', () => {
    const { state } = at('round 6 saxons movement\nkent: saxons 4\nwessex: saxons 1\nyork: romans 5 fort');
    expect(landAccount(state, N.saxons)).toEqual({ bodies: 5, most: 4 });
    expect(overpopulation(state, N.saxons)).toBe(1);
    expect(overpopulation(state, N.romans)).toBe(0);
  });

  it('LIMES-1, FORT-2: what an area brings at its next count', () => {
    const { state } = at('round 4 romans movement\nkent: romans 1 fort\nessex: welsh 1, ruin');
    expect(nextHoldOf(state, N.romans, areaOf('kent'))).toEqual({ round: 5, points: 4 });
    expect(nextHoldOf(state, N.romans, areaOf('essex'))).toEqual({ round: 5, points: 0 });
    expect(nextHoldOf(state, N.welsh, areaOf('essex'))).toEqual({ round: 5, points: 1 });
    expect(buildsForts(N.romans) && !buildsForts(N.saxons)).toBe(true);
  });
});
