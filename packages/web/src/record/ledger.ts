import {
  type AreaId,
  areaId,
  type GameState,
  type NationId,
  nationOf,
  type ScoreEntry,
} from '@bretwalda/engine';

/** One line of the score: points of one kind in one place. */
export interface PointsLine {
  readonly key: string;
  readonly points: number;
  readonly reason: ScoreEntry['reason'];
  readonly area: AreaId | null;
  readonly what: string | null;
  readonly round: number;
}

export interface RoundPoints {
  readonly round: number;
  readonly sum: number;
  readonly lines: readonly PointsLine[];
}

/** The points of a nation with their reasons; equal ones of a round are added up. */
export function pointsByRound(state: GameState, nation: NationId): readonly RoundPoints[] {
  const rounds = new Map<number, Map<string, PointsLine>>();
  for (const entry of state.ledger) {
    if (entry.nation !== nationOf(nation)) continue;
    const lines = rounds.get(entry.round) ?? new Map<string, PointsLine>();
    rounds.set(entry.round, lines);
    const key = `${entry.reason}:${entry.area}:${entry.what ?? ''}`;
    const before = lines.get(key)?.points ?? 0;
    lines.set(key, {
      key,
      points: before + entry.points,
      reason: entry.reason,
      area: entry.area < 0 ? null : areaId(entry.area),
      what: entry.what ?? null,
      round: entry.round,
    });
  }
  return [...rounds]
    .sort(([a], [b]) => a - b)
    .map(([round, lines]) => ({
      round,
      sum: [...lines.values()].reduce((sum, line) => sum + line.points, 0),
      lines: [...lines.values()],
    }));
}
