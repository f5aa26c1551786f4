import { languageOf } from '@bretwalda/text/first';
import { settings } from '../base/settings.ts';

export { LANGUAGES, type Language } from '@bretwalda/text/first';

const isKnown = (id: string): boolean => languageOf(id) !== undefined;

/** As chosen in the settings, or the first language of the browser that the game speaks. */
export function chosenLanguage(): string {
  const { language } = settings.get();
  if (isKnown(language)) return language;
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  return wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isKnown) ?? 'en';
}
