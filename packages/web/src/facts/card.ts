import {
  areaOf,
  type GameState,
  type LandId,
  type Nation,
  type NationId,
  nationOf,
  type ScoreEntry,
} from '@bretwalda/engine';
import { LAND_IDS } from '@bretwalda/engine/data';
import {
  areScoresOpen,
  cardNation,
  cardOf,
  countsFor,
  holdAccount,
  isSoleOccupant,
} from '@bretwalda/engine/queries';
import type { CellMark } from '@bretwalda/text';
import { type Column, columnsOf, isHeld } from './columns.ts';

export interface Cell {
  readonly points: number;
  readonly mark: CellMark;
}

export interface CardRow {
  readonly area: LandId;
  readonly held: boolean;
  /** One of the nation's scoring centres (X-SCORE-1). */
  readonly centre: boolean;
  readonly cells: readonly Cell[];
}

export interface CardTable {
  readonly columns: readonly Column[];
  readonly rows: readonly CardRow[];
  /** All that a column has to give. */
  readonly totals: readonly number[];
  /** What it gave, or would give as things stand; null: nobody may see it yet. */
  readonly gains: readonly (number | null)[];
  /** Of columns that count again in every round: what they gave so far. */
  readonly soFar: readonly (number | null)[];
}

const REASONS: Readonly<Record<Column['kind'], readonly ScoreEntry['reason'][]>> = {
  hold: ['hold'],
  every: ['hold'],
  limes: ['limes'],
  occupy: ['occupy', 'taken-back'],
  snapshot: ['occupy'],
};

const belongsTo = (e: ScoreEntry, { kind, line, first, last }: Column): boolean =>
  e.round >= first && e.round <= last && REASONS[kind].includes(e.reason) && 'line' in e && e.line === line;

/** Did the nation score for this area in this column? */
function scoredIn(state: GameState, nation: Nation, column: Column, area: LandId): boolean {
  const at = areaOf(area);
  let points = 0; // moves taken back take their points with them
  for (const e of state.ledger)
    if (e.nation === nation && e.area === at && belongsTo(e, column)) points += e.points;
  return points > 0;
}

/** Would this area count for the nation now? */
const countsNow = (state: GameState, nation: Nation, kind: Column['kind'], area: LandId): boolean =>
  isHeld(kind)
    ? countsFor(state, nation, areaOf(area), kind === 'limes' ? 'limes' : 'hold')
    : isSoleOccupant(state, nation, areaOf(area));

export function cellMark(state: GameState, id: NationId, column: Column, area: LandId): CellMark {
  const nation = nationOf(id);
  if (column.kind === 'every' && column.when !== 'past')
    return column.next && countsNow(state, nation, column.kind, area) ? 'held' : 'open';
  if (scoredIn(state, nation, column, area)) return 'scored';
  if (column.when === 'past') return areScoresOpen(state) ? 'missed' : 'untold';
  return column.next && countsNow(state, nation, column.kind, area) ? 'held' : 'open';
}

/** Including what the card's limit and a subject's half take off (LIMIT-4, SUB-24). */
function earnedIn(state: GameState, nation: Nation, column: Column): number {
  const cut = (e: ScoreEntry) =>
    (column.kind === 'hold' || column.kind === 'every') &&
    e.round >= column.first &&
    e.round <= column.last &&
    (e.reason === 'limit' || e.reason === 'subject-half');
  return state.ledger.reduce(
    (sum, e) => (e.nation === nation && (belongsTo(e, column) || cut(e)) ? sum + e.points : sum),
    0,
  );
}

const soFarOf = (state: GameState, nation: Nation, column: Column): number | null =>
  areScoresOpen(state) ? earnedIn(state, nation, column) : null;

function gainOf(state: GameState, nation: Nation, column: Column): number | null {
  if (column.next && isHeld(column.kind)) return holdAccount(state, nation, column.last).total;
  return soFarOf(state, nation, column);
}

/** The areas of a card against its columns, the most wanted ones first (UI-23, UI-27). */
export function cardTable(state: GameState, id: NationId): CardTable {
  const nation = nationOf(id);
  const columns = columnsOf(state, id);
  const { centres = [] } = cardOf(state, cardNation(state, nation));
  const rows = LAND_IDS.map(
    (area): CardRow => ({
      area,
      held: isSoleOccupant(state, nation, areaOf(area)),
      centre: centres.includes(area),
      cells: columns.map((column) => {
        const points = column.values.get(area) ?? 0;
        return { points, mark: points === 0 ? 'none' : cellMark(state, id, column, area) };
      }),
    }),
  ).filter(({ cells }) => cells.some(({ points }) => points > 0));
  const next = columns.findIndex((column) => column.next);
  const worth = ({ cells }: CardRow) =>
    (cells[next]?.points ?? 0) * 1000 + cells.reduce((sum, { points }) => sum + points, 0);
  return {
    columns,
    rows: rows.sort((a, b) => worth(b) - worth(a)),
    totals: columns.map(({ values }) => [...values.values()].reduce((sum, points) => sum + points, 0)),
    gains: columns.map((column) => gainOf(state, nation, column)),
    soFar: columns.map((column) => (column.kind === 'every' ? soFarOf(state, nation, column) : null)),
  };
}

/** A long tail of areas with the same points, neither held nor scored, is shown as one line until opened. */
export function splitTail(rows: readonly CardRow[]): { head: readonly CardRow[]; tail: readonly CardRow[] } {
  const LONG = 18;
  const alike = (row: CardRow) => row.cells.map(({ points }) => points).join();
  const last = rows.at(-1);
  if (rows.length <= LONG || last === undefined) return { head: rows, tail: [] };
  const isTail = (row: CardRow) =>
    alike(row) === alike(last) && !row.held && !row.cells.some(({ mark }) => mark === 'scored');
  const tail = rows.filter(isTail);
  return tail.length < 6 ? { head: rows, tail: [] } : { head: rows.filter((row) => !isTail(row)), tail };
}
