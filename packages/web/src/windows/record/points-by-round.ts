import { type GameState, type NationId, namedSource, nationOf } from '@bretwalda/engine';
import type { PointsEntry } from '@bretwalda/text';

/** One line of the score: points of one kind in one place. */
export type PointsLine = { readonly key: string; readonly points: number } & PointsEntry;

export interface RoundPoints {
  readonly round: number;
  readonly sum: number;
  readonly lines: readonly PointsLine[];
}

/** The points of a nation with their reasons; those of a round that read the same are added up. */
export function pointsByRound(state: GameState, id: NationId): readonly RoundPoints[] {
  const rounds = new Map<number, Map<string, PointsLine>>();
  for (const { nation, round, points, ...source } of state.ledger) {
    if (nation !== nationOf(id)) continue;
    const lines = rounds.get(round) ?? new Map<string, PointsLine>();
    rounds.set(round, lines);
    const named = namedSource(source);
    const key = JSON.stringify({ ...named, line: null }); // two lines of a card may pay for one thing
    lines.set(key, { ...named, key, points: (lines.get(key)?.points ?? 0) + points });
  }
  return [...rounds]
    .sort(([a], [b]) => a - b)
    .map(([round, lines]) => ({
      round,
      sum: [...lines.values()].reduce((sum, line) => sum + line.points, 0),
      lines: [...lines.values()],
    }));
}
