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
  /** Windows for leaders, crowns and departures (UI-80). */
  readonly events: boolean;
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
  events: true,
  autosave: true,
  confirmIdle: true,
  sound: true,
  volume: 0.5,
  view: 'map',
};

const isOneOf =
  (...known: readonly string[]) =>
  (value: unknown): boolean =>
    known.includes(value as string);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

/** What each may be: others have written here before, or somebody by hand. */
const MAY_BE: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  language: (value) => typeof value === 'string',
  theme: isOneOf('system', 'light', 'dark'),
  motion: isOneOf('off', 'fast', 'calm'),
  dice: isOneOf('skip', 'fast', 'full'),
  hints: isBoolean,
  events: isBoolean,
  autosave: isBoolean,
  confirmIdle: isBoolean,
  sound: isBoolean,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  view: isOneOf('map', 'list'),
};

/** Settings from the browser's memory: one by one, whatever does not fit has its usual value. */
export function readSettings(found: unknown): Settings {
  const fits = ([key, value]: readonly [string, unknown]): boolean =>
    Object.hasOwn(MAY_BE, key) && MAY_BE[key as keyof Settings](value);
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(Object.entries(found ?? {}).filter(fits)) };
}

function load(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULT_SETTINGS; // private windows may refuse storage
  }
}

function keep(chosen: Settings): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
    return true;
  } catch {
    return false; // the choice then lasts for this visit
  }
}

export const settings = new Store<Settings>(load());

/** Whether the browser has kept the last choice; nobody knows before there was one. */
export const choicesKept = new Store(true);

settings.subscribe(() => choicesKept.set(keep(settings.get())));
