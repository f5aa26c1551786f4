import { useCallback, useSyncExternalStore } from 'react';

/** Does a media query hold now? */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (watcher: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', watcher);
      return () => media.removeEventListener('change', watcher);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
