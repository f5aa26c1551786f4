import { settings } from '../base/settings.ts';
import { Store, useStore } from '../base/store.ts';
import { en } from '../text/en/index.ts';
import { chosenLanguage } from './languages.ts';

export { LANGUAGES, type Language } from './languages.ts';

/** The words of the game. English is always there; other languages are found by their folder and fetched when chosen. */
export type Text = typeof en;

const FETCH = import.meta.glob<Readonly<Record<string, Text>>>([
  '../text/*/index.ts',
  '!../text/en/index.ts',
]);

const current = new Store<{ readonly id: string; readonly text: Text }>({ id: 'en', text: en });
const fetched = new Map<string, Text>([['en', en]]);

async function fetchText(id: string): Promise<Text> {
  const known = fetched.get(id);
  if (known) return known;
  const module = await FETCH[`../text/${id}/index.ts`]?.();
  const text = module?.[id] ?? en;
  fetched.set(id, text);
  return text;
}

/** Speaks the chosen language from now on; a page waits for this before it first appears. */
export async function loadLanguage(): Promise<void> {
  const id = chosenLanguage();
  const text = await fetchText(id).catch(() => en);
  if (id !== chosenLanguage()) return; // chosen anew meanwhile
  if (typeof document !== 'undefined') document.documentElement.lang = text === en ? 'en' : id;
  if (current.get().text !== text) current.set({ id: text === en ? 'en' : id, text });
}

settings.subscribe(() => void loadLanguage());
if (typeof window !== 'undefined') window.addEventListener('languagechange', () => void loadLanguage());
void loadLanguage();

export const setLanguage = (id: string): void => settings.update({ language: id });

/** The language spoken now, as a tag for dates and numbers. */
export const language = (): string => current.get().id;

/** The words, outside components. */
export const text = (): Text => current.get().text;

const textOf = (now: { readonly text: Text }): Text => now.text;

/** The words, in components: drawn anew when the language changes. */
export const useText = (): Text => useStore(current, textOf);
