import { type ReactNode, useRef } from 'react';
import { useText } from '../../language/language.ts';
import styles from './PullUpSheet.module.css';

/** Bar only, half or full; the map behind it does not change. */
export type SheetHeight = 'bar' | 'half' | 'full';

export const HALF = 300;
const BAR = 44;

export const sheetPixels = (height: SheetHeight): number =>
  height === 'bar' ? BAR : height === 'half' ? HALF : Number.POSITIVE_INFINITY;

const UP: Readonly<Record<SheetHeight, SheetHeight>> = { bar: 'half', half: 'full', full: 'full' };
const DOWN: Readonly<Record<SheetHeight, SheetHeight>> = { full: 'half', half: 'bar', bar: 'bar' };

const SWIPE = 24;

interface PullUpSheetProps {
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  /** On its upper edge, also when it is pushed down. */
  readonly statuses?: ReactNode;
  readonly children: ReactNode;
}

/** On a phone the cards are in a sheet over the map that is pulled up and pushed down. */
export function PullUpSheet({ height, onHeight, statuses, children }: PullUpSheetProps) {
  const t = useText();
  const start = useRef<number | null>(null);
  const swiped = useRef(false);
  const css = height === 'full' ? '72dvh' : `${sheetPixels(height)}px`;
  return (
    <div className={styles.place}>
      <div className={styles.sheet} style={{ height: css }} data-testid="sheet">
        <button
          type="button"
          className={styles.handle}
          aria-label={height === 'bar' ? t.game.sheetUp : t.game.sheetDown}
          aria-expanded={height !== 'bar'}
          onPointerDown={(event) => {
            start.current = event.clientY;
            swiped.current = false;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerUp={(event) => {
            const moved = event.clientY - (start.current ?? event.clientY);
            start.current = null;
            swiped.current = Math.abs(moved) > SWIPE;
            if (swiped.current) onHeight(moved < 0 ? UP[height] : DOWN[height]);
          }}
          onClick={() => {
            if (!swiped.current) onHeight(height === 'bar' ? 'half' : DOWN[height]);
            swiped.current = false;
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') onHeight(UP[height]);
            if (event.key === 'ArrowDown') onHeight(DOWN[height]);
          }}
        />
        <div className={styles.statuses}>{statuses}</div>
        {height !== 'bar' && <div className={styles.content}>{children}</div>}
      </div>
    </div>
  );
}
