import { BOT_NAMES, type BotName } from '@bretwalda/ai';
import { usage } from '@bretwalda/text/terminal';
import { oneOf, wholeNumber } from './args.ts';
import { UsageError } from './io.ts';

/** Bots draw from dice of their own, each seat from others, so that a game's dice depend on its seed alone. */
export const botSeed = (seed: number, seat: number): number => (seed + 1_000_003 * (seat + 1)) >>> 0;

/** Hints draw from dice of their own too, for each moment of a game the same. */
export const hintSeed = (seed: number, entries: number): number => (seed - 1_000_003 * (entries + 1)) >>> 0;

/** Who plays each seat: one name for all of them, or a name for each: 'squire,random,random,random'. */
export function seatNames(text: string, option: string, seats: number): BotName[] {
  const names = text.split(',').map((name) => oneOf(name.trim(), option, BOT_NAMES));
  if (names.length === 1) return new Array<BotName>(seats).fill(names[0] as BotName);
  if (names.length === seats) return names;
  throw new UsageError(usage.wrongSeats(option, names.length, seats));
}

/**
 * Seats, counted from 0, and the bots that play them: '2,3' or 'all', with names '2=squire,3=random' or 'all=squire';
 * a name alone seats such bots against player 1.
 */
export function botSeats(text: string, seats: number): Map<number, BotName> {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return new Map(
    parts.flatMap((part) => {
      const [who = '', name] = part.split('=').map((word) => word.trim());
      if (name === undefined && /^[a-z]/.test(who) && who !== 'all') {
        const bot = oneOf(who, 'bots', BOT_NAMES);
        return all.slice(1).map((seat) => [seat, bot] as const);
      }
      const bot = oneOf(name ?? 'random', 'bots', BOT_NAMES);
      const own = who === 'all' ? all : [wholeNumber(who, 'bots', 1, seats) - 1];
      return own.map((seat) => [seat, bot] as const);
    }),
  );
}
