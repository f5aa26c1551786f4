import { type TableInfo, timeLeft } from '@bretwalda/protocol';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useStore } from '../../base/store.ts';
import { type Text, useText } from '../../language/language.ts';
import type { OnlineLink } from '../../online/online-link.ts';
import type { OnlineTable, TableScene } from '../../online/table-events.ts';

/** The table on a server whose game is on the screen. */
export interface AtTable {
  readonly table: OnlineTable;
  readonly link: OnlineLink;
}

export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const at = useContext(TableContext);
  if (!at) throw new Error('There is no table around this component.');
  return at;
}

export const useTableScene = <U>(select: (scene: TableScene) => U): U =>
  useStore(useTable().table.scene, select);

const TICK = 1000;

/** What the clock of the server says, again every second while clocks run. */
export function useServerTime(isRunning: boolean): number {
  const { table } = useTable();
  const [now, setNow] = useState(table.now);
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(table.now());
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [table, isRunning]);
  return now;
}

/** Less of the time than this is left: somebody is reminded. */
const LITTLE = 0.2;

export interface SeatClock {
  readonly left: number;
  readonly runs: boolean;
  readonly isLow: boolean;
}

export function clockOf({ clocks, agreed }: TableInfo, seat: number, now: number): SeatClock | null {
  if (!clocks || !agreed.clock) return null;
  const left = timeLeft(clocks, seat, now);
  const runs = clocks.since[seat] != null && !clocks.paused;
  return { left, runs, isLow: runs && left < LITTLE * Math.min(agreed.clock.bank, clocks.left[seat] ?? 0) };
}

/** Asks the server for something, and keeps why it was refused. */
export function useAsking(): {
  readonly ask: (request: () => Promise<unknown>) => Promise<boolean>;
  readonly error: unknown;
  readonly isAsking: boolean;
} {
  const [error, setError] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(async (request: () => Promise<unknown>) => {
    setError(null);
    setAsking(true);
    try {
      await request();
      return true;
    } catch (thrown) {
      setError(thrown);
      return false;
    } finally {
      setAsking(false);
    }
  }, []);
  return { ask, error, isAsking };
}

/** What somebody at the table is called. */
export function useSeatName(): (seat: number | null) => string {
  const t = useText();
  const seats = useTableScene((s) => s.info.seats);
  return (seat) => nameOf(t, seats, seat);
}

export function nameOf(t: Text, seats: TableInfo['seats'], seat: number | null): string {
  const one = seats.find((found) => found.seat === seat);
  if (!one) return '';
  if (one.name) return one.name;
  const level = levelName(t, one.bot);
  return level || t.online.play.freeSeat;
}

export const levelName = (t: Text, bot: string | null): string =>
  bot === 'squire' || bot === 'thane' || bot === 'king' ? t.names.levels(bot) : '';
