import { type GameState, type LandId, type NationId, nationOf } from '@bretwalda/engine';
import type { AreaLine } from '@bretwalda/engine/data';
import { cardNation, cardOf, hadTurn, inScenario, isCounted } from '@bretwalda/engine/queries';

/** One column of a nation's card: areas that score in a round, or on entering during some rounds. */
export interface Column {
  readonly key: string;
  readonly kind: 'hold' | 'limes' | 'occupy' | 'snapshot';
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

/** Held areas count in each scoring round apart; what is entered counts once in all rounds of the line (SCORE-3). */
function bareColumns(state: GameState, id: NationId): Bare[] {
  const card = cardOf(cardNation(state, nationOf(id)));
  const columns: Bare[] = [];
  for (const kind of ['hold', 'limes'] as const)
    for (const [index, line] of (card[kind] ?? []).entries())
      for (const round of line.rounds.filter((of) => inScenario(state, of)))
        columns.push({
          key: `${kind}-${round}`,
          kind,
          line: index,
          first: round,
          last: round,
          values: valuesOf(line),
        });
  for (const [index, line] of (card.occupy ?? []).entries()) {
    const kind = line.when === undefined ? 'occupy' : 'snapshot';
    const rounds = line.rounds.filter((round) => inScenario(state, round));
    if (rounds.length === 0) continue;
    const first = Math.min(...rounds);
    columns.push({
      key: `${kind}-${first}`,
      kind,
      line: index,
      first,
      last: Math.max(...rounds),
      values: valuesOf(line),
    });
  }
  return columns.sort((a, b) => a.first - b.first || a.last - b.last);
}

function whenOf(state: GameState, id: NationId, column: Bare): Column['when'] {
  const atTheEnd = column.kind === 'hold' || column.kind === 'limes';
  const over = atTheEnd ? isCounted(state, column.last) : hadTurn(state, nationOf(id), column.last);
  if (over || state.step === 'over') return 'past';
  return column.first <= state.round ? 'open' : 'later';
}

export function columnsOf(state: GameState, id: NationId): readonly Column[] {
  const columns = bareColumns(state, id).map((column) => ({ ...column, when: whenOf(state, id, column) }));
  const open = columns.filter(({ when }) => when === 'open');
  const next =
    open.find(({ kind }) => kind === 'hold' || kind === 'limes') ??
    open[0] ??
    columns.find(({ when }) => when === 'later');
  return columns.map((column) => ({ ...column, next: column === next }));
}
