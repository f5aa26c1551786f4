import { A, type Area, fits, type Group, N, normalLimit, overstackLimit, SEAS } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { Muster } from '../src/plan/muster.ts';
import { at, numbers } from './support.ts';

const NOBODY_LEAVES = () => 0;

const muster = (...areas: string[]) =>
  new Muster(at(['round 9 angles movement', ...areas].join('\n')), N.angles);

describe('Armies that come to an area', () => {
  it('STK-1 STK-2: fit up to its limit, as the one overstack up to the higher one', () => {
    const m = muster('york: angles 1', 'pennines: angles 1');
    // Clear and difficult, with nobody there and with one.
    for (const [area, there] of [
      [A.lindsey, 0],
      [A.essex, 0],
      [A.york, 1],
      [A.pennines, 1],
      [A.cumbria, 0],
    ] as const)
      for (const coming of numbers(12).slice(1))
        expect(m.fits(area, coming, NOBODY_LEAVES), `${area} ${coming}`).toBe(
          there + coming <= overstackLimit(area),
        );
    expect(overstackLimit(A.pennines)).toBe(4);
  });

  it.each([
    ['york: angles 3', true],
    ['york: angles 4', false],
    ['pennines: angles 2', true],
    ['pennines: angles 3', false],
  ])('STK-2: make a second overstack beside none: %s', (elsewhere, may) => {
    const m = muster(elsewhere, 'essex: angles 1');
    expect(m.fits(A.essex, 2, NOBODY_LEAVES)).toBe(true);
    expect(m.fits(A.essex, 3, NOBODY_LEAVES)).toBe(may);
    expect(normalLimit(N.angles, A.essex)).toBe(3);
  });

  it('STK-2: may, when enough of the other stack leave', () => {
    const m = muster('york: angles 5', 'essex: angles 1');
    const leaving = (n: number) => (area: Area) => (area === A.york ? n : 0);
    expect(m.fits(A.essex, 3, leaving(1))).toBe(false);
    expect(m.fits(A.essex, 3, leaving(2))).toBe(true);
  });

  it('STK-2: armies at sea are no overstack, and do not count as an area', () => {
    for (const sea of SEAS) {
      const state = at(`round 8 angles movement\n${sea.id}: angles 5\nyork: angles 3\nessex: angles 1`);
      const m = new Muster(state, N.angles);
      expect(m.fits(A.essex, 4, NOBODY_LEAVES)).toBe(true);
      // Four in two areas are as many as can live.
      expect(m.saved(A.kent, [{ group: state.groups[0] as Group, picked: 0 }])).toBe(0);
      expect(m.isTight([])).toBe(true);
      expect(muster(`${sea.id}: angles 1`, 'york: angles 1').isTight([])).toBe(false);
    }
  });

  it('STK-4: a burh takes a place like an army', () => {
    const state = at('round 13 saxons movement\nkent: saxons 3 burh\nessex: saxons 1 burh');
    const m = new Muster(state, N.saxons);
    expect(m.bodiesAt(A.essex)).toBe(2);
    expect(m.fits(A.essex, 1, NOBODY_LEAVES)).toBe(true);
    expect(m.fits(A.essex, 2, NOBODY_LEAVES)).toBe(false);
  });

  it('STK-3: Romans know no overstack, only the limit of difficult terrain', () => {
    const state = at('round 3 romans movement\nyork: romans 6\nkent: romans 6\npennines: romans 4');
    const m = new Muster(state, N.romans);
    expect(m.fits(A.essex, 12, NOBODY_LEAVES)).toBe(true);
    expect(m.fits(A.downlands, 4, NOBODY_LEAVES)).toBe(true);
    expect(m.fits(A.downlands, 5, NOBODY_LEAVES)).toBe(false);
  });

  it('STK-1: fit where the engine lets them stand', () => {
    const state = at('round 9 angles movement\nyork: angles 4\npennines: angles 1\nessex: angles 2');
    const m = new Muster(state, N.angles);
    for (const area of [A.york, A.pennines, A.essex, A.lindsey, A.cumbria])
      for (const coming of numbers(7).slice(1))
        expect(m.fits(area, coming, NOBODY_LEAVES), `${area} ${coming}`).toBe(
          fits(state, N.angles, area, coming),
        );
  });

  it('OPOP-1: save armies that would die for want of areas, two for each new one', () => {
    const m = muster('york: angles 5', 'essex: angles 1');
    const [group] = at('round 9 angles movement\nyork: angles 5').groups;
    if (!group) throw new Error('nobody in York');
    expect(m.saved(A.lindsey, [{ group, picked: 1 }])).toBe(2);
    expect(m.saved(A.essex, [{ group, picked: 1 }])).toBe(0);
    // Whoever leaves an area empty gains none by it.
    expect(m.saved(A.lindsey, [{ group, picked: 5 }])).toBe(0);
  });

  it('OPOP-1: those who land count too, and who stays behind keeps an area', () => {
    const state = at('round 7 saxons movement\nfrisian-sea: saxons 4\nkent: saxons 2\nessex: saxons 3');
    const m = new Muster(state, N.saxons);
    const from = (area: Area) => state.groups.find((group) => group.at === area) as Group;
    const sea = from(A['frisian-sea']);
    // Five in two areas are one too many.
    expect(m.saved(A.wessex, [{ group: sea, picked: 1 }])).toBe(1);
    expect(m.saved(A.wessex, [{ group: sea, picked: 2 }])).toBe(0);
    expect(m.saved(A.kent, [{ group: sea, picked: 2 }])).toBe(-2);
    expect(m.saved(A.kent, [{ group: from(A.essex), picked: 3 }])).toBe(-2);
    expect(m.saved(A.kent, [{ group: from(A.essex), picked: 0 }])).toBe(0);
    expect(m.saved(A.wessex, [{ group: from(A.kent), picked: 2 }])).toBe(0);
    // Of a place that all have left nobody is missed again.
    m.move('infantry', A.essex, A.wessex, 3);
    expect(m.saved(A.kent, [{ group: from(A.essex), picked: 0 }])).toBe(0);
    const romans = at('round 3 romans movement\nkent: romans 6');
    expect(
      new Muster(romans, N.romans).saved(A.essex, [{ group: romans.groups[0] as Group, picked: 1 }]),
    ).toBe(0);
  });

  it('STK-1: foot and horse together fill an area, and are counted where they have gone', () => {
    const state = at('round 16 normans movement\nkent: normans 1 cavalry 1\nessex: normans 2 cavalry 2');
    const m = new Muster(state, N.normans);
    expect(m.armies(A.kent)).toBe(2);
    expect(m.bodiesAt(A.essex)).toBe(4);
    expect(m.fits(A.kent, 2, NOBODY_LEAVES)).toBe(false); // beside the overstack in Essex
    m.move('cavalry', A.essex, A.sussex, 1);
    expect([m.armies(A.essex), m.armies(A.sussex)]).toEqual([3, 1]);
    expect(m.fits(A.kent, 2, NOBODY_LEAVES)).toBe(true);
    // The position itself is as before.
    expect(state.cavalry[N.normans]?.[A.essex]).toBe(2);
    m.move('infantry', A.essex, A.sussex, 2);
    expect(state.infantry[N.normans]?.[A.essex]).toBe(2);
    expect(m.armies(A.sussex)).toBe(3);
  });

  it('everything hangs together where armies are as many as can live, or an area is full', () => {
    expect(muster('york: angles 1', 'essex: angles 1').isTight([A.york, A.essex])).toBe(false);
    expect(muster('york: angles 3', 'essex: angles 1').isTight([])).toBe(true); // four in two areas
    const room = muster('york: angles 3', 'essex: angles 1', 'kent: angles 1', 'sussex: angles 1');
    expect(room.isTight([A.essex, A.kent])).toBe(false);
    expect(room.isTight([A.essex, A.york])).toBe(true);
    const romans = new Muster(at('round 3 romans movement\nkent: romans 6\npennines: romans 4'), N.romans);
    expect(romans.isTight([A.kent, A['english-channel']])).toBe(false);
    expect(romans.isTight([A.pennines])).toBe(true);
  });
});
