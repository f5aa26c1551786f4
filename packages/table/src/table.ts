import type { BotName } from '@bretwalda/ai';
import { type Config, RuleError, type ScenarioId } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';

/** Who sits in a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly name: string; readonly level: BotLevel };

export type BotLevel = Extract<BotName, 'squire' | 'thane' | 'king'>;
export const BOT_LEVELS: readonly BotLevel[] = ['squire', 'thane', 'king'];

/** The configuration of a game with its players, by seat. It is the second line of a saved file. */
export interface TableConfig extends Config {
  readonly players: readonly Player[];
}

/** Persons in all seats of a scenario: the players of a game that names none. */
export const people = (id: ScenarioId): readonly Player[] =>
  scenario(id).groups.map((_, seat) => ({ kind: 'person', name: `Player ${seat + 1}` }));

/** A configuration from outside with the players it names, or persons where it names none. Others throw a RuleError. */
export function withPlayers(config: Config): TableConfig {
  const players = 'players' in config ? config.players : undefined;
  const persons = people(config.scenario);
  if (players === undefined) return { ...config, players: persons };
  if (Array.isArray(players) && players.length === persons.length && players.every(isPlayer))
    return { ...config, players };
  const expected = `${persons.length} players, each a person or a computer with its level`;
  const details = { got: JSON.stringify(players), expected };
  throw new RuleError({ code: 'bad-config', rule: 'players', details });
}

function isPlayer(found: unknown): found is Player {
  if (typeof found !== 'object' || found === null) return false;
  const { kind, name, level }: { kind?: unknown; name?: unknown; level?: unknown } = found;
  if (typeof name !== 'string') return false;
  return kind === 'person' || (kind === 'computer' && BOT_LEVELS.some((known) => known === level));
}
