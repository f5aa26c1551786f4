import { useCallback, useEffect, useRef, useState } from 'react';
import { openSave } from '../storage/files.ts';
import type { Table } from '../storage/table.ts';
import { Claim } from './claim.ts';

export type Hold = 'taking' | 'ours' | 'elsewhere';

interface ClaimEvents {
  /** Another tab has played on: this is where the game stands; null: it is not there any more. */
  readonly onTaken: (table: Table | null) => void;
  /** Another tab wants the game. */
  readonly onLost: () => Promise<void>;
}

/** Whether this tab plays the game, and how it takes it over. */
export function useClaim(id: string, events: ClaimEvents): readonly [Hold, () => void] {
  const [hold, setHold] = useState<Hold>('taking');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    let current = true;
    const claim = new Claim(id, async () => {
      setHold('elsewhere');
      await latest.current.onLost();
    });
    const take = async () => {
      const how = await claim.take();
      if (!current) return;
      if (how === 'lost') return setHold('elsewhere');
      if (how === 'after' || attempt > 0) {
        const found = await openSave(id);
        if (!current) return;
        if (found.ok || attempt > 0) latest.current.onTaken(found.ok ? found.value : null);
      }
      setHold((now) => (now === 'taking' ? 'ours' : now));
    };
    void take();
    return () => {
      current = false;
      claim.release();
    };
  }, [id, attempt]);
  const takeOver = useCallback(() => {
    setHold('taking');
    setAttempt((n) => n + 1);
  }, []);
  return [hold, takeOver];
}
