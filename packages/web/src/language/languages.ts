import { settings } from '../base/settings.ts';

export interface Language {
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
}

/** The browser knows the names of all languages, but needs 40 ms to look for the first: too long for the first page. */
const OWN_NAMES: Readonly<Record<string, string>> = { en: 'English', it: 'Italiano' };

function ownName(id: string): string {
  const name = new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id;
  return name.charAt(0).toLocaleUpperCase(id) + name.slice(1);
}

/** English is always there; other languages are found by their folder. */
const FOLDERS = import.meta.glob(['../text/*/index.ts', '!../text/en/index.ts']);

export const LANGUAGES: readonly Language[] = [
  'en',
  ...Object.keys(FOLDERS).map((path) => path.split('/')[2] ?? ''),
].map((id) => ({ id, name: OWN_NAMES[id] ?? ownName(id) }));

const isKnown = (id: string): boolean => LANGUAGES.some((known) => known.id === id);

/** As chosen in the settings, or the first language of the browser that the game speaks. */
export function chosenLanguage(): string {
  const { language } = settings.get();
  if (isKnown(language)) return language;
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  return wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isKnown) ?? 'en';
}
