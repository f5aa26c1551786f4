import type { Action, ActionOf } from '../model/action.ts';
import { PENDING } from '../model/codecs.ts';
import type { Decision } from '../model/decision.ts';
import type { Dice } from '../model/dice.ts';
import { Draft } from '../model/draft.ts';
import type { GameEvent } from '../model/event.ts';
import { areaId, NO_SEAT, nationId, nationOf, type Seat } from '../model/ids.ts';
import { ownerOf } from '../model/readers.ts';
import { clauseIn } from '../model/rules.ts';
import { badField } from '../model/shape.ts';
import type { GameState, Pending } from '../model/state.ts';
import { RuleError, type Violation, violation } from '../model/violation.ts';
import { decidingNations, decidingSeats, ruleOf, run } from '../phase/flow.ts';

/** Who must decide what now: nobody when the game is over, several at once in a secret ballot. */
export function decision(state: GameState): Decision[] {
  const p = state.pending;
  if (p === null) return [];
  const { kind, ...rest } = PENDING.write(p);
  const data = state.battle ? { ...rest, area: areaId(state.battle.area) } : rest;
  const nations = decidingNations(p);
  const asked =
    nations.length === 0
      ? [{ kind, seat: decidingSeats(state, p)[0], nation: null, data }]
      : nations.map((nation) => ({
          kind,
          seat: ownerOf(state, nation),
          nation: nationId(nation),
          data: p.kind === 'vote' ? { secret: p.secret, nation: nationId(nation) } : data,
        }));
  return asked as Decision[];
}

/** Every legal action, in a fixed order; empty only when the game is over. */
export function legalActions(state: GameState, seat?: Seat): Action[] {
  const p = state.pending;
  if (p === null) return [];
  const actions = ruleOf(p).legal(state, p, Number.POSITIVE_INFINITY);
  if (seat === undefined) return actions;
  return actions.filter((action) => isDecider(state, p, action, seat));
}

function isDecider(state: GameState, p: Pending, action: Action, seat: Seat): boolean {
  if (p.kind === 'vote' && action.type === 'vote')
    return state.owner[nationOf((action as ActionOf<'vote'>).nation)] === seat;
  return decidingSeats(state, p).includes(seat);
}

/** Why an action (of a seat) is refused, or undefined. Takes anything; never throws. */
export function check(state: GameState, action: unknown, seat?: Seat): Violation | undefined {
  const problem = problemOf(state, action, seat);
  return problem && { ...problem, rule: clauseIn(state, problem.rule) };
}

function problemOf(state: GameState, action: unknown, seat: Seat | undefined): Violation | undefined {
  const field = badField(action);
  if (field !== undefined) return violation('malformed', 'action', { field });
  const p = state.pending;
  if (p === null) return violation('game-over', 'WIN-1', {});
  const rule = ruleOf(p);
  const asked = action as Action;
  if (!rule.answers.includes(asked.type))
    return violation('wrong-decision', 'SEQ-5', {
      got: asked.type,
      expected: rule.answers,
      decision: p.kind,
    });
  if (seat !== undefined && !isDecider(state, p, asked, seat))
    return violation('not-your-decision', 'DEC', {
      seat,
      deciders: decidingSeats(state, p),
      decision: p.kind,
    });
  return rule.problem(state, p, asked);
}

export interface Applied {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly rolls: readonly number[];
}

/** The game after an action (of a seat). The given state is unchanged; a refused action throws a RuleError with its violation. */
export function apply(state: GameState, action: Action, dice: Dice, seat?: Seat): Applied {
  const problem = check(state, action, seat);
  if (problem) throw new RuleError(problem);
  const p = state.pending as Pending;
  const d = new Draft(state, dice);
  ruleOf(p).apply(d, p, action);
  run(d);
  return { state: d.s, events: d.events, rolls: d.rolls };
}

/** The engine's answer for a player who gives none: the last column of the DEC table. */
export function defaultAction(state: GameState): Action | undefined {
  const p = state.pending;
  return p === null ? undefined : ruleOf(p).fallback(state, p);
}

/** The seat that an action of this moment belongs to. */
export function seatOfAction(state: GameState, action: Action): Seat {
  const p = state.pending;
  if (p === null) return NO_SEAT;
  if (p.kind === 'vote' && action.type === 'vote') return ownerOf(state, nationOf(action.nation));
  return decidingSeats(state, p)[0] as Seat;
}
