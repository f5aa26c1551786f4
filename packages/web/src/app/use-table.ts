import { useEffect, useState } from 'react';
import type { Table } from '../session/table.ts';
import { openSave } from '../storage/index.ts';
import type { Route } from './route.ts';

/** The game that the address names: the one just opened, or after a reload the one that was saved by itself. */
export function useTable(
  route: Route,
  onMissing: () => void,
): readonly [Table | null, (table: Table) => void] {
  const [table, setTable] = useState<Table | null>(null);
  const wanted = 'id' in route ? route.id : null;
  const missing = wanted !== null && table?.id !== wanted;
  useEffect(() => {
    // A game that was left is read again from its save when the way leads back to it.
    if (wanted === null) setTable(null);
    if (!missing) return;
    let current = true;
    void openSave(wanted).then((found) => {
      if (!current) return;
      if (found.ok) setTable(found.value);
      else onMissing();
    });
    return () => {
      current = false;
    };
  }, [missing, wanted, onMissing]);
  return [table, setTable];
}
