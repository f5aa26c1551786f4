import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../language/language.ts';
import { classes } from '../../ui/classes.ts';
import { passageId, sectionId } from './anchor.ts';
import styles from './PassageText.module.css';
import type { Inline, Label, Passage } from './passage.ts';
import { isRuling } from './rule-labels.ts';
import type { RulePlace } from './rule-places.ts';
import type { Hit } from './search-index.ts';
import { splitAtHits } from './split-at-hits.ts';

/** What the text of a section stands on: search hits, rulePlaces of rules, and the way to other places. */
export interface PassageContext {
  readonly hits: ReadonlyMap<number, readonly Hit[]> | undefined;
  readonly current: number | undefined;
  readonly rulePlaces: ReadonlyMap<string, RulePlace>;
  readonly onGo: (name: string) => void;
}

interface PassageTextProps {
  readonly passage: Passage;
  readonly context: PassageContext;
}

export function PassageText({ passage, context }: PassageTextProps) {
  const t = useText().handbook;
  const hits = context.hits?.get(passage.key);

  const letters = (text: string, at: number): ReactNode =>
    splitAtHits(text, at, hits).map((piece) =>
      piece.hit ? (
        <mark
          key={piece.at}
          className={styles.hit}
          data-hit={piece.hit.index}
          data-current={piece.hit.index === context.current || undefined}
        >
          {piece.text}
        </mark>
      ) : (
        piece.text
      ),
    );

  const way = (name: string, element: string) => ({
    href: `#${element}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      context.onGo(name);
    },
  });

  function chip(label: Label, sample: boolean): ReactNode {
    const shown = letters(label.id, label.at);
    const home = context.rulePlaces.get(label.id)?.passage;
    if (isRuling(label.id))
      return (
        <span key={label.at} className={classes(styles.label, styles.ruling)} title={t.ruling}>
          {shown}
        </span>
      );
    if (home === undefined || home === passage.key || sample)
      return (
        <span key={label.at} className={styles.label}>
          {shown}
        </span>
      );
    return (
      <a
        key={label.at}
        className={styles.label}
        title={t.toRule(label.id)}
        {...way(label.id, passageId(home))}
      >
        {shown}
      </a>
    );
  }

  function inline(part: Inline, index: number): ReactNode {
    switch (part.kind) {
      case 'text':
        return letters(part.text, part.at);
      case 'code':
        return (
          <code key={part.at} className={styles.code}>
            {letters(part.text, part.at)}
          </code>
        );
      case 'strong':
        return <strong key={index}>{part.parts.map(inline)}</strong>;
      case 'em':
        return <em key={index}>{part.parts.map(inline)}</em>;
      case 'link':
        return (
          <a key={index} {...way(part.target, sectionId(part.target))}>
            {part.parts.map(inline)}
          </a>
        );
      case 'labels':
        return (
          <span key={index} className={styles.labels}>
            {part.labels.map((label) => chip(label, part.sample))}
          </span>
        );
    }
  }

  return passage.parts.map(inline);
}
