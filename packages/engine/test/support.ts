import type { AreaId } from '../src/data/board.ts';
import type { NationId } from '../src/data/nations.ts';
import { fromPosition } from '../src/game/from-position.ts';
import { newGame } from '../src/game/new-game.ts';
import { outcome } from '../src/game/outcome.ts';
import { apply, check, decision, legalActions } from '../src/game/play.ts';
import { toPosition } from '../src/game/position.ts';
import type { Action } from '../src/model/action.ts';
import type { Decision } from '../src/model/decision.ts';
import { scriptedDice } from '../src/model/dice.ts';
import type { EventType, GameEvent } from '../src/model/event.ts';
import type { Config, GameState, PendingKind } from '../src/model/state.ts';
import { RuleError, type Violation } from '../src/model/violation.ts';
import { makeAction, parseAction } from '../src/notation/action-text.ts';
import { makeArea, parsePosition } from '../src/notation/position-text.ts';

/**
 * A game to tell rules with: positions and actions are text, dice are written out and must be used up.
 *
 *     const game = at(`
 *       round 9 saxons movement
 *       kent: saxons 2
 *       essex: angles 1
 *     `);
 *     game.do('move 2 kent essex').do('end', [6, 1, 1]);
 *     expect(game.area('essex')).toBe('saxons 2');
 */
export class TestGame {
  state: GameState;
  /** Events of the last `do`. */
  events: readonly GameEvent[] = [];
  /** Events of every `do` so far. */
  readonly history: GameEvent[] = [];

  constructor(state: GameState) {
    this.state = state;
  }

  /** Applies an action; the dice must be exactly those that it rolls, and the state before stays as it was. */
  do(text: string, rolls: readonly number[] = []): this {
    const action = read(text);
    const refusal = this.refusal(text);
    if (refusal) throw new Error(`"${text}" is refused: ${JSON.stringify(refusal)}`);
    freeze(this.state);
    const dice = scriptedDice(rolls);
    const applied = apply(this.state, action, dice);
    if (dice.left() > 0) throw new Error(`"${text}" leaves ${dice.left()} of ${rolls.length} dice unused`);
    this.state = applied.state;
    this.events = applied.events;
    this.history.push(...applied.events);
    return this;
  }

  /** The violation of an action; fails if it is legal. */
  refuses(text: string): Violation {
    const refusal = this.refusal(text);
    if (!refusal) throw new Error(`"${text}" should be refused, but is legal`);
    return refusal;
  }

  /** The violation of an action, if it is one. What is checked and what is offered must agree on it. */
  refusal(text: string): Violation | undefined {
    const action = read(text);
    const refusal = check(this.state, action);
    const offered = this.legal().includes(makeAction(action));
    if (offered === (refusal !== undefined))
      throw new Error(`"${text}" is ${offered ? 'offered' : 'not offered'}, but ${JSON.stringify(refusal)}`);
    return refusal;
  }

  may(text: string): boolean {
    return this.refusal(text) === undefined;
  }

  /** Texts of all legal actions, or of those that start with a word or words. */
  legal(start = ''): string[] {
    return legalActions(this.state)
      .map(makeAction)
      .filter((text) => text.startsWith(start));
  }

  /** Kind of the pending decision, or 'over'. */
  get asks(): string {
    return this.state.pending?.kind ?? 'over';
  }

  get decision(): Decision {
    return decision(this.state)[0] as Decision;
  }

  /** The pending decision, which must be of this kind. */
  asked<K extends PendingKind>(kind: K): Extract<Decision, { kind: K }> {
    const is = (d: Decision): d is Extract<Decision, { kind: K }> => d.kind === kind;
    const { decision } = this;
    if (!is(decision)) throw new Error(`the decision is ${this.asks}, not ${kind}`);
    return decision;
  }

  /** What stands in an area, in the words of the position notation: '' if nothing. */
  area(area: AreaId): string {
    const here = toPosition(this.state).areas[area];
    return here ? makeArea(here) : '';
  }

  points(nation: NationId): number {
    return outcome(this.state).nations[nation].points;
  }

  marker(nation: NationId): number {
    return toPosition(this.state).markers?.[nation] ?? 0;
  }

  overlord(nation: NationId): NationId | undefined {
    return toPosition(this.state).overlords?.[nation];
  }

  /** Events of one type among those of the last `do`. */
  seen<T extends EventType>(type: T): (GameEvent & { type: T })[] {
    return this.events.filter((e): e is GameEvent & { type: T } => e.type === type);
  }

  /** A second game from the same moment, for tests that try alternatives. */
  fork(): TestGame {
    return new TestGame(this.state);
  }
}

/** Whoever writes into a frozen state is told so. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

function read(text: string): Action {
  const parsed = parseAction(text);
  if (!parsed.ok) throw new Error(`"${text}" cannot be read: ${JSON.stringify(parsed.violation)}`);
  return parsed.value;
}

/** A game from a position in text notation; the scenario is standard-4 unless the text names another. */
export function at(text: string): TestGame {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  const state = fromPosition(position.value);
  if (!state.ok) throw new Error(JSON.stringify(state.violation));
  return new TestGame(state.value);
}

/** The refusal of a position in text notation. */
export function refusedPosition(text: string): Violation {
  const position = parsePosition(text);
  if (!position.ok) return position.violation;
  const state = fromPosition(position.value);
  if (state.ok) throw new Error('the position should be refused');
  return state.violation;
}

export const start = (config: Config): TestGame => new TestGame(newGame(config));

/** A refusal of input in short: what was found, and what was expected there. */
export function brief(v: Violation): string {
  switch (v.code) {
    case 'malformed':
      return `wrong: ${v.details.field} [${v.rule}]`;
    case 'unknown-text':
      return `"${v.details.text}", expected ${v.details.expected} [${v.rule}]`;
    case 'bad-config':
      return `${v.rule} is ${v.details.got}, expected ${v.details.expected}`;
    case 'bad-journal': {
      const { entry, reason } = v.details;
      return `${entry === undefined ? '' : `entry ${entry}: `}${reason} [${v.rule}]`;
    }
    case 'other-version':
      return `${v.details.found}, expected ${v.details.expected}`;
    default:
      return new RuleError(v).message;
  }
}
