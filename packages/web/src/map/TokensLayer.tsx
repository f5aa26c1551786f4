import type { AreaId } from '@bretwalda/engine';
import { memo, useCallback, useMemo } from 'react';
import type { AreaPieces, BoardProps } from './board-types.ts';
import { LANDS, WATERS } from './geometry.ts';
import type { Drawn } from './layout.ts';
import { AreaTokens } from './Pieces.tsx';

const empty = (area: AreaId): AreaPieces => ({ area, stacks: [], fort: 'none', burh: false });

const AREAS = [...WATERS, ...LANDS];
const EMPTY = new Map(AREAS.map((area) => [area as AreaId, empty(area)]));

/** What stands in an area, also where nothing does. */
export function usePiecesIn(pieces: readonly AreaPieces[]): (area: AreaId) => AreaPieces {
  const given = useMemo(() => new Map(pieces.map((entry) => [entry.area, entry])), [pieces]);
  return useCallback((area) => given.get(area) ?? EMPTY.get(area) ?? empty(area), [given]);
}

interface TokensLayerProps extends Drawn, Pick<BoardProps, 'figures'> {
  readonly piecesIn: (area: AreaId) => AreaPieces;
}

/** All pieces; seas first, so that ribbons of the coast lie above them. */
export const TokensLayer = memo(function TokensLayer({ piecesIn, figures, ...drawn }: TokensLayerProps) {
  return AREAS.map((area) => (
    <AreaTokens key={area} pieces={piecesIn(area)} figure={figures?.get(area)} {...drawn} />
  ));
});
