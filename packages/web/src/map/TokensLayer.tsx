import type { AreaId, LeaderId } from '@bretwalda/engine';
import { memo } from 'react';
import { LANDS, WATERS } from './geometry.ts';
import { AreaTokens } from './Pieces.tsx';
import type { AreaPieces, BoardProps, Figure, Mark } from './types.ts';

const EMPTY: readonly AreaPieces[] = [...WATERS, ...LANDS].map((area) => ({
  area,
  stacks: [],
  fort: 'none',
  burh: false,
}));

interface TokensLayerProps {
  readonly pieces: readonly AreaPieces[];
  readonly selected: BoardProps['selected'];
  readonly marks: ReadonlyMap<AreaId, Mark>;
  readonly figures: ReadonlyMap<AreaId, Figure> | null;
  readonly k: number;
  readonly names: (area: AreaId) => string;
  readonly leaders: (leader: LeaderId) => string;
}

/** All pieces; seas first, so that ribbons of the coast lie above them. */
export const TokensLayer = memo(function TokensLayer(props: TokensLayerProps) {
  const { pieces, selected, marks, figures, ...rest } = props;
  const given = new Map(pieces.map((entry) => [entry.area, entry]));
  return EMPTY.map((empty) => (
    <AreaTokens
      key={empty.area}
      pieces={given.get(empty.area) ?? empty}
      selected={selected?.area === empty.area ? selected.nation : null}
      mark={marks.get(empty.area)}
      figure={figures?.get(empty.area)}
      {...rest}
    />
  ));
});
