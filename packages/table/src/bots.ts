import type { Choice, Reason } from '@bretwalda/ai';
import { botView, decision, type GameEvent, type GameState, RuleError, type Seat } from '@bretwalda/engine';
import type { GameLink } from './link.ts';
import type { BotLevel } from './table.ts';

/** What a computer player has to decide. */
export interface Question {
  readonly seat: Seat;
  readonly level: BotLevel;
  /** How many entries the game has: with the seed of the game it fixes the chance of the bot. */
  readonly seq: number;
  /** What a computer player in this seat sees. */
  readonly view: GameState;
}

export interface BotParts {
  /** It begins with `resume`, not at once. */
  readonly isPaused?: boolean;
  /** Asks the bot of a seat, wherever it thinks. */
  readonly ask: (question: Question) => Promise<Choice>;
  /** A bot could not answer. The bots are paused then; `resume` asks again. */
  readonly onFailure: (error: unknown) => void;
  /** How long its action stays in sight before the next bot is asked. */
  readonly wait?: (events: readonly GameEvent[]) => Promise<void>;
  /** Who thinks now, null when nobody does. */
  readonly onThinking?: (seat: Seat | null) => void;
  /** Why a bot did what stands in the journal under this number. */
  readonly onReasons?: (seq: number, reasons: readonly Reason[]) => void;
}

/** Answers for the computer players of a game, one question at a time. */
export class BotDriver {
  private readonly link: GameLink;
  private readonly parts: BotParts;
  private readonly unsubscribe: () => void;
  private thinker: Seat | null = null;
  private driving = false;
  private paused: boolean;
  private closed = false;
  /** Lets go of an answer that came during a pause. */
  private wake: () => void = () => {};

  constructor(link: GameLink, parts: BotParts) {
    this.link = link;
    this.parts = parts;
    this.paused = parts.isPaused ?? false;
    this.unsubscribe = link.subscribe(link.snapshot().revision, () => void this.drive());
    void this.drive();
  }

  get thinking(): Seat | null {
    return this.thinker;
  }

  get isPaused(): boolean {
    return this.paused;
  }

  /** Nothing is played until `resume`; a bot that thinks already may think to the end. */
  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    this.wake();
    void this.drive();
  }

  /** Nothing is asked or played any more, whatever is still under way. */
  close(): void {
    this.closed = true;
    this.unsubscribe();
    this.tell(null);
    this.wake();
  }

  private async drive(): Promise<void> {
    if (this.driving) return; // it looks again after each answer
    this.driving = true;
    let failure: { readonly error: unknown } | undefined;
    try {
      for (let next = this.question(); next !== undefined; next = this.question()) await this.answer(next);
    } catch (error) {
      failure = { error };
    }
    this.driving = false;
    if (failure && !this.closed) this.fail(failure.error);
  }

  private question(): Question | undefined {
    if (this.closed || this.paused) return undefined;
    const { config, state, journal } = this.link.snapshot();
    for (const { seat } of decision(state)) {
      const player = config.players[seat];
      if (player?.kind !== 'computer') continue;
      return { seat, level: player.level, seq: journal.length, view: botView(state, seat) };
    }
    return undefined;
  }

  private async answer(question: Question): Promise<void> {
    const { seat, seq } = question;
    const at = this.link.snapshot().revision;
    const { action, reasons } = await this.think(question);
    while (this.paused && !this.closed) await this.untilWoken();
    if (this.closed) return;
    const submitted = await this.link.submit([action], at, seat); // one that comes too late is stale, and dropped
    if (submitted.kind === 'closed') return this.close();
    if (submitted.kind === 'refused') throw new RuleError(submitted.violation);
    if (submitted.kind !== 'ok') return;
    this.parts.onReasons?.(seq, reasons);
    await this.parts.wait?.(this.link.snapshot().events[seq + 1] ?? []);
  }

  private async think(question: Question): Promise<Choice> {
    this.tell(question.seat);
    try {
      return await this.parts.ask(question);
    } finally {
      this.tell(null);
    }
  }

  private tell(thinker: Seat | null): void {
    if (this.thinker === thinker) return;
    this.thinker = thinker;
    this.parts.onThinking?.(thinker);
  }

  private untilWoken(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private fail(error: unknown): void {
    this.paused = true;
    this.parts.onFailure(error);
  }
}
