import { useEffect, useState } from 'react';
import { type HandbookText, readHandbook } from './read-handbook.ts';

/** The texts of all games and languages, fetched only when the window opens. */
const BOOKS = import.meta.glob<string>(['../../../../../docs/{,redux-}{rules,regole}.md'], {
  query: '?raw',
  import: 'default',
});

async function fetchBook(file: string): Promise<string> {
  const book = BOOKS[`../../../../../docs/${file}`];
  if (!book) throw new Error(`There is no handbook ${file}.`);
  return book();
}

/** Read once and kept. */
const known = new Map<string, HandbookText>();

interface Loaded {
  readonly text: HandbookText | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useHandbook(file: string): Loaded {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [, setReady] = useState(0);
  const text = known.get(file);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to fetch again
  useEffect(() => {
    if (known.has(file)) return;
    let wanted = true;
    setFailed(false);
    fetchBook(file).then(
      (markdown) => {
        known.set(file, readHandbook(markdown));
        if (wanted) setReady((count) => count + 1);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [file, attempt]);

  return { text, failed: failed && !text, retry: () => setAttempt((count) => count + 1) };
}
