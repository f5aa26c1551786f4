import type { ScenarioId } from '@bretwalda/engine';
import {
  type Difference,
  differenceFrom,
  inOrder,
  type Preset,
  presetsFor,
  rivalsOf,
  scenario,
} from '@bretwalda/engine/data';
import { BOT_LEVELS } from '@bretwalda/table';
import { tidyName } from '../../storage/players.ts';
import { DEFAULT_DRAFT, type Draft, RAISES, type SeatDraft } from './game-draft.ts';
import { GAMES, MOST_HANDICAP, type RulesDraft } from './rules-draft.ts';
import { SCENARIO_IDS } from './scenario-facts.ts';

/** The last choice, kept in the browser. */

const KEY = 'bretwalda.new-game';

const oneOf = <T>(value: unknown, known: readonly T[], usual: T): T =>
  known.includes(value as T) ? (value as T) : usual;

const fieldsOf = (found: unknown): Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>) : {};

function readSeat(found: unknown, usual: SeatDraft): SeatDraft {
  const { kind, level, name } = fieldsOf(found);
  return {
    kind: oneOf(kind, ['person', 'computer'], usual.kind),
    level: oneOf(level, BOT_LEVELS, usual.level),
    name: typeof name === 'string' ? tidyName(name) : '',
  };
}

const readTable = (found: unknown, usual: readonly SeatDraft[]): readonly SeatDraft[] =>
  usual.map((seat, i) => readSeat(Array.isArray(found) ? found[i] : undefined, seat));

/** What can be read of a record; other keys, and what is not valid, are left out. */
function readEach<K extends string, T>(
  found: unknown,
  keys: readonly K[],
  read: (found: unknown, key: K) => T | undefined,
): Partial<Record<K, T>> {
  const fields = fieldsOf(found);
  const all = keys.map((key) => [key, read(fields[key], key)] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Partial<Record<K, T>>;
}

/** Optional rules come and go with versions: what is unknown or clashes now is dropped. */
function readRules(found: unknown, ruleset: string): RulesDraft | undefined {
  const { preset, changes } = fieldsOf(found);
  const presets = presetsFor(ruleset);
  const known = presets.find(({ id }) => id === preset);
  if (!known) return undefined;
  const read = (change: unknown, id: string) =>
    readChange(change, presets.find((one) => one.id === id) ?? known);
  return {
    preset: known.id,
    changes: readEach(
      changes,
      presets.map(({ id }) => id),
      read,
    ),
  };
}

function readChange(found: unknown, preset: Preset): Difference | undefined {
  const { added, left } = fieldsOf(found);
  if (!Array.isArray(added) || !Array.isArray(left)) return undefined;
  const chosen = preset.variants.filter((id) => !left.includes(id));
  for (const id of inOrder(preset.ruleset, added)) if (rivalsOf(id, chosen).length === 0) chosen.push(id);
  return differenceFrom(preset, chosen);
}

function readHandicap(found: unknown, id: ScenarioId): readonly number[] | undefined {
  if (!Array.isArray(found) || found.length !== scenario(id).groups.length) return undefined;
  const isFine = found.every((n) => Number.isInteger(n) && Math.abs(n) <= MOST_HANDICAP);
  return isFine ? found : undefined;
}

/** A draft from the browser's storage; whatever is not valid has its default value. */
export function readDraft(found: unknown): Draft {
  const { scenario: id, tables, sides, minRaise, ballot, rules, handicap, negotiation } = fieldsOf(found);
  const seats = fieldsOf(tables);
  return {
    scenario: oneOf(id, SCENARIO_IDS, DEFAULT_DRAFT.scenario),
    tables: {
      2: readTable(seats[2], DEFAULT_DRAFT.tables[2]),
      3: readTable(seats[3], DEFAULT_DRAFT.tables[3]),
      4: readTable(seats[4], DEFAULT_DRAFT.tables[4]),
      5: readTable(seats[5], DEFAULT_DRAFT.tables[5]),
    },
    sides: oneOf(sides, ['fixed', 'random', 'choose', 'bid'], DEFAULT_DRAFT.sides),
    minRaise: oneOf(minRaise, RAISES, DEFAULT_DRAFT.minRaise),
    ballot: oneOf(ballot, ['ask', 'open', 'secret'], DEFAULT_DRAFT.ballot),
    rules: readEach(rules, GAMES, readRules),
    handicap: readEach(handicap, SCENARIO_IDS, readHandicap),
    negotiation: oneOf(negotiation, ['free', 'open', 'none'], DEFAULT_DRAFT.negotiation),
  };
}

export function lastDraft(): Draft {
  try {
    return readDraft(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return DEFAULT_DRAFT; // nothing kept, or storage refused
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The choice then lasts only for this visit.
  }
}
