import { type TableInfo, timeLeft } from '@bretwalda/protocol';
import { rulesSummary } from '../facts/rules-played.ts';
import type { Text } from '../language/language.ts';
import { offeredAt } from './offered.ts';

/** What is said of a table in one line. */

/** Its own name, or that of its scenario. */
export function titleOf(t: Text, table: Pick<TableInfo, 'agreed' | 'scenario' | 'options'>): string {
  const offered = offeredAt(table);
  return table.agreed.title || (offered ? t.scenarios(offered.scenario).title : table.scenario);
}

export const clockWords = (t: Text, { agreed: { clock } }: Pick<TableInfo, 'agreed'>): string =>
  clock ? t.online.clock.rules(clock.bank, clock.increment, clock.cap) : t.online.lobby.noClock;

/** By which rules, how nations are given out, how much time. */
export function termsLine(t: Text, table: TableInfo): string {
  const offered = offeredAt(table);
  const rules = offered && rulesSummary(t, offered.scenario, offered.options);
  const sides = offered && offered.options.sides !== 'fixed' && t.tableRules.sides[offered.options.sides];
  return [rules, sides, clockWords(t, table)].filter(Boolean).join(' · ');
}

/** How a seat's player is called: a computer by its strength. */
export function seatName(t: Text, { name, kind, bot }: TableInfo['seats'][number]): string {
  if (kind === 'open') return t.online.lobby.free;
  return kind === 'bot' ? botName(t, bot) : name;
}

export const botName = (t: Text, level: string | null): string =>
  t.names.levels((level ?? 'squire') as never);

export const isMyTurn = ({ status, deciders, seats }: TableInfo): boolean =>
  status === 'running' &&
  seats.some(({ seat, isYou, bot }) => isYou && bot === null && deciders.includes(seat));

export const isMine = ({ seats }: TableInfo): boolean => seats.some(({ isYou }) => isYou);

/** The least that one of those who are awaited has left; undefined: no clock runs. */
export function leastTime({ clocks, deciders }: TableInfo, now: number): number | undefined {
  if (!clocks) return undefined;
  const left = deciders
    .filter((seat) => clocks.since[seat] != null)
    .map((seat) => timeLeft(clocks, seat, now));
  return left.length > 0 ? Math.min(...left) : undefined;
}
