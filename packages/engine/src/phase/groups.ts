import type { Draft } from '../model/draft.ts';
import { AREA_COUNT, isSea, type Nation, NOWHERE } from '../model/ids.ts';
import type { GameState, Group, Kind } from '../model/state.ts';
import { BOATS, MAJOR, RAID, statusOf } from '../query/tables.ts';

/** Groups: the moving nation's armies with their history of the turn (MOV-12). */

const sameHistory = (a: Group, b: Group): boolean =>
  a.at === b.at &&
  a.kind === b.kind &&
  a.back === b.back &&
  a.home === b.home &&
  a.spent === b.spent &&
  a.flags === b.flags &&
  a.start === b.start &&
  a.trail === b.trail;

/** Adds armies to the group with the same history, or as a new group. */
export function joinGroup(groups: Group[], group: Group): void {
  const index = groups.findIndex((g) => sameHistory(g, group));
  if (index < 0) groups.push(group);
  else groups[index] = { ...group, n: group.n + (groups[index] as Group).n };
}

/** Takes armies out of a group; an empty group goes. */
export function leaveGroup(groups: Group[], index: number, count: number): void {
  const group = groups[index] as Group;
  if (group.n === count) groups.splice(index, 1);
  else groups[index] = { ...group, n: group.n - count };
}

/** Armies at rest: nothing of their path matters any more but where they could go back to. */
const rested = (g: Group): Group => ({ ...g, start: g.at, spent: 0, flags: 0, trail: 0 });

export function mergeGroups(groups: readonly Group[], change: (g: Group) => Group): Group[] {
  const merged: Group[] = [];
  for (const group of groups) joinGroup(merged, change(group));
  return merged;
}

/** At the end of a Movement Phase. Where they began the turn matters only to raiders and before a second half. */
export function restGroups(d: Draft): void {
  const status = statusOf(d.s.round, d.s.nation);
  const keepHome =
    (status & RAID) !== 0 || ((status & MAJOR) !== 0 && (status & BOATS) !== 0 && d.s.half === 1);
  d.groups = mergeGroups(d.s.groups, (g) => (keepHome ? rested(g) : { ...rested(g), home: NOWHERE }));
}

/** The groups with which a Movement Phase starts: in the first half all that stand on the board (RAID-2, MAJ-6). */
export function startGroups(s: GameState, nation: Nation): Group[] {
  if (s.half === 2) return mergeGroups(s.groups, (g) => ({ ...rested(g), back: NOWHERE }));
  const groups: Group[] = [];
  for (const kind of ['infantry', 'cavalry'] as const) {
    const row = (kind === 'infantry' ? s.infantry : s.cavalry)[nation] as readonly number[];
    for (let at = 0; at < AREA_COUNT; at++) {
      const n = row[at] as number;
      if (n > 0)
        groups.push({
          at,
          kind,
          n,
          start: at,
          back: NOWHERE,
          home: isSea(at) ? at : NOWHERE,
          spent: 0,
          flags: 0,
          trail: 0,
        });
    }
  }
  return groups;
}

/** Numbers of the groups of one kind in an area, in order: what an action's `group` counts. */
export function groupsIn(s: GameState, area: number, kind: Kind): number[] {
  const indexes: number[] = [];
  s.groups.forEach((g, index) => {
    if (g.at === area && g.kind === kind) indexes.push(index);
  });
  return indexes;
}
