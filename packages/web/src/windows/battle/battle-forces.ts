import { type Area, type GameState, type Nation, nationId } from '@bretwalda/engine';
import { forceIn, holderOf, leaderIn } from '@bretwalda/engine/queries';
import type { BattleReport, BattleSide, RoundReport, SideForce } from './battle-types.ts';

export type Forces = Readonly<Record<BattleSide, SideForce>>;

const forceOf = (state: GameState, nation: Nation, area: Area): SideForce => {
  const { strong, infantry, cavalry, fort, burh } = forceIn(state, nation, area);
  const leader = leaderIn(state, nation, area)?.id ?? null;
  return { nation: nationId(nation), strong, infantry, cavalry, fort, burh, leader };
};

/** Who would fight in a contested area. The defender is given where the battle is decided: the holder may be another then. */
export const forcesIn = (state: GameState, area: Area, defender = holderOf(state, area)): Forces => ({
  attacker: forceOf(state, state.nation, area),
  defender: forceOf(state, defender, area),
});

/** Who is left on both sides after a round, its losses and its retreats. */
export function forcesAfter(round: RoundReport): Forces {
  return { attacker: after(round, 'attacker'), defender: after(round, 'defender') };
}

function after(round: RoundReport, side: BattleSide): SideForce {
  const { nation, strong, infantry, cavalry, fort, burh, leader } = round.force[side];
  const lost = round.losses[side];
  const gone = round.retreats.filter((retreat) => retreat.nation === nation);
  const left = (unit: 'infantry' | 'cavalry') => gone.reduce((n, retreat) => n + retreat[unit], lost[unit]);
  const leaderGone = lost.leader !== null || gone.some((retreat) => retreat.leader);
  return {
    nation,
    strong,
    infantry: infantry - left('infantry'),
    cavalry: cavalry - left('cavalry'),
    fort: fort - lost.fort,
    burh: burh - lost.burh,
    leader: leaderGone ? null : leader,
  };
}

/** Both sides after `shown` rounds. */
export function forcesAt(report: BattleReport, shown: number): Forces {
  const last = report.rounds[shown - 1];
  return last ? forcesAfter(last) : report.start;
}
