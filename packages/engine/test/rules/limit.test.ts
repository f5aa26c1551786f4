import { describe, expect, it } from 'vitest';
import type { NationId } from '../../src/data/nations.ts';
import { outcome } from '../../src/game/outcome.ts';
import { at, type TestGame } from '../support.ts';

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

const harvest = (round: number, areas: string): TestGame => at(`round ${round} hold-points\n${areas}`);

/** Points of a nation by reason. */
function gains(game: TestGame, nation: NationId): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { reason, points } of outcome(game.state).nations[nation].reasons)
    found[reason] = (found[reason] ?? 0) + points;
  return found;
}

describe('Point limits', () => {
  it('EXA-88 LIMIT-1: Welsh with 8 in Wales and 8 outside have 12', () => {
    const game = harvest(
      7,
      each('welsh', 'cheshire march hwicce north-mercia south-mercia lindsey suffolk essex powys gwynedd'),
    );
    expect(gains(game, 'welsh')).toEqual({ hold: 16, limit: -4 });
    expect(game.points('welsh')).toBe(12);
  });

  it('LIMIT-1: Scotland is outside Wales like England', () => {
    expect(harvest(7, each('welsh', 'clwyd alban mar')).points('welsh')).toBe(2 + 1);
  });

  it('LIMIT-1: up to half nothing is lost', () => {
    expect(harvest(7, each('welsh', 'gwynedd march hwicce')).points('welsh')).toBe(6);
    expect(harvest(7, each('welsh', 'gwynedd march hwicce avalon')).points('welsh')).toBe(6);
  });

  it('LIMIT-1: without an area in Wales the rest is worth nothing', () => {
    expect(harvest(13, each('welsh', 'march hwicce avalon')).points('welsh')).toBe(0);
  });

  it('LIMIT-1: Devon and Cornwall are Welsh areas', () => {
    expect(harvest(10, each('welsh', 'devon cornwall avalon wessex')).points('welsh')).toBe(4 + 2);
  });

  it('LIMIT-1: in round 16 the march areas count 2 outside, and the limit holds', () => {
    const game = harvest(16, each('welsh', 'gwynedd avalon cheshire'));
    expect(gains(game, 'welsh')).toEqual({ hold: 8, limit: -2 });
  });

  it('LIMIT-1: each scoring round is limited by itself', () => {
    // Half of the 12 of an earlier round would leave room for 6.
    const game = harvest(
      10,
      `
      ${each('welsh', 'clwyd march hwicce')}
      points {"nation":"welsh","round":7,"points":12,"reason":"hold","area":"gwynedd"}
    `,
    );
    expect(game.points('welsh')).toBe(12 + 2 + 1);
  });

  it('EXA-122 LIMIT-2 LIMIT-4 RUL-111: (b) Saxons with 3 in England and 4 in Wales have 4', () => {
    const game = harvest(10, each('saxons', 'kent cornwall devon'));
    expect(gains(game, 'saxons')).toEqual({ hold: 7, limit: -3 });
    expect(game.points('saxons')).toBe(4);
  });

  it('LIMIT-2: Wales brings Saxons no more than half of England', () => {
    expect(harvest(7, each('saxons', 'essex cornwall devon')).points('saxons')).toBe(6 + 3);
    expect(harvest(7, each('saxons', 'essex cornwall')).points('saxons')).toBe(6 + 2);
    expect(harvest(7, each('saxons', 'cornwall devon')).points('saxons')).toBe(0);
  });

  it('EXA-122 LIMIT-3 RUL-98: (a) areas of subject Brigantes join the Angle totals before the limit', () => {
    const game = harvest(
      7,
      `
      suffolk: angles 1
      ${each('brigantes', 'cumbria dunedin strathclyde')}
      subject brigantes to angles
    `,
    );
    expect(gains(game, 'angles')).toEqual({ hold: 8, limit: -2 });
    expect(game.points('angles')).toBe(6);
    expect(gains(game, 'brigantes')).toEqual({ hold: 14, 'subject-half': -7 });
    expect(game.points('brigantes')).toBe(7);
  });

  it('LIMIT-3: Scotland brings Angles no more than half of England', () => {
    expect(harvest(7, each('angles', 'suffolk dunedin')).points('angles')).toBe(2 + 1);
    expect(harvest(7, each('angles', 'norfolk suffolk dunedin')).points('angles')).toBe(8 + 4);
    expect(harvest(7, 'dunedin: angles 1').points('angles')).toBe(0);
  });

  it('LIMIT-3: Galloway and Lothian are English', () => {
    expect(harvest(10, each('angles', 'galloway lothian')).points('angles')).toBe(2 + 4);
  });

  it('LIMIT-4 RUL-111: half of an odd number is rounded down', () => {
    // 3 in England leave 1 for Wales, 5 leave 2.
    expect(harvest(10, each('saxons', 'kent devon')).points('saxons')).toBe(3 + 1);
    expect(harvest(10, each('saxons', 'kent suffolk devon cornwall')).points('saxons')).toBe(5 + 2);
  });

  it('LIMIT-1 RUL-112: for subject Welsh the limit comes first, then the half', () => {
    const game = harvest(
      5,
      `
      ${each('welsh', 'gwynedd dyfed hwicce march cheshire north-mercia avalon wessex')}
      subject welsh to romans
    `,
    );
    expect(gains(game, 'welsh')).toEqual({ hold: 14, limit: -2, 'subject-half': -6 });
    expect(game.points('welsh')).toBe(6);
  });

  it('LIMIT-5: the 12 for York of round 8 need no area in Wales', () => {
    const game = at('round 8\nyork: welsh 1');
    expect(game.points('welsh')).toBe(12);
  });

  it('LIMIT-5: points of other kinds neither shrink nor make room', () => {
    const game = harvest(
      13,
      `
      ${each('welsh', 'march hwicce avalon york')}
      points {"nation":"welsh","round":9,"points":12,"reason":"occupy","area":"york"}
      points {"nation":"welsh","round":4,"points":6,"reason":"eliminate","area":"powys"}
    `,
    );
    // 4 English areas without a rival: King, 8 points; the hold points are lost for want of Wales.
    expect(gains(game, 'welsh')).toEqual({ occupy: 12, eliminate: 6, hold: 4, limit: -4, king: 8 });
  });

  it('LIMIT-1: other nations have no limit', () => {
    const game = harvest(13, each('dubliners', 'york dalriada dyfed gwent'));
    expect(game.points('dubliners')).toBe(8 + 2 + 2 + 2);
  });
});
