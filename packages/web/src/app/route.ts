import { useCallback, useSyncExternalStore } from 'react';

/** Which page is open; it stands in the address, so that the browser's back button and reload work. */
export type Route =
  | { readonly page: 'start' | 'new' | 'saves' }
  | { readonly page: 'game' | 'end'; readonly id: string };

export function parseRoute(hash: string): Route {
  const [, page, id] = hash.split('/');
  if ((page === 'game' || page === 'end') && id) return { page, id: decodeURIComponent(id) };
  return { page: page === 'new' || page === 'saves' ? page : 'start' };
}

export const makeRoute = (route: Route): string =>
  'id' in route
    ? `#/${route.page}/${encodeURIComponent(route.id)}`
    : `#/${route.page === 'start' ? '' : route.page}`;

const subscribe = (watcher: () => void): (() => void) => {
  addEventListener('hashchange', watcher);
  return () => removeEventListener('hashchange', watcher);
};

export function useRoute(): readonly [Route, (route: Route) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const go = useCallback((route: Route) => {
    location.hash = makeRoute(route);
  }, []);
  return [parseRoute(hash), go];
}

/** A number in the address (?seed=7) fixes dice and computers' chance: for tests and pictures. */
export function seedInAddress(): number | undefined {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed !== null && /^\d+$/.test(seed) ? Number(seed) : undefined;
}
