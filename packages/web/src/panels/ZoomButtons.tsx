import { Maximize, Minus, Plus } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { useText } from '../language/language.ts';
import type { BoardHandle } from '../map/board-types.ts';
import { IconButton } from '../ui/Button.tsx';
import styles from './MapFrame.module.css';

interface ZoomButtonsProps {
  readonly board: RefObject<BoardHandle | null>;
}

export const ZoomButtons = memo(function ZoomButtons({ board }: ZoomButtonsProps) {
  const t = useText();
  return (
    <div className={styles.zoom}>
      <IconButton icon={<Plus size={18} />} label={t.game.zoomIn} onClick={() => board.current?.zoomIn()} />
      <IconButton
        icon={<Minus size={18} />}
        label={t.game.zoomOut}
        onClick={() => board.current?.zoomOut()}
      />
      <IconButton
        icon={<Maximize size={18} />}
        label={t.game.wholeMap}
        onClick={() => board.current?.fit()}
      />
    </div>
  );
});
