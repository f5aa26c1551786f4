import { joinGroup, leaveGroup, mergeGroups } from '../effect/groups.ts';
import { changeLeader, shift } from '../effect/pieces.ts';
import type { Answer, DecisionRule } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { restedGroup } from '../model/group.ts';
import {
  type Area,
  areaId,
  areaOf,
  isSea,
  landId,
  NATION,
  type Nation,
  NOWHERE,
  nationId,
} from '../model/ids.ts';
import { groupAt } from '../model/readers.ts';
import { calendarOf } from '../model/rules.ts';
import type { GameState, Group } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { leavesLeaderAlone } from '../query/leader-step.ts';
import { armiesIn, isSoleOccupant, isVacant, leaderIn } from '../query/occupation.ts';
import { fits } from '../query/stacking.ts';
import { RAID, statusOf } from '../query/tables.ts';

/** The Raider Withdrawal Phase (RAID-4..12, DANE-1). */

export function withdrawal(d: Draft): void {
  const nation = d.s.nation;
  d.endStep();
  if (!(statusOf(d.s, d.s.round, nation) & RAID)) return;
  d.groups = mergeGroups(d.s.groups, (g) => restedGroup(g, g.at, g.count, NOWHERE, g.withdrawTo)); // only where they may withdraw to matters now
  if (isForced(d.s)) return withdrawAll(d, nation);
  if (raiders(d.s, nation).length > 0) d.ask({ kind: 'withdraw', nation });
}

/** All Danes of round 11 go back to sea (DANE-1). */
const isForced = (s: GameState): boolean => s.nation === NATION.danes && s.round === calendarOf(s).danishRaid;

function withdrawAll(d: Draft, nation: Nation): void {
  for (;;) {
    const raider = raiders(d.s, nation)[0];
    if (!raider) return;
    withdraw(
      d,
      nation,
      raider.at,
      raider.withdrawTo,
      raider.count,
      leaderIn(d.s, nation, raider.at) !== undefined,
    );
  }
}

/** Raiding armies on land that may withdraw: to a sea always, to a Pict's land if it is free and has room (RAID-11). */
function raiders(s: GameState, nation: Nation): Group[] {
  return s.groups.filter(
    (g) =>
      !isSea(g.at) &&
      g.withdrawTo !== NOWHERE &&
      g.withdrawTo !== g.at &&
      (isSea(g.withdrawTo) || isVacant(s, g.withdrawTo) || isSoleOccupant(s, nation, g.withdrawTo)) &&
      fits(s, nation, g.withdrawTo, 1, g.at),
  );
}

/** RAID-6: to his own sea, or wherever the last of his company goes. */
const mayTakeLeader = (s: GameState, nation: Nation, group: Group, count: number): boolean => {
  const leader = leaderIn(s, nation, group.at);
  return (
    leader !== undefined &&
    isSea(group.withdrawTo) &&
    (leader.withdrawTo === group.withdrawTo || leavesLeaderAlone(s, nation, group.at, count))
  );
};

/** DEC-20. */
export const withdrawRule: DecisionRule<'withdraw'> = {
  kind: 'withdraw',
  answers: ['withdraw', 'end'],
  legal(s, p) {
    const actions: Answer<'withdraw'>[] = [];
    for (const group of raiders(s, p.nation))
      for (let count = 1; count <= group.count; count++) {
        if (!fits(s, p.nation, group.withdrawTo, count, group.at)) continue;
        const base = {
          type: 'withdraw',
          from: landId(group.at),
          to: areaId(group.withdrawTo),
          count,
        } as const;
        if (!leavesLeaderAlone(s, p.nation, group.at, count)) actions.push({ ...base, leader: false });
        if (mayTakeLeader(s, p.nation, group, count)) actions.push({ ...base, leader: true });
      }
    actions.push({ type: 'end' });
    return actions;
  },
  problem(s, p, action) {
    if (action.type === 'end') return undefined;
    const { from, to, count, leader } = action;
    const about = { nation: nationId(p.nation), from, to };
    const home = areaOf(to);
    const here = s.groups.find((g) => g.at === areaOf(from) && g.withdrawTo === home);
    if (!here || here.count < count || count === 0)
      return violation('withdraw-no-such-units', 'RAID-4', {
        ...about,
        asked: count,
        there: here?.count ?? 0,
      });
    const open = raiders(s, p.nation).find((g) => g === here);
    if (!open || !fits(s, p.nation, home, count, here.at))
      return violation('withdraw-not-open', 'RAID-11', { ...about, armies: armiesIn(s, p.nation, home) });
    if (leader ? !mayTakeLeader(s, p.nation, here, count) : leavesLeaderAlone(s, p.nation, here.at, count))
      return violation('withdraw-leader', 'RAID-6', about);
    return undefined;
  },
  apply(d, p, action) {
    if (action.type === 'end') return d.done();
    const { from, to, count, leader } = action;
    withdraw(d, p.nation, areaOf(from), areaOf(to), count, leader);
  },
  fallback: () => ({ type: 'end' }),
};

function withdraw(d: Draft, nation: Nation, from: Area, to: Area, count: number, leader: boolean): void {
  d.emit({
    type: 'withdrew',
    nation: nationId(nation),
    from: areaId(from),
    to: areaId(to),
    unit: 'infantry',
    count,
    leader,
  });
  const index = d.s.groups.findIndex((g) => g.at === from && g.withdrawTo === to);
  const group = groupAt(d.s, index);
  leaveGroup(d.groups, index, count);
  joinGroup(d.groups, restedGroup(group, to, count, NOWHERE, group.withdrawTo));
  shift(d, nation, from, to, 'infantry', count);
  if (leader) changeLeader(d, nation, { at: to });
}
