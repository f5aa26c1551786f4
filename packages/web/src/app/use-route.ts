import { useSyncExternalStore } from 'react';
import { goTo, parseRoute, type Route, shownHash, watchRoute } from './route.ts';

export function useRoute(): readonly [Route, (route: Route) => void] {
  const hash = useSyncExternalStore(watchRoute, shownHash);
  return [parseRoute(hash), goTo];
}
