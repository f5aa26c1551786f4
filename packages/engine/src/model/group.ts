import type { LeaderId } from '../data/nations.ts';
import { type Area, isSea, NOWHERE } from './ids.ts';
import type { Group, Kind, Leader } from './state.ts';

/** The only way to make a group, so that all groups have the same hidden class in the JavaScript engine. */
export const makeGroup = (
  at: Area,
  kind: Kind,
  count: number,
  start: Area,
  retreatTo: Area,
  withdrawTo: Area,
  spent: number,
  flags: number,
  trail: number,
): Group => ({ at, kind, count, start, retreatTo, withdrawTo, spent, flags, trail });

export const withCount = (g: Group, count: number): Group =>
  makeGroup(g.at, g.kind, count, g.start, g.retreatTo, g.withdrawTo, g.spent, g.flags, g.trail);

/** Armies at rest in an area: of their history only where they may retreat and withdraw to is kept. */
export const restedGroup = (g: Group, at: Area, count: number, retreatTo: Area, withdrawTo: Area): Group =>
  makeGroup(at, g.kind, count, at, retreatTo, withdrawTo, 0, 0, 0);

/** A leader who has not moved this turn; at sea he may withdraw there with raiders (RAID-6). */
export const restedLeader = (id: LeaderId, at: Area): Leader => ({
  id,
  at,
  start: at,
  withdrawTo: isSea(at) ? at : NOWHERE,
  spent: 0,
  flags: 0,
  from: NOWHERE,
});

/** A leader with some things changed; like groups, all leaders have the same hidden class. */
export const leaderWith = (leader: Leader, change: Partial<Leader>): Leader => ({
  id: change.id ?? leader.id,
  at: change.at ?? leader.at,
  start: change.start ?? leader.start,
  withdrawTo: change.withdrawTo ?? leader.withdrawTo,
  spent: change.spent ?? leader.spent,
  flags: change.flags ?? leader.flags,
  from: change.from ?? leader.from,
});
