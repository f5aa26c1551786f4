import type { Draft } from '../model/draft.ts';
import { makeGroup, restedGroup, withCount } from '../model/group.ts';
import { AREA, AREA_COUNT, type Area, FIRST_AREA, isSea, type Nation, NOWHERE } from '../model/ids.ts';
import { groupAt, numberAt } from '../model/readers.ts';
import { waysOf } from '../model/rules.ts';
import type { GameState, Group, Kind } from '../model/state.ts';
import { BOATS, MAJOR, RAID, statusOf, timelineEvent } from '../query/tables.ts';

/** Groups: the moving nation's armies with their history of the turn (MOV-12). */

const sameHistory = (a: Group, b: Group): boolean =>
  a.at === b.at &&
  a.kind === b.kind &&
  a.retreatTo === b.retreatTo &&
  a.withdrawTo === b.withdrawTo &&
  a.spent === b.spent &&
  a.flags === b.flags &&
  a.start === b.start &&
  a.trail === b.trail;

/** Adds armies to the group with the same history, or as a new group. */
export function joinGroup(groups: Group[], group: Group): void {
  for (let index = 0; index < groups.length; index++) {
    const other = groups[index] as Group;
    if (!sameHistory(other, group)) continue;
    groups[index] = withCount(group, group.count + other.count);
    return;
  }
  groups.push(group);
}

/** Takes armies out of a group; an empty group is removed. */
export function leaveGroup(groups: Group[], index: number, count: number): void {
  const group = groups[index] as Group;
  if (group.count === count) groups.splice(index, 1);
  else groups[index] = withCount(group, group.count - count);
}

/** One army leaves the group that came last to an area, if groups are kept at this moment. */
export function leaveAnyGroup(d: Draft, area: Area, kind: Kind): void {
  const index = d.s.groups.findLastIndex((g) => g.at === area && g.kind === kind);
  if (index >= 0) leaveGroup(d.groups, index, 1);
}

export function mergeGroups(groups: readonly Group[], change: (g: Group) => Group): Group[] {
  const merged: Group[] = [];
  for (const group of groups) joinGroup(merged, change(group));
  return merged;
}

/** At the end of a Movement Phase. Where armies began the turn still matters to raiders, and before a second half. */
export function restGroups(d: Draft): void {
  const status = statusOf(d.s, d.s.round, d.s.nation);
  const keepHome =
    (status & RAID) !== 0 || ((status & MAJOR) !== 0 && (status & BOATS) !== 0 && d.s.invasionHalf === 1);
  d.groups = mergeGroups(d.s.groups, (g) =>
    restedGroup(g, g.at, g.count, g.retreatTo, keepHome ? g.withdrawTo : NOWHERE),
  );
}

/** Nothing moves, fights or withdraws any more this turn. */
export function endCampaign(d: Draft): void {
  d.groups = [];
  d.s.entries = [];
}

/** The groups at the start of a Movement Phase: in the first half everything on the board (RAID-2, MAJ-6). */
export function startGroups(s: GameState, nation: Nation): Group[] {
  if (s.invasionHalf === 2 && s.groups.length > 0)
    return mergeGroups(s.groups, (g) => restedGroup(g, g.at, g.count, NOWHERE, g.withdrawTo));
  const groups: Group[] = [];
  for (const kind of ['infantry', 'cavalry'] as const) {
    const row = (kind === 'infantry' ? s.infantry : s.cavalry)[nation] as readonly number[];
    for (let at = FIRST_AREA; at < AREA_COUNT; at++) {
      const n = numberAt(row, at);
      if (n === 0) continue;
      const raiders = isSea(at) ? raidersAt(s, nation, at, kind, n) : 0;
      if (raiders > 0) groups.push(makeGroup(at, kind, raiders, at, NOWHERE, at, 0, 0, 0));
      if (n > raiders) groups.push(makeGroup(at, kind, n - raiders, at, NOWHERE, NOWHERE, 0, 0, 0));
    }
  }
  return groups;
}

/** How many of the armies at sea may go back there: all (RAID-2), or on a raid those of this round (DIG-14). */
function raidersAt(s: GameState, nation: Nation, sea: Area, kind: Kind, there: number): number {
  const raids = (statusOf(s, s.round, nation) & RAID) !== 0;
  if (!raids || waysOf(s).raiders === 'all-at-sea') return there;
  return Math.min(there, newcomersAt(s, nation, sea, kind));
}

/** The invaders of this round in a sea. Those that stayed out for want of pieces (INV-3) are missing in the last. */
function newcomersAt(s: GameState, nation: Nation, sea: Area, kind: Kind): number {
  let left = s.shortfall;
  let here = 0;
  for (const listed of (timelineEvent(s, s.round, nation)?.invaders ?? []).toReversed()) {
    const due = listed[kind] ?? 0;
    const out = Math.min(due, left);
    left -= out;
    if (AREA[listed.sea] === sea) here += due - out;
  }
  return here;
}

/** The index of the `number`-th group of one kind in an area, counted from 0 as in an action's `group`; or -1. */
export function findGroup(s: GameState, area: Area, kind: Kind, number: number): number {
  let left = number;
  for (let index = 0; index < s.groups.length; index++) {
    const g = groupAt(s, index);
    if (g.at === area && g.kind === kind && left-- === 0) return index;
  }
  return -1;
}
