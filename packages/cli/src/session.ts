import {
  type Action,
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
  newHistory,
  phaseStart,
  play,
  present,
  seededDice,
  undoTo,
  type Violation,
  view,
} from '@bretwalda/engine';
import { type Bot, botSeed } from './bots.ts';
import { accepted, readFile, writeFile } from './io.ts';

/** What was done by whom, and what came of it. */
export interface Done {
  readonly seat: number;
  readonly action: Action;
  readonly secret: boolean;
  readonly events: readonly GameEvent[];
}

/** A game at one terminal: its history, its dice and who of the players is a bot. */
export class Session {
  private history: History;
  private readonly dice: Dice;
  private readonly random: Dice;
  private bots: ReadonlySet<number> = new Set();
  private readonly bot: Bot;

  constructor(config: Config, seed: number, bot: Bot) {
    this.history = newHistory(config);
    this.dice = seededDice(seed);
    this.random = seededDice(botSeed(seed));
    this.bot = bot;
  }

  /** From now on the bot plays these seats. */
  seatBots(seats: ReadonlySet<number>): void {
    this.bots = seats;
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

  do(action: Action): Done {
    const seat = this.asked?.seat ?? -1;
    const secret = this.isSecret;
    const { history, events } = play(this.history, action, this.dice);
    this.history = history;
    return { seat, action, secret, events };
  }

  /** One action of a bot, if a bot is asked. */
  botAction(): Done | undefined {
    const seat = this.asked?.seat;
    if (seat === undefined || !this.bots.has(seat)) return undefined;
    return this.do(this.bot(this.state, this.legal, this.random));
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
  }
}
