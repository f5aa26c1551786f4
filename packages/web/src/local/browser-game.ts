import type { Choice } from '@bretwalda/ai';
import {
  botView,
  type GameEvent,
  type GameState,
  type History,
  type Seat,
  seededDice,
} from '@bretwalda/engine';
import { BotDriver, type GameLink, LocalGame, type Question } from '@bretwalda/table';
import { memo } from '../base/memo.ts';
import { settings } from '../base/settings.ts';
import { Store } from '../base/store.ts';
import { type BotActivity, type GameHost, NO_ACTIVITY } from '../session/host.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import type { Autosaver } from './autosaver.ts';
import { askBot, forgetBots } from './bots.ts';
import { paceOf } from './pace.ts';

type Saver = Pick<Autosaver, 'start' | 'stop' | 'changed' | 'flush' | 'handOver'>;

export interface BrowserGameParts {
  /** For dice and bots; a random one without it. */
  readonly seed?: number;
  /** Who answers for the computer players; the worker of the page without it. */
  readonly ask?: typeof askBot;
  readonly autosaver?: Saver;
}

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** A game that is played in this browser: its rules and dice, its computer players and its autosave. */
export class BrowserGame implements GameHost {
  readonly id: string;
  readonly name: string;
  readonly link: LocalGame;
  /** The game as it is shown: what nobody may see yet is not in it. */
  readonly screen: GameLink;
  readonly activity = new Store<BotActivity>(NO_ACTIVITY);
  private readonly storedAt: (history: History) => StoredGame;
  private readonly seed: number;
  private readonly ask: typeof askBot;
  private readonly autosaver: Saver | undefined;
  private driver: BotDriver | null = null;
  private unsubscribe: () => void = () => {};
  private endPause: () => void = () => {};

  constructor(stored: StoredGame, { seed = randomSeed(), ask = askBot, autosaver }: BrowserGameParts = {}) {
    this.id = stored.id;
    this.name = stored.name;
    this.seed = seed;
    this.ask = ask;
    this.autosaver = autosaver;
    this.link = new LocalGame(stored.config, { dice: seededDice(seed) }, stored.history);
    this.screen = this.link.atScreen();
    this.storedAt = memo((history) => (history === stored.history ? stored : { ...stored, history }));
  }

  /** The game as it can be saved now. The same object until something changes. */
  get stored(): StoredGame {
    return this.storedAt(this.link.history);
  }

  start(): void {
    const { link, autosaver } = this;
    autosaver?.start();
    autosaver?.changed(this.stored);
    this.unsubscribe = link.subscribe(link.revision, () => autosaver?.changed(this.stored));
    this.driver = new BotDriver(link, {
      isPaused: true,
      ask: (question) => this.askDriver(question),
      wait: (events) => this.pauseAfter(events),
      onThinking: (thinking) => this.activity.update({ thinking }),
      onReasons: (seq, reasons) =>
        this.activity.update({ reasons: new Map(this.activity.get().reasons).set(seq, reasons) }),
      onFailure: (error) => this.activity.update({ failure: String(error) }),
    });
  }

  stop(): void {
    this.unsubscribe();
    this.driver?.close();
    this.driver = null;
    this.endPause();
    this.autosaver?.stop();
    forgetBots(this.id);
  }

  /** Another tab wants to play on: resolves when everything is saved. Nothing is saved here any more. */
  async handOver(): Promise<void> {
    await this.autosaver?.handOver();
  }

  /** The page of the game is left. */
  saveNow(): void {
    this.autosaver?.flush();
  }

  hold(isHeld: boolean): void {
    const { driver } = this;
    if (!driver || driver.isPaused === isHeld) return;
    if (isHeld) return driver.pause();
    if (this.activity.get().failure !== null) this.activity.update({ failure: null });
    driver.resume();
  }

  skipPause(): void {
    this.endPause();
  }

  advise(seat: Seat, state: GameState, seq: number): Promise<Choice> {
    const view = botView(this.link.history.states[seq] ?? state, seat);
    const question = { seat, bot: 'king', seed: 1, decision: seq, view } as const;
    return this.ask({ ...question, game: `${this.id} advice` });
  }

  private askDriver({ seat, level, seq, view }: Question): Promise<Choice> {
    return this.ask({ game: this.id, seat, bot: level, seed: this.seed, decision: seq, view });
  }

  /** What a bot has done can be looked at for a moment. */
  private async pauseAfter(events: readonly GameEvent[]): Promise<void> {
    this.activity.update({ isShowing: true });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, paceOf(events, settings.get()));
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.activity.update({ isShowing: false });
  }
}
