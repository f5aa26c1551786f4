import { queryOptions } from '@tanstack/react-query';
import { accounts, api, queries } from './api.ts';

/** Who the person at this page is to the server; null: nobody yet. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => api.account.me.query(),
  staleTime: 60_000,
});

/** Whoever is nobody yet plays as a guest; nothing is asked. */
export async function beSomebody(): Promise<void> {
  if (await queries.fetchQuery(meQuery)) return;
  await accounts.guest();
  await meChanged();
}

/** After signing in or out: all that was answered before belonged to somebody else. */
export async function meChanged(): Promise<void> {
  await queries.fetchQuery({ ...meQuery, staleTime: 0 });
  await new Promise((resolve) => setTimeout(resolve)); // what only the one before may ask for is gone from the page
  await queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
}
