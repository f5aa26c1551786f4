import { useEffect } from 'react';
import { api } from '../../../online/api.ts';
import { ownSeat } from '../../../online/sitting.ts';
import type { OnlineTable } from '../../../online/table-events.ts';

/** The server takes somebody for looking who gave a sign in the last three quarters of a minute. */
const EVERY = 20_000;

/** Nobody is sent a notice of a game that they look at; a connection is taken up at once when they look again, or said to be lost. */
export function useLooking(table: OnlineTable | null): void {
  useEffect(() => {
    if (!table) return;
    const look = () => {
      if (document.hidden || !ownSeat(table.scene.get().info)) return;
      api.notices.look.mutate({ id: table.id }).catch(() => {}); // the next sign may arrive
    };
    const back = () => {
      if (document.hidden) return;
      table.hurry();
      look();
    };
    const off = () => table.doubt();
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', back);
    addEventListener('online', back);
    addEventListener('offline', off);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      removeEventListener('online', back);
      removeEventListener('offline', off);
    };
  }, [table]);
}
