import { startTransition, useEffect, useState } from 'react';

/** Does something after the next picture is on the screen; returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  let after: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    after = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(after);
  };
}

/**
 * A value that arrives after the next picture is on the screen, so that what matters more is seen first. (A deferred
 * value is only drawn with less haste, and often before the picture.)
 */
export function useAfterPaint<T>(value: T, first: T): T {
  const [shown, setShown] = useState(first);
  useEffect(() => afterPaint(() => startTransition(() => setShown(() => value))), [value]);
  return shown;
}
