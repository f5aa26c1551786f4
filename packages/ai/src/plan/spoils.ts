import type { Area, GameState } from '@bretwalda/engine';
import { armyBounty, fortBounty, holderOf, leaderBounty, leaderIn } from '@bretwalda/engine/queries';
import type { Odds } from '../odds/index.ts';

/** Points that one side of a battle may expect for what the other loses, whoever wins it (SCORE-6, SCORE-7). */
export function spoils(s: GameState, area: Area, side: 'attacker' | 'defender', odds: Odds): number {
  const holder = holderOf(s, area);
  const attacks = side === 'attacker';
  const [nation, enemy] = attacks ? [s.nation, holder] : [holder, s.nation];
  const losses = attacks ? odds.defenderLosses : { ...odds.attackerLosses, fort: 0 };
  const leaderLost = attacks ? odds.defenderLeaderLost : odds.attackerLeaderLost;
  const leader = leaderIn(s, enemy, area);
  return (
    losses.infantry * armyBounty(s, nation, enemy, 'infantry') +
    losses.cavalry * armyBounty(s, nation, enemy, 'cavalry') +
    losses.fort * fortBounty(s, nation, enemy) +
    (leader ? leaderLost * leaderBounty(s, nation, leader.id) : 0)
  );
}
