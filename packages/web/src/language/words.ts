import { ENGLISH, english, type FirstWords, type Language, type Text } from '@bretwalda/text/first';
import { settings } from '../base/settings.ts';
import { Store, useStore } from '../base/store.ts';
import { chosenLanguage } from './languages.ts';

/** The words of the start page, and which language they are. */
export interface StartWords extends FirstWords {
  readonly language: string;
}

/** What is spoken now: at first the words of the start page alone, and all words once another page has asked for them. */
export interface Spoken extends StartWords {
  readonly all: Text | null;
}

export const spoken = new Store<Spoken>({ language: ENGLISH.id, ...english, all: null });
let isAllWanted = false;

async function fetchWords({ id: language, first, all }: Language): Promise<Spoken> {
  if (!isAllWanted) return { language, ...(await first()), all: null };
  const text = await all();
  return { language, start: text.start, scenarios: text.scenarios, all: text };
}

const isSpoken = (id: string): boolean => {
  const { language, all } = spoken.get();
  return language === id && (all !== null || !isAllWanted);
};

/** Speaks the chosen language from now on; the start page waits for this before it first appears. */
export async function loadWords(): Promise<void> {
  const chosen = chosenLanguage();
  if (isSpoken(chosen.id)) return;
  const found = await fetchWords(chosen).catch(() => fetchWords(ENGLISH));
  if (chosen !== chosenLanguage()) return; // chosen anew meanwhile
  if (typeof document !== 'undefined') document.documentElement.lang = found.language;
  if (!isSpoken(found.language)) spoken.set(found);
}

/** Speaks it with all words; every other page waits for this. */
export function loadAllWords(): Promise<void> {
  isAllWanted = true;
  return loadWords();
}

settings.subscribe(() => void loadWords());
if (typeof window !== 'undefined') window.addEventListener('languagechange', () => void loadWords());

export const useStartWords = (): StartWords => useStore(spoken);
