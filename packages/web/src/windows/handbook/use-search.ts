import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Hit, hitsBySection, type SearchIndex } from './search-index.ts';

export interface HandbookSearch {
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly current: Hit | undefined;
  readonly bySection: ReturnType<typeof hitsBySection>;
  readonly type: (query: string) => void;
  /** To the next hit, or with -1 to the one before; round and round. */
  readonly step: (by: 1 | -1) => void;
}

/** Search as you type; every new current hit is brought into view. */
export function useSearch(index: SearchIndex, showHit: (hit: Hit) => void): HandbookSearch {
  const [query, setQuery] = useState('');
  const [position, setPosition] = useState(0);
  const wanted = useDeferredValue(query);
  const hits = useMemo(() => index.find(wanted), [index, wanted]);
  const bySection = useMemo(() => hitsBySection(hits), [hits]);
  const current = hits[position] ?? hits[0];

  useEffect(() => {
    if (current) showHit(current);
  }, [current, showHit]);

  return {
    query,
    hits,
    current,
    bySection,
    type: (text) => {
      setQuery(text);
      setPosition(0);
    },
    step: (by) => {
      if (hits.length > 0) setPosition(((current?.index ?? 0) + by + hits.length) % hits.length);
    },
  };
}
