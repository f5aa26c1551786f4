import { type AreaId, type NationId, NOBODY } from '@bretwalda/engine';
import { type Ref, useCallback, useMemo } from 'react';
import { settings } from '../base/settings.ts';
import { useStore } from '../base/store.ts';
import { useText } from '../language/language.ts';
import { Board } from '../map/Board.tsx';
import type { BoardHandle, BoardProps } from '../map/board-types.ts';
import { useScene, useSession } from '../session/context.ts';
import { openingView } from './opening-view.ts';
import { useAreaDescription } from './use-area-description.ts';
import { useAreaHighlights } from './use-area-highlights.ts';
import { useBoardPieces } from './use-board-pieces.ts';
import { useOffersAhead } from './use-offers-ahead.ts';

interface GameBoardProps extends Pick<BoardProps, 'numbers' | 'onHover' | 'onInspect'> {
  readonly ref: Ref<BoardHandle>;
  /** Height of the sheet that covers the lower part of the map on a phone, in pixels. */
  readonly covered: number;
}

/** The board of the game being played. */
export function GameBoard({ ref, covered, numbers, onHover, onInspect }: GameBoardProps) {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const mayDecide = useScene(() => session.mayDecide);
  const focus = useScene((s) => s.focus);
  const travels = useScene((s) => s.travels);
  const gains = useScene((s) => s.gains);
  const motion = useStore(settings, (s) => s.motion);
  const mover = mayDecide && state.pending?.kind === 'move' ? state.nation : NOBODY;
  const stacks = useBoardPieces(state, mover);
  const choices = useAreaHighlights();
  const label = useAreaDescription();
  useOffersAhead(state, mover !== NOBODY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn, not for each move
  const view = useMemo(() => openingView(state), [state.round, state.nation]);
  const insets = useMemo(() => ({ top: 56, right: 56, bottom: covered, left: 0 }), [covered]);
  const onPick = useCallback(
    (area: AreaId, nation: NationId | null) => session.pick(area, nation),
    [session],
  );
  const onFocus = useCallback((area: AreaId | null) => session.focus(area), [session]);
  return (
    <Board
      ref={ref}
      {...stacks}
      {...choices}
      numbers={numbers}
      focus={focus}
      names={t.names.areas}
      leaders={t.names.leaders}
      label={label}
      onPick={onPick}
      onHover={onHover}
      onInspect={onInspect}
      onFocus={onFocus}
      motion={motion}
      travels={travels}
      gains={gains}
      view={view}
      insets={insets}
    />
  );
}
