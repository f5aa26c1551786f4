import { type PointerEvent, type Ref, useId } from 'react';
import { useText } from '../language/language.ts';
import styles from './Board.module.css';
import { BoardLayers } from './BoardLayers.tsx';
import { pressBoardKey } from './board-keys.ts';
import type { BoardHandle, BoardProps } from './board-types.ts';
import { FocusAnnouncement } from './FocusAnnouncement.tsx';
import { MiniMap } from './MiniMap.tsx';
import { useCamera } from './use-camera.ts';

interface BoardWithHandleProps extends BoardProps {
  readonly ref?: Ref<BoardHandle>;
}

/** Someone who goes on with the mouse needs no focus ring round the map. */
const hideFocusRing = (event: PointerEvent<HTMLElement>) => {
  event.currentTarget.dataset.mouse = '';
};

/** The map with everything on it. It knows no rules: it draws what it is given and reports what was touched. */
export function Board(props: BoardWithHandleProps) {
  const t = useText();
  const keysId = useId();
  const { control, board, layers, hover } = useCamera(props);
  return (
    <div className={styles.board}>
      <div
        ref={board}
        className={styles.view}
        role="application"
        aria-label={t.board.map}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is one widget, worked with the arrow keys
        tabIndex={0}
        onKeyDown={(event) => pressBoardKey(event, props, control)}
        onPointerDown={hideFocusRing}
      >
        <BoardLayers {...props} control={control} layers={layers} hover={hover} />
      </div>
      <p id={keysId} hidden>
        {t.board.keys}
      </p>
      <FocusAnnouncement area={props.focus} label={props.label} />
      <MiniMap pieces={props.pieces} control={control} />
    </div>
  );
}
