import type { AreaId } from '@bretwalda/engine';
import { memo } from 'react';
import { AreaTokens } from './AreaTokens.tsx';
import type { AreaPieces, BoardProps } from './board-types.ts';
import { LANDS, WATERS } from './geometry.ts';
import type { DrawContext } from './layout.ts';

/** Seas first, so that the ribbons of coastal areas lie above them. */
const IN_DRAWING_ORDER = [...WATERS, ...LANDS];

interface TokensLayerProps extends DrawContext, Pick<BoardProps, 'numbers'> {
  readonly piecesIn: (area: AreaId) => AreaPieces;
}

/** The pieces of all areas. */
export const TokensLayer = memo(function TokensLayer({ piecesIn, numbers, ...drawn }: TokensLayerProps) {
  return IN_DRAWING_ORDER.map((area) => (
    <AreaTokens key={area} pieces={piecesIn(area)} number={numbers?.get(area)} {...drawn} />
  ));
});
