import { type GameState, type NationId, nationOf } from '@bretwalda/engine';
import {
  BOATS,
  buildsBurhs,
  crownOf,
  isReinforced,
  MAJOR,
  RAID,
  roundsOf,
  statusOf,
  timelineEvent,
} from '@bretwalda/engine/queries';
import type { TimetableRow } from '@bretwalda/text';

/** What one round brings a nation. */
export interface TimetableRound {
  readonly round: number;
  readonly now: boolean;
  readonly past: boolean;
  readonly armies: number;
  readonly raid: boolean;
  readonly major: boolean;
  readonly boats: boolean;
  readonly burhs: boolean;
  readonly reinforcements: boolean;
  readonly crown?: 'bretwalda' | 'king';
}

export const timetableOf = (state: GameState, id: NationId): readonly TimetableRound[] =>
  roundsOf(state).map(({ round }) => {
    const crown = crownOf(state, round);
    const nation = nationOf(id);
    const status = statusOf(state, round, nation);
    const event = timelineEvent(state, round, nation);
    const count = (units: { infantry?: number; cavalry?: number } = {}) =>
      (units.infantry ?? 0) + (units.cavalry ?? 0);
    return {
      round,
      now: round === state.round && state.step !== 'over',
      past: round < state.round || state.step === 'over',
      armies: (event?.invaders ?? []).reduce((sum, units) => sum + count(units), count(event?.place)),
      raid: (status & RAID) !== 0,
      major: (status & MAJOR) !== 0,
      boats: (status & BOATS) !== 0,
      burhs: buildsBurhs(state, nation, round),
      reinforcements: isReinforced(state, nation, round),
      ...(crown && { crown }),
    };
  });

const SHOWS: Readonly<Record<TimetableRow, (round: TimetableRound) => boolean>> = {
  arrivals: (round) => round.armies > 0,
  raid: (round) => round.raid,
  major: (round) => round.major,
  boats: (round) => round.boats,
  burhs: (round) => round.burhs,
  reinforcements: (round) => round.reinforcements,
  crown: (round) => round.crown !== undefined,
};

export const isInRow = (kind: TimetableRow, round: TimetableRound): boolean => SHOWS[kind](round);

/** Rows in which something happens. */
export const timetableRows = (rounds: readonly TimetableRound[]): readonly TimetableRow[] =>
  (Object.keys(SHOWS) as TimetableRow[]).filter((kind) => rounds.some(SHOWS[kind]));
