import { ENGLISH, english, type FirstWords, languageOf, type Text } from '@bretwalda/text/first';
import { settings } from '../base/settings.ts';
import { Store, useStore } from '../base/store.ts';
import { chosenLanguage } from './languages.ts';

/** The words of the start page, and which language they are. */
export interface StartWords extends FirstWords {
  readonly language: string;
}

/** What is spoken now: at first the words of the start page alone, and all words once another page has asked for them. */
interface Spoken extends StartWords {
  readonly all: Text | null;
}

const spoken = new Store<Spoken>({ language: ENGLISH.id, ...english, all: null });
let isAllWanted = false;

async function fetchWords(id: string): Promise<Spoken> {
  const { id: language, first, all } = languageOf(id) ?? ENGLISH;
  if (!isAllWanted) return { language, ...(await first()), all: null };
  const text = await all();
  return { language, start: text.start, scenarios: text.scenarios, all: text };
}

const isSpoken = (id: string): boolean => {
  const { language, all } = spoken.get();
  return language === id && (all !== null || !isAllWanted);
};

async function load(): Promise<void> {
  const id = chosenLanguage();
  if (isSpoken(id)) return;
  const found = await fetchWords(id).catch(() => fetchWords(ENGLISH.id));
  if (id !== chosenLanguage()) return; // chosen anew meanwhile
  if (typeof document !== 'undefined') document.documentElement.lang = found.language;
  if (!isSpoken(found.language)) spoken.set(found);
}

/** Speaks the chosen language from now on; the start page waits for this before it first appears. */
export const loadStartWords = load;

/** Speaks it with all words; every other page waits for this. */
export function loadAllWords(): Promise<void> {
  isAllWanted = true;
  return load();
}

settings.subscribe(() => void load());
if (typeof window !== 'undefined') window.addEventListener('languagechange', () => void load());

/** The language spoken now, as a tag for dates and numbers. */
export const language = (): string => spoken.get().language;

/** All words in the language spoken now, or null until they have come. */
export const allWords = (): Text | null => spoken.get().all;

export const useStartWords = (): StartWords => useStore(spoken);

const allOf = ({ all }: Spoken): Text | null => all;

export const useAllWords = (): Text | null => useStore(spoken, allOf);
