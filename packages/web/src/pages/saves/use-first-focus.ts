import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it appears. An opened dialog focuses its first button by itself; this comes after it. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
