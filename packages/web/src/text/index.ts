import { settings } from '../session/settings.ts';
import { Store, useStore } from '../session/store.ts';
import { en } from './en/index.ts';

/** The words of the game. English is always there; other languages are found by their folder and fetched when chosen. */
export type Text = typeof en;

export interface Language {
  readonly id: string;
  /** In the language itself. */
  readonly name: string;
}

const FETCH = import.meta.glob<Readonly<Record<string, Text>>>(['./*/index.ts', '!./en/index.ts']);

const idOf = (path: string): string => path.split('/')[1] ?? '';

function ownName(id: string): string {
  const name = new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id;
  return name.charAt(0).toLocaleUpperCase(id) + name.slice(1);
}

export const LANGUAGES: readonly Language[] = ['en', ...Object.keys(FETCH).map(idOf).sort()].map((id) => ({
  id,
  name: ownName(id),
}));

const isKnown = (id: string): boolean => LANGUAGES.some((known) => known.id === id);

/** The first language of the browser that the game speaks. */
function preferred(): string {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  return wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isKnown) ?? 'en';
}

const chosen = (): string => {
  const { language: id } = settings.get();
  return isKnown(id) ? id : preferred();
};

const current = new Store<{ readonly id: string; readonly text: Text }>({ id: 'en', text: en });
const fetched = new Map<string, Text>([['en', en]]);

async function fetchText(id: string): Promise<Text> {
  const known = fetched.get(id);
  if (known) return known;
  const module = await FETCH[`./${id}/index.ts`]?.();
  const text = module?.[id] ?? en;
  fetched.set(id, text);
  return text;
}

/** Speaks the chosen language from now on; a page waits for this before it first appears. */
export async function loadLanguage(): Promise<void> {
  const id = chosen();
  const text = await fetchText(id).catch(() => en);
  if (id !== chosen()) return; // chosen anew meanwhile
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
