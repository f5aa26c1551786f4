import { makeAccounts, makeApi, refusalIn } from '@bretwalda/protocol';
import type { AppRouter } from '@bretwalda/server';
import { QueryClient } from '@tanstack/react-query';

/** The server that this page came from; an offline copy of the page has none. */
const parts = { url: new URL('.', document.baseURI).href.replace(/\/$/, '') };

/** Its procedures; packages/server/src/http/routers lists them. */
export const api = makeApi<AppRouter>(parts);

/** Guests, accounts, passkeys. */
export const accounts = makeAccounts(parts);

/** What the server has answered and how old it may grow; fetched again when somebody returns to the page. */
export const queries = new QueryClient({
  defaultOptions: {
    // What was refused once is refused again; an answer that did not come may come.
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => failures < 1 && !refusalIn(error),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
