import type { NationId } from '@bretwalda/engine';

/** The division of a nation's field: a surface, or lines of a width, within a disc of radius 12. */
export interface Field {
  readonly d: string;
  readonly width?: number;
}

const dots = (...centres: readonly (readonly [number, number])[]): string =>
  centres.map(([x, y]) => `M${x - 1.5} ${y}a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0z`).join('');

/** Nations of one colour differ in their fields as well as in their emblems. */
export const FIELDS: Readonly<Partial<Record<NationId, Field>>> = {
  scots: { width: 4.4, d: 'M-12 -12L12 12M12 -12L-12 12' },
  'romano-british': { d: 'M0 -12H12V12H0Z' },
  dubliners: {
    width: 2.4,
    d: 'M-12 -6q3 -3 6 0t6 0t6 0t6 0M-12 0q3 -3 6 0t6 0t6 0t6 0M-12 6q3 -3 6 0t6 0t6 0t6 0',
  },
  norwegians: { width: 8, d: 'M-12 -12L12 12' },
  welsh: { d: 'M-12 0H12V12H-12Z' },
  caledonians: {
    d: 'M-12 -11h6v6h-6zM0 -11h6v6h-6zM-6 -5h6v6h-6zM6 -5h6v6h-6zM-12 1h6v6h-6zM0 1h6v6h-6zM-6 7h6v6h-6zM6 7h6v6h-6z',
  },
  danes: { width: 3.4, d: 'M-14 -2L2 -18M-14 8L12 -18M-12 16L16 -12M-2 16L16 -2' },
  brigantes: { width: 6, d: 'M-13 9L0 -4L13 9' },
  irish: { width: 3.2, d: 'M-7.5 -12V12M0 -12V12M7.5 -12V12' },
  norsemen: { width: 4, d: 'M-12 -8H12M-12 0H12M-12 8H12' },
  belgae: { d: 'M-12 -12H0V0H-12ZM0 0H12V12H0Z' },
  picts: {
    d: dots(
      [-7, -7],
      [0, -9],
      [7, -7],
      [-9, 0],
      [9, 0],
      [-7, 7],
      [0, 9],
      [7, 7],
      [-3.5, -3.5],
      [3.5, -3.5],
      [-3.5, 3.5],
      [3.5, 3.5],
    ),
  },
  normans: { d: 'M-12 -12L0 0L12 -12ZM-12 12L0 0L12 12Z' },
};
