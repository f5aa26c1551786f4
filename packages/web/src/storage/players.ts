import { BOT_LEVELS, type BotLevel, type Player } from '@bretwalda/table';
import type { PlayersProblem } from './problem.ts';

export const MAX_NAME = 24;

/** A name as it is kept: one line, no signs that cannot be seen, not too long. */
export const tidyName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .trim();

/** The players of a file from outside: as many as seats, each a person or a computer of a known level. */
export function readPlayers(found: unknown, seats: number): readonly Player[] | PlayersProblem {
  if (!Array.isArray(found)) return { what: 'shape', seat: 0 };
  if (found.length !== seats) return { what: 'number', found: found.length, expected: seats };
  const players: Player[] = [];
  for (const [seat, one] of (found as readonly unknown[]).entries()) {
    const player = readPlayer(one, seat);
    if ('what' in player) return player;
    players.push(player);
  }
  return players;
}

function readPlayer(found: unknown, seat: number): Player | PlayersProblem {
  if (typeof found !== 'object' || found === null) return { what: 'shape', seat };
  const { kind, name, level } = found as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || name.length > 4 * MAX_NAME || tidyName(name) === '')
    return { what: 'name', seat };
  if (kind === 'person') return { kind, name: tidyName(name) };
  if (kind !== 'computer') return { what: 'kind', seat };
  if (!BOT_LEVELS.includes(level as BotLevel)) return { what: 'level', seat };
  return { kind, name: tidyName(name), level: level as BotLevel };
}
