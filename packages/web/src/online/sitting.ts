import { LONG_SILENCE, type SeatInfo, type SeenEvent, type TableInfo } from '@bretwalda/protocol';
import { BOT_LEVELS, type BotLevel, type Player } from '@bretwalda/table';

const DAY = 86_400_000;

const levelOf = (bot: string): BotLevel => BOT_LEVELS.find((level) => level === bot) ?? 'squire';

/** Who plays a seat now, as the screen of a game names players: a computer that stands in bears its player's name. */
export const playerIn = (seat: SeatInfo, nameOf: (level: BotLevel) => string): Player => {
  const { name, bot } = seat;
  if (bot === null) return { kind: 'person', name };
  const level = levelOf(bot);
  return { kind: 'computer', name: name || nameOf(level), level };
};

export const playersIn = ({ seats }: TableInfo, nameOf: (level: BotLevel) => string): readonly Player[] =>
  seats.map((seat) => playerIn(seat, nameOf));

/** The seat of the person at this page; undefined: somebody who looks on. */
export const ownSeat = ({ seats }: TableInfo): SeatInfo | undefined => seats.find(({ isYou }) => isYou);

/** A seat that the game waits for although nobody plays it, with the name of whoever left it. */
export function waitingSeat(
  { status, seats, deciders }: TableInfo,
  events: readonly SeenEvent[],
): { readonly seat: number; readonly name: string } | undefined {
  const free = seats.find(({ seat, kind }) => kind === 'open' && deciders.includes(seat));
  if (status !== 'running' || !free) return undefined;
  const wanted = events.findLast(
    ({ kind, body }) =>
      kind === 'replacement-wanted' && (body as { readonly seat?: number }).seat === free.seat,
  );
  return { seat: free.seat, name: (wanted?.body as { readonly name?: string } | undefined)?.name ?? '' };
}

/** Somebody for whom a game without a clock has waited so long that the others may decide, and for how many days. */
export function silentSeat(
  { status, agreed, seats, deciders, lastAt }: TableInfo,
  now: number,
): { readonly seat: number; readonly days: number } | undefined {
  const silence = lastAt === null ? 0 : now - Date.parse(lastAt);
  if (status !== 'running' || agreed.clock !== null || silence < LONG_SILENCE) return undefined;
  const awaited = seats.filter(({ kind, bot }) => kind === 'person' && bot === null);
  const silent = awaited.find(({ seat, isYou }) => !isYou && deciders.includes(seat));
  return silent && { seat: silent.seat, days: Math.floor(silence / DAY) };
}

/** Seats that somebody may take in a game that goes on: nobody's, or given up to a computer. */
export function freeSeats(info: TableInfo, events: readonly SeenEvent[]): readonly SeatInfo[] {
  if (info.status !== 'running' || ownSeat(info)) return [];
  const givenUp = new Set<number>();
  for (const { kind, body } of events) {
    const { seat } = body as { readonly seat?: number };
    if (seat === undefined) continue;
    if (kind === 'gave-up' || kind === 'replacement-wanted') givenUp.add(seat);
    if (kind === 'taken-over') givenUp.delete(seat);
  }
  return info.seats.filter(({ seat, kind }) => kind !== 'person' && givenUp.has(seat));
}
