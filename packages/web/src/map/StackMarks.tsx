import type { AreaId } from '@bretwalda/engine';
import { memo } from 'react';
import type { AreaPieces, BoardProps, Mark } from './board-types.ts';
import { figuresAlone, scaleAt, stackScale } from './footprint.ts';
import { isWater } from './geometry.ts';
import { at, type Drawn, layOut } from './layout.ts';
import { BattleMark, PickedMark } from './PieceMarks.tsx';
import { Halo } from './StackToken.tsx';

/** What a choice adds to the pieces. It lies apart from them, so that choosing a stack draws none of them anew. */
interface StackMarksProps extends Drawn, Pick<BoardProps, 'figures'> {
  readonly piecesIn: (area: AreaId) => AreaPieces;
}

interface HaloProps extends StackMarksProps {
  readonly selected: BoardProps['selected'];
}

/** Round the chosen stack, under its discs. */
export const ChosenHalo = memo(function ChosenHalo({ selected, figures, piecesIn, ...drawn }: HaloProps) {
  if (selected === null) return null;
  const scale = scaleAt(drawn.k);
  const pieces = piecesIn(selected.area);
  const index = pieces.stacks.findIndex(({ nation }) => nation === selected.nation);
  const stack = pieces.stacks[index];
  const spot = layOut(pieces, drawn).stacks[index];
  const isHidden = figures?.has(selected.area) && figuresAlone(selected.area, scale);
  if (stack === undefined || spot === undefined || isHidden) return null;
  return (
    <g transform={at(spot, stackScale(scale))}>
      <Halo stack={stack} />
    </g>
  );
});

const KINDS: Readonly<Partial<Record<Mark, 'attack' | 'battle'>>> = {
  attack: 'attack',
  'over-attack': 'attack',
  battle: 'battle',
};

interface SwordsProps extends StackMarksProps {
  readonly marks: BoardProps['marks'];
}

/** Crossed swords where a battle waits or an attack would lead to one. */
export const SwordsLayer = memo(function SwordsLayer({ marks, figures, piecesIn, ...drawn }: SwordsProps) {
  const { u, token } = scaleAt(drawn.k);
  return [...marks].map(([area, mark]) => {
    const kind = KINDS[mark];
    const pieces = piecesIn(area);
    if (kind === undefined || figures?.has(area) || isLonely(pieces, kind)) return null;
    return (
      <g key={area} transform={at(layOut(pieces, drawn).swords, u * Math.min(1, (token + 4) / 30))}>
        <BattleMark kind={kind} />
      </g>
    );
  });
});

interface PickedProps extends StackMarksProps {
  readonly picks: BoardProps['picks'];
}

/** How many were picked, at the foot of the stack or building they are part of. */
export const PickedLayer = memo(function PickedLayer({ picks, figures, piecesIn, ...drawn }: PickedProps) {
  if (picks === null) return null;
  const scale = scaleAt(drawn.k);
  return [...picks.counts].map(([area, count]) => {
    const pieces = piecesIn(area);
    const spots = layOut(pieces, drawn);
    const index = pieces.stacks.findIndex(({ nation }) => nation === picks.nation);
    const spot = spots.stacks[index] ?? spots.stacks[0] ?? spots.buildings;
    if (spot === null || spot === undefined || figures?.has(area)) return null;
    return (
      <g key={area} transform={at(spot, stackScale(scale))} data-picked={area}>
        <PickedMark count={count} />
      </g>
    );
  });
});

/** A sea without ships shows no swords. */
const isLonely = ({ area, stacks }: AreaPieces, kind: 'attack' | 'battle'): boolean =>
  kind === 'attack' && stacks.length === 0 && isWater(area);
