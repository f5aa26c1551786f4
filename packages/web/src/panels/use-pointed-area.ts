import type { AreaId } from '@bretwalda/engine';
import { useCallback, useState } from 'react';
import { Store } from '../base/store.ts';
import type { BoardProps } from '../map/board-types.ts';

/** The area under the pointer, and where the pointer is. */
export interface PointedArea {
  readonly area: AreaId;
  readonly x: number;
  readonly y: number;
}

/** A store, so that only those who show it are drawn again when the mouse moves. */
export function usePointedArea(): readonly [Store<PointedArea | null>, BoardProps['onHover']] {
  const [pointed] = useState(() => new Store<PointedArea | null>(null));
  const onHover = useCallback<BoardProps['onHover']>(
    (area, at) => {
      const before = pointed.get();
      if (!area || !at) pointed.set(null);
      else if (area !== before?.area || at.x !== before.x || at.y !== before.y) pointed.set({ area, ...at });
    },
    [pointed],
  );
  return [pointed, onHover];
}
