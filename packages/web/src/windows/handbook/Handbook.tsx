import { useEffect, useState } from 'react';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { BookChoice } from './BookChoice.tsx';
import { bookOf, usualVariants } from './books.ts';
import styles from './Handbook.module.css';
import { Reader } from './Reader.tsx';
import { findPlace } from './rule-places.ts';
import { useHandbook } from './use-handbook.ts';

const FULL = 'second-edition';

interface HandbookProps {
  readonly onClose: () => void;
  /** Where to open it: a rule (MOV-4), a family of rules (MOV) or the anchor of a section. */
  readonly initial?: string;
  /** The ruleset of the game that is played, and its optional rules in force. */
  readonly ruleset?: string;
  readonly variants?: readonly string[];
}

/** The rules in the language in use, with contents and search; optional rules stand at the clauses they change (UI-6). */
export function Handbook({ onClose, initial, ruleset = FULL, variants }: HandbookProps) {
  const t = useText().handbook;
  const [chosen, choose] = useState(ruleset);
  const book = bookOf(chosen);
  const { text, failed, retry } = useHandbook(t.books[book]);
  const inForce = chosen === ruleset && variants ? variants : usualVariants(chosen);

  // Some clauses that hold everywhere, such as those of an auction, are told in the full handbook alone.
  useEffect(() => {
    const isTold = !initial || !text || findPlace(initial, text.rulePlaces, text.sections) !== undefined;
    if (!isTold && book !== bookOf(FULL)) choose(FULL);
  }, [initial, text, book]);

  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      size="full"
      className={styles.window}
      testId="handbook"
      tools={<BookChoice ruleset={chosen} onChange={choose} />}
    >
      {text && (
        <Reader
          key={`${chosen} ${text.sections[0]?.id}`}
          text={text}
          ruleset={chosen}
          variants={inForce}
          {...(initial && { initial })}
        />
      )}
      {!text && !failed && (
        <p className={styles.notice} role="status">
          {t.loading}
        </p>
      )}
      {failed && (
        <div className={styles.notice} role="alert">
          <p>{t.failed}</p>
          <Button onClick={retry}>{t.retry}</Button>
        </div>
      )}
    </Dialog>
  );
}
