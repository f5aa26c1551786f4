import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../language/language.ts';
import { bookOf } from './books.ts';
import { Contents, ContentsMenu } from './Contents.tsx';
import { type Marks, marksOf, variantPlaces } from './marks.ts';
import styles from './Reader.module.css';
import type { HandbookText } from './read-handbook.ts';
import { findPlace } from './rule-places.ts';
import { SearchBar } from './SearchBar.tsx';
import { SectionView } from './SectionView.tsx';
import { useSearch } from './use-search.ts';
import { useTextPane } from './use-text-pane.ts';

/** How many optional rules are marked. */
const countOf = (marks: Marks): number =>
  new Set([...marks.values()].flat().map(({ variant }) => variant)).size;

interface ReaderProps {
  readonly text: HandbookText;
  readonly initial?: string;
  readonly ruleset: string;
  /** Optional rules in force. */
  readonly variants: readonly string[];
}

/** Contents on the left (a menu on the phone), search above, the text beneath. */
export function Reader({ text, initial, ruleset, variants }: ReaderProps) {
  const t = useText().handbook;
  const { sections, groups } = text;
  const rulePlaces = useMemo(() => variantPlaces(ruleset, text.rulePlaces), [ruleset, text]);
  const marks = useMemo(() => marksOf(variants, text.rulePlaces), [variants, text]);
  const start = useMemo(
    () => (initial ? findPlace(initial, rulePlaces, sections) : undefined),
    [initial, rulePlaces, sections],
  );
  const [marked, setMarked] = useState(start);
  const pane = useTextPane(start);
  const search = useSearch(text.index, pane.showHit);
  const { show } = pane;

  const go = useCallback(
    (name: string) => {
      const place = findPlace(name, rulePlaces, sections);
      if (!place) return;
      setMarked(place);
      show(place);
    },
    [rulePlaces, sections, show],
  );

  return (
    <div className={styles.frame}>
      <Contents
        groups={groups}
        current={pane.section}
        search={search}
        first={sections[0]?.id ?? ''}
        onGo={go}
      />
      <div className={styles.main}>
        <div className={styles.bar}>
          <ContentsMenu groups={groups} current={pane.section} first={sections[0]?.id ?? ''} onGo={go} />
          <SearchBar search={search} hint={t.searchHint(t.sampleRule[bookOf(ruleset)])} />
        </div>
        <section
          ref={pane.ref}
          className={styles.pane}
          onScroll={pane.onScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t.text}
        >
          <div className={styles.page}>
            {marks.size > 0 && <p className={styles.marks}>{t.marked(countOf(marks))}</p>}
            {sections.map((section) => (
              <SectionView
                key={section.id}
                section={section}
                rulePlaces={rulePlaces}
                marks={marks}
                hits={search.bySection.get(section.id)}
                current={search.current?.section === section.id ? search.current.index : undefined}
                marked={marked?.section === section.id ? marked.passage : undefined}
                onGo={go}
              />
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
