import { type GameState, type NationId, NOBODY, nationId } from '@bretwalda/engine';

/** Where a game stands, for lists of games. */
export interface PlaceInGame {
  readonly round: number;
  /** Whose turn it is; null: nobody's. */
  readonly nation: NationId | null;
}

export const placeOf = ({ round, nation }: GameState): PlaceInGame => ({
  round,
  nation: nation === NOBODY ? null : nationId(nation),
});
