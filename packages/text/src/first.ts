/** What the first page needs: its own words, and the languages with ways to their words. */
export { first as english } from './en/first.ts';
export { ENGLISH, type FirstWords, LANGUAGES, type Language, languageOf, type Text } from './languages.ts';
