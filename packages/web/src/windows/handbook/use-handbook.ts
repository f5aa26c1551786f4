import { useEffect, useState } from 'react';
import { type HandbookText, readHandbook } from './read-handbook.ts';

type Markdown = () => Promise<{ readonly default: string }>;

/** Read once for each language and kept. */
const known = new Map<Markdown, HandbookText>();

interface Loaded {
  readonly text: HandbookText | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useHandbook(markdown: Markdown): Loaded {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [, setReady] = useState(0);
  const text = known.get(markdown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to fetch again
  useEffect(() => {
    if (known.has(markdown)) return;
    let wanted = true;
    setFailed(false);
    markdown().then(
      (module) => {
        known.set(markdown, readHandbook(module.default));
        if (wanted) setReady((count) => count + 1);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [markdown, attempt]);

  return { text, failed: failed && !text, retry: () => setAttempt((count) => count + 1) };
}
