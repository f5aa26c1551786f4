import { afterEach, describe, expect, it as test } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { LANGUAGES, language, loadLanguage, setLanguage, text } from '../src/language/language.ts';

afterEach(async () => {
  setLanguage('en');
  await loadLanguage();
});

describe('language', () => {
  test('languages are named in themselves', () => {
    expect(LANGUAGES.map(({ id, name }) => [id, name])).toEqual([
      ['en', 'English'],
      ['it', 'Italiano'],
    ]);
  });

  test('is fetched when chosen', async () => {
    setLanguage('it');
    await loadLanguage();
    expect(language()).toBe('it');
    expect(text().names.nations('welsh')).toBe('Gallesi');
    expect(settings.get().language).toBe('it');
  });

  test('an unknown one falls back to what the browser prefers, or English', async () => {
    setLanguage('tlh');
    await loadLanguage();
    expect(LANGUAGES.map(({ id }) => id)).toContain(language());
    expect(text().names.nations('welsh')).not.toBe('');
  });
});
