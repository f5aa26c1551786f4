import { type GameState, type LandId, type NationId, nationOf } from '@bretwalda/engine';
import type { AreaLine } from '@bretwalda/engine/data';
import { cardNation, cardOf, hadTurn, inScenario, isCounted } from '@bretwalda/engine/queries';
import type { ColumnKind } from '@bretwalda/text';

/** One column of a nation's card: areas that score in a round, or on entering during some rounds. */
export interface Column {
  readonly key: string;
  readonly kind: ColumnKind;
  /** Its place in the list of that kind on the card. */
  readonly line: number;
  readonly first: number;
  readonly last: number;
  readonly values: ReadonlyMap<LandId, number>;
  readonly when: 'past' | 'open' | 'later';
  /** What counts next. */
  readonly next: boolean;
}

type Bare = Omit<Column, 'when' | 'next'>;

function valuesOf(line: AreaLine): ReadonlyMap<LandId, number> {
  const values = new Map<LandId, number>();
  for (const { points, areas } of line.values) for (const area of areas) values.set(area, points);
  return values;
}

/** Is it worth the same at the end of round after round (X-SEQ-2)? */
const isEvery = (rounds: readonly number[]): boolean =>
  rounds.length > 2 && Math.max(...rounds) - Math.min(...rounds) === rounds.length - 1;

/**
 * Held areas count in each scoring round apart, unless they are worth the same in every round; what is entered counts
 * once in all rounds of the line (SCORE-3).
 */
function bareColumns(state: GameState, id: NationId): Bare[] {
  const card = cardOf(state, cardNation(state, nationOf(id)));
  const columns: Bare[] = [];
  for (const kind of ['hold', 'limes'] as const)
    for (const [index, line] of (card[kind] ?? []).entries()) {
      const rounds = line.rounds.filter((of) => inScenario(state, of));
      const values = valuesOf(line);
      if (isEvery(line.rounds)) columns.push(spanning('every', index, rounds, values));
      else for (const round of rounds) columns.push(spanning(kind, index, [round], values));
    }
  for (const [index, line] of (card.occupy ?? []).entries()) {
    const kind = line.when === undefined ? 'occupy' : 'snapshot';
    const rounds = line.rounds.filter((round) => inScenario(state, round));
    if (rounds.length > 0) columns.push(spanning(kind, index, rounds, valuesOf(line)));
  }
  return columns.sort((a, b) => a.first - b.first || a.last - b.last);
}

function spanning(kind: ColumnKind, line: number, rounds: readonly number[], values: Column['values']): Bare {
  const first = Math.min(...rounds);
  return { key: `${kind}-${first}`, kind, line, first, last: Math.max(...rounds), values };
}

/** Does it count what is held when a round ends? */
export const isHeld = (kind: ColumnKind): boolean => kind === 'hold' || kind === 'every' || kind === 'limes';

function whenOf(state: GameState, id: NationId, column: Bare): Column['when'] {
  const over = isHeld(column.kind)
    ? isCounted(state, column.last)
    : hadTurn(state, nationOf(id), column.last);
  if (over || state.step === 'over') return 'past';
  return column.first <= state.round ? 'open' : 'later';
}

export function columnsOf(state: GameState, id: NationId): readonly Column[] {
  const columns = bareColumns(state, id).map((column) => ({ ...column, when: whenOf(state, id, column) }));
  const open = columns.filter(({ when }) => when === 'open');
  const next =
    open.find(({ kind }) => isHeld(kind)) ?? open[0] ?? columns.find(({ when }) => when === 'later');
  return columns.map((column) => ({ ...column, next: column === next }));
}
