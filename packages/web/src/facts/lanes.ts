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

export type LaneKind = 'arrivals' | 'raid' | 'major' | 'boats' | 'burhs' | 'reinforcements' | 'crown';

/** What one round brings a nation. */
export interface LaneRound {
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

export const lanesOf = (state: GameState, id: NationId): readonly LaneRound[] =>
  roundsOf(state).map(({ round }) => {
    const crown = crownOf(round);
    const nation = nationOf(id);
    const status = statusOf(round, nation);
    const event = timelineEvent(round, nation);
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
      burhs: buildsBurhs(nation, round),
      reinforcements: isReinforced(nation, round),
      ...(crown && { crown }),
    };
  });

const SHOWS: Readonly<Record<LaneKind, (round: LaneRound) => boolean>> = {
  arrivals: (round) => round.armies > 0,
  raid: (round) => round.raid,
  major: (round) => round.major,
  boats: (round) => round.boats,
  burhs: (round) => round.burhs,
  reinforcements: (round) => round.reinforcements,
  crown: (round) => round.crown !== undefined,
};

export const inLane = (kind: LaneKind, round: LaneRound): boolean => SHOWS[kind](round);

/** Rows in which something happens. */
export const laneKinds = (rounds: readonly LaneRound[]): readonly LaneKind[] =>
  (Object.keys(SHOWS) as LaneKind[]).filter((kind) => rounds.some(SHOWS[kind]));
