import type { Area, Group } from '@bretwalda/engine';
import { newGame } from '@bretwalda/engine';
import { SEAS } from '@bretwalda/engine/data';
import { AREA, fits, NATION, normalLimit, overstackLimit } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { PlannedStacks } from '../src/plan/planned-stacks.ts';
import { at, numbers } from './support.ts';

/** A game of the second edition, for questions about its tables. */
const GAME = newGame({ scenario: 'standard-4' });

const NOBODY_LEAVES = () => 0;

const stacks = (...areas: string[]) =>
  new PlannedStacks(at(['round 9 angles movement', ...areas].join('\n')), NATION.angles);

describe('Armies that come to an area', () => {
  it('STK-1 STK-2: fit up to its limit, as the one overstack up to the higher one', () => {
    const m = stacks('york: angles 1', 'pennines: angles 1');
    // Clear and difficult, with nobody there and with one.
    for (const [area, there] of [
      [AREA.lindsey, 0],
      [AREA.essex, 0],
      [AREA.york, 1],
      [AREA.pennines, 1],
      [AREA.cumbria, 0],
    ] as const)
      for (const coming of numbers(12).slice(1))
        expect(m.fits(area, coming, NOBODY_LEAVES), `${area} ${coming}`).toBe(
          there + coming <= overstackLimit(GAME, area),
        );
    expect(overstackLimit(GAME, AREA.pennines)).toBe(4);
  });

  it.each([
    ['york: angles 3', true],
    ['york: angles 4', false],
    ['pennines: angles 2', true],
    ['pennines: angles 3', false],
  ])('STK-2: make a second overstack beside none: %s', (elsewhere, may) => {
    const m = stacks(elsewhere, 'essex: angles 1');
    expect(m.fits(AREA.essex, 2, NOBODY_LEAVES)).toBe(true);
    expect(m.fits(AREA.essex, 3, NOBODY_LEAVES)).toBe(may);
    expect(normalLimit(GAME, NATION.angles, AREA.essex)).toBe(3);
  });

  it('STK-2: may, when enough of the other stack leave', () => {
    const m = stacks('york: angles 5', 'essex: angles 1');
    const leaving = (n: number) => (area: Area) => (area === AREA.york ? n : 0);
    expect(m.fits(AREA.essex, 3, leaving(1))).toBe(false);
    expect(m.fits(AREA.essex, 3, leaving(2))).toBe(true);
  });

  it('STK-2: armies at sea are no overstack, and do not count as an area', () => {
    for (const sea of SEAS) {
      const state = at(`round 8 angles movement\n${sea.id}: angles 5\nyork: angles 3\nessex: angles 1`);
      const m = new PlannedStacks(state, NATION.angles);
      expect(m.fits(AREA.essex, 4, NOBODY_LEAVES)).toBe(true);
      // Four in two areas are as many as can live.
      expect(m.saved(AREA.kent, [{ group: state.groups[0] as Group, picked: 0 }])).toBe(0);
      expect(m.isTight([])).toBe(true);
      expect(stacks(`${sea.id}: angles 1`, 'york: angles 1').isTight([])).toBe(false);
    }
  });

  it('STK-4: a burh takes a place like an army', () => {
    const state = at('round 13 saxons movement\nkent: saxons 3 burh\nessex: saxons 1 burh');
    const m = new PlannedStacks(state, NATION.saxons);
    expect(m.bodiesAt(AREA.essex)).toBe(2);
    expect(m.fits(AREA.essex, 1, NOBODY_LEAVES)).toBe(true);
    expect(m.fits(AREA.essex, 2, NOBODY_LEAVES)).toBe(false);
  });

  it('STK-3: Romans know no overstack, only the limit of difficult terrain', () => {
    const state = at('round 3 romans movement\nyork: romans 6\nkent: romans 6\npennines: romans 4');
    const m = new PlannedStacks(state, NATION.romans);
    expect(m.fits(AREA.essex, 12, NOBODY_LEAVES)).toBe(true);
    expect(m.fits(AREA.downlands, 4, NOBODY_LEAVES)).toBe(true);
    expect(m.fits(AREA.downlands, 5, NOBODY_LEAVES)).toBe(false);
  });

  it('STK-1: fit where the engine lets them stand', () => {
    const state = at('round 9 angles movement\nyork: angles 4\npennines: angles 1\nessex: angles 2');
    const m = new PlannedStacks(state, NATION.angles);
    for (const area of [AREA.york, AREA.pennines, AREA.essex, AREA.lindsey, AREA.cumbria])
      for (const coming of numbers(7).slice(1))
        expect(m.fits(area, coming, NOBODY_LEAVES), `${area} ${coming}`).toBe(
          fits(state, NATION.angles, area, coming),
        );
  });

  it('OPOP-1: save armies that would die for want of areas, two for each new one', () => {
    const m = stacks('york: angles 5', 'essex: angles 1');
    const [group] = at('round 9 angles movement\nyork: angles 5').groups;
    if (!group) throw new Error('nobody in York');
    expect(m.saved(AREA.lindsey, [{ group, picked: 1 }])).toBe(2);
    expect(m.saved(AREA.essex, [{ group, picked: 1 }])).toBe(0);
    // Whoever leaves an area empty gains none by it.
    expect(m.saved(AREA.lindsey, [{ group, picked: 5 }])).toBe(0);
  });

  it('OPOP-1: those who land count too, and who stays behind keeps an area', () => {
    const state = at('round 7 saxons movement\nfrisian-sea: saxons 4\nkent: saxons 2\nessex: saxons 3');
    const m = new PlannedStacks(state, NATION.saxons);
    const from = (area: Area) => state.groups.find((group) => group.at === area) as Group;
    const sea = from(AREA['frisian-sea']);
    // Five in two areas are one too many.
    expect(m.saved(AREA.wessex, [{ group: sea, picked: 1 }])).toBe(1);
    expect(m.saved(AREA.wessex, [{ group: sea, picked: 2 }])).toBe(0);
    expect(m.saved(AREA.kent, [{ group: sea, picked: 2 }])).toBe(-2);
    expect(m.saved(AREA.kent, [{ group: from(AREA.essex), picked: 3 }])).toBe(-2);
    expect(m.saved(AREA.kent, [{ group: from(AREA.essex), picked: 0 }])).toBe(0);
    expect(m.saved(AREA.wessex, [{ group: from(AREA.kent), picked: 2 }])).toBe(0);
    // Of a place that all have left nobody is missed again.
    m.move('infantry', AREA.essex, AREA.wessex, 3);
    expect(m.saved(AREA.kent, [{ group: from(AREA.essex), picked: 0 }])).toBe(0);
    const romans = at('round 3 romans movement\nkent: romans 6');
    expect(
      new PlannedStacks(romans, NATION.romans).saved(AREA.essex, [
        { group: romans.groups[0] as Group, picked: 1 },
      ]),
    ).toBe(0);
  });

  it('STK-1: foot and horse together fill an area, and are counted where they have gone', () => {
    const state = at('round 16 normans movement\nkent: normans 1 cavalry 1\nessex: normans 2 cavalry 2');
    const m = new PlannedStacks(state, NATION.normans);
    expect(m.armies(AREA.kent)).toBe(2);
    expect(m.bodiesAt(AREA.essex)).toBe(4);
    expect(m.fits(AREA.kent, 2, NOBODY_LEAVES)).toBe(false); // beside the overstack in Essex
    m.move('cavalry', AREA.essex, AREA.sussex, 1);
    expect([m.armies(AREA.essex), m.armies(AREA.sussex)]).toEqual([3, 1]);
    expect(m.fits(AREA.kent, 2, NOBODY_LEAVES)).toBe(true);
    // The position itself is as before.
    expect(state.cavalry[NATION.normans]?.[AREA.essex]).toBe(2);
    m.move('infantry', AREA.essex, AREA.sussex, 2);
    expect(state.infantry[NATION.normans]?.[AREA.essex]).toBe(2);
    expect(m.armies(AREA.sussex)).toBe(3);
  });

  it('everything hangs together where armies are as many as can live, or an area is full', () => {
    expect(stacks('york: angles 1', 'essex: angles 1').isTight([AREA.york, AREA.essex])).toBe(false);
    expect(stacks('york: angles 3', 'essex: angles 1').isTight([])).toBe(true); // four in two areas
    const room = stacks('york: angles 3', 'essex: angles 1', 'kent: angles 1', 'sussex: angles 1');
    expect(room.isTight([AREA.essex, AREA.kent])).toBe(false);
    expect(room.isTight([AREA.essex, AREA.york])).toBe(true);
    const romans = new PlannedStacks(
      at('round 3 romans movement\nkent: romans 6\npennines: romans 4'),
      NATION.romans,
    );
    expect(romans.isTight([AREA.kent, AREA['english-channel']])).toBe(false);
    expect(romans.isTight([AREA.pennines])).toBe(true);
  });
});
