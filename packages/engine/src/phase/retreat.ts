import type { Action, ActionOf, RetreatAction } from '../model/action.ts';
import type { DecisionRule, PendingOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { restedGroup } from '../model/group.ts';
import { ADJACENT, type Area, areaId, areaOf, type Nation, NOWHERE, nationId } from '../model/ids.ts';
import type { Battle, GameState, Group } from '../model/state.ts';
import { type Violation, violation } from '../model/violation.ts';
import { bodiesIn, isContested, leaderIn } from '../query/occupation.ts';
import { isOpenToLeaderAlone, owesLosses, retreats } from '../query/retreat.ts';
import { fits, normalLimit, overstackElsewhere, overstackLimit } from '../query/stacking.ts';
import { leavesLeaderAlone } from '../query/step.ts';
import { joinGroup, leaveGroup } from './groups.ts';
import { openWindow } from './movement-end.ts';
import { applyLoss, lossActions, lossProblem } from './origins.ts';
import { changeLeader, shift } from './pieces.ts';

/** Retreats (RET): some units to one place, then some more, until the side stands and fights on or has left. */

type P = PendingOf<'retreat'>;

/** DEC-17, DEC-18, DEC-19. */
export const retreatRule: DecisionRule<'retreat'> = {
  kind: 'retreat',
  answers: ['stand', 'retreat', 'lose'],

  legal(s, p, limit) {
    const actions: Action[] = [{ type: 'stand' }];
    if (p.side === 'attacker' && owesLosses(s)) return [...actions, ...lossActions(s)];
    armyRetreats(s, p, actions, limit);
    leaderRetreats(s, p, actions);
    return actions;
  },

  problem(s, p, action) {
    if (action.type === 'stand') return undefined;
    if (action.type === 'lose')
      return p.side === 'attacker'
        ? lossProblem(s, action)
        : violation('loss-not-possible', 'CAS-7', { unit: action.unit, back: action.back, owed: 0 });
    return retreatProblem(s, p, action as RetreatAction);
  },

  apply(d, p, action) {
    if (action.type === 'lose') applyLoss(d, action);
    else if (action.type === 'retreat') {
      retreat(d, p, action);
      if (!isContested(d.s, (d.s.battle as Battle).area)) {
        d.setBattle({ stage: 'ended' });
        openWindow(d);
        d.done();
      }
    } else {
      d.setBattle({ stage: p.side === 'defender' ? 'attacker' : 'roll' });
      d.done();
    }
  },

  fallback: () => ({ type: 'stand' }),
};

const homeName = (home: Area) => (home === NOWHERE ? null : areaId(home));

function armyRetreats(s: GameState, p: P, actions: Action[], limit: number): void {
  const { area } = s.battle as Battle;
  const leader = leaderIn(s, p.nation, area);
  for (const { to, kind, n, home } of retreats(s, p.nation, p.side))
    for (let count = 1; count <= n && actions.length < limit; count++) {
      if (!fits(s, p.nation, to, count, area)) continue;
      const base = {
        type: 'retreat',
        to: areaId(to),
        unit: kind,
        count,
        home: homeName(home),
      } as const;
      if (!leader || !leavesLeaderAlone(s, p.nation, area, count)) actions.push({ ...base, leader: false });
      if (leader) actions.push({ ...base, leader: true });
    }
}

function leaderRetreats(s: GameState, p: P, actions: Action[]): void {
  const { area } = s.battle as Battle;
  if (!leaderIn(s, p.nation, area)) return;
  for (const to of ADJACENT[area] as readonly Area[])
    if (isOpenToLeaderAlone(s, p.nation, p.side, area, to))
      actions.push({
        type: 'retreat',
        to: areaId(to),
        unit: 'infantry',
        count: 0,
        home: null,
        leader: true,
      });
}

function retreatProblem(s: GameState, p: P, action: RetreatAction): Violation | undefined {
  const { area } = s.battle as Battle;
  const { nation, side } = p;
  const to = areaOf(action.to);
  const about = { nation: nationId(nation), from: areaId(area), to: action.to };
  if (side === 'attacker' && owesLosses(s)) return violation('losses-first', 'CAS-7', about);
  const leader = leaderIn(s, nation, area);
  if (action.leader && !leader)
    return violation('retreat-no-such-units', 'LDR-16', { ...about, leader: false });
  if (action.count === 0) {
    if (action.leader && isOpenToLeaderAlone(s, nation, side, area, to)) return undefined;
    return action.leader
      ? violation('retreat-not-open', 'LDR-17', about)
      : violation('retreat-no-such-units', 'RET-2', { ...about, asked: 0, there: 0 });
  }
  const open = retreats(s, nation, side);
  if (!open.some((l) => l.to === to))
    return violation('retreat-not-open', side === 'defender' ? 'RET-3' : 'RET-10', {
      ...about,
      open: [...new Set(open.map((l) => areaId(l.to)))],
    });
  const leaving = open.find((l) => l.to === to && l.kind === action.unit && homeName(l.home) === action.home);
  if (!leaving || leaving.n < action.count)
    return violation('retreat-no-such-units', 'RET-2', {
      ...about,
      unit: action.unit,
      asked: action.count,
      there: leaving?.n ?? 0,
    });
  if (!fits(s, nation, to, action.count, area)) return stackingRefusal(s, nation, area, to, action.count);
  if (leader && !action.leader && leavesLeaderAlone(s, nation, area, action.count))
    return violation('retreat-leader', 'LDR-15', { ...about, leader: leader.id });
  return undefined;
}

function stackingRefusal(s: GameState, nation: Nation, from: Area, to: Area, count: number): Violation {
  const overstack = overstackElsewhere(s, nation, to, from, count);
  return violation('retreat-stacking', 'RET-8', {
    nation: nationId(nation),
    area: areaId(to),
    armies: bodiesIn(s, nation, to) + count,
    limit: overstack === undefined ? overstackLimit(to) : normalLimit(nation, to),
    overstack: overstack === undefined ? null : areaId(overstack),
  });
}

function retreat(d: Draft, p: P, action: ActionOf<'retreat'>): void {
  const { area } = d.s.battle as Battle;
  const to = areaOf(action.to);
  d.emit({
    type: 'retreated',
    nation: nationId(p.nation),
    from: areaId(area),
    to: action.to,
    unit: action.unit,
    count: action.count,
    leader: action.leader,
  });
  if (action.count > 0) {
    if (p.side === 'attacker') regroup(d, area, to, action);
    shift(d, p.nation, area, to, action.unit, action.count);
  }
  if (action.leader) changeLeader(d, p.nation, { at: to });
}

function regroup(d: Draft, area: Area, to: Area, action: RetreatAction): void {
  const index = d.s.groups.findIndex(
    (g) => g.at === area && g.kind === action.unit && g.back === to && homeName(g.home) === action.home,
  );
  const group = d.s.groups[index] as Group;
  leaveGroup(d.groups, index, action.count);
  joinGroup(d.groups, restedGroup(group, to, action.count, NOWHERE, group.home));
}
