import { LANGUAGES } from '@bretwalda/text/first';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StartWords } from '../../language/words.ts';
import { LoadingView } from '../notice/Loading.tsx';
import { StartView } from './StartView.tsx';
import type { SavesSummary } from './saves-summary.ts';

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
export async function drawShells(): Promise<Readonly<Record<string, string>>> {
  const shells: Record<string, string> = {};
  for (const { id: language, first } of LANGUAGES) {
    const { start, scenarios } = await first();
    shells[`${language}-page`] = renderToStaticMarkup(<LoadingView words={start.loading} />);
    shells[`${language}-game`] = renderToStaticMarkup(<LoadingView words={start.opening} />);
    const words: StartWords = {
      language,
      start: { ...start, savedNote: (n) => (n === 0 ? start.savedNote(0) : ' ') },
      scenarios,
    };
    for (const [name, saves] of Object.entries(SUMMARIES))
      shells[`${language}-${name}`] = renderToStaticMarkup(<StartView words={words} saves={saves} />);
  }
  return shells;
}
