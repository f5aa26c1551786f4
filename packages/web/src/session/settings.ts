import { Store } from './store.ts';

/** What a person likes, kept in the browser across games. */
export interface Settings {
  readonly language: string;
  readonly theme: 'system' | 'light' | 'dark';
  /** How others' turns are shown: at once, quickly, or calmly enough to follow. */
  readonly motion: 'off' | 'fast' | 'calm';
  /** How long dice roll: only the result, quickly, or in full. */
  readonly dice: 'skip' | 'fast' | 'full';
  readonly hints: boolean;
  readonly autosave: boolean;
  /** Ask before a movement ends in which nothing has moved (UI-40). */
  readonly confirmIdle: boolean;
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** The main view: the map, or the list for keyboard and screen reader. */
  readonly view: 'map' | 'list';
}

const KEY = 'bretwalda.settings';

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  theme: 'system',
  motion: 'calm',
  dice: 'fast',
  hints: true,
  autosave: true,
  confirmIdle: true,
  sound: true,
  volume: 0.5,
  view: 'map',
};

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return DEFAULT_SETTINGS;
    const known = Object.entries(kept).filter(
      ([key, value]) => typeof value === typeof DEFAULT_SETTINGS[key as keyof Settings],
    );
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) };
  } catch {
    return DEFAULT_SETTINGS; // private windows may refuse storage
  }
}

export const settings = new Store<Settings>(load());

settings.subscribe(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // The choice then lasts for this visit.
  }
});
