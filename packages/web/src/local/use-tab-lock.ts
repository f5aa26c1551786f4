import { useCallback, useEffect, useRef, useState } from 'react';
import { openSave } from '../storage/files.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import { TabLock } from './tab-lock.ts';

export type Hold = 'taking' | 'ours' | 'elsewhere';

interface TabLockEvents {
  /** Another tab has played on: this is where the game stands; null: it is not there any more. */
  readonly onTaken: (game: StoredGame | null) => void;
  /** Another tab wants the game. */
  readonly onLost: () => Promise<void>;
}

/** Whether this tab plays the game, and how it takes it over. */
export function useTabLock(id: string, events: TabLockEvents): readonly [Hold, () => void] {
  const [hold, setHold] = useState<Hold>('taking');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    let current = true;
    const lock = new TabLock(id, async () => {
      setHold('elsewhere');
      await latest.current.onLost();
    });
    const take = async () => {
      const how = await lock.take();
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
      lock.release();
    };
  }, [id, attempt]);
  const takeOver = useCallback(() => {
    setHold('taking');
    setAttempt((n) => n + 1);
  }, []);
  return [hold, takeOver];
}
