import type { LandId, NationId } from '@bretwalda/engine';
import { LAND } from '@bretwalda/engine/data';
import { colourOf } from '../tokens/Sprite.tsx';
import type { AreaPieces } from './board-types.ts';
import { armiesOf } from './footprint.ts';
import { GEOMETRY } from './geometry.ts';

export type Holders = Readonly<Partial<Record<LandId, NationId>>>;

/** The nation with the most armies in each area. */
export function holdersOf(pieces: readonly AreaPieces[]): Holders {
  const holders: Partial<Record<string, NationId>> = {};
  for (const { area, stacks } of pieces) {
    const most = stacks.reduce(
      (best, stack) => (armiesOf(stack) > (best === null ? 0 : armiesOf(best)) ? stack : best),
      null as AreaPieces['stacks'][number] | null,
    );
    if (most !== null) holders[area] = most.nation;
  }
  return holders;
}

export type Tint = ReturnType<typeof colourOf> | 'nobody';
export const TINTS: readonly Tint[] = ['nobody', 'yellow', 'green', 'red', 'blue'];

/** One outline for all areas of a colour: a picture of the board is a handful of paths. */
export function tintedShapes(holders: Holders): Readonly<Record<Tint, string>> {
  const shapes = { nobody: '', yellow: '', green: '', red: '', blue: '' };
  for (const { id } of LAND) {
    const holder = holders[id];
    shapes[holder === undefined ? 'nobody' : colourOf(holder)] += GEOMETRY.land[id].d;
  }
  return shapes;
}
