import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end it counts as the end. */
const NEAR = 24;

interface Latest {
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

/** Keeps a list at its end while somebody is there, and leaves it alone while they read above. */
export function useLatest(list: RefObject<HTMLElement | null>, length: number): Latest {
  const [isAtEnd, setAtEnd] = useState(true);
  const sticks = useRef(true);
  const toEnd = useCallback(() => {
    sticks.current = true;
    setAtEnd(true);
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [list]);
  const onScroll = useCallback(() => {
    const box = list.current;
    if (!box || box.clientHeight === 0) return;
    sticks.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    setAtEnd(sticks.current);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line moves the end
  useLayoutEffect(() => {
    if (sticks.current) toEnd();
    else onScroll();
  }, [length, toEnd, onScroll]);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => sticks.current && toEnd()); // a keyboard has come up, a tab was opened
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [list, toEnd]);
  return { isAtEnd, toEnd, onScroll };
}
