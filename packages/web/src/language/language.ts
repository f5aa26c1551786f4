import { en, type Text } from '@bretwalda/text';
import { settings } from '../base/settings.ts';
import { useStore } from '../base/store.ts';
import { loadAllWords, type Spoken, spoken } from './words.ts';

export { LANGUAGES, type Language } from './languages.ts';
export type { Text };

/** All words, for every page but the first. English comes with these pages, so there is always something to say. */
export const loadLanguage = loadAllWords;
void loadLanguage();

export const setLanguage = (id: string): void => settings.update({ language: id });

/** The language spoken now, as a tag for dates and numbers. */
export const language = (): string => spoken.get().language;

const textOf = ({ all }: Spoken): Text => all ?? en;

/** The words, outside components. */
export const text = (): Text => textOf(spoken.get());

/** The words, in components: drawn anew when the language changes. */
export const useText = (): Text => useStore(spoken, textOf);
