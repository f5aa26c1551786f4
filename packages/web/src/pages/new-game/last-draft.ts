import { BOT_LEVELS } from '@bretwalda/table';
import { tidyName } from '../../storage/players.ts';
import { DEFAULT_DRAFT, type Draft, RAISES, type SeatDraft } from './game-draft.ts';
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

/** A draft from the browser's storage; whatever is not valid has its default value. */
export function readDraft(found: unknown): Draft {
  const { scenario: id, tables, sides, minRaise, ballot } = fieldsOf(found);
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
