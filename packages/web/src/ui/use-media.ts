import { useMemo, useSyncExternalStore } from 'react';

/** A phone held upright: one column, with a sheet over the map. On its side it has room for map and panel. */
export const PHONE = '(max-width: 699px) and (orientation: portrait)';

/** Room for panels on both sides of the map. */
export const DESKTOP = '(min-width: 1200px)';

/** A finger instead of a mouse; letters come from a keyboard on the screen. */
export const TOUCH = '(pointer: coarse)';

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
