import { ENGLISH, type Language, languageOf } from '@bretwalda/text/first';
import { settings } from '../base/settings.ts';

export { LANGUAGES, type Language } from '@bretwalda/text/first';

/** As chosen in the settings, or the first language of the browser that the game speaks. */
export function chosenLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  for (const tag of [settings.get().language, ...wanted]) {
    const language = languageOf(tag.toLowerCase().split('-')[0] ?? '');
    if (language) return language;
  }
  return ENGLISH;
}
