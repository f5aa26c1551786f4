import type { Draft } from '../model/draft.ts';
import type { Area } from '../model/ids.ts';
import { battleOf, groupAt } from '../model/readers.ts';
import type { Battle, Group, Kind } from '../model/state.ts';
import { groupsHere } from '../query/retreat.ts';
import { leaveGroup } from './groups.ts';

/**
 * Attackers' losses not yet named (CAS-7): which of them died may stay open as long as it makes no difference in battle
 * (RUL-55). How their owner names them is in `phase/naming-losses.ts`.
 */

const alike = (groups: readonly Group[], retreatMatters: boolean): boolean =>
  groups.every(
    (g) =>
      g.withdrawTo === groups[0]?.withdrawTo && (!retreatMatters || g.retreatTo === groups[0]?.retreatTo),
  );

export const owed = (battle: Battle, kind: Kind): number =>
  kind === 'infantry' ? battle.owedInfantry : battle.owedCavalry;

export function setOwed(d: Draft, kind: Kind, count: number): void {
  if (kind === 'infantry') d.battle.owedInfantry = count;
  else d.battle.owedCavalry = count;
}

/** Takes losses from the groups at once if it makes no difference which, or else keeps them open. */
export function loseAttackers(d: Draft, area: Area, kind: Kind, count: number): void {
  if (count > 0) setOwed(d, kind, owed(battleOf(d.s), kind) + count);
  settleOwed(d, area, kind, true);
}

export function settleOwed(d: Draft, area: Area, kind: Kind, retreatMatters: boolean): void {
  const open = owed(battleOf(d.s), kind);
  if (open === 0) return;
  const groups = groupsHere(d.s, area, kind);
  const total = groups.reduce((n, g) => n + g.count, 0);
  if (open >= total || alike(groups, retreatMatters)) bookLosses(d, area, kind);
}

/** Losses still open are taken from the groups that came last. */
function bookLosses(d: Draft, area: Area, kind: Kind): void {
  let open = owed(battleOf(d.s), kind);
  if (open > 0) setOwed(d, kind, 0);
  for (let index = d.s.groups.length - 1; index >= 0 && open > 0; index--) {
    const group = groupAt(d.s, index);
    if (group.at !== area || group.kind !== kind) continue;
    const lost = Math.min(open, group.count);
    leaveGroup(d.groups, index, lost);
    open -= lost;
  }
}

/** At the end of a battle: true when every loss has been named; otherwise the owner is asked. */
export function nameLosses(d: Draft, battle: Battle): boolean {
  for (const kind of ['infantry', 'cavalry'] as const) settleOwed(d, battle.area, kind, false);
  const { owedInfantry, owedCavalry } = battleOf(d.s);
  if (owedInfantry + owedCavalry === 0) return true;
  d.ask({ kind: 'losses', nation: d.s.nation });
  return false;
}

/** The armies of an undecided battle are displaced: their owner is no longer asked which of them died (RUL-139). */
export function settleAllOwed(d: Draft): void {
  const { battle } = d.s;
  if (battle) for (const kind of ['infantry', 'cavalry'] as const) bookLosses(d, battle.area, kind);
}
