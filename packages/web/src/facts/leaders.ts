import {
  type AreaId,
  areaId,
  type GameState,
  type LeaderId,
  type NationId,
  nationOf,
  type SeaId,
} from '@bretwalda/engine';
import { inScenario, type LeaderStay, leaderComesLater, rulesOf, stayOf } from '@bretwalda/engine/queries';

/** A leader of a nation: when he comes, where he is. */
export interface LeaderFact {
  readonly leader: LeaderId;
  readonly round: number;
  readonly year: number;
  /** The sea he comes from with his invaders. */
  readonly sea?: SeaId;
  readonly state: 'to-come' | 'here' | 'fallen' | 'gone';
  readonly at?: AreaId;
  /** When he leaves, unless at the start of his nation's next turn (LDR-6). */
  readonly leaves?: Exclude<LeaderStay, 'next-turn'>;
}

interface Coming {
  readonly leader: LeaderId;
  readonly nation: NationId;
  readonly round: number;
  readonly year: number;
  readonly sea?: SeaId;
}

/** All leaders on the timeline of a game, whatever rounds its scenario has. */
const leadersOnTimeline = (state: GameState): readonly Coming[] =>
  rulesOf(state).timeline.flatMap(({ round, years, events }) =>
    events.flatMap(({ leader, nation, invaders }) => {
      const sea = invaders?.[0]?.sea;
      return leader ? [{ leader, nation, round, year: years[0], ...(sea && { sea }) }] : [];
    }),
  );

export const comingLeaders = (state: GameState, id: NationId): readonly Coming[] =>
  leadersOnTimeline(state).filter(({ nation }) => nation === id);

/** The round in which a leader comes; 0: never. */
export const leaderRound = (state: GameState, id: LeaderId): number =>
  leadersOnTimeline(state).find(({ leader }) => leader === id)?.round ?? 0;

function stateOf(state: GameState, id: NationId, { leader, round }: Coming): LeaderFact['state'] {
  const nation = nationOf(id);
  if (state.leaders[nation]?.id === leader) return 'here';
  if (state.ledger.some((e) => e.reason === 'eliminate' && e.leader === leader)) return 'fallen';
  return leaderComesLater(state, nation, round) ? 'to-come' : 'gone';
}

export const leadersOf = (state: GameState, id: NationId): readonly LeaderFact[] =>
  comingLeaders(state, id)
    .filter(({ round }) => inScenario(state, round))
    .map((coming) => {
      const { leader, round, year, sea } = coming;
      const now = state.leaders[nationOf(id)];
      const leaves = stayOf(leader);
      return {
        leader,
        round,
        year,
        state: stateOf(state, id, coming),
        ...(sea && { sea }),
        ...(now?.id === leader && { at: areaId(now.at) }),
        ...(leaves !== 'next-turn' && { leaves }),
      };
    });
