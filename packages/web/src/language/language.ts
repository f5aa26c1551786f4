import { en, type Text } from '@bretwalda/text';
import { settings } from '../base/settings.ts';
import { allWords, loadAllWords, useAllWords } from './words.ts';

export { LANGUAGES, type Language } from './languages.ts';
export { language } from './words.ts';
export type { Text };

/** All words, for every page but the first. English comes with these pages, so there is always something to say. */
export const loadLanguage = loadAllWords;
void loadLanguage();

export const setLanguage = (id: string): void => settings.update({ language: id });

/** The words, outside components. */
export const text = (): Text => allWords() ?? en;

/** The words, in components: drawn anew when the language changes. */
export const useText = (): Text => useAllWords() ?? en;
