import type { AreaId, LeaderId, NationId } from '@bretwalda/engine';
import { memo, useMemo } from 'react';
import { figuresAlone, hasBadge, isCrowded, ownerOfBuildings, scaleAt } from './footprint.ts';
import { isWater, outline } from './geometry.ts';
import { BattleMark, FigureDisc } from './PieceMarks.tsx';
import style from './Pieces.module.css';
import { nameGround, type Placement, place } from './placement.ts';
import { StackToken } from './StackToken.tsx';
import { Structures } from './Structures.tsx';
import type { AreaPieces, Figure, Mark, Stack } from './types.ts';

interface AreaTokensProps {
  readonly pieces: AreaPieces;
  /** Whose stack here is chosen. */
  readonly selected?: NationId | null;
  readonly mark: Mark | undefined;
  readonly figure: Figure | undefined;
  readonly k: number;
  readonly names: (area: AreaId) => string;
  readonly leaders: (leader: LeaderId) => string;
}

const SWORDS: Readonly<Partial<Record<Mark, 'attack' | 'battle'>>> = {
  attack: 'attack',
  'over-attack': 'attack',
  battle: 'battle',
};

const at = (x: number, y: number, scale: number): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`;

function layOut(
  pieces: AreaPieces,
  k: number,
  names: (area: AreaId) => string,
  leaders: (leader: LeaderId) => string,
): Placement {
  const ground = nameGround(pieces.area, names, k);
  return place(pieces, ground, scaleAt(k), (stack) => (stack.leader === null ? '' : leaders(stack.leader)));
}

/** Everything that stands in one area; drawn anew only when it changes. */
export const AreaTokens = memo(function AreaTokens(props: AreaTokensProps) {
  const { pieces, selected, mark, figure, k, names, leaders } = props;
  const scale = scaleAt(k);
  const small = scale.token < 30 || isCrowded(pieces);
  const spots = useMemo(() => layOut(pieces, k, names, leaders), [pieces, k, names, leaders]);
  const f = scale.u * (scale.token / 30);
  const owner = ownerOfBuildings(pieces);
  const hidden = figure !== undefined && figuresAlone(pieces.area, scale);
  const shown = hidden ? [] : pieces.stacks;
  const swords = mark && figure === undefined ? SWORDS[mark] : undefined;
  const leaderName = (stack: Stack) =>
    stack.leader === null || scale.token < 30 ? null : leaders(stack.leader);
  return (
    <g>
      {!hidden && spots.buildings !== null && (
        <g transform={at(...spots.buildings, f)}>
          <Structures fort={pieces.fort} burh={pieces.burh} alone />
        </g>
      )}
      {shown.map((stack, index) => {
        const [x, y] = spots.stacks[index] ?? [0, 0];
        return (
          <g
            key={stack.nation}
            className={style.stack}
            transform={at(x, y, f)}
            data-area={pieces.area}
            data-nation={stack.nation}
          >
            <StackToken
              stack={stack}
              selected={stack.nation === selected}
              behind={index === owner ? <Structures fort={pieces.fort} burh={pieces.burh} /> : null}
              badge={hasBadge(stack, small)}
              grow={scale.token < 30 ? 29 / scale.token : 1}
              ribbon={leaderName(stack)}
            />
          </g>
        );
      })}
      {swords !== undefined && !isLonely(pieces, swords) && (
        <g transform={at(...spots.swords, scale.u * Math.min(1, (scale.token + 4) / 30))}>
          <BattleMark kind={swords} />
        </g>
      )}
      {figure !== undefined && (
        <g transform={at(...spots.figure, scale.u * (scale.token < 30 ? 0.86 : 1))}>
          <FigureDisc figure={figure} />
        </g>
      )}
    </g>
  );
});

/** A sea without ships shows no swords. */
const isLonely = (pieces: AreaPieces, kind: 'attack' | 'battle'): boolean =>
  kind === 'attack' && pieces.stacks.length === 0 && isWater(pieces.area);

/** Where a nation's units stand, for pieces on their way. */
export function standingPlace(
  area: AreaId,
  nation: string,
  pieces: AreaPieces | undefined,
  k: number,
  names: (area: AreaId) => string,
  leaders: (leader: LeaderId) => string,
): readonly [number, number] {
  const first = outline(area).slots[0] ?? [outline(area).label.x, outline(area).label.y];
  const index = pieces?.stacks.findIndex((stack) => stack.nation === nation) ?? -1;
  if (pieces === undefined || index < 0) return first;
  return layOut(pieces, k, names, leaders).stacks[index] ?? first;
}
