import type { ActionOf } from '../model/action.ts';
import { type Answer, type DecisionRule, firstOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { type Area, areaId, areaOf, NOWHERE } from '../model/ids.ts';
import { groupAt } from '../model/readers.ts';
import type { Battle, GameState, Group, Kind } from '../model/state.ts';
import { type Violation, violation } from '../model/violation.ts';
import { groupsHere, isOpenToAttacker } from '../query/retreat.ts';
import { leaveGroup } from './groups.ts';

/**
 * Which attackers died (CAS-7): their owner may leave it open while they are alike in battle, and names them
 * by where they came from when a retreat or the end of the battle asks for it (RUL-55).
 */

const alike = (groups: readonly Group[], backMatters: boolean): boolean =>
  groups.every((g) => g.home === groups[0]?.home && (!backMatters || g.back === groups[0]?.back));

const owed = (battle: Battle, kind: Kind): number =>
  kind === 'infantry' ? battle.owedInfantry : battle.owedCavalry;

function setOwed(d: Draft, kind: Kind, count: number): void {
  if (kind === 'infantry') d.battle.owedInfantry = count;
  else d.battle.owedCavalry = count;
}

/** Books losses on the groups at once if it makes no difference which, else keeps them open. */
export function loseAttackers(d: Draft, area: Area, kind: Kind, count: number): void {
  if (count > 0) setOwed(d, kind, owed(d.s.battle as Battle, kind) + count);
  settleOwed(d, area, kind, true);
}

function settleOwed(d: Draft, area: Area, kind: Kind, backMatters: boolean): void {
  const open = owed(d.s.battle as Battle, kind);
  if (open === 0) return;
  const groups = groupsHere(d.s, area, kind);
  const total = groups.reduce((n, g) => n + g.n, 0);
  if (open >= total || alike(groups, backMatters)) bookLosses(d, area, kind);
}

/** The losses still open fall on the groups that came last. */
function bookLosses(d: Draft, area: Area, kind: Kind): void {
  let open = owed(d.s.battle as Battle, kind);
  if (open > 0) setOwed(d, kind, 0);
  for (let index = d.s.groups.length - 1; index >= 0 && open > 0; index--) {
    const group = groupAt(d.s, index);
    if (group.at !== area || group.kind !== kind) continue;
    const lost = Math.min(open, group.n);
    leaveGroup(d.groups, index, lost);
    open -= lost;
  }
}

/** At the end of a battle: true when every loss has been named; otherwise the owner is asked. */
export function nameLosses(d: Draft, battle: Battle): boolean {
  for (const kind of ['infantry', 'cavalry'] as const) settleOwed(d, battle.area, kind, false);
  const { owedInfantry, owedCavalry } = d.s.battle as Battle;
  if (owedInfantry + owedCavalry === 0) return true;
  d.ask({ kind: 'losses', nation: d.s.nation });
  return false;
}

/** The armies of an undecided battle are displaced: nobody is asked any more who of them died (RUL-139). */
export function settleAllOwed(d: Draft): void {
  const { battle } = d.s;
  if (battle) for (const kind of ['infantry', 'cavalry'] as const) bookLosses(d, battle.area, kind);
}

const name = (area: Area) => (area === NOWHERE ? null : areaId(area));

/** Where raiders began is said only if others of their kind came from the same place. */
const markOf = (s: GameState, group: Group): Area =>
  s.groups.some(
    (g) =>
      g !== group &&
      g.at === group.at &&
      g.kind === group.kind &&
      g.back === group.back &&
      g.home !== group.home,
  )
    ? group.home
    : NOWHERE;

/** One action for each group that could have suffered a loss still unnamed. */
export function lossActions(s: GameState): Answer<'losses'>[] {
  const battle = s.battle as Battle;
  return s.groups
    .filter((g) => g.at === battle.area && owed(battle, g.kind) > 0)
    .map((g) => ({ type: 'lose', unit: g.kind, back: name(g.back), home: name(markOf(s, g)) }));
}

const lostGroup = (s: GameState, action: ActionOf<'lose'>): number =>
  s.groups.findIndex(
    (g) =>
      g.at === s.battle?.area &&
      g.kind === action.unit &&
      name(g.back) === action.back &&
      name(markOf(s, g)) === action.home,
  );

export function lossProblem(s: GameState, action: ActionOf<'lose'>): Violation | undefined {
  if (lostGroup(s, action) >= 0 && owed(s.battle as Battle, action.unit) > 0) return undefined;
  return violation('loss-not-possible', 'CAS-7', {
    unit: action.unit,
    back: action.back,
    owed: owed(s.battle as Battle, action.unit),
  });
}

export function applyLoss(d: Draft, action: ActionOf<'lose'>): void {
  const battle = d.s.battle as Battle;
  leaveGroup(d.groups, lostGroup(d.s, action), 1);
  setOwed(d, action.unit, owed(battle, action.unit) - 1);
  settleOwed(d, battle.area, action.unit, battle.stage !== 'ended');
}

/** DEC-15: those with the fewest ways back die first. */
function lossFallback(s: GameState): Answer<'losses'> {
  const nation = s.nation;
  const actions = lossActions(s);
  const stuck = actions.find((a) => a.back === null || !isOpenToAttacker(s, nation, areaOf(a.back)));
  return stuck ?? firstOf(actions);
}

export const lossesRule: DecisionRule<'losses'> = {
  kind: 'losses',
  answers: ['lose'],
  legal: (s) => lossActions(s),
  problem: (s, _, action) => lossProblem(s, action),
  apply(d, _, action) {
    applyLoss(d, action);
    d.done();
  },
  fallback: (s) => lossFallback(s),
};
