import type { AreaId, LandId, SeaId } from '@bretwalda/engine';
import { LAND, SEAS } from '@bretwalda/engine/data';
import data from './geometry.json' with { type: 'json' };

/** The drawn board, made by tools/map on a sheet of 1000 by 1500 units. A test compares it with the engine's tables. */
export type Point = readonly [number, number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
  readonly size: number;
  /** Of the English name in `lines`, at `size`. */
  readonly w: number;
  readonly h: number;
  readonly lines: readonly string[];
}

export interface Outline {
  readonly d: string;
  readonly label: Label;
  /** Places for tokens, the best first. */
  readonly slots: readonly Point[];
  readonly box: Box;
}

export interface SeaOutline extends Outline {
  /** Where else the name may stand: x, y and the free width to each side. */
  readonly rooms: readonly (readonly [number, number, number])[];
}

export type Glyph = 'mountain' | 'hill' | 'marsh';

export interface Geometry {
  readonly viewBox: Box;
  readonly source: string;
  readonly land: Readonly<Record<LandId, Outline>>;
  readonly sea: Readonly<Record<SeaId, SeaOutline>>;
  /** Land outside the game. */
  readonly decoration: readonly { readonly name: string; readonly d: string }[];
  readonly straits: readonly {
    readonly from: string;
    readonly to: string;
    readonly d: string;
    readonly heads: string;
  }[];
  readonly seaLines: readonly { readonly between: readonly string[]; readonly d: string }[];
  readonly borders: Readonly<Record<'coast' | 'land' | 'region', readonly string[]>>;
  readonly waterlines: readonly { readonly offset: number; readonly d: string }[];
  /** Glyphs of difficult terrain: x, y and scale of each. */
  readonly terrain: Readonly<
    Record<string, { readonly type: Glyph; readonly at: readonly (readonly [number, number, number])[] }>
  >;
}

export const GEOMETRY = data as unknown as Geometry;

export const LANDS: readonly LandId[] = LAND.map((area) => area.id);
export const WATERS: readonly SeaId[] = SEAS.map((area) => area.id);

const OUTLINES: Readonly<Record<AreaId, Outline>> = { ...GEOMETRY.land, ...GEOMETRY.sea };

export const outline = (area: AreaId): Outline => OUTLINES[area];
export const isWater = (area: AreaId): area is SeaId => area in GEOMETRY.sea;

/** Where the eye looks for an area: between its name and its first token. */
export function middle(area: AreaId): Point {
  const { label, slots } = outline(area);
  const [x, y] = slots[0] ?? [label.x, label.y];
  return [(x + label.x) / 2, (y + label.y) / 2];
}
