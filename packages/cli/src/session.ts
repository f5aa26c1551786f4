import { type Bot, type BotName, type Choice, createBot } from '@bretwalda/ai';
import {
  type Action,
  apply,
  type Config,
  check,
  type Decision,
  type Dice,
  decision,
  type GameEvent,
  type GameState,
  type History,
  legalActions,
  loadGame,
  makeSave,
  NO_SEAT,
  newHistory,
  phaseStart,
  play,
  present,
  type Seat,
  seededDice,
  undoTo,
  type Violation,
  view,
} from '@bretwalda/engine';
import { botSeed, hintSeed } from './bots.ts';
import { accepted, readFile, writeFile } from './io.ts';

/** What was done by whom, and what came of it. */
export interface Done {
  readonly seat: Seat;
  readonly action: Action;
  readonly secret: boolean;
  readonly events: readonly GameEvent[];
}

/** What a bot did, and why. */
export type BotDone = Done & Choice;

/** How long a hint may take, in milliseconds. */
const HINT_TIME = 2000;

interface SeatedBot {
  readonly bot: Bot;
  readonly random: Dice;
}

/** A game at one terminal: its history, its dice and who of the players is a bot. */
export class Session {
  private history: History;
  private readonly dice: Dice;
  private readonly seed: number;
  private names: ReadonlyMap<number, BotName> = new Map();
  private bots: ReadonlyMap<number, SeatedBot> = new Map();

  constructor(config: Config, seed: number) {
    this.history = newHistory(config);
    this.dice = seededDice(seed);
    this.seed = seed;
  }

  /** From now on these bots play. */
  seatBots(names: ReadonlyMap<number, BotName>): void {
    this.names = names;
    this.bots = new Map(
      [...names].map(([seat, name]) => [
        seat,
        { bot: createBot(name), random: seededDice(botSeed(this.seed, seat)) },
      ]),
    );
  }

  get entries(): number {
    return this.history.journal.length;
  }

  /** Who is asked now, of several in a secret ballot the first; nobody when the game is over. */
  get asked(): Decision | undefined {
    return decision(present(this.history))[0];
  }

  /** The game as the player who is asked may see it. */
  get state(): GameState {
    return view(present(this.history), this.asked?.seat);
  }

  get legal(): Action[] {
    return legalActions(this.state, this.asked?.seat);
  }

  get isSecret(): boolean {
    const p = this.state.pending;
    return p?.kind === 'vote' && p.secret;
  }

  refusal(action: Action): Violation | undefined {
    return check(this.state, action, this.asked?.seat);
  }

  /** The first of several actions, one after another, that is refused: then none of them is done. */
  refusalAmong(actions: readonly Action[]): { action: Action; violation: Violation } | undefined {
    let { state } = this;
    for (const [i, action] of actions.entries()) {
      const violation = check(state, action, this.asked?.seat);
      if (violation) return { action, violation };
      if (i < actions.length - 1) state = apply(state, action, seededDice(0)).state;
    }
    return undefined;
  }

  do(action: Action): Done {
    const seat = this.asked?.seat ?? NO_SEAT;
    const secret = this.isSecret;
    const { history, events } = play(this.history, action, this.dice);
    this.history = history;
    return { seat, action, secret, events };
  }

  /** One action of a bot, if a bot is asked. */
  botAction(): BotDone | undefined {
    const seat = this.asked?.seat;
    const seated = seat === undefined ? undefined : this.bots.get(seat);
    if (seated === undefined) return undefined;
    const choice = seated.bot.choose(this.state, this.legal, seated.random);
    return { ...choice, ...this.do(choice.action) };
  }

  /** What a king would do now; the game stays as it is. */
  hint(clock: () => number = Date.now): Choice | undefined {
    if (this.asked === undefined) return undefined;
    const random = seededDice(hintSeed(this.seed, this.entries));
    return createBot('king').choose(this.state, this.legal, random, { deadline: clock() + HINT_TIME, clock });
  }

  /** How many entries were taken back, up to `count`; never past a die or another player's action. */
  undo(count: number): number {
    return this.backTo(this.entries - count);
  }

  restartPhase(): number {
    return this.backTo(phaseStart(this.history));
  }

  private backTo(length: number): number {
    const before = this.entries;
    this.history = undoTo(this.history, length);
    return before - this.entries;
  }

  save(file: string): void {
    const { config, journal } = this.history;
    writeFile(file, makeSave({ config, journal }));
  }

  /** The game of a file takes the place of this one; a file that is refused changes nothing. */
  load(file: string): void {
    const { config, journal } = accepted(loadGame(readFile(file)));
    this.history = newHistory(config, journal);
    this.seatBots(this.names); // a bot's plans belong to the game it has seen
  }
}
