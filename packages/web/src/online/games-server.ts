import { Store } from '../base/store.ts';

/** Whether the page came from a server of games. The first page asks, so nothing that a game needs is imported here. */

/** index.html reads it too, so that the menu has its layout before any script has loaded. */
const KEY = 'bretwalda.games';

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** As remembered from the last visit, then as it is. */
export const hasGames = new Store<boolean>(recall());

/** Every server has this file; one of games answers it itself. Without a connection the last answer stands. */
export async function askServer(): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await fetch(new URL('server.json', document.baseURI), { cache: 'no-cache' });
  if (!answer.ok) return;
  const found: { readonly games?: unknown } = await answer.json();
  const value = found.games === true;
  hasGames.set(value);
  try {
    localStorage.setItem(KEY, value ? 'yes' : 'no');
  } catch {
    // The next visit then asks before it shows the way.
  }
}
