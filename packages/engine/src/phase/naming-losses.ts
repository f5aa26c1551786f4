import { owed, setOwed, settleOwed } from '../effect/attacker-losses.ts';
import { leaveGroup } from '../effect/groups.ts';
import type { ActionOf } from '../model/action.ts';
import { type Answer, type DecisionRule, firstOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { type Area, areaId, NOWHERE } from '../model/ids.ts';
import { battleOf, groupAt } from '../model/readers.ts';
import type { GameState, Group } from '../model/state.ts';
import { type Violation, violation } from '../model/violation.ts';
import { isOpenToAttacker } from '../query/retreat.ts';

/**
 * The attackers' owner says which armies died, by where they came from, when a retreat or the end of the battle needs
 * it.
 */

const nameOrNone = (area: Area) => (area === NOWHERE ? null : areaId(area));

/** Where raiders may withdraw to is named only if others of their kind came the same way. */
const toldApartBy = (s: GameState, group: Group): Area =>
  s.groups.some(
    (g) =>
      g !== group &&
      g.at === group.at &&
      g.kind === group.kind &&
      g.retreatTo === group.retreatTo &&
      g.withdrawTo !== group.withdrawTo,
  )
    ? group.withdrawTo
    : NOWHERE;

/** One action for each group that could have suffered a loss still unnamed. */
export function lossActions(s: GameState): Answer<'losses'>[] {
  const battle = battleOf(s);
  return s.groups
    .filter((g) => g.at === battle.area && owed(battle, g.kind) > 0)
    .map((g) => ({
      type: 'lose',
      unit: g.kind,
      back: nameOrNone(g.retreatTo),
      home: nameOrNone(toldApartBy(s, g)),
    }));
}

const lostGroup = (s: GameState, action: ActionOf<'lose'>): number =>
  s.groups.findIndex(
    (g) =>
      g.at === s.battle?.area &&
      g.kind === action.unit &&
      nameOrNone(g.retreatTo) === action.back &&
      nameOrNone(toldApartBy(s, g)) === action.home,
  );

export function lossProblem(s: GameState, action: ActionOf<'lose'>): Violation | undefined {
  if (lostGroup(s, action) >= 0 && owed(battleOf(s), action.unit) > 0) return undefined;
  return violation('loss-not-possible', 'CAS-7', {
    unit: action.unit,
    back: action.back,
    owed: owed(battleOf(s), action.unit),
  });
}

export function applyLoss(d: Draft, action: ActionOf<'lose'>): void {
  const battle = battleOf(d.s);
  leaveGroup(d.groups, lostGroup(d.s, action), 1);
  setOwed(d, action.unit, owed(battle, action.unit) - 1);
  settleOwed(d, battle.area, action.unit, battle.stage !== 'ended');
}

/** DEC-15: those with the fewest ways back die first. */
function lossFallback(s: GameState): Answer<'losses'> {
  const nation = s.nation;
  const actions = lossActions(s);
  const isStuck = (a: Answer<'losses'>): boolean => {
    const { retreatTo, withdrawTo } = groupAt(s, lostGroup(s, a));
    return !isOpenToAttacker(s, nation, retreatTo, withdrawTo);
  };
  const stuck = actions.find(isStuck);
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
