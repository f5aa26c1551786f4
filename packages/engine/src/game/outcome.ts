import type { AreaId } from '../data/board.ts';
import type { NationId } from '../data/nations.ts';
import { NATION_IDS, nationId, type Seat, seatsOf } from '../model/ids.ts';
import { namedSource, type PointsSource } from '../model/points.ts';
import { numberAt } from '../model/readers.ts';
import type { GameState } from '../model/state.ts';
import { bidOf, handicapOf, nationPoints, nationsOf, seatPoints, winnersOf } from '../query/score.ts';

/** Points and where they come from, by name. */
export type Reason = { readonly round: number; readonly points: number } & PointsSource<
  AreaId | null,
  NationId
>;

export interface Outcome {
  readonly over: boolean;
  readonly nations: Readonly<
    Record<NationId, { readonly points: number; readonly reasons: readonly Reason[] }>
  >;
  readonly players: readonly {
    readonly seat: Seat;
    readonly nations: readonly NationId[];
    readonly bid: number;
    readonly handicap: number;
    readonly points: number;
  }[];
  /** Empty while the game goes on; several when equals share the win (WIN-2). */
  readonly winners: readonly Seat[];
}

/** The score of every nation and player, with the reason of each point. */
export function outcome(state: GameState): Outcome {
  const totals = nationPoints(state);
  const players = seatPoints(state);
  const over = state.step === 'over';
  const nations = Object.fromEntries(
    NATION_IDS.map((id, nation) => [
      id,
      {
        points: numberAt(totals, nation),
        reasons: state.ledger
          .filter((entry) => entry.nation === nation)
          .map(({ round, points, nation: _, ...source }) => ({ round, points, ...namedSource(source) })),
      },
    ]),
  ) as unknown as Outcome['nations'];
  return {
    over,
    nations,
    players: seatsOf(state.seats).map((seat) => ({
      seat,
      nations: nationsOf(state, seat).map(nationId),
      bid: bidOf(state, seat),
      handicap: handicapOf(state, seat),
      points: numberAt(players, seat),
    })),
    winners: over ? winnersOf(state) : [],
  };
}
