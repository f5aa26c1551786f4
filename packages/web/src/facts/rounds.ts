import type { GameState, LeaderId, NationId, SeaId } from '@bretwalda/engine';
import { nationOf } from '@bretwalda/engine';
import type { Status, TimelineEvent } from '@bretwalda/engine/data';
import { crownOf, hadTurn, isCounted, roster, roundsOf } from '@bretwalda/engine/queries';

/** What a round brings to one nation. */
export interface Coming {
  readonly nation: NationId;
  readonly armies: number;
  readonly seas: readonly SeaId[];
  /** They stand on the border of these seas, and may land from either (X-REI-1). */
  readonly onBorder: boolean;
  /** They appear on land (INV-8, X-REI-2). */
  readonly onLand: boolean;
  readonly leader?: LeaderId;
  /** A name without effect (X-GEN-3). */
  readonly namesake?: LeaderId;
  readonly status: readonly Status[];
  /** The turn in which it comes has been played. */
  readonly past: boolean;
}

export interface RoundFact {
  readonly round: number;
  readonly years: readonly [number, number];
  readonly scoring: boolean;
  readonly crown?: 'bretwalda' | 'king';
  readonly when: 'past' | 'now' | 'later';
  readonly counted: boolean;
  readonly comings: readonly Coming[];
}

const comingOf = (state: GameState, round: number, event: TimelineEvent): Coming => ({
  nation: event.nation,
  armies: [...(event.invaders ?? []), event.place ?? {}].reduce(
    (sum, { infantry = 0, cavalry = 0 }) => sum + infantry + cavalry,
    0,
  ),
  seas: (event.invaders ?? []).flatMap(({ sea, orSea }) => (orSea ? [sea, orSea] : [sea])),
  onBorder: event.invaders?.some(({ orSea }) => orSea !== undefined) === true,
  onLand: event.place !== undefined,
  ...(event.leader && { leader: event.leader }),
  ...(event.namesake && { namesake: event.namesake }),
  status: event.status,
  past: hadTurn(state, nationOf(event.nation), round) || state.step === 'over',
});

const crowned = (state: GameState, round: number): Pick<RoundFact, 'crown'> => {
  const crown = crownOf(state, round);
  return crown === undefined ? {} : { crown };
};

/** The timeline of the scenario (UI-81). */
export function timelineOf(state: GameState): readonly RoundFact[] {
  const playing = roster(state);
  return roundsOf(state).map(({ round, years, scoring, events }) => ({
    round,
    years,
    scoring,
    ...crowned(state, round),
    when: state.step === 'over' || round < state.round ? 'past' : round === state.round ? 'now' : 'later',
    counted: scoring && isCounted(state, round),
    comings: events.filter((e) => playing.includes(e.nation)).map((e) => comingOf(state, round, e)),
  }));
}

/** Some rounds with the present one as near the middle as possible, for narrow screens. */
export function aroundNow<T>(rounds: readonly T[], now: number, count = 5): readonly T[] {
  const first = Math.min(Math.max(0, now - Math.floor(count / 2)), Math.max(0, rounds.length - count));
  return rounds.slice(first, first + count);
}
