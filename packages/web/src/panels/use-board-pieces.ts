import { type GameState, type Nation, NOBODY, nationId } from '@bretwalda/engine';
import { useMemo, useRef } from 'react';
import type { BoardProps } from '../map/board-types.ts';
import { useScene } from '../session/context.ts';
import { piecesOf } from '../session/pieces.ts';

/** The pieces on the board and the stack that is chosen. Areas that did not change keep their objects. */
export function useBoardPieces(state: GameState, mover: Nation): Pick<BoardProps, 'pieces' | 'selected'> {
  const last = useRef<ReturnType<typeof piecesOf>>([]);
  const pieces = useMemo(() => {
    last.current = piecesOf(state, mover, last.current);
    return last.current;
  }, [state, mover]);
  const area = useScene((s) => s.selection?.area);
  const selected = useMemo(
    () => (area === undefined || mover === NOBODY ? null : { area, nation: nationId(mover) }),
    [area, mover],
  );
  return { pieces, selected };
}
