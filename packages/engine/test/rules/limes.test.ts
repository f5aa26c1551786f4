import { describe, expect, it } from 'vitest';
import { LAND_IDS, type LandId } from '../../src/data/board.ts';
import { outcome } from '../../src/game/outcome.ts';
import { at, refusedPosition } from '../support.ts';

const LIMES: Readonly<Partial<Record<LandId, number>>> = {
  cheshire: 6,
  essex: 6,
  york: 6,
  hwicce: 4,
  kent: 4,
  norfolk: 4,
  'north-mercia': 4,
  'south-mercia': 4,
  suffolk: 4,
  sussex: 4,
  wessex: 4,
  avalon: 2,
  bernicia: 2,
  cornwall: 2,
  cumbria: 2,
  devon: 2,
  lothian: 2,
  march: 2,
  pennines: 2,
  clwyd: 1,
  downlands: 1,
  dyfed: 1,
  gwent: 1,
  gwynedd: 1,
  powys: 1,
};

const limes = (...lines: string[]) => at(['round 5 hold-points', ...lines].join('\n')).points('romans');

describe('Limes', () => {
  it('LIMES-1: each listed area with an intact fort gives its value, every other area nothing', () => {
    for (const area of LAND_IDS) expect([area, limes(`${area}: fort`)]).toEqual([area, LIMES[area] ?? 0]);
  });

  it('LIMES-1: all of them together give 72, armies beside the forts nothing more', () => {
    expect(limes(...LAND_IDS.map((area) => `${area}: fort`))).toBe(72);
    expect(limes('york: romans 3, fort', 'kent: romans 1, fort')).toBe(10);
  });

  it('LIMES-1: they are scored once, at the end of round 5, and in no other round', () => {
    for (const round of [1, 2, 3, 4])
      expect(at(`round ${round} hold-points\nyork: fort\nscored romans york`).points('romans')).toBe(0);
    const { reasons } = outcome(at('round 5 hold-points\nyork: fort').state).nations.romans;
    expect(reasons).toEqual([{ round: 5, points: 6, reason: 'limes', area: 'york', line: 0 }]);
  });

  it('EXA-72 LIMES-1 LIMES-2 LIMES-3: ruin with Romans 0, ruin with a subject 6, fort alone 6, Belgae 0', () => {
    const position = [
      'york: romans 2, ruin',
      'cheshire: brigantes 1, ruin',
      'essex: fort',
      'kent: belgae 1',
      'subject brigantes to romans',
    ];
    expect(limes(...position)).toBe(12);
    const { reasons } = outcome(at(['round 5 hold-points', ...position].join('\n')).state).nations.romans;
    expect(reasons.map((r) => [r.area, r.points, 'via' in r ? r.via : null])).toEqual([
      ['cheshire', 6, 'brigantes'],
      ['essex', 6, null],
    ]);
  });

  it('LIMES-2: a Roman army beside a ruin holds nothing of the Limes', () => {
    expect(limes('york: romans 4, ruin')).toBe(0);
    expect(limes('york: romans 4, fort')).toBe(6);
  });

  it('LIMES-2: a subject counts in full with a ruin or without, a free nation not at all', () => {
    expect(limes('york: brigantes 1, ruin', 'subject brigantes to romans')).toBe(6);
    expect(limes('york: brigantes 1', 'subject brigantes to romans')).toBe(6);
    expect(limes('york: brigantes 1, ruin')).toBe(0);
    expect(limes('york: brigantes 1')).toBe(0);
  });

  it('LIMES-3: the Belgae are free long before the Limes are counted, so their areas never count', () => {
    const game = at(`
      round 1 belgae turn-start
      kent: belgae 1
      york: belgae 1
      lindsey: fort
      subject belgae to romans
    `);
    expect(game.overlord('belgae')).toBeUndefined();
    expect(limes('kent: belgae 1', 'york: belgae 3', 'submitted belgae')).toBe(0);
  });

  it('LIMES-1 RUL-82: no area is contested when the Limes are counted', () => {
    expect(refusedPosition('round 5 hold-points\nyork: romans 1 fort, brigantes 1')).toMatchObject({
      code: 'bad-position',
      rule: 'two-nations',
    });
  });

  it('EXA-120 LIMES-1: areas of subject Welsh count one by one', () => {
    const areas = ['gwynedd', 'dyfed', 'hwicce', 'march', 'cheshire', 'north-mercia', 'avalon', 'wessex'];
    expect(limes(...areas.map((area) => `${area}: welsh 1`), 'subject welsh to romans')).toBe(24);
  });
});
