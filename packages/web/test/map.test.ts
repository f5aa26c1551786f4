import type { AreaId, LandId, SeaId } from '@bretwalda/engine';
import { LAND, SEAS } from '@bretwalda/engine/data';
import { describe, expect, it } from 'vitest';
import { GEOMETRY, LANDS, outline, type Point, WATERS } from '../src/map/geometry.ts';
import { boxOfRings, inside, type Ring, ringsOf, toOutline, walk } from './map-rings.ts';

/** The drawn board against the engine's tables, from the outlines alone: what looks like a border must be one. */

const rings = new Map<AreaId, readonly Ring[]>(
  [...LANDS, ...WATERS].map((area) => [area, ringsOf(outline(area).d)]),
);
const boxes = new Map([...rings].map(([area, list]) => [area, boxOfRings(list)]));
const of = (area: AreaId): readonly Ring[] => rings.get(area) as readonly Ring[];
const near = (area: AreaId, [x, y]: Point): boolean => {
  const [x0, y0, x1, y1] = boxes.get(area) as readonly [number, number, number, number];
  return x > x0 - 2 && x < x1 + 2 && y > y0 - 2 && y < y1 + 2;
};
const holds = (area: AreaId, point: Point): boolean => near(area, point) && inside(point, of(area));

const pair = (a: string, b: string): string => [a, b].sort().join(' | ');

/** How long each two areas lie side by side, in units of the sheet. */
function contacts(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (a: AreaId, b: AreaId, length: number) =>
    found.set(`${a} > ${b}`, (found.get(`${a} > ${b}`) ?? 0) + length);
  for (const area of LANDS) {
    for (const { at, beyond, length } of walk(of(area))) {
      const other = LANDS.find((id) => id !== area && holds(id, beyond));
      // Across a narrow strait lies land too, but without a common line.
      if (other !== undefined && toOutline(at, of(other)) < 0.15) add(area, other, length);
      else {
        const sea = WATERS.find((id) => holds(id, beyond));
        if (sea !== undefined) add(area, sea, length);
      }
    }
  }
  for (const area of WATERS) {
    for (const { at, length } of walk(of(area))) {
      if (at[0] <= 0.1 || at[0] >= 999.9 || at[1] <= 0.1 || at[1] >= 1499.9) continue;
      for (const other of WATERS) {
        if (other !== area && near(other, at) && toOutline(at, of(other)) < 0.25) add(area, other, length);
      }
    }
  }
  return found;
}

const drawn = contacts();
const length = (a: AreaId, b: AreaId): number =>
  Math.max(drawn.get(`${a} > ${b}`) ?? 0, drawn.get(`${b} > ${a}`) ?? 0);

/** Pairs drawn side by side: a contact below 1.5 is a common corner, a border below 10 would not be seen. */
function touching(first: readonly AreaId[], second: readonly AreaId[]): readonly string[] {
  const found = new Set<string>();
  for (const a of first) {
    for (const b of second) {
      const along = a === b ? 0 : length(a, b);
      if (along >= 1.5) found.add(along >= 10 ? pair(a, b) : `${pair(a, b)}: only ${along.toFixed(1)}`);
    }
  }
  return [...found].sort();
}

const wanted = (pairs: readonly (readonly [string, string])[]): readonly string[] =>
  [...new Set(pairs.map(([a, b]) => pair(a, b)))].sort();

describe('the drawn board (UI-42)', () => {
  it('has exactly the areas of the engine', () => {
    expect(Object.keys(GEOMETRY.land).sort()).toEqual(LAND.map((area) => area.id).sort());
    expect(Object.keys(GEOMETRY.sea).sort()).toEqual(SEAS.map((area) => area.id).sort());
  });

  it('draws exactly the 72 land borders', () => {
    const borders = wanted(LAND.flatMap((area) => area.borders.map((to) => [area.id, to] as const)));
    expect(borders).toHaveLength(72);
    expect(touching(LANDS, LANDS)).toEqual(borders);
  });

  it('lets each coast touch exactly its seas', () => {
    const coasts = wanted(LAND.flatMap((area) => area.seas.map((sea) => [area.id, sea] as const)));
    expect(touching(LANDS, WATERS)).toEqual(coasts);
  });

  it('lets seas touch exactly their seas', () => {
    const seas = wanted(SEAS.flatMap((sea) => sea.seas.map((to) => [sea.id, to] as const)));
    expect(touching(WATERS, WATERS)).toEqual(seas);
    expect(wanted(GEOMETRY.seaLines.map(({ between: [a = '', b = ''] }) => [a, b]))).toEqual(seas);
  });

  it('draws the straits, each from land to land', () => {
    const straits = wanted(LAND.flatMap((area) => area.straits.map((to) => [area.id, to] as const)));
    expect(wanted(GEOMETRY.straits.map(({ from, to }) => [from, to]))).toEqual(straits);
    for (const { from, to, d } of GEOMETRY.straits) {
      const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
      const start: Point = [numbers[0] ?? 0, numbers[1] ?? 0];
      const end: Point = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
      expect(toOutline(start, of(from as LandId)), `${from} to ${to}`).toBeLessThan(8);
      expect(toOutline(end, of(to as LandId)), `${from} to ${to}`).toBeLessThan(8);
    }
  });

  it('draws borders between regions where the engine has them', () => {
    const { land, region } = GEOMETRY.borders;
    const across = LAND.flatMap((area) =>
      area.borders.filter((to) => area.region !== LAND.find(({ id }) => id === to)?.region),
    );
    expect(region).toHaveLength(across.length / 2);
    expect(land.length + region.length).toBe(72);
  });

  it('puts signs of difficult land on exactly the difficult areas', () => {
    const difficult = LAND.filter((area) => area.terrain === 'difficult').map((area) => area.id);
    expect(Object.keys(GEOMETRY.terrain).sort()).toEqual(difficult.sort());
    for (const id of difficult) {
      for (const [x, y] of GEOMETRY.terrain[id]?.at ?? []) expect(holds(id, [x, y]), id).toBe(true);
    }
  });

  it('has room for tokens inside each area, clear of each other', () => {
    const check = (id: LandId | SeaId, count: number) => {
      const { slots } = outline(id);
      expect(slots.length, id).toBeGreaterThanOrEqual(count);
      slots.forEach((slot, index) => {
        expect(holds(id, slot), `${id} ${slot}`).toBe(true);
        for (const other of slots.slice(0, index)) {
          expect(Math.hypot(slot[0] - other[0], slot[1] - other[1]), id).toBeGreaterThanOrEqual(27);
        }
      });
    };
    for (const id of LANDS) check(id, 8);
    for (const id of WATERS) check(id, 20);
  });
});
