import {
  type AreaId,
  areaId,
  type GameState,
  type LeaderId,
  NATIONS,
  type NationId,
  nationOf,
  type SeaId,
  TIMELINE,
} from '@bretwalda/engine';
import { hadTurn, inScenario } from './moment.ts';

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
  readonly leaves?: 'end-of-game' | 'end-of-turn' | 'round-8';
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

const LEAVES: Readonly<Partial<Record<LeaderId, NonNullable<LeaderFact['leaves']>>>> = {
  harold: 'end-of-game',
  'harald-hardrada': 'end-of-game',
  william: 'end-of-game',
  cnut: 'end-of-turn', // DANE-4
  arthur: 'round-8', // ART-8
};

export const leaderRound = (leader: LeaderId): number => COMING.get(leader)?.round ?? 0;

function stateOf(state: GameState, id: NationId, leader: LeaderId): LeaderFact['state'] {
  const nation = nationOf(id);
  const round = leaderRound(leader);
  if (state.leaders[nation]?.id === leader) return 'here';
  if (
    round > state.round ||
    (round === state.round && !hadTurn(state, nation, round) && state.nation !== nation)
  )
    return 'to-come';
  if (state.ledger.some((e) => e.reason === 'eliminate' && e.what === leader)) return 'fallen';
  const arriving = round === state.round && state.nation === nation && isArriving(state);
  return arriving ? 'to-come' : 'gone';
}

/** Leaders come at the end of growth, or with the invaders. */
const isArriving = (state: GameState): boolean =>
  ['turn-start', 'allowance', 'population', 'special-arrivals', 'invaders', 'leader'].includes(state.step) ||
  state.pending?.kind === 'leader';

export const leadersOf = (state: GameState, id: NationId): readonly LeaderFact[] =>
  (NATIONS[nationOf(id)]?.leaders ?? [])
    .filter((leader) => inScenario(state, leaderRound(leader)))
    .map((leader) => {
      const now = state.leaders[nationOf(id)];
      const { round = 0, year = 0, sea } = COMING.get(leader) ?? {};
      const leaves = LEAVES[leader];
      return {
        leader,
        round,
        year,
        state: stateOf(state, id, leader),
        ...(sea && { sea }),
        ...(now?.id === leader && { at: areaId(now.at) }),
        ...(leaves && { leaves }),
      };
    });
