import { useEffect, useState } from 'react';

/** The time, in milliseconds of the epoch; drawn anew after each interval while the page is seen. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(Date.now());
    }, interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
