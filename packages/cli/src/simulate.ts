import {
  type Action,
  apply,
  type Config,
  type Dice,
  type GameState,
  legalActions,
  type NationId,
  newGame,
  outcome,
  type ScenarioId,
  scenario,
  seatOfAction,
  seededDice,
  toPosition,
  view,
} from '@bretwalda/engine';
import { type Bot, botSeed } from './bots.ts';

/** Games between bots, and what came of them. */

const LONGEST_GAME = 30_000;

export interface Spread {
  readonly mean: number;
  /** Standard deviation of the sample; 0 for a single game. */
  readonly deviation: number;
}

export interface SimResult {
  readonly scenario: ScenarioId;
  readonly games: number;
  readonly seed: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerGame: number;
  readonly players: readonly (Spread & {
    readonly seat: number;
    readonly nations: readonly NationId[];
    /** Shared wins are split. */
    readonly wins: number;
  })[];
  readonly nations: readonly (Spread & { readonly nation: NationId; readonly seat: number })[];
}

/** A game that broke off; the seed is all it takes to see it again. */
export class GameError extends Error {
  readonly scenario: ScenarioId;
  readonly seed: number;
  constructor(scenario: ScenarioId, seed: number, cause: unknown) {
    super(`the game of ${scenario} with seed ${seed} failed`, { cause });
    this.scenario = scenario;
    this.seed = seed;
  }
}

interface Played {
  readonly actions: number;
  readonly result: ReturnType<typeof outcome>;
  /** Nations that had a turn. */
  readonly seen: ReadonlySet<NationId>;
}

export function playGame(config: Config, seed: number, bot: Bot): Played {
  const dice = seededDice(seed);
  const random = seededDice(botSeed(seed));
  let state = newGame(config);
  const first = toPosition(state).nation;
  const seen = new Set<NationId>(first ? [first] : []);
  let actions = 0;
  try {
    while (state.pending !== null) {
      if (actions >= LONGEST_GAME) throw new Error(`the game has not ended after ${LONGEST_GAME} actions`);
      const applied = apply(state, choose(state, bot, random), dice);
      for (const event of applied.events) if (event.type === 'turn-started') seen.add(event.nation);
      state = applied.state;
      actions++;
    }
  } catch (error) {
    throw new GameError(config.scenario, seed, error);
  }
  return { actions, result: outcome(state), seen };
}

/** Only votes can be open to several players at once; each sees and casts but his own. */
function choose(state: GameState, bot: Bot, random: Dice): Action {
  const all = legalActions(state);
  const seat = seatOfAction(state, all[0] as Action);
  const own = state.pending?.kind === 'vote' ? all.filter((a) => seatOfAction(state, a) === seat) : all;
  return bot(view(state, seat), own, random);
}

export function spread(values: readonly number[]): Spread {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const squares = values.reduce((sum, v) => sum + (v - mean) ** 2, 0);
  return { mean, deviation: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0 };
}

/** `games` games with the seeds `seed`, `seed` + 1 and so on; the first that fails throws a GameError. */
export function simulate(
  id: ScenarioId,
  games: number,
  seed: number,
  bot: Bot,
  onGame: (done: number) => void = () => {},
): SimResult {
  const start = performance.now();
  const played: Played[] = [];
  for (let i = 0; i < games; i++) {
    played.push(playGame({ scenario: id }, seed + i, bot));
    onGame(i + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  const inPlay = (nation: NationId) => played.some((game) => game.seen.has(nation));
  const players = scenario(id).groups.map((group, seat) => ({
    seat,
    nations: group.filter(inPlay),
    ...spread(played.map(({ result }) => result.players[seat]?.points ?? 0)),
    wins: played.reduce(
      (n, { result: { winners } }) => n + (winners.includes(seat) ? 1 / winners.length : 0),
      0,
    ),
  }));
  return {
    scenario: id,
    games,
    seed,
    seconds,
    gamesPerSecond: games / seconds,
    actionsPerGame: played.reduce((n, game) => n + game.actions, 0) / games,
    players,
    nations: players.flatMap(({ seat, nations }) =>
      nations.map((nation) => ({
        nation,
        seat,
        ...spread(played.map(({ result }) => result.nations[nation].points)),
      })),
    ),
  };
}
