import { mkdirSync, writeFileSync } from 'node:fs';
import { scenario as tableOf } from '../../src/data/rulesets.ts';
import type { ScenarioId } from '../../src/data/scenarios.ts';
import type { Entry } from '../../src/game/journal.ts';
import { newGame } from '../../src/game/new-game.ts';
import { apply, check, legalActions, seatOfAction } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { type Dice, seededDice } from '../../src/model/dice.ts';
import { NO_DICE } from '../../src/model/draft.ts';
import type { GameEvent } from '../../src/model/event.ts';
import { nationOf } from '../../src/model/ids.ts';
import { hasStep } from '../../src/model/rules.ts';
import type { Config, GameState } from '../../src/model/state.ts';
import { makeAction } from '../../src/notation/action-text.ts';
import { makeSave } from '../../src/notation/save.ts';
import { overpopulation } from '../../src/query/population.ts';
import { stackingExcess } from '../../src/query/stacking.ts';
import { attempts } from './attempts.ts';
import { BoardModel } from './board-model.ts';
import { DeckModel } from './deck-model.ts';
import { Chronicle, checkEnd, type Sample } from './ending.ts';
import {
  boardIsSound,
  legalListIsSound,
  scoresAreSeenInTime,
  survivesJson,
  survivesPosition,
  unlistedIsRefused,
} from './invariants.ts';
import { isToldInRedux, ReduxReferee } from './redux-referee.ts';

/** What a game met on its way, for the runner that waits until everything has happened once. */
export interface Sightings {
  readonly decisions: Set<string>;
  readonly events: Set<string>;
  readonly violations: Set<string>;
  readonly specials: Set<string>;
}

export const noSightings = (): Sightings => ({
  decisions: new Set(),
  events: new Set(),
  violations: new Set(),
  specials: new Set(),
});

const LONGEST_GAME = 30_000;

/**
 * What a table might agree on for a seed. Sides by lot, choice and bidding take turns, so that their decisions are met
 * too; one table in five plays with handicaps. Without a list of optional rules they are those of the preset.
 */
export function configFor(scenario: ScenarioId, seed: number, variants?: readonly string[]): Config {
  const sides = (['fixed', 'random', 'choose', 'bid'] as const)[seed % 4] as 'fixed';
  const ballot = (['ask', 'open', 'secret'] as const)[seed % 3] as 'ask';
  const { groups } = tableOf(scenario);
  const handicap = seed % 5 === 0 ? groups.map((_, i) => ((seed * (i + 3)) % 21) - 10) : [];
  return { scenario, options: { sides, ballot, handicap, ...(variants && { variants }) } };
}

/** The command that plays a game again. */
const command = (scenario: string, seed: number, variants: readonly string[] | undefined): string =>
  `npm run fuzz -- --scenario ${scenario} --seed ${seed}${variants ? ` --options ${variants.join(',') || 'none'}` : ''}`;

/** Plays one random game with every check at every state. A failure says how to run it again. */
export function fuzzGame(
  scenario: ScenarioId,
  seed: number,
  variants?: readonly string[],
  sightings = noSightings(),
): void {
  const config = configFor(scenario, seed, variants);
  const journal: Entry[] = [];
  try {
    playChecked(config, seed, journal, sightings);
  } catch (error) {
    mkdirSync('failures', { recursive: true });
    const file = `failures/${scenario}-${seed}.journal`;
    writeFileSync(file, makeSave({ config, journal }));
    const after = `after ${journal.length} actions; journal: ${file}`;
    const again = `run again: ${command(scenario, seed, variants)}`;
    throw new Error(`${(error as Error).message}\n${after}\n${again}`, { cause: error });
  }
}

function playChecked(config: Config, seed: number, journal: Entry[], seen: Sightings): void {
  const dice = seededDice(seed);
  const choice = seededDice(seed + 500_000);
  const tries = seededDice(seed + 900_000);
  let state = newGame(config);
  const board = new BoardModel(state);
  const decks = new DeckModel(state);
  const told = new Chronicle();
  const referee = state.rules === 'redux' ? new ReduxReferee(state) : undefined;
  const samples: Sample[] = [];
  while (state.pending !== null) {
    if (journal.length > LONGEST_GAME) throw new Error('the game does not end');
    const text = JSON.stringify(state);
    const listed = checkState(state, text, tries, seen);
    const action = chooseAction(listed, choice);
    const seat = seatOfAction(state, action);
    checkStacking(state, action, listed);
    const applied = apply(state, action, dice);
    if (JSON.stringify(state) !== text) throw new Error('apply changed the state it was given');
    journal.push({ seq: journal.length, seat, action, rolls: applied.rolls });
    for (const event of applied.events) {
      board.follow(event);
      decks.follow(event, state);
      told.follow(event);
      referee?.follow(event);
      see(seen, event, state);
      checkMoment(event, applied.events, applied.state);
    }
    state = applied.state;
    board.check(state);
    decks.check(state);
    scoresAreSeenInTime(state, applied.events);
    if (choice.roll(100) === 1) samples.push({ length: journal.length, state });
  }
  checkEnd(config, journal, state, told, samples);
}

