import type { AreaId } from '@bretwalda/engine';
import { memo } from 'react';
import { BattleMarker, PickedCount } from './BoardMarkers.tsx';
import type { AreaHighlight, AreaPieces, BoardProps } from './board-types.ts';
import { numbersAlone, scaleAt, stackScale } from './footprint.ts';
import { isWater } from './geometry.ts';
import { type DrawContext, layOut, transformAt } from './layout.ts';
import { Halo } from './StackToken.tsx';

/** What a choice adds to the pieces. It is drawn apart from them, so that choosing a stack repaints none of them. */
interface SelectionLayerProps extends DrawContext, Pick<BoardProps, 'numbers'> {
  readonly piecesIn: (area: AreaId) => AreaPieces;
}

interface HaloProps extends SelectionLayerProps {
  readonly selected: BoardProps['selected'];
}

/** Round the chosen stack, under its discs. */
export const ChosenHalo = memo(function ChosenHalo({ selected, numbers, piecesIn, ...drawn }: HaloProps) {
  if (selected === null) return null;
  const scale = scaleAt(drawn.zoom);
  const pieces = piecesIn(selected.area);
  const index = pieces.stacks.findIndex(({ nation }) => nation === selected.nation);
  const stack = pieces.stacks[index];
  const spot = layOut(pieces, drawn).stacks[index];
  const isHidden = numbers?.has(selected.area) && numbersAlone(selected.area, scale);
  if (stack === undefined || spot === undefined || isHidden) return null;
  return (
    <g transform={transformAt(spot, stackScale(scale))}>
      <Halo stack={stack} />
    </g>
  );
});

const KINDS: Readonly<Partial<Record<AreaHighlight, 'attack' | 'battle'>>> = {
  attack: 'attack',
  'over-attack': 'attack',
  battle: 'battle',
};

interface SwordsProps extends SelectionLayerProps {
  readonly highlights: BoardProps['highlights'];
}

/** Crossed swords where a battle waits or an attack would lead to one. */
export const SwordsLayer = memo(function SwordsLayer({
  highlights,
  numbers,
  piecesIn,
  ...drawn
}: SwordsProps) {
  const { pixel, token } = scaleAt(drawn.zoom);
  return [...highlights].map(([area, highlight]) => {
    const kind = KINDS[highlight];
    const pieces = piecesIn(area);
    if (kind === undefined || numbers?.has(area) || isLonely(pieces, kind)) return null;
    return (
      <g
        key={area}
        transform={transformAt(layOut(pieces, drawn).swords, pixel * Math.min(1, (token + 4) / 30))}
      >
        <BattleMarker kind={kind} />
      </g>
    );
  });
});

interface PickedProps extends SelectionLayerProps {
  readonly picks: BoardProps['picks'];
}

/** How many were picked, at the foot of their stack or building. */
export const PickedLayer = memo(function PickedLayer({ picks, numbers, piecesIn, ...drawn }: PickedProps) {
  if (picks === null) return null;
  const scale = scaleAt(drawn.zoom);
  return [...picks.counts].map(([area, count]) => {
    const pieces = piecesIn(area);
    const spots = layOut(pieces, drawn);
    const index = pieces.stacks.findIndex(({ nation }) => nation === picks.nation);
    const spot = spots.stacks[index] ?? spots.stacks[0] ?? spots.buildings;
    if (spot === null || spot === undefined || numbers?.has(area)) return null;
    return (
      <g key={area} transform={transformAt(spot, stackScale(scale))} data-picked={area}>
        <PickedCount count={count} />
      </g>
    );
  });
});

/** A sea without ships shows no swords. */
const isLonely = ({ area, stacks }: AreaPieces, kind: 'attack' | 'battle'): boolean =>
  kind === 'attack' && stacks.length === 0 && isWater(area);
