import { queryOptions } from '@tanstack/react-query';
import { api, queries } from '../api.ts';

/** Whom somebody does not hear, and whether an operator has muted them. */
export const limitsQuery = queryOptions({
  queryKey: ['talk', 'limits'],
  queryFn: () => api.talk.limits.query(),
  refetchInterval: 60_000,
});

export const limitsChanged = (): Promise<void> =>
  queries.invalidateQueries({ queryKey: limitsQuery.queryKey });
