import { queryOptions } from '@tanstack/react-query';
import { api, queries } from '../api.ts';

/** What was reported and is not settled; only operators may ask. */
export const reportsQuery = queryOptions({
  queryKey: ['reports', 'open'],
  queryFn: () => api.talk.reports.query(),
  refetchInterval: 30_000,
});

/** Whoever is muted now. */
export const mutesQuery = queryOptions({
  queryKey: ['reports', 'mutes'],
  queryFn: () => api.talk.mutes.query(),
});

export const reportsChanged = (): Promise<void> => queries.invalidateQueries({ queryKey: ['reports'] });
