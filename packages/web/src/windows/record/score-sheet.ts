import {
  type GameState,
  type Nation,
  type NationId,
  nationId,
  nationOf,
  type Seat,
  seatsOf,
} from '@bretwalda/engine';
import {
  bidOf,
  handicapOf,
  nationsOf,
  type Rules,
  roster,
  scenarioOf,
  seatPoints,
} from '@bretwalda/engine/queries';
import { targetOf } from '../../facts/expected-points.ts';

/** The points of a game by nation, player and round. */
export interface NationScore {
  readonly nation: NationId;
  /** One figure for each round of the scenario. */
  readonly byRound: readonly number[];
  /** What was scored, from round to round. */
  readonly scored: number;
  /** What counts: all that was scored, and more where people agreed on what would probably come. */
  readonly total: number;
  readonly aim: number;
}

/** The points that a game ended with, where they are not those that were scored. */
export interface EndPoints {
  readonly players: readonly { readonly seat: Seat; readonly points: number }[];
  readonly nations: Readonly<Partial<Record<NationId, number>>>;
}

export interface SeatScore {
  readonly seat: Seat;
  readonly nations: readonly NationScore[];
  readonly byRound: readonly number[];
  /** What the nations cost at the start (BID-5). */
  readonly bid: number;
  /** What the player was given beforehand (RUL-143). */
  readonly handicap: number;
  /** With bid and handicap; the other totals of a player, too. */
  readonly scored: number;
  readonly total: number;
  readonly aim: number;
  /** 1 for the first; equals share a place. */
  readonly place: number;
}

export interface ScoreSheet {
  readonly rounds: readonly number[];
  /** The best first. */
  readonly seats: readonly SeatScore[];
}

export const isScoring = ({ timeline }: Rules, round: number): boolean =>
  timeline.some((row) => row.round === round && row.scoring);

export function scoreSheet(state: GameState, agreed: EndPoints | null = null): ScoreSheet {
  const [first, last] = scenarioOf(state).rounds;
  const rounds = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const scored = seatPoints(state);
  const totals = scored.map((points, i) => agreed?.players.find(({ seat }) => seat === i)?.points ?? points);
  const playing = roster(state).map(nationOf);
  const seats = seatsOf(state.seats).map((seat): SeatScore => {
    const total = totals[seat] ?? 0;
    const nations = nationsOf(state, seat)
      .filter((nation) => playing.includes(nation))
      .map((nation) => nationScore(state, nation, rounds, agreed));
    return {
      seat,
      nations,
      byRound: rounds.map((_, i) => nations.reduce((sum, score) => sum + (score.byRound[i] ?? 0), 0)),
      bid: bidOf(state, seat),
      handicap: handicapOf(state, seat),
      scored: scored[seat] ?? 0,
      total,
      aim: nations.reduce((sum, score) => sum + score.aim, 0),
      place: 1 + totals.filter((other) => other > total).length,
    };
  });
  return { rounds, seats: seats.sort((a, b) => b.total - a.total || a.seat - b.seat) };
}

/** Whether more counts than what was scored. */
export const isProjected = ({ seats }: ScoreSheet): boolean =>
  seats.some(({ scored, total }) => scored !== total);

function nationScore(
  state: GameState,
  nation: Nation,
  rounds: readonly number[],
  agreed: EndPoints | null,
): NationScore {
  const own = state.ledger.filter((entry) => entry.nation === nation);
  const byRound = rounds.map((round) =>
    own.reduce((sum, entry) => (entry.round === round ? sum + entry.points : sum), 0),
  );
  const id = nationId(nation);
  const scored = own.reduce((sum, entry) => sum + entry.points, 0);
  return {
    nation: id,
    byRound,
    scored,
    total: agreed?.nations[id] ?? scored,
    aim: targetOf(state, id),
  };
}

/** Totals of a seat after each round, with the start before them. */
export function totalsByRound({ byRound, bid, handicap }: SeatScore): readonly number[] {
  const totals = [handicap - bid];
  for (const points of byRound) totals.push((totals.at(-1) ?? 0) + points);
  return totals;
}
