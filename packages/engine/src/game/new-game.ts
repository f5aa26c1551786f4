import type { AreaId } from '../data/board.ts';
import { scenario } from '../data/rulesets.ts';
import { put } from '../effect/pieces.ts';
import { Draft, NO_DICE } from '../model/draft.ts';
import type { GameEvent } from '../model/event.ts';
import { AREA, nationOf } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import type { Config, GameState } from '../model/state.ts';
import { RuleError, type Violation, violation } from '../model/violation.ts';
import { runToDecision } from '../phase/flow.ts';
import { settleSides } from '../phase/sides.ts';
import { blankRows, blankState, checkSetup } from './config.ts';
import { fromPosition } from './from-position.ts';

/** What is wrong with a configuration from outside, or undefined. */
export function checkConfig(config: unknown): Violation | undefined {
  const problem = checkSetup(config);
  if (problem) return problem;
  const { scenario: id, position, version } = config as Config;
  if (position === undefined) return undefined;
  const start = fromPosition(position, version);
  if (!start.ok) return start.violation;
  return start.value.scenario === id
    ? undefined
    : violation('bad-config', 'position', { got: start.value.scenario, expected: id });
}

/** The first state of a game: the setup, played on to the first decision (SETUP, SCN). */
export const newGame = (config: Config): GameState => startGame(config).state;

/** The same, with the events up to the first decision. */
export function startGame(config: Config): { state: GameState; events: readonly GameEvent[] } {
  const problem = checkConfig(config);
  if (problem) throw new RuleError(problem);
  if (config.position) return { state: beginningAt(config.position, config.version), events: [] };
  const d = new Draft(blankState(config), NO_DICE);
  const { setup, atSea = {}, special } = scenario(config.scenario);
  for (const [nation, areas] of Object.entries(setup))
    for (const area of areas) put(d, nationOf(nation), AREA[area], 'infantry', 1);
  for (const [sea, fleets] of Object.entries(atSea))
    for (const [nation, count] of Object.entries(fleets))
      put(d, nationOf(nation), AREA[sea as AreaId], 'infantry', count);
  for (const nation of special.submittedBefore ?? []) d.submitted[nationOf(nation)] = 1; // SCN-3
  d.s.scored = blankRows();
  d.s.ledger = [];
  d.events.length = 0; // the setup itself is not an event
  if (d.s.options.sides === 'fixed') settleSides(d);
  runToDecision(d);
  return { state: d.s, events: d.events };
}

function beginningAt(position: Position, version: number | undefined): GameState {
  const start = fromPosition(position, version);
  if (!start.ok) throw new RuleError(start.violation);
  return start.value;
}
