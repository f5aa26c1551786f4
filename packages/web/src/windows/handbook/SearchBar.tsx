import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../../language/language.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './SearchBar.module.css';
import type { HandbookSearch } from './use-search.ts';

interface SearchBarProps {
  readonly search: HandbookSearch;
  /** What can be searched for. */
  readonly hint: string;
}

export function SearchBar({ search, hint }: SearchBarProps) {
  const t = useText().handbook;
  const input = useRef<HTMLInputElement>(null);
  const { query, hits, current } = search;
  const asked = query.trim().length > 1;

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      search.step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      event.stopPropagation();
      search.type('');
    }
  }

  function clear() {
    search.type('');
    input.current?.focus();
  }

  const place = (current?.index ?? 0) + 1;
  return (
    <search className={styles.search}>
      <label className={styles.field}>
        <Search size={18} strokeWidth={2} aria-hidden="true" />
        <span className="hidden-text">{t.search}</span>
        <input
          ref={input}
          value={query}
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={onKey}
        />
        {asked && (
          <span className={styles.count} aria-hidden="true">
            {hits.length > 0 ? t.hits(place, hits.length) : t.noHits}
          </span>
        )}
        <span className="hidden-text" role="status">
          {asked && (hits.length > 0 ? t.hitsSpoken(place, hits.length) : t.noHits)}
        </span>
      </label>
      {query !== '' && (
        <div className={styles.steps}>
          {hits.length > 0 && (
            <>
              <IconButton icon={<ChevronUp size={18} />} label={t.previous} onClick={() => search.step(-1)} />
              <IconButton icon={<ChevronDown size={18} />} label={t.next} onClick={() => search.step(1)} />
            </>
          )}
          <IconButton icon={<X size={18} />} label={t.clear} onClick={clear} />
        </div>
      )}
    </search>
  );
}
