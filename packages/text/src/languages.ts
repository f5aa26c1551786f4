import { first } from './en/first.ts';
import type { en } from './en/index.ts';

/** All words of a language. English gives the shape; a language in which something is missing does not compile. */
export type Text = typeof en;

/** The words of the first page alone, so that it need not wait for those of the whole game. */
export type FirstWords = typeof first;

/** A language and its words, in two stages; they are fetched when they are asked for. */
export interface Language {
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
  readonly first: () => Promise<FirstWords>;
  readonly all: () => Promise<Text>;
}

/** English is always there: it stands in for what cannot be fetched. */
export const ENGLISH: Language = {
  id: 'en',
  name: 'English',
  first: async () => first,
  all: async () => (await import('./en/index.ts')).en,
};

/** A new language is a folder and a line here. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  {
    id: 'it',
    name: 'Italiano',
    first: async () => (await import('./it/first.ts')).first,
    all: async () => (await import('./it/index.ts')).it,
  },
];

export const languageOf = (id: string): Language | undefined =>
  LANGUAGES.find((language) => language.id === id);
