import { Store } from '../../base/store.ts';

/** Up to which number somebody has looked at the talk of each table, kept in the browser. */

const KEY = 'bretwalda.talk';
const MOST = 200;

type Seen = Readonly<Record<string, number>>;

/** Others may have written here, or somebody by hand. */
export function readSeen(text: string | null): Seen {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(found ?? {}).filter(([, seq]) => Number.isInteger(seq));
    return Object.fromEntries(entries) as Seen;
  } catch {
    return {};
  }
}

/** The latest come last; so many are remembered. */
export function withSeen(seen: Seen, key: string, seq: number): Seen {
  const { [key]: before = 0, ...others } = seen;
  return Object.fromEntries([...Object.entries(others), [key, Math.max(before, seq)]].slice(-MOST));
}

function recall(): Seen {
  try {
    return readSeen(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export const seen = new Store<Seen>(recall());

/** Whoever sits at a table has looked at its talk. */
export function look(key: string, seq: number): void {
  if ((seen.get()[key] ?? 0) >= seq) return;
  seen.set(withSeen({ ...recall(), ...seen.get() }, key, seq)); // another tab may have looked elsewhere
  try {
    localStorage.setItem(KEY, JSON.stringify(seen.get()));
  } catch {
    // It is then known for this visit.
  }
}
