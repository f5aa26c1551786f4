import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  apply,
  type Config,
  type Dice,
  type GameState,
  legalActions,
  makeAction,
  newGame,
  parseAction,
  type Seat,
  scriptedDice,
  seatOfAction,
  seededDice,
  view,
} from '@bretwalda/engine';
import type { Bot, Budget, Choice } from '../src/bot.ts';
import type { BotName } from '../src/levels.ts';
import { type Plan, planTurn } from '../src/plan/plan.ts';
import { stakesOf } from '../src/value/stakes.ts';
import { handMade } from '../src/value/value.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { at } from './baseline/play.ts';

export { at };

/** The state after an action in text notation, with the dice that it rolls. */
export function after(state: GameState, text: string, rolls: readonly number[] = []): GameState {
  const action = parseAction(text);
  if (!action.ok) throw new Error(JSON.stringify(action.violation));
  return apply(state, action.value, scriptedDice(rolls)).state;
}

/** The Danes may place one army. */
export const PLACE = at(`
  round 12 danes population
  marker danes 5
  york: danes 1
  norfolk: danes 1
  essex: saxons 2
  north-mercia: angles 1
`);

/** SUB-1: four Welsh areas, and the Romans have just moved. */
export const SUBMIT = after(
  at(`
    round 4 romans movement
    hwicce: romans 2, fort
    clwyd: welsh 1
    gwynedd: welsh 1
    dyfed: welsh 1
    powys: welsh 1
  `),
  'end',
);

/** The players that stay; others are tried out and go. */
export const NAMES = ['random', 'greedy', 'squire', 'thane', 'king'] as const satisfies readonly BotName[];

/** The value of positions that the bots use, whatever its weights are today. */
export const VALUE = handMade(WEIGHTS);

export const stakesFor = (state: GameState, seat: Seat) => stakesOf(VALUE, state, seat, WEIGHTS);

/** The plan of the nation whose turn it is, by its own player. */
export const planOf = (state: GameState) =>
  planTurn(VALUE.forecast(state), stakesFor(state, state.owner[state.nation] as Seat));

/** Whoever writes into a frozen state fails with a TypeError. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** Dice that nobody may roll. */
export const NO_DICE: Dice = {
  roll() {
    throw new Error('somebody rolled dice');
  },
};

/** The states before each step of a plan and after the last; a step that is illegal, or that rolls dice, fails. */
export function states(start: GameState, plan: Plan): GameState[] {
  const all = [start];
  for (const { action } of plan.steps) all.push(apply(all.at(-1) as GameState, action, NO_DICE).state);
  return all;
}

/** Time that passes only when somebody looks at the clock: it is over at the `ticks`-th look. */
export function timeFor(ticks: number): Budget & { looks(): number } {
  let looks = 0;
  return { deadline: ticks, clock: () => ++looks, looks: () => looks };
}

/** The seat that decides first, and what it may do. */
export function asked(state: GameState): { seat: Seat; legal: readonly Action[] } {
  const seat = seatOfAction(state, legalActions(state)[0] as Action);
  return { seat, legal: legalActions(state, seat) };
}

/** What a bot answers in a state that it sees but cannot change; anything illegal fails. */
export function ask(bot: Bot, state: GameState, random: Dice = seededDice(1), budget?: Budget): Choice {
  const { seat, legal } = asked(state);
  const choice = bot.choose(freeze(view(state, seat)), freeze(legal), random, budget);
  const { action } = choice;
  if (!legal.includes(action) && !legal.some((offered) => isDeepStrictEqual(offered, action)))
    throw new Error(`${makeAction(action)} was not offered at ${state.pending?.kind}`);
  return choice;
}

interface Game {
  readonly bots: readonly Bot[];
  readonly config: Config;
  readonly seed: number;
  /** The time for each decision. */
  readonly budget?: (() => Budget) | undefined;
  /** Stops after so many decisions. */
  readonly most?: number | undefined;
  readonly watch?: (state: GameState, choice: Choice) => void;
}

const LONGEST_GAME = 10_000;

/** A game between bots, one for each seat: all its actions, and how it ends. */
export function playGame({ bots, config, seed, budget, most = LONGEST_GAME, watch }: Game) {
  const dice = seededDice(seed);
  const random = seededDice(seed + 1_000_003);
  const actions: Action[] = [];
  let state = newGame(config);
  while (state.pending !== null && actions.length < most) {
    const choice = ask(bots[asked(state).seat] as Bot, state, random, budget?.());
    watch?.(state, choice);
    actions.push(choice.action);
    state = apply(state, choice.action, dice).state;
  }
  if (actions.length >= LONGEST_GAME) throw new Error('the game does not end');
  return { actions, state };
}

export const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
