import type { AreaId } from '../data/board.ts';
import type { LeaderId, NationId } from '../data/nations.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import type { WrittenTurn } from './codecs.ts';
import type { Seat } from './ids.ts';
import type { Options, Step } from './state.ts';

/** Units of one nation in one area. */
export interface PositionUnits {
  readonly nation: NationId;
  readonly infantry?: number;
  readonly cavalry?: number;
  readonly burh?: true;
  readonly leader?: LeaderId;
}

export interface PositionArea {
  readonly units?: readonly PositionUnits[];
  /** `new`: built in the phase now played. */
  readonly fort?: 'intact' | 'new' | 'destroyed';
}

/**
 * Any moment of a game as readable JSON. What is left out has its usual value, so a position can be written by
 * hand in a few lines; what `toPosition` writes restores the state exactly.
 */
export interface Position {
  readonly scenario?: ScenarioId;
  /** The version of the rules with which the game began; the present one if not given. */
  readonly version?: number;
  readonly options?: Partial<Options>;
  readonly round: number;
  readonly nation?: NationId | null;
  /** The step of play that comes next; 'movement' if not given and a nation is. */
  readonly step?: Step;
  readonly half?: number;
  readonly areas: Readonly<Partial<Record<AreaId, PositionArea>>>;
  readonly markers?: Readonly<Partial<Record<NationId, number>>>;
  readonly overlords?: Readonly<Partial<Record<NationId, NationId>>>;
  readonly submitted?: readonly NationId[];
  readonly attacked?: readonly NationId[];
  readonly scored?: Readonly<Partial<Record<NationId, readonly AreaId[]>>>;
  /** The points so far, each with its nation, round, reason and area. */
  readonly ledger?: readonly Readonly<Record<string, unknown>>[];
  readonly sides?: {
    readonly cards: readonly ({ readonly seat: Seat; readonly points: number } | null)[];
    readonly order: readonly Seat[];
  };
  /** With decks of dice: the cards left to each seat, by face; all of them if not given. */
  readonly decks?: readonly (readonly number[])[];
  /** Inside a turn: histories of groups, a battle, an open decision. Written by `toPosition`, seldom by hand. */
  readonly turn?: WrittenTurn;
}
