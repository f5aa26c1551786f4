import type { Options, ScenarioId } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import type { BotLevel, Player, TableConfig } from '@bretwalda/table';
import { tidyName } from '../../storage/players.ts';
import { type RulesDraft, rulesOptions } from './rules-draft.ts';
import { FIRST_SCENARIO } from './scenario-facts.ts';

export interface SeatDraft {
  readonly kind: Player['kind'];
  readonly level: BotLevel;
  /** Empty: the usual name. */
  readonly name: string;
}

/** A new game while it is being chosen. */
export interface Draft {
  readonly scenario: ScenarioId;
  /** By the number of players, so that looking at another scenario changes nobody's seat. */
  readonly tables: Readonly<Record<TableSize, readonly SeatDraft[]>>;
  readonly sides: Options['sides'];
  readonly minRaise: number;
  readonly ballot: Options['ballot'];
  /** By ruleset, so that looking at another game changes nobody's rules; left out: as it is usually played. */
  readonly rules: Readonly<Partial<Record<string, RulesDraft>>>;
  readonly handicap: Readonly<Partial<Record<ScenarioId, readonly number[] | undefined>>>;
  readonly negotiation: Options['negotiation'];
}

export type TableSize = 2 | 3 | 4 | 5;
export const RAISES: readonly number[] = [1, 2, 3, 5, 10];

const computer = (level: BotLevel): SeatDraft => ({ kind: 'computer', level, name: '' });
const tableFor = (size: TableSize, person: number, level: BotLevel): readonly SeatDraft[] =>
  Array.from({ length: size }, (_, i) => ({ ...computer(level), ...(i === person && { kind: 'person' }) }));

/** The person plays red where there is red; with two players the invaders, who have the most to do. */
export const DEFAULT_DRAFT: Draft = {
  scenario: 'standard-4',
  tables: {
    2: tableFor(2, 0, 'thane'),
    3: tableFor(3, 2, 'thane'),
    4: tableFor(4, 2, 'thane'),
    5: tableFor(5, 2, 'thane'),
  },
  sides: 'fixed',
  minRaise: 1,
  ballot: 'ask',
  rules: {},
  handicap: {},
  negotiation: 'free',
};

/** What a newcomer should play: the short scenario for two, against a squire. */
export const FIRST_DRAFT: Draft = {
  ...DEFAULT_DRAFT,
  scenario: FIRST_SCENARIO,
  tables: { ...DEFAULT_DRAFT.tables, 2: tableFor(2, 0, 'squire') },
};

const asPersons = (seats: readonly SeatDraft[]): readonly SeatDraft[] =>
  seats.map((seat) => ({ ...seat, kind: 'person' }));

/** Several people at one screen: everybody is a person. */
export const TOGETHER_DRAFT: Draft = {
  ...DEFAULT_DRAFT,
  tables: {
    2: asPersons(DEFAULT_DRAFT.tables[2]),
    3: asPersons(DEFAULT_DRAFT.tables[3]),
    4: asPersons(DEFAULT_DRAFT.tables[4]),
    5: asPersons(DEFAULT_DRAFT.tables[5]),
  },
};

/** What the page for a new game starts with: the last choice, a newcomer's game, or one for several people. */
export type Opening = 'last' | 'first' | 'together';

export const OPENINGS: Readonly<Record<Opening, Draft | undefined>> = {
  last: undefined,
  first: FIRST_DRAFT,
  together: TOGETHER_DRAFT,
};

const sizeOf = (draft: Draft): TableSize => scenario(draft.scenario).groups.length as TableSize;

export const seatsOf = (draft: Draft): readonly SeatDraft[] => draft.tables[sizeOf(draft)];

export const countKind = (draft: Draft, kind: Player['kind']): number =>
  seatsOf(draft).filter((s) => s.kind === kind).length;

export const withSeat = (draft: Draft, index: number, change: Partial<SeatDraft>): Draft => ({
  ...draft,
  tables: {
    ...draft.tables,
    [sizeOf(draft)]: seatsOf(draft).map((s, i) => (i === index ? { ...s, ...change } : s)),
  },
});

/** Names that players have who did not choose one. */
export interface SeatNames {
  readonly you: string;
  readonly player: (seat: number) => string;
  readonly computers: readonly string[];
}

export function nameOf(draft: Draft, index: number, names: SeatNames): string {
  const { kind, name } = seatsOf(draft)[index] ?? computer('thane');
  if (tidyName(name) !== '') return tidyName(name);
  if (kind === 'computer') return names.computers[index] ?? names.player(index);
  return countKind(draft, 'person') === 1 ? names.you : names.player(index);
}

/** What the engine has to be told beside the scenario. */
export function optionsOf(draft: Draft): Partial<Options> {
  const { sides, minRaise, ballot } = draft;
  return { sides, ballot, ...(sides === 'bid' && { minRaise }), ...rulesOptions(draft) };
}

export function configOf(draft: Draft, names: SeatNames): TableConfig {
  const players = seatsOf(draft).map(
    ({ kind, level }, i): Player =>
      kind === 'person'
        ? { kind, name: nameOf(draft, i, names) }
        : { kind, name: nameOf(draft, i, names), level },
  );
  return { scenario: draft.scenario, options: optionsOf(draft), players };
}
