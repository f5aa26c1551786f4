import { startTransition, useEffect, useState } from 'react';

/** Runs something after the next frame is painted; returns how to cancel it. */
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
 * A value that arrives after the next frame is painted, so that what matters more is seen first. (A deferred value only
 * has a lower priority, and is often drawn before the frame is painted.)
 */
export function useAfterPaint<T>(value: T, first: T): T {
  const [shown, setShown] = useState(first);
  useEffect(() => afterPaint(() => startTransition(() => setShown(() => value))), [value]);
  return shown;
}
