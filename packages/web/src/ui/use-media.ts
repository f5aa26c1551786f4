import { useMemo, useSyncExternalStore } from 'react';

/** Does a media query hold now? */
export function useMedia(query: string): boolean {
  const [subscribe, holds] = useMemo(() => {
    const media = matchMedia(query);
    const watch = (watcher: () => void) => {
      media.addEventListener('change', watcher);
      return () => media.removeEventListener('change', watcher);
    };
    return [watch, () => media.matches] as const;
  }, [query]);
  return useSyncExternalStore(subscribe, holds);
}
