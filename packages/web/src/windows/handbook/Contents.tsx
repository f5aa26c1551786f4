import { type MouseEvent, useEffect, useRef } from 'react';
import { useText } from '../../language/language.ts';
import { sectionId } from './anchor.ts';
import styles from './Contents.module.css';
import type { Entry, EntryGroup } from './table-of-contents.ts';
import type { HandbookSearch } from './use-search.ts';

interface MenuProps {
  readonly groups: readonly EntryGroup[];
  /** Anchor of the section being read. */
  readonly current: string;
  /** Anchor of the introduction. */
  readonly first: string;
  readonly onGo: (anchor: string) => void;
}

interface ContentsProps extends MenuProps {
  readonly search: HandbookSearch;
}

const MARGIN = 80;

const has = (entry: Entry, anchor: string): boolean =>
  entry.id === anchor || entry.parts.some((part) => part.id === anchor);

function hitsIn(entry: Entry, search: HandbookSearch): number {
  const own = [entry.id, ...entry.parts.map((part) => part.id)];
  return own.flatMap((id) => [...(search.bySection.get(id)?.values() ?? [])].flat()).length;
}

/** Scrolls the contents, and nothing around them, until the current entry shows. */
function keepInView(nav: HTMLElement): void {
  const entry = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (!entry || frame.height === 0) return;
  if (entry.top < frame.top) nav.scrollTop += entry.top - frame.top - MARGIN;
  if (entry.bottom > frame.bottom) nav.scrollTop += entry.bottom - frame.bottom + MARGIN;
}

export function Contents({ groups, current, first, search, onGo }: ContentsProps) {
  const t = useText().handbook;
  const nav = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the section being read
  useEffect(() => {
    if (nav.current) keepInView(nav.current);
  }, [current]);

  const link = (id: string, title: string, level: string | undefined, hits = 0) => (
    <a
      href={`#${sectionId(id)}`}
      className={level}
      aria-current={current === id ? 'location' : undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onGo(id);
      }}
    >
      <span>{title}</span>
      {hits > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{hits}</span>
          <span className="hidden-text">{t.hitsInSection(hits)}</span>
        </span>
      )}
    </a>
  );
  return (
    <nav ref={nav} className={styles.contents} aria-label={t.contents}>
      {link(first, t.intro, styles.entry, hitsIn({ id: first, title: t.intro, parts: [] }, search))}
      {groups.map((group) => (
        <div key={group.title}>
          <h3 className="eyebrow">{group.title}</h3>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.id} data-open={has(entry, current) || undefined}>
                {link(entry.id, entry.title, styles.entry, hitsIn(entry, search))}
                {has(entry, current) && entry.parts.length > 0 && (
                  <ul>
                    {entry.parts.map((part) => (
                      <li key={part.id}>{link(part.id, part.title, styles.part)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The same on the phone. */
export function ContentsMenu({ groups, current, first, onGo }: MenuProps) {
  const t = useText().handbook;
  const entry = groups.flatMap((group) => group.entries).find((one) => has(one, current));
  return (
    <label className={styles.menu}>
      <span className="hidden-text">{t.goTo}</span>
      <select value={entry?.id ?? first} onChange={(event) => onGo(event.target.value)}>
        <option value={first}>{t.intro}</option>
        {groups.map((group) => (
          <optgroup key={group.title} label={group.title}>
            {group.entries.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
