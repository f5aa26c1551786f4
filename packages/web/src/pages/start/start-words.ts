import { settings } from '../../base/settings.ts';
import { Store, useStore } from '../../base/store.ts';
import { chosenLanguage } from '../../language/languages.ts';
import { scenarios } from '../../text/en/scenarios.ts';
import { start } from '../../text/en/start.ts';

/**
 * The words of the start page alone, so that it need not wait for those of the whole game (src/language/language.ts), which
 * come while it is being looked at.
 */
export interface StartWords {
  readonly language: string;
  readonly start: typeof start;
  readonly scenarios: typeof scenarios;
}

const START = import.meta.glob<typeof start>(['../../text/*/start.ts', '!../../text/en/start.ts'], {
  import: 'start',
});
const SCENARIOS = import.meta.glob<typeof scenarios>(
  ['../../text/*/scenarios.ts', '!../../text/en/scenarios.ts'],
  { import: 'scenarios' },
);

/** A language that is one file has its words for this page there, too. */
const WHOLE = import.meta.glob<Readonly<Record<string, Pick<StartWords, 'start' | 'scenarios'>>>>([
  '../../text/*/index.ts',
  '!../../text/en/index.ts',
]);

const ENGLISH: StartWords = { language: 'en', start, scenarios };
const current = new Store<StartWords>(ENGLISH);

async function fetchWords(language: string): Promise<StartWords> {
  const [own, stories] = await Promise.all([
    START[`../../text/${language}/start.ts`]?.(),
    SCENARIOS[`../../text/${language}/scenarios.ts`]?.(),
  ]);
  if (own && stories) return { language, start: own, scenarios: stories };
  const whole = (await WHOLE[`../../text/${language}/index.ts`]?.())?.[language];
  return whole ? { language, start: whole.start, scenarios: whole.scenarios } : ENGLISH;
}

/** Speaks the chosen language from now on; the page waits for this before it first appears. */
export async function loadWords(): Promise<void> {
  const id = chosenLanguage();
  if (id === current.get().language) return;
  const words = await fetchWords(id).catch(() => ENGLISH);
  if (id === chosenLanguage()) current.set(words);
}

/** Keeps the words in step with the choice of the language. */
export function followLanguage(): void {
  settings.subscribe(() => void loadWords());
  addEventListener('languagechange', () => void loadWords());
}

export const useStartWords = (): StartWords => useStore(current);
