import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../../base/store.ts';
import { keeping } from '../../storage/database.ts';
import { type Shelf, saves } from '../../storage/saves.ts';

/** The saved games; `null` until they are read. Read anew when the browser's storage answers at last. */
export function useSaves(): readonly [Shelf | null, () => Promise<void>] {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const isAnswering = useStore(keeping, (now) => now === 'browser');
  const read = useCallback(async () => setShelf(await saves.shelf()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when it answers
  useEffect(() => void read(), [read, isAnswering]);
  return [shelf, read];
}
