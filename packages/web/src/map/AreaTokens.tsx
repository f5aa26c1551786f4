import { memo } from 'react';
import type { AreaNumber } from '../facts/area-numbers.ts';
import { NumberDisc } from './BoardMarkers.tsx';
import type { AreaPieces, Stack } from './board-types.ts';
import { hasBadge, isCrowded, numbersAlone, ownerOfBuildings, scaleAt, stackScale } from './footprint.ts';
import { type DrawContext, layOut, transformAt } from './layout.ts';
import styles from './Pieces.module.css';
import { StackToken } from './StackToken.tsx';
import { Structures } from './Structures.tsx';

interface AreaTokensProps extends DrawContext {
  readonly pieces: AreaPieces;
  readonly number: AreaNumber | undefined;
}

/** Everything that stands in one area; drawn again only when it changes. */
export const AreaTokens = memo(function AreaTokens({ pieces, number, ...drawn }: AreaTokensProps) {
  const scale = scaleAt(drawn.zoom);
  const small = scale.token < 30 || isCrowded(pieces);
  const spots = layOut(pieces, drawn);
  const f = stackScale(scale);
  const owner = ownerOfBuildings(pieces);
  const hidden = number !== undefined && numbersAlone(pieces.area, scale);
  const shown = hidden ? [] : pieces.stacks;
  const leaderName = (stack: Stack) =>
    stack.leader === null || scale.token < 30 ? null : drawn.leaders(stack.leader);
  return (
    <g>
      {!hidden && spots.buildings !== null && (
        <g transform={transformAt(spots.buildings, f)}>
          <Structures fort={pieces.fort} burh={pieces.burh} alone />
        </g>
      )}
      {shown.map((stack, index) => (
        <g
          key={stack.nation}
          className={styles.stack}
          transform={transformAt(spots.stacks[index] ?? [0, 0], f)}
          data-area={pieces.area}
          data-nation={stack.nation}
        >
          <StackToken
            stack={stack}
            behind={index === owner ? <Structures fort={pieces.fort} burh={pieces.burh} /> : null}
            badge={hasBadge(stack, small)}
            grow={scale.token < 30 ? 29 / scale.token : 1}
            ribbon={leaderName(stack)}
          />
        </g>
      ))}
      {number !== undefined && (
        <g transform={transformAt(spots.number, scale.pixel * (scale.token < 30 ? 0.86 : 1))}>
          <NumberDisc number={number} />
        </g>
      )}
    </g>
  );
});
