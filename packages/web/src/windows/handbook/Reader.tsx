import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../language/language.ts';
import { Contents, ContentsMenu } from './Contents.tsx';
import type { HandbookText } from './handbook.ts';
import { placeOf } from './homes.ts';
import styles from './Reader.module.css';
import { SearchBar } from './SearchBar.tsx';
import { SectionView } from './SectionView.tsx';
import { useFinder } from './use-finder.ts';
import { usePane } from './use-pane.ts';

interface ReaderProps {
  readonly text: HandbookText;
  readonly initial?: string;
}

/** Contents on the left (a menu on the phone), search above, the text beneath. */
export function Reader({ text, initial }: ReaderProps) {
  const t = useText().handbook;
  const { sections, homes, groups } = text;
  const start = useMemo(
    () => (initial ? placeOf(initial, homes, sections) : undefined),
    [initial, homes, sections],
  );
  const [marked, setMarked] = useState(start);
  const pane = usePane(start);
  const finder = useFinder(text.index, pane.showHit);
  const { show } = pane;

  const go = useCallback(
    (name: string) => {
      const place = placeOf(name, homes, sections);
      if (!place) return;
      setMarked(place);
      show(place);
    },
    [homes, sections, show],
  );

  return (
    <div className={styles.frame}>
      <Contents
        groups={groups}
        current={pane.section}
        finder={finder}
        first={sections[0]?.id ?? ''}
        onGo={go}
      />
      <div className={styles.main}>
        <div className={styles.bar}>
          <ContentsMenu groups={groups} current={pane.section} first={sections[0]?.id ?? ''} onGo={go} />
          <SearchBar finder={finder} />
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
            {sections.map((section) => (
              <SectionView
                key={section.id}
                section={section}
                homes={homes}
                hits={finder.bySection.get(section.id)}
                current={finder.current?.section === section.id ? finder.current.index : undefined}
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
