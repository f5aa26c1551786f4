import { useSyncExternalStore } from 'react';

/** A value that can be watched. Replaced as a whole, never changed in place. */
export class Store<T> {
  private value: T;
  private readonly watchers = new Set<() => void>();

  constructor(value: T) {
    this.value = value;
  }

  readonly get = (): T => this.value;

  set(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const watcher of [...this.watchers]) watcher();
  }

  update(change: Partial<T>): void {
    this.set({ ...this.value, ...change });
  }

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };
}

/** A part of a store in a component. `select` must return the same value while nothing changed. */
export const useStore = <T, U = T>(
  store: Store<T>,
  select: (value: T) => U = (value) => value as unknown as U,
): U => {
  const now = () => select(store.get());
  return useSyncExternalStore(store.subscribe, now, now); // the last: without a page, as in tests
};
