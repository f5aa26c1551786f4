import {
  type AreaId,
  areaId,
  type GameState,
  type LeaderId,
  type NationId,
  nationOf,
  type SeaId,
} from '@bretwalda/engine';
import { NATIONS, TIMELINE } from '@bretwalda/engine/data';
import { inScenario, type LeaderStay, leaderComesLater, stayOf } from '@bretwalda/engine/queries';

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
  readonly round: number;
  readonly year: number;
  readonly sea?: SeaId;
}

const COMING = new Map<LeaderId, Coming>();
for (const { round, years, events } of TIMELINE)
  for (const { leader, invaders } of events)
    if (leader !== undefined) {
      const sea = invaders?.[0]?.sea;
      COMING.set(leader, { round, year: years[0], ...(sea && { sea }) });
    }

export const leaderRound = (leader: LeaderId): number => COMING.get(leader)?.round ?? 0;

function stateOf(state: GameState, id: NationId, leader: LeaderId): LeaderFact['state'] {
  const nation = nationOf(id);
  if (state.leaders[nation]?.id === leader) return 'here';
  if (state.ledger.some((e) => e.reason === 'eliminate' && e.leader === leader)) return 'fallen';
  return leaderComesLater(state, nation, leaderRound(leader)) ? 'to-come' : 'gone';
}

export const leadersOf = (state: GameState, id: NationId): readonly LeaderFact[] =>
  (NATIONS[nationOf(id)]?.leaders ?? [])
    .filter((leader) => inScenario(state, leaderRound(leader)))
    .map((leader) => {
      const now = state.leaders[nationOf(id)];
      const { round = 0, year = 0, sea } = COMING.get(leader) ?? {};
      const leaves = stayOf(leader);
      return {
        leader,
        round,
        year,
        state: stateOf(state, id, leader),
        ...(sea && { sea }),
        ...(now?.id === leader && { at: areaId(now.at) }),
        ...(leaves !== 'next-turn' && { leaves }),
      };
    });
