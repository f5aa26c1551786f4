import type { AnyDecisionRule, DecisionRule } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { FIRST_SEAT, type Nation, NOBODY, type Seat } from '../model/ids.ts';
import { ownerOf } from '../model/readers.ts';
import type { GameState, Pending, PendingKind, Step } from '../model/state.ts';
import { beforeWithdrawal, cnutsCrown, cnutsDeparture } from '../nation/danes.ts';
import { displaceNext, displaceRule } from '../nation/displacement.ts';
import { arthurDeparture, replaceRule, romanDeparture } from '../nation/romano-british.ts';
import { exchangeRule, normanReinforcements, specialReinforcements } from '../nation/round-sixteen.ts';
import { burhRule } from '../nation/saxons.ts';
import { askInWindow, submitRule } from '../nation/submission.ts';
import { permissionRule } from './abandonment.ts';
import {
  allInvaders,
  invaders,
  leaderArrival,
  leaderRule,
  leaveOutRule,
  reinforcements,
  specialArrivals,
} from './arrivals.ts';
import { battleRule, battles } from './battle.ts';
import { ballotRule, bretwalda, openVoters, voteRule } from './bretwalda.ts';
import { burhLossRule, strikeRule } from './casualties.ts';
import { fortsRule } from './forts.ts';
import { moveRule, startMovement } from './movement.ts';
import { lossesRule } from './naming-losses.ts';
import { allowance, allowanceRule, placeRule, population } from './population.ts';
import { reduceLegions, removeExcess, removeRule } from './removal.ts';
import { retreatRule } from './retreat.ts';
import { holdPoints, king, roundEnd } from './round-end.ts';
import { beginRule, sideRule } from './sides.ts';
import { nextTurn, roundStart, standingPoints, turnStart } from './turn.ts';
import { withdrawal, withdrawRule } from './withdrawal.ts';

/** What is done in each step of a game (SEQ-4, SEQ-5, SEQ-8), and every decision of the rules (DEC). */

const STEP_RULES: Readonly<Record<Step, (d: Draft) => void>> = {
  sides: (d) => d.ask({ kind: 'begin' }),
  'round-start': roundStart,
  'roman-departure': romanDeparture,
  'arthur-departure': arthurDeparture,
  'special-reinforcements': specialReinforcements,
  'norman-reinforcements': normanReinforcements,
  'all-invaders': allInvaders,
  'standing-points': standingPoints,
  'first-turn': nextTurn,
  'turn-start': turnStart,
  allowance,
  population,
  'special-arrivals': specialArrivals,
  invaders,
  reinforcements,
  leader: leaderArrival,
  movement: startMovement,
  battles,
  'before-withdrawal': beforeWithdrawal,
  'cnuts-crown': cnutsCrown,
  withdrawal,
  departure: cnutsDeparture,
  overpopulation: removeExcess,
  reduction: reduceLegions,
  'turn-end': nextTurn,
  'hold-points': holdPoints,
  bretwalda,
  king,
  'round-end': roundEnd,
  over: () => {},
};

const DECISIONS: { readonly [K in PendingKind]: DecisionRule<K> } = {
  begin: beginRule,
  side: sideRule,
  allowance: allowanceRule,
  burhs: burhRule,
  place: placeRule,
  'leave-out': leaveOutRule,
  leader: leaderRule,
  move: moveRule,
  permission: permissionRule,
  submit: submitRule,
  displace: displaceRule,
  battle: battleRule,
  strike: strikeRule,
  'burh-loss': burhLossRule,
  forts: fortsRule,
  losses: lossesRule,
  retreat: retreatRule,
  withdraw: withdrawRule,
  remove: removeRule,
  replace: replaceRule,
  ballot: ballotRule,
  vote: voteRule,
  exchange: exchangeRule,
};

/** The rule of a pending decision. */
export const ruleOf = (p: Pending): AnyDecisionRule => DECISIONS[p.kind] as AnyDecisionRule;

/** Runs through the steps until somebody has to decide, or the game is over. */
export function runToDecision(d: Draft): void {
  while (d.s.pending === null && d.s.step !== 'over') {
    if (d.s.displacing !== NOBODY) displaceNext(d);
    else if (d.s.askedToSubmit) askInWindow(d);
    else STEP_RULES[d.s.step](d);
  }
}

/** Runs on while there is nothing to choose: single options are taken and shown. */
export function run(d: Draft): void {
  for (;;) {
    runToDecision(d);
    const p = d.s.pending;
    if (p === null) return;
    if (p.kind === 'move' && hasMoved(d.s, p.nation)) return;
    const options = ruleOf(p).legal(d.s, p, 2);
    const [action] = options;
    if (options.length !== 1 || action === undefined) return;
    d.emit({ type: 'automatic', seat: decidingSeats(d.s, p)[0] as Seat, action });
    ruleOf(p).apply(d, p, action);
  }
}

/**
 * A Movement Phase in which something moved is ended by its player, even if nothing else can be done: dice may follow,
 * and the last move can still be taken back.
 */
function hasMoved(s: GameState, nation: Nation): boolean {
  for (const g of s.groups) if (g.spent > 0 || g.at !== g.start) return true;
  return (s.leaders[nation]?.spent ?? 0) > 0;
}

/** The nations that must decide, from the pending decision; none for a choice of sides. */
export function decidingNations(p: Pending): Nation[] {
  if (p.kind === 'vote') return openVoters(p);
  if (p.kind === 'allowance' || p.kind === 'permission') return [p.overlord];
  return 'nation' in p ? [p.nation] : [];
}

export function decidingSeats(s: GameState, p: Pending): Seat[] {
  if (p.kind === 'begin') return [FIRST_SEAT];
  if (p.kind === 'side' || p.kind === 'ballot') return [p.seat];
  return decidingNations(p).map((nation) => ownerOf(s, nation));
}
