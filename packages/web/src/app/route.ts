/** Which page is open; it stands in the address, so that the browser's back button and reload work. */
export type Route =
  | { readonly page: 'start' | 'new' | 'saves' }
  | { readonly page: 'game' | 'end'; readonly id: string }
  /** The pages that need a server read the rest themselves (`online/place.ts`). */
  | { readonly page: 'online'; readonly path: readonly string[] }
  /** An address that leads nowhere: mistyped, or cut on the way. */
  | { readonly page: 'lost' };

const LOST: Route = { page: 'lost' };

export function parseRoute(hash: string): Route {
  const [before, page = '', id = '', ...more] = hash.replace(/^#/, '').split('/');
  if (before !== '') return LOST;
  if (page === 'online') return onlineRoute([id, ...more]);
  if (more.length > 0) return LOST;
  if (page === 'game' || page === 'end') return gameRoute(page, id);
  if (id !== '') return LOST;
  if (page === '') return { page: 'start' };
  return page === 'new' || page === 'saves' ? { page } : LOST;
}

function onlineRoute(parts: readonly string[]): Route {
  try {
    return { page: 'online', path: parts.filter((part) => part !== '').map(decodeURIComponent) };
  } catch {
    return LOST; // half a sign
  }
}

function gameRoute(page: 'game' | 'end', id: string): Route {
  try {
    return id === '' ? LOST : { page, id: decodeURIComponent(id) };
  } catch {
    return LOST; // half a sign
  }
}

export function makeRoute(route: Route): string {
  if ('id' in route) return `#/${route.page}/${encodeURIComponent(route.id)}`;
  if ('path' in route) return `#/${[route.page, ...route.path.map(encodeURIComponent)].join('/')}`;
  return `#/${route.page === 'start' ? '' : route.page}`;
}

type Guard = (next: Route) => boolean;

const guards = new Set<Guard>();
const watchers = new Set<() => void>();
let shown = globalThis.location?.hash ?? '';

/** The address has changed: the page follows it, or the address comes back. */
function follow(): void {
  const { hash } = location;
  if (hash === shown) return;
  const next = parseRoute(hash);
  if (![...guards].every((mayGo) => mayGo(next))) {
    location.hash = shown;
    return;
  }
  shown = hash;
  for (const watcher of [...watchers]) watcher();
}

/** Asks `mayGo` before another page is shown, also on the browser's way back. */
export function guardRoute(mayGo: Guard): () => void {
  guards.add(mayGo);
  return () => void guards.delete(mayGo);
}

/** Watches which page is shown. */
export const watchRoute = (watcher: () => void): (() => void) => {
  if (watchers.size === 0) {
    addEventListener('hashchange', follow);
    follow(); // the address may have changed while nobody watched
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) removeEventListener('hashchange', follow);
  };
};

export const shownHash = (): string => shown;

export function goTo(route: Route): void {
  location.hash = makeRoute(route);
  follow();
}

/** A number in the address (?seed=7) fixes dice and computers' chance: for tests and pictures. */
export function seedInAddress(): number | undefined {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed !== null && /^\d+$/.test(seed) ? Number(seed) : undefined;
}
