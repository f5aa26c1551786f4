import { type Bot, type BotName, type Choice, createBot } from '@bretwalda/ai';
import {
  type Action,
  botView,
  type Config,
  check,
  type Decision,
  type Dice,
  decision,
  type GameEvent,
  type GameState,
  legalActions,
  NO_SEAT,
  phaseStart,
  present,
  RuleError,
  type Seat,
  seededDice,
  type Violation,
  view,
  viewEvents,
} from '@bretwalda/engine';
import { LocalGame, withPlayers } from '@bretwalda/table';
import { terminal } from '@bretwalda/text/terminal';
import { botSeed, hintSeed } from './bots.ts';
import { accepted, Failure, readFile, writeFile } from './io.ts';

/** What was done by whom, and what came of it. */
export interface Done {
  readonly seat: Seat;
  readonly action: Action;
  readonly secret: boolean;
  readonly events: readonly GameEvent[];
}

/** Orders that were done, or the first of them that was refused: then none is done. */
export type Obeyed =
  | { readonly ok: true; readonly done: readonly Done[] }
  | { readonly ok: false; readonly action: Action; readonly violation: Violation };

/** What a bot did, and why. */
export type BotDone = Done & Choice;

/** How long a hint may take, in milliseconds. */
const HINT_TIME = 2000;

interface SeatedBot {
  readonly bot: Bot;
  readonly random: Dice;
}

const isSecret = ({ pending }: GameState): boolean => pending?.kind === 'vote' && pending.secret;

/** A game at one terminal, and who of its players is a bot. */
export class Session {
  private game: LocalGame;
  /** They go on when another game is loaded. */
  private readonly dice: Dice;
  private readonly seed: number;
  private names: ReadonlyMap<number, BotName> = new Map();
  private bots: ReadonlyMap<number, SeatedBot> = new Map();

  constructor(config: Config, seed: number) {
    this.dice = seededDice(seed);
    this.game = new LocalGame(withPlayers(config), { dice: this.dice });
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
    return this.game.history.journal.length;
  }

  /** Who is asked now, of several in a secret ballot the first; nobody when the game is over. */
  get asked(): Decision | undefined {
    return decision(present(this.game.history))[0];
  }

  /** The game as the player who is asked may see it. */
  get state(): GameState {
    return view(present(this.game.history), this.asked?.seat);
  }

  /** The same as a computer player sees it. */
  private get known(): GameState {
    return botView(present(this.game.history), this.asked?.seat);
  }

  get legal(): Action[] {
    return legalActions(this.state, this.asked?.seat);
  }

  get isSecret(): boolean {
    return isSecret(this.state);
  }

  refusal(action: Action): Violation | undefined {
    return check(this.state, action, this.asked?.seat);
  }

  /** Does several things for the player who is asked, all of them or none. */
  doAll(actions: readonly Action[]): Obeyed {
    const before = this.entries;
    const played = this.game.play(actions, this.game.revision, this.asked?.seat ?? NO_SEAT);
    if (played.kind === 'refused')
      return { ok: false, action: actions[played.index] as Action, violation: played.violation };
    if (played.kind !== 'ok') throw new Failure(terminal.game.afterDice);
    const { journal, states, events } = this.game.history;
    const done = journal.slice(before).map(({ seq, seat, action }) => ({
      seat,
      action,
      secret: isSecret(states[seq] as GameState),
      events: viewEvents(events[seq + 1] ?? [], states[seq + 1] as GameState),
    }));
    return { ok: true, done };
  }

  /** Does what is known to be possible. */
  do(action: Action): Done {
    const obeyed = this.doAll([action]);
    if (!obeyed.ok) throw new RuleError(obeyed.violation);
    return obeyed.done[0] as Done;
  }

  /** One action of a bot, if a bot is asked. */
  botAction(): BotDone | undefined {
    const seat = this.asked?.seat;
    const seated = seat === undefined ? undefined : this.bots.get(seat);
    if (seated === undefined) return undefined;
    const choice = seated.bot.choose(this.known, this.legal, seated.random);
    return { ...choice, ...this.do(choice.action) };
  }

  /** What a king would do now; the game stays as it is. */
  hint(clock: () => number = Date.now): Choice | undefined {
    if (this.asked === undefined) return undefined;
    const random = seededDice(hintSeed(this.seed, this.entries));
    return createBot('king').choose(this.known, this.legal, random, { deadline: clock() + HINT_TIME, clock });
  }

  /** How many entries were taken back, up to `count`; never past a die or another player's action. */
  undo(count: number): number {
    return this.backTo(this.entries - count);
  }

  restartPhase(): number {
    return this.backTo(phaseStart(this.game.history));
  }

  private backTo(length: number): number {
    const before = this.entries;
    this.game.takeBack(length, this.game.revision, this.asked?.seat ?? NO_SEAT);
    return before - this.entries;
  }

  save(file: string): void {
    writeFile(file, this.game.save());
  }

  /** The game of a file takes the place of this one; a file that is refused changes nothing. */
  load(file: string): void {
    this.game = accepted(LocalGame.load(readFile(file), { dice: this.dice }));
    this.seatBots(this.names); // a bot's plans belong to the game it has seen
  }
}
