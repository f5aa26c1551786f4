import type { Answers } from '@bretwalda/server';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '../../../language/language.ts';
import { api, queries } from '../../../online/api.ts';

export type WayInfo = Answers['notices']['ways'][number];

const KEY = ['notices', 'ways'];

export const waysChanged = (): Promise<void> => queries.invalidateQueries({ queryKey: KEY });

/** The ways of the person at this page; they speak the language of the page from now on. */
export function useWays(isSomebody: boolean) {
  const language = useText().start.locale.slice(0, 2);
  const ways = useQuery({ queryKey: KEY, queryFn: () => api.notices.ways.query(), enabled: isSomebody });
  const speaksOther = ways.data?.some((way) => way.language !== language) ?? false;
  useEffect(() => {
    if (speaksOther) api.notices.setLanguage.mutate({ language }).then(waysChanged, () => {}); // the next visit does it
  }, [speaksOther, language]);
  return ways;
}
