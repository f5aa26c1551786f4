import type { NationId } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { areaInDirection } from '../src/map/area-directions.ts';
import type { AreaPieces, Stack } from '../src/map/board-types.ts';
import { clampCamera, fitZoom, NO_INSETS, SHEET, sees, zoomAt } from '../src/map/camera.ts';
import { footprint, scaleAt } from '../src/map/footprint.ts';
import { type Box, LANDS, outline, WATERS } from '../src/map/geometry.ts';
import { letter, nameBoxes } from '../src/map/lettering.ts';
import { nameObstacles, place } from '../src/map/placement.ts';
import { seaSpot } from '../src/map/sea-names.ts';

const stack = (nation: NationId, infantry: number): Stack => ({
  nation,
  infantry,
  cavalry: 0,
  leader: null,
  badge: 'all',
  raiders: false,
  overlord: null,
});

const english = (area: Parameters<typeof outline>[0]): string => outline(area).label.lines.join(' ');

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** What the stacks of an area cover at a zoom. */
function covered(pieces: AreaPieces, k: number): readonly (readonly Box[])[] {
  const scale = scaleAt(k);
  const { stacks } = place(pieces, nameObstacles(pieces.area, english, k), scale, () => '');
  const f = (scale.pixel * scale.token) / 30;
  return pieces.stacks.map((entry, index) => {
    const [x, y] = stacks[index] ?? [0, 0];
    return footprint(entry, '', false).map(
      ([x0, y0, x1, y1]) => [x + x0 * f, y + y0 * f, x + x1 * f, y + y1 * f] as const,
    );
  });
}

describe('tokens on the map', () => {
  for (const k of [0.8, 1, 1.3, 1.5, 2.4]) {
    it(`keep clear of the name of their area at zoom ${k}`, () => {
      for (const area of [...LANDS, ...WATERS]) {
        const text = letter(area, english(area), k);
        const names = text === null ? [] : nameBoxes(area, text);
        const [boxes = []] = covered({ area, stacks: [stack('saxons', 3)], fort: 'none', burh: false }, k);
        expect(
          boxes.some((box) => names.some((name) => overlap(box, name))),
          area,
        ).toBe(false);
      }
    });
  }

  it('keep clear of each other in a battle', () => {
    for (const area of LANDS) {
      const stacks = [stack('saxons', 10), stack('danes', 7)];
      const [first = [], second = []] = covered({ area, stacks, fort: 'none', burh: false }, 1);
      expect(
        first.some((box) => second.some((other) => overlap(box, other))),
        area,
      ).toBe(false);
    }
  });
});

describe('the view', () => {
  const size = { w: 800, h: 700 };

  it('keeps the point under the pointer when it zooms', () => {
    const camera = { x: 300, y: 800, zoom: 1 };
    const near = zoomAt(camera, 2.5, 200, 100);
    expect(near.x + 200 / near.zoom).toBeCloseTo(camera.x + 200);
    expect(near.y + 100 / near.zoom).toBeCloseTo(camera.y + 100);
  });

  it('never leaves the sheet', () => {
    const far = clampCamera({ x: -5000, y: 9000, zoom: 1 }, size, NO_INSETS);
    expect(far.x).toBe(SHEET[0]);
    expect(far.y).toBe(SHEET[3] - size.h);
    const whole = clampCamera({ x: 0, y: 0, zoom: 0.01 }, size, NO_INSETS);
    expect(whole.zoom).toBeCloseTo(fitZoom(SHEET, size, NO_INSETS));
    expect(sees(whole, [0, 0, 1000, 1500], size, NO_INSETS)).toBe(true);
  });

  it('takes the name of a sea along', () => {
    const view = {
      camera: { x: 560, y: 230, zoom: 1.4 },
      size: { w: 600, h: 300 },
      free: NO_INSETS,
      corner: { w: 0, h: 0 },
    };
    const { x, y, text } = seaSpot('north-sea', 'North Sea', view);
    const box: Box = [x - text.w / 2, y - text.h / 2, x + text.w / 2, y + text.h / 2];
    expect(sees(view.camera, box, view.size, NO_INSETS)).toBe(true);
  });
});

describe('arrow keys', () => {
  it('reach every area', () => {
    const reached = new Set([LANDS[0]]);
    for (const area of reached) {
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const next = area === undefined ? null : areaInDirection(area, direction);
        if (next !== null) reached.add(next as (typeof LANDS)[number]);
      }
    }
    expect([...LANDS, ...WATERS].filter((area) => !reached.has(area as (typeof LANDS)[number]))).toEqual([]);
  });

  it('go the way they point', () => {
    expect(areaInDirection('kent', 'left')).toBe('sussex');
    expect(areaInDirection('kent', 'up')).toBe('essex');
    expect(areaInDirection('devon', 'left')).toBe('cornwall');
  });
});
