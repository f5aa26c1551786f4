import type { AreaId } from '../data/board.ts';
import { joinGroup, leaveGroup } from '../effect/groups.ts';
import { changeLeader, put, take, updateHolder } from '../effect/pieces.ts';
import type { RetreatAction } from '../model/action.ts';
import { type Answer, type DecisionRule, firstOf, type PendingOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { restedGroup, withCount } from '../model/group.ts';
import { type Area, adjacentTo, areaId, areaOf, landId, NOWHERE, nationId } from '../model/ids.ts';
import { battleOf, groupAt } from '../model/readers.ts';
import { waysOf } from '../model/rules.ts';
import type { GameState, Group, Kind } from '../model/state.ts';
import { type Violation, violation } from '../model/violation.ts';
import { openWindow } from '../nation/submission.ts';
import { leavesLeaderAlone } from '../query/leader-step.ts';
import { isContested, leaderIn } from '../query/occupation.ts';
import { landAfter } from '../query/population.ts';
import {
  isFed,
  isOpenToLeaderAlone,
  type Leaving,
  mayGroupGo,
  mayRetreat,
  owesLosses,
  retreats,
  stillToRetreat,
} from '../query/retreat.ts';
import { fits, stackingDetails } from '../query/stacking.ts';
import { eliminate } from './casualties.ts';
import { applyLoss, lossActions, lossProblem } from './naming-losses.ts';

/** Retreats (RET): some units to one place, then more, until the side stands and fights on or has left. */

type P = PendingOf<'retreat'>;

/** DEC-17, DEC-18, DEC-19. */
export const retreatRule: DecisionRule<'retreat'> = {
  kind: 'retreat',
  answers: ['stand', 'retreat', 'lose'],

  legal(s, p, limit) {
    const actions: Answer<'retreat'>[] = standProblem(s, p) ? [] : [{ type: 'stand' }];
    if (p.side === 'attacker' && owesLosses(s)) return [...actions, ...lossActions(s)];
    armyRetreats(s, p, actions, limit);
    leaderRetreats(s, p, actions);
    return actions;
  },

  problem(s, p, action) {
    if (action.type === 'stand') return standProblem(s, p);
    if (action.type === 'lose')
      return p.side === 'attacker'
        ? lossProblem(s, action)
        : violation('loss-not-possible', 'CAS-7', { unit: action.unit, back: action.back, owed: 0 });
    return retreatProblem(s, p, action);
  },

  apply(d, p, action) {
    if (action.type === 'lose') applyLoss(d, action);
    else if (action.type === 'retreat') {
      const { area } = battleOf(d.s);
      if (action.to === null) giveUp(d, p, action);
      else retreat(d, p, action, action.to);
      if (!isContested(d.s, area)) {
        d.battle.stage = 'ended';
        openWindow(d, battleOf(d.s).defender);
        d.done();
      }
    } else {
      d.battle.stage = p.side === 'defender' ? 'attacker' : 'roll';
      d.done();
    }
  },

  fallback(s, p) {
    return firstOf(this.legal(s, p, 2));
  },
};

/** What is asked after some armies have gone to `to`: more may follow, and some may have to. */
function laterPart(s: GameState, p: P, to: Area, armies: number): P {
  const bound: P = waysOf(s).retreatPlaces === 'one' ? { ...p, to } : p; // DIG-18
  return fits(s, p.nation, to, armies, battleOf(s).area) ? bound : { ...bound, unfinished: true };
}

/** RUL-59: a retreat that has made two overstacks is not over until one of them is gone. */
function standProblem(s: GameState, p: P): Violation | undefined {
  const leave = p.unfinished ? stillToRetreat(s, p.nation) : 0;
  if (leave === 0) return undefined;
  const { area } = battleOf(s);
  return violation('retreat-unfinished', 'RET-8', { ...stackingDetails(s, p.nation, area, 0), leave });
}

const nameOrNone = (area: Area) => (area === NOWHERE ? null : areaId(area));

/** The armies that a retreat action is about. */
const leavingBy = (open: readonly Leaving[], action: RetreatAction): Leaving | undefined =>
  open.find((l) => nameOrNone(l.to) === action.to && nameOrNone(l.toldApartBy) === action.home);

function armyRetreats(s: GameState, p: P, actions: Answer<'retreat'>[], limit: number): void {
  const { area } = battleOf(s);
  const leader = leaderIn(s, p.nation, area) !== undefined;
  const open = retreats(s, p.nation, p.side);
  for (const leaving of open) {
    const to = nameOrNone(leaving.to);
    const home = nameOrNone(leaving.toldApartBy);
    for (let cavalry = 0; cavalry <= leaving.cavalry; cavalry++)
      for (let infantry = cavalry > 0 ? 0 : 1; infantry <= leaving.infantry; infantry++) {
        if (actions.length >= limit) return;
        if (!mayRetreat(s, p.nation, open, leaving.to, infantry + cavalry)) continue;
        if (to === null || !leader || !leavesLeaderAlone(s, p.nation, area, infantry + cavalry))
          actions.push({ type: 'retreat', to, infantry, cavalry, leader: false, home });
        if (to !== null && leader)
          actions.push({ type: 'retreat', to, infantry, cavalry, leader: true, home });
      }
  }
}

function leaderRetreats(s: GameState, p: P, actions: Answer<'retreat'>[]): void {
  const { area } = battleOf(s);
  if (!leaderIn(s, p.nation, area)) return;
  for (const to of adjacentTo(area))
    if (isOpenToLeaderAlone(s, p.nation, p.side, area, to))
      actions.push({ type: 'retreat', to: areaId(to), infantry: 0, cavalry: 0, leader: true, home: null });
}

/** Why a place is not open: nobody is given up, or not these (DIG-16); where others went (DIG-18) or this side may go. */
function notOpenRule(s: GameState, { to, side }: P, action: RetreatAction): string {
  const isDefender = side === 'defender';
  if (action.to === null)
    return waysOf(s).noRetreat === 'may-perish' ? 'DIG-16' : isDefender ? 'RET-9' : 'RET-14';
  if (to !== undefined) return 'DIG-18';
  return isDefender ? 'RET-3' : 'RET-10';
}

function retreatProblem(s: GameState, p: P, action: RetreatAction): Violation | undefined {
  const { area } = battleOf(s);
  const { nation, side } = p;
  const { infantry, cavalry } = action;
  const to = areaOf(action.to);
  const about = { nation: nationId(nation), from: landId(area), to: action.to };
  if (side === 'attacker' && owesLosses(s)) return violation('losses-first', 'CAS-7', about);
  const leader = leaderIn(s, nation, area);
  if (action.leader && !leader)
    return violation('retreat-no-such-units', 'LDR-16', { ...about, leader: false });
  if (infantry + cavalry === 0)
    return isOpenToLeaderAlone(s, nation, side, area, to)
      ? undefined
      : violation('retreat-not-open', 'LDR-17', about);
  const open = retreats(s, nation, side);
  if (!open.some((l) => l.to === to))
    return violation('retreat-not-open', notOpenRule(s, p, action), {
      ...about,
      open: [...new Set(open.map((l) => l.to))].filter((place) => place !== NOWHERE).map(areaId),
    });
  const leaving = leavingBy(open, action);
  if (!leaving || leaving.infantry < infantry || leaving.cavalry < cavalry)
    return violation('retreat-no-such-units', 'RET-2', {
      ...about,
      asked: infantry + cavalry,
      there: leaving ? leaving.infantry + leaving.cavalry : 0,
      infantry: leaving?.infantry ?? 0,
      cavalry: leaving?.cavalry ?? 0,
    });
  if (to !== NOWHERE && !isFed(s, nation, to, infantry + cavalry)) {
    const { bodies, most } = landAfter(s, nation, area, to, infantry + cavalry);
    return violation('retreat-population', 'X-RET-1', { ...about, armies: bodies, limit: most });
  }
  if (!mayRetreat(s, nation, open, to, infantry + cavalry))
    return violation('retreat-stacking', 'RET-8', stackingDetails(s, nation, to, infantry + cavalry, area));
  if (action.to === null) return action.leader ? violation('retreat-not-open', 'DIG-16', about) : undefined;
  if (leader && !action.leader && leavesLeaderAlone(s, nation, area, infantry + cavalry))
    return violation('retreat-leader', 'LDR-15', { ...about, leader: leader.id });
  return undefined;
}

/**
 * DIG-16: armies with nowhere to go are given up. Their enemy scores as if they had fallen, and a leader who loses his
 * last company with them falls too (LDR-13).
 */
function giveUp(d: Draft, p: P, action: RetreatAction): void {
  const { area, defender } = battleOf(d.s);
  const { infantry, cavalry } = action;
  const home = leavingBy(retreats(d.s, p.nation, p.side), action)?.withdrawTo ?? NOWHERE;
  if (p.side === 'attacker')
    for (const unit of ['infantry', 'cavalry'] as const)
      takeFromGroups(d, p, NOWHERE, unit, action[unit], home);
  const by = p.side === 'attacker' ? defender : d.s.nation;
  eliminate(d, p.nation, area, { infantry, cavalry, burh: 0, fort: 0 }, by);
}

function retreat(d: Draft, p: P, action: RetreatAction, target: AreaId): void {
  const { area } = battleOf(d.s);
  const to = areaOf(target);
  const armies = action.infantry + action.cavalry;
  if (armies > 0) d.ask(laterPart(d.s, p, to, armies));
  let leader = action.leader;
  for (const unit of ['infantry', 'cavalry'] as const) {
    const count = action[unit];
    const leaderOnly = unit === 'infantry' && leader && action.cavalry === 0;
    if (count === 0 && !leaderOnly) continue;
    d.emit({
      type: 'retreated',
      nation: nationId(p.nation),
      from: areaId(area),
      to: target,
      unit,
      count,
      leader,
    });
    leader = false;
  }
  // Both kinds leave before the area is settled: they go together.
  const leaving = leavingBy(retreats(d.s, p.nation, p.side), action);
  for (const unit of ['infantry', 'cavalry'] as const) {
    if (action[unit] === 0) continue;
    if (p.side === 'attacker') regroup(d, p, to, unit, action[unit], leaving?.withdrawTo ?? NOWHERE);
    take(d, p.nation, area, unit, action[unit]);
  }
  updateHolder(d, area);
  for (const unit of ['infantry', 'cavalry'] as const)
    if (action[unit] > 0) put(d, p.nation, to, unit, action[unit]);
  if (action.leader) changeLeader(d, p.nation, { at: to });
}

function regroup(d: Draft, p: P, to: Area, unit: Kind, count: number, withdrawTo: Area): void {
  for (const left of takeFromGroups(d, p, to, unit, count, withdrawTo))
    joinGroup(d.groups, restedGroup(left, to, left.count, NOWHERE, withdrawTo));
}

/** Takes armies that go to one place out of their groups, of which there may be several (DIG-18). */
function takeFromGroups(
  d: Draft,
  { nation }: P,
  to: Area,
  unit: Kind,
  count: number,
  withdrawTo: Area,
): Group[] {
  const { area } = battleOf(d.s);
  const taken: Group[] = [];
  for (let left = count; left > 0; ) {
    const index = d.s.groups.findIndex(
      (g) =>
        g.at === area && g.kind === unit && g.withdrawTo === withdrawTo && mayGroupGo(d.s, nation, g, to),
    );
    const group = groupAt(d.s, index);
    const n = Math.min(left, group.count);
    leaveGroup(d.groups, index, n);
    taken.push(withCount(group, n));
    left -= n;
  }
  return taken;
}
