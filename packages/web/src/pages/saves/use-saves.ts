import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../../base/store.ts';
import { keeping } from '../../storage/database.ts';
import { type SavedGames, saves } from '../../storage/saves.ts';

/** The saved games; `null` until they are read. Read again when the browser's storage answers at last. */
export function useSaves(): readonly [SavedGames | null, () => Promise<void>] {
  const [list, setList] = useState<SavedGames | null>(null);
  const isAnswering = useStore(keeping, (now) => now === 'browser');
  const read = useCallback(async () => setList(await saves.all()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when it answers
  useEffect(() => void read(), [read, isAnswering]);
  return [list, read];
}
