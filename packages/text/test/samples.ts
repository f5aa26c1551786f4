import {
  type Action,
  apply,
  type Config,
  check,
  type GameEvent,
  type GameState,
  legalActions,
  newGame,
  type ScenarioId,
  seededDice,
  VIOLATION_CODES,
  type Violation,
} from '@bretwalda/engine';
import { SCENARIOS } from '@bretwalda/engine/data';
import { type Rules, rulesOf } from '@bretwalda/engine/queries';

/** Decisions, actions, events and refusals of games played at random: what the texts must be able to say. */
export interface Samples {
  readonly states: GameState[];
  readonly offers: { readonly state: GameState; readonly action: Action }[];
  readonly events: GameEvent[];
  readonly violations: Violation[];
  /** The rules under which an event happened. */
  readonly rules: Map<GameEvent, Rules>;
}

const few = <T>(items: readonly T[], chance: (sides: number) => number, n: number): T[] =>
  items.length <= n ? [...items] : Array.from({ length: n }, () => items[chance(items.length)] as T);

function playOut(config: Config, seed: number, into: Samples): void {
  const dice = seededDice(seed);
  const chance = (sides: number): number => dice.roll(sides) - 1;
  let state = newGame(config);
  const tried: Action[] = [];
  for (let turn = 0; turn < 4000 && state.pending !== null; turn++) {
    const legal = legalActions(state);
    into.states.push(state);
    for (const action of few(legal, chance, 4)) into.offers.push({ state, action });
    for (const action of few(tried, chance, 6)) {
      const refused = check(state, action);
      if (refused) into.violations.push(refused);
    }
    const action = legal[chance(legal.length)] as Action;
    tried.push(action);
    const next = apply(state, action, dice);
    into.events.push(...next.events);
    for (const event of next.events) into.rules.set(event, rulesOf(state));
    state = next.state;
  }
}

/** Games of all scenarios, or of some. */
export function sample(scenarios: readonly ScenarioId[] = SCENARIOS.map(({ id }) => id)): Samples {
  const into: Samples = { states: [], offers: [], events: [], violations: [], rules: new Map() };
  scenarios.forEach((id, index) => {
    for (const sides of ['bid', 'choose', 'random'] as const)
      playOut(
        { scenario: id, options: { sides, ballot: sides === 'bid' ? 'secret' : 'ask' } },
        17 * index + 3,
        into,
      );
  });
  return into;
}

/** Every code at least once, if only without details: a sentence must stand even then. */
export const bareViolations: readonly Violation[] = VIOLATION_CODES.map(
  (code) => ({ code, rule: 'MOV-1', details: {} }) as Violation,
);
