import { renderToStaticMarkup } from 'react-dom/server';
import type { scenarios } from '../../text/en/scenarios.ts';
import type { start } from '../../text/en/start.ts';
import { LoadingView } from '../notice/Loading.tsx';
import { StartView } from './StartView.tsx';
import type { SavesSummary } from './saves-summary.ts';
import type { StartWords } from './start-words.ts';

const START = import.meta.glob<typeof start>('../../text/*/start.ts', { import: 'start', eager: true });
const SCENARIOS = import.meta.glob<typeof scenarios>('../../text/*/scenarios.ts', {
  import: 'scenarios',
  eager: true,
});

/** A space keeps the place of words that only the browser knows. */
const SUMMARIES: Readonly<Record<string, SavesSummary>> = {
  none: { count: 0, last: null },
  some: { count: 1, last: null },
  last: { count: 1, last: { id: '', line: ' ' } },
};

/**
 * What first appears, by language: the start page, and by what the saves holds ("en-none", "it-last"); for all other
 * pages a word to wait for ("en-page", "en-game").
 */
export function drawShells(): Readonly<Record<string, string>> {
  const shells: Record<string, string> = {};
  for (const [path, own] of Object.entries(START)) {
    const language = path.split('/').at(-2) ?? '';
    const stories = SCENARIOS[path.replace('start.ts', 'scenarios.ts')];
    if (!stories) continue;
    shells[`${language}-page`] = renderToStaticMarkup(<LoadingView words={own.loading} />);
    shells[`${language}-game`] = renderToStaticMarkup(<LoadingView words={own.opening} />);
    for (const [name, saves] of Object.entries(SUMMARIES)) {
      const words: StartWords = {
        language,
        start: { ...own, savedNote: (n) => (n === 0 ? own.savedNote(0) : ' ') },
        scenarios: stories,
      };
      shells[`${language}-${name}`] = renderToStaticMarkup(<StartView words={words} saves={saves} />);
    }
  }
  return shells;
}
