import type { AreaId } from '@bretwalda/engine';
import { useRef } from 'react';
import { type Store, useStore } from '../base/store.ts';
import type { BoardHandle } from '../map/board-types.ts';
import { useScene } from '../session/context.ts';
import { AreaTip } from './AreaTip.tsx';
import { GameBoard } from './GameBoard.tsx';
import { LayerChoice, LayerNote, Legend } from './LayerControls.tsx';
import styles from './MapFrame.module.css';
import { Notices } from './Notices.tsx';
import { RefusalCard } from './RefusalCard.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { StackInHand } from './StackInHand.tsx';
import { useLayerNumbers } from './use-layer-numbers.ts';
import { type PointedArea, usePointedArea } from './use-pointed-area.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface MapFrameProps {
  /** Height of the sheet that covers the lower part of the map on a phone, in pixels. */
  readonly covered: number;
  readonly onInspect: (area: AreaId) => void;
  readonly onRule: (rule: string) => void;
}

/** The board with what floats above it. */
export function MapFrame({ covered, onInspect, onRule }: MapFrameProps) {
  const board = useRef<BoardHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const reviewing = useScene((s) => s.review !== null);
  const [pointed, onHover] = usePointedArea();
  const { numbers, nation, column, setColumn } = useLayerNumbers();
  return (
    <div ref={frame} className={styles.frame}>
      <GameBoard ref={board} covered={covered} numbers={numbers} onHover={onHover} onInspect={onInspect} />
      <div className={styles.upper}>
        <LayerChoice />
        {numbers && nation && <LayerNote nation={nation} column={column} onColumn={setColumn} />}
        <Legend />
      </div>
      <ZoomButtons board={board} />
      <div className={styles.notices}>
        <Notices />
      </div>
      <div className={styles.float} style={{ bottom: covered + 12 }}>
        <RefusalCard onRule={onRule} />
      </div>
      <StackInHand frame={frame} />
      {reviewing && (
        <div className={styles.review}>
          <ReviewBar />
        </div>
      )}
      <PointerTip pointed={pointed} />
    </div>
  );
}

/** The note beside the pointer. It follows every move of the mouse, and nothing else is drawn again with it. */
function PointerTip({ pointed }: { readonly pointed: Store<PointedArea | null> }) {
  const shown = useStore(pointed);
  return shown && <AreaTip {...shown} className={styles.tip} />;
}
