import type { AreaId, LeaderId } from '@bretwalda/engine';
import { memo } from 'react';
import { isWater, outline } from './geometry.ts';
import { BattleMark, FigureDisc } from './PieceMarks.tsx';
import style from './Pieces.module.css';
import {
  hasBadge,
  isCrowded,
  nameGround,
  ownerOfBuildings,
  place,
  type Scale,
  scaleAt,
} from './placement.ts';
import { StackToken } from './StackToken.tsx';
import { Structures } from './Structures.tsx';
import type { AreaPieces, Figure, Mark, Stack } from './types.ts';

interface AreaTokensProps {
  readonly pieces: AreaPieces;
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

function layOut({ pieces, names, leaders, k }: AreaTokensProps, scale: Scale) {
  return place(pieces, nameGround(pieces.area, names, k), scale, (stack) =>
    stack.leader === null ? '' : leaders(stack.leader),
  );
}

/** Everything that stands in one area; drawn anew only when it changes. */
export const AreaTokens = memo(function AreaTokens(props: AreaTokensProps) {
  const { pieces, mark, figure, k, leaders } = props;
  const scale = scaleAt(k);
  const small = scale.token < 30 || isCrowded(pieces);
  const spots = layOut(props, scale);
  const f = scale.u * (scale.token / 30);
  const owner = ownerOfBuildings(pieces);
  const swords = mark && figure === undefined ? SWORDS[mark] : undefined;
  const leaderName = (stack: Stack) =>
    stack.leader === null || scale.token < 30 ? null : leaders(stack.leader);
  return (
    <g>
      {spots.buildings !== null && (
        <g transform={at(...spots.buildings, f)}>
          <Structures fort={pieces.fort} burh={pieces.burh} alone />
        </g>
      )}
      {pieces.stacks.map((stack, index) => {
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
              behind={index === owner ? <Structures fort={pieces.fort} burh={pieces.burh} /> : null}
              badge={hasBadge(stack, small) && !(figure !== undefined && scale.token < 30)}
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
  const props = { pieces, mark: undefined, figure: undefined, k, names, leaders };
  return layOut(props, scaleAt(k)).stacks[index] ?? first;
}
