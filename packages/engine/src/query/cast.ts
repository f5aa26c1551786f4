import { type LeaderId, NATIONS, type NationId } from '../data/nations.ts';
import type { Scenario } from '../data/scenarios.ts';
import { nationOf } from '../model/ids.ts';
import { type Rules, rulesOf, rulesWith } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { armiesInPlay, scenarioOf } from './occupation.ts';

/** Who takes part in a scenario, and how long leaders stay. */

/** RUL-125: in scenarios that begin later, the setup replaces this. */
export const sawRomansLeave = (s: GameState): boolean => romansLeaveIn(rulesOf(s), scenarioOf(s));

const romansLeaveIn = ({ calendar: { romansLeave } }: Rules, { rounds: [first, last] }: Scenario): boolean =>
  first < romansLeave && last >= romansLeave;

const arrives = ({ timeline }: Rules, { rounds: [first, last] }: Scenario, nation: NationId): boolean =>
  timeline
    .filter(({ round }) => round >= first && round <= last)
    .some(({ events }) =>
      events.some((event) => event.nation === nation && (event.invaders ?? event.place) !== undefined),
    );

/** Does a nation appear at all in a scenario: set up, at sea, arriving or taking another's place? */
export function appearsIn(
  scenario: Scenario,
  nation: NationId,
  rules: Rules = rulesWith(scenario.rules, []),
): boolean {
  const { groups, setup, atSea } = scenario;
  if (!groups.some((group) => group.includes(nation))) return false;
  if (setup[nation] !== undefined || arrives(rules, scenario, nation)) return true;
  if (Object.values(atSea ?? {}).some((fleet) => (fleet[nation] ?? 0) > 0)) return true;
  return nation === 'romano-british' && romansLeaveIn(rules, scenario);
}

/** The nations that play a part in a game, in playing order; a position may bring those that would not come. */
export function roster(state: GameState): readonly NationId[] {
  const scenario = scenarioOf(state);
  const played = scenario.groups.flat();
  return NATIONS.map(({ id }) => id).filter(
    (id) =>
      played.includes(id) &&
      (appearsIn(scenario, id, rulesOf(state)) || armiesInPlay(state, nationOf(id)) > 0),
  );
}

/** How long a leader stays, if he lives; `next-turn`: until his nation's next turn begins (LDR-6). */
export type LeaderStay = 'next-turn' | 'end-of-turn' | 'round-8' | 'end-of-game';

const STAYS: Readonly<Partial<Record<LeaderId, LeaderStay>>> = {
  arthur: 'round-8', // ART-8
  cnut: 'end-of-turn', // DANE-4
  harold: 'end-of-game', // RUL-110
  'harald-hardrada': 'end-of-game',
  william: 'end-of-game',
};

export const stayOf = (leader: LeaderId): LeaderStay => STAYS[leader] ?? 'next-turn';
