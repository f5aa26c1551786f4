import type { AreaId } from '@bretwalda/engine';
import { useCallback, useMemo } from 'react';
import type { AreaPieces } from './board-types.ts';
import { LANDS, WATERS } from './geometry.ts';

const empty = (area: AreaId): AreaPieces => ({ area, stacks: [], fort: 'none', burh: false });

/** The same object each time, so that an area that stays empty is never drawn again. */
const EMPTY = new Map([...WATERS, ...LANDS].map((area) => [area as AreaId, empty(area)]));

/** What stands in an area, even where nothing does. */
export function usePiecesIn(pieces: readonly AreaPieces[]): (area: AreaId) => AreaPieces {
  const given = useMemo(() => new Map(pieces.map((entry) => [entry.area, entry])), [pieces]);
  return useCallback((area) => given.get(area) ?? EMPTY.get(area) ?? empty(area), [given]);
}
