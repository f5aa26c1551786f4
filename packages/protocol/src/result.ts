import { expectedByNow, targetOf } from '@bretwalda/ai';
import { type GameState, type NationId, type Outcome, outcome, type Seat } from '@bretwalda/engine';

export const END_BY = ['present', 'projected'] as const;
export type EndBy = (typeof END_BY)[number];

/** How a game ended, without the reasons of every point. */
export interface GameResult {
  readonly players: readonly {
    readonly seat: Seat;
    readonly nations: readonly NationId[];
    readonly points: number;
  }[];
  readonly nations: Readonly<Partial<Record<NationId, number>>>;
  /** Several when equals share the win; empty where no side had most. */
  readonly winners: readonly Seat[];
  /** Of an end by agreement: the points as they stood, or as they would probably have come to stand. */
  readonly by?: EndBy;
  /** The seats that agreed to end it; missing: it was played to its end. */
  readonly agreed?: readonly number[];
}

export function resultOf({ players, nations, winners }: Outcome): GameResult {
  const most = Math.max(...players.map(({ points }) => points));
  return {
    players: players.map(({ seat, nations: own, points }) => ({ seat, nations: own, points })),
    nations: Object.fromEntries(Object.entries(nations).map(([id, { points }]) => [id, points])),
    winners: winners.length > 0 ? winners : players.flatMap((one) => (one.points === most ? [one.seat] : [])),
  };
}

/** The result that all may agree on: the points now, with or without what every nation usually still scores. */
export function resultBy(state: GameState, by: EndBy): GameResult {
  const now = outcome(state);
  if (by === 'present') return { ...resultOf(now), by };
  const more = (id: NationId) => Math.max(0, Math.round(targetOf(state, id) - expectedByNow(state, id)));
  const players = now.players.map((one) => ({
    ...one,
    points: one.points + one.nations.reduce((sum, id) => sum + more(id), 0),
  }));
  const played = new Set(now.players.flatMap((one) => one.nations));
  const nations = Object.entries(now.nations).map(([id, one]) => [
    id,
    { ...one, points: one.points + (played.has(id as NationId) ? more(id as NationId) : 0) },
  ]);
  return { ...resultOf({ ...now, players, nations: Object.fromEntries(nations), winners: [] }), by };
}
