import { type GameState, NOBODY } from '@bretwalda/engine';
import { useMemo } from 'react';
import { AreaTokens } from '../../map/AreaTokens.tsx';
import { BoardPicture } from '../../map/BoardPicture.tsx';
import { holdersOf } from '../../map/holders.ts';
import { LowerSheet, UpperSheet } from '../../map/sheet/Sheet.tsx';
import { piecesOf } from '../../session/pieces.ts';

/** Pixels for a unit of the sheet that give tokens a good size on pictures of any width. */
const SCALE = 0.45;
const NO_NAMES = () => '';

interface ScenarioBoardProps {
  readonly state: GameState;
  /** `thumb`: who holds what, in colours; `sheet`: the map itself with its tokens. */
  readonly look: 'thumb' | 'sheet';
}

/** Apart from the page, because the map is large: it is loaded after the words. */
export function ScenarioBoard({ state, look }: ScenarioBoardProps) {
  const pieces = useMemo(() => piecesOf(state, NOBODY), [state]);
  if (look === 'thumb') return <BoardPicture holders={holdersOf(pieces)} tint="holder" />;
  return (
    <svg viewBox="0 0 1000 1500" aria-hidden="true" focusable="false">
      <LowerSheet />
      <UpperSheet />
      {pieces.map((entry) => (
        <AreaTokens
          key={entry.area}
          pieces={entry}
          number={undefined}
          zoom={SCALE}
          names={NO_NAMES}
          leaders={NO_NAMES}
        />
      ))}
    </svg>
  );
}
