import { startTransition, useEffect, useState } from 'react';

/**
 * A value that arrives after the next picture is on the screen, so that what matters more is seen first. (A deferred
 * value is only drawn with less haste, and often before the picture.)
 */
export function useAfterPaint<T>(value: T, first: T): T {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    let after: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      after = setTimeout(() => startTransition(() => setShown(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, [value]);
  return shown;
}
