import { useCallback, useEffect, useState } from 'react';
import { type SaveInfo, saves } from '../../storage/index.ts';

/** The saved games; `null` until they are read. */
export function useSaves(): readonly [readonly SaveInfo[] | null, () => Promise<void>] {
  const [list, setList] = useState<readonly SaveInfo[] | null>(null);
  const read = useCallback(async () => setList(await saves.list()), []);
  useEffect(() => void read(), [read]);
  return [list, read];
}