/** Every kind of answer is as likely as any other: else moves, of which there are so many, would drown the rest. */
function chooseAction(listed: readonly Action[], choice: Dice): Action {
  if (choice.roll(3) > 1) return listed[choice.roll(listed.length) - 1] as Action;
  const types = [...new Set(listed.map((a) => a.type))];
  const type = types[choice.roll(types.length) - 1];
  const same = listed.filter((a) => a.type === type);
  return same[choice.roll(same.length) - 1] as Action;
}

function checkState(state: GameState, text: string, tries: Dice, seen: Sightings): Action[] {
  seen.decisions.add(state.pending?.kind as string);
  survivesJson(state, text);
  boardIsSound(state);
  const listed = legalListIsSound(state);
  const attempted = attempts(state, listed, tries, 6);
  unlistedIsRefused(state, listed, attempted);
  for (const action of attempted) {
    const refusal = check(state, action);
    if (refusal) seen.violations.add(refusal.code);
    if (refusal && state.rules === 'redux') isToldInRedux(refusal.rule);
  }
  if (tries.roll(5) === 1) survivesPosition(state);
  return listed;
}

/** Movement ends stacked too high only if no legal step would make it better (STK-5, STK-8). */
function checkStacking(state: GameState, action: Action, listed: readonly Action[]): void {
  if (state.pending?.kind !== 'move' || action.type !== 'end') return;
  const excess = stackingExcess(state, state.nation);
  if (excess === 0) return;
  if (excess > (state.rewind?.excess ?? 0)) throw new Error(`movement ended with ${excess} armies too many`);
  for (const move of listed)
    if (move.type === 'move' && stackingExcess(apply(state, move, NO_DICE).state, state.nation) < excess)
      throw new Error(`movement ended stacked too high although "${makeAction(move)}" would help`);
}

/** Nobody is overpopulated after his turn, if armies beyond what the land feeds go then (OPOP-1). */
function checkMoment(event: GameEvent, events: readonly GameEvent[], after: GameState): void {
  const last = events.at(-1);
  if (event.type === 'turn-started' && last === event && hasStep(after, 'overpopulation'))
    for (const started of events)
      if (started.type === 'movement-ended') {
        const nation = nationOf(started.nation);
        const excess = overpopulation(after, nation);
        if (excess > 0)
          throw new Error(`the ${started.nation} are overpopulated by ${excess} after their turn`);
      }
}

/** Plays one random game only to see what happens in it, trying many orders at every state. */
export function watchGame(
  scenario: ScenarioId,
  seed: number,
  seen: Sightings,
  variants?: readonly string[],
): void {
  watch(newGame(configFor(scenario, seed, variants)), seed, seen, LONGEST_GAME);
}

/** The same from any state, for so many actions. */
export function watch(start: GameState, seed: number, seen: Sightings, actions: number): void {
  const dice = seededDice(seed);
  const choice = seededDice(seed + 500_000);
  const tries = seededDice(seed + 900_000);
  let state = start;
  for (let i = 0; i < actions && state.pending !== null; i++) {
    seen.decisions.add(state.pending.kind);
    const listed = legalActions(state);
    for (const action of attempts(state, listed, tries, 10)) {
      const refusal = check(state, action);
      if (refusal) seen.violations.add(refusal.code);
    }
    const applied = apply(state, chooseAction(listed, choice), dice);
    for (const event of applied.events) see(seen, event, state);
    state = applied.state;
  }
}

/** Notes events, and what is special about some of them. */
function see(seen: Sightings, event: GameEvent, before: GameState): void {
  seen.events.add(event.type);
  const note = (special: string) => seen.specials.add(special);
  if (event.type === 'points') note(`points ${event.reason}`);
  if (event.type === 'placed') note(`placed ${event.why}`);
  if (event.type === 'removed') note(`removed ${event.why}`);
  if (event.type === 'submitted') note(`${event.nation} submit to the ${event.overlord}`);
  if (event.type === 'leader-entered') note(`leader ${event.leader}`);
  if (event.type === 'king' && event.nation)
    note(event.cnut ? 'King Cnut' : before.round === 16 ? 'King of 1066' : 'King');
  if (event.type === 'points' && event.reason === 'special' && event.event === 'harold-eliminated')
    note("Harold's fall");
  if (event.type === 'bretwalda' && event.nation) note('Bretwalda');
  if (event.type === 'movement-started' && event.half === 2) note(`Major Invasion of the ${event.nation}`);
  if (event.type === 'withdrew') note(`withdrawal of the ${event.nation}`);
  if (event.type === 'displaced') note('displacement');
  if (event.type === 'permission') note(event.granted ? 'leave to abandon' : 'abandonment refused');
}
