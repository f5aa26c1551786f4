import {
  type Action,
  checkConfig,
  type Dice,
  type History,
  makeSave,
  newHistory,
  parseSave,
  play,
  type Result,
  RuleError,
  type Seat,
  undoTo,
} from '@bretwalda/engine';
import { Feed } from './feed.ts';
import type { GameLink, Listener, Snapshot, Submitted } from './link.ts';
import { type TableConfig, withPlayers } from './table.ts';
import { undoProblem } from './undo.ts';

export interface GameParts {
  readonly dice: Dice;
  /** Hears of listeners that failed; without it their errors are thrown when everybody else has been told. */
  readonly onError?: (error: unknown) => void;
}

const CLOSED: Submitted = { kind: 'closed' };

/** A game that is played here. Itself it hides nothing; `as` gives the game as one of its players sees it. */
export class LocalGame implements GameLink {
  private readonly config: TableConfig;
  private readonly dice: Dice;
  private readonly feed: Feed;
  /** How many entries there were before each step that can be taken back as a whole. */
  private steps: readonly number[];

  /** A new game, or one that has come as far as `history`. */
  constructor(config: TableConfig, { dice, onError }: GameParts, history: History = newHistory(config)) {
    this.config = config;
    this.dice = dice;
    this.feed = new Feed(config, history, onError);
    this.steps = history.journal.map(({ seq }) => seq);
  }

  /** The game of a saved file, with persons in its seats if it names no players. */
  static load(text: string, parts: GameParts): Result<LocalGame> {
    const saved = parseSave(text);
    if (!saved.ok) return saved;
    const { config, journal } = saved.value;
    const violation = checkConfig(config);
    if (violation) return { ok: false, violation };
    try {
      const seated = withPlayers(config);
      return { ok: true, value: new LocalGame(seated, parts, newHistory(seated, journal)) };
    } catch (error) {
      if (error instanceof RuleError) return { ok: false, violation: error.violation };
      throw error;
    }
  }

  save(): string {
    return makeSave({ config: this.config, journal: this.history.journal });
  }

  get history(): History {
    return this.feed.history;
  }

  get revision(): number {
    return this.feed.revision;
  }

  snapshot(): Snapshot {
    return this.feed.snapshot('keeper');
  }

  subscribe(from: number, listener: Listener): () => void {
    return this.feed.subscribe('keeper', from, listener);
  }

  async submit(actions: readonly Action[], at: number, seat: Seat): Promise<Submitted> {
    return this.play(actions, at, seat);
  }

  async undo(to: number, at: number, seat: Seat): Promise<Submitted> {
    return this.takeBack(to, at, seat);
  }

  /** The game through the eyes of a seat, which alone can play through this link, or of a spectator. */
  as(seat?: Seat): GameLink {
    const { feed } = this;
    const viewer = seat ?? 'spectator';
    return {
      snapshot: () => feed.snapshot(viewer),
      subscribe: (from, listener) => feed.subscribe(viewer, from, listener),
      submit: async (actions, at, by) => (by === seat ? this.play(actions, at, by) : CLOSED),
      undo: async (to, at, by) => (by === seat ? this.takeBack(to, at, by) : CLOSED),
    };
  }

  /** The game as the people around one screen see it: they play for every seat, and see what any of them may see. */
  atScreen(): GameLink {
    const { feed } = this;
    return {
      snapshot: () => feed.snapshot('screen'),
      subscribe: (from, listener) => feed.subscribe('screen', from, listener),
      submit: (actions, at, seat) => this.submit(actions, at, seat),
      undo: (to, at, seat) => this.undo(to, at, seat),
    };
  }

  /** What `submit` does, at once. */
  play(actions: readonly Action[], at: number, seat: Seat): Submitted {
    if (at !== this.revision) return { kind: 'stale', revision: this.revision };
    const step = this.history.journal.length;
    let { history } = this;
    for (const [index, action] of actions.entries()) {
      const last = index === actions.length - 1;
      try {
        history = play(history, action, last ? this.dice : NO_DICE, seat).history;
      } catch (error) {
        if (error instanceof TooEarly) return { kind: 'premature', index: index + 1 };
        if (error instanceof RuleError) return { kind: 'refused', index, violation: error.violation };
        throw error;
      }
    }
    if (actions.length > 0) this.steps = [...this.steps, step];
    this.feed.turnTo(history);
    return { kind: 'ok', revision: this.revision };
  }

  /** What `undo` does, at once. */
  takeBack(to: number, at: number, seat: Seat): Submitted {
    if (at !== this.revision) return { kind: 'stale', revision: this.revision };
    const violation = undoProblem(this.history, seat);
    if (violation) return { kind: 'refused', index: 0, violation };
    const { length } = this.history.journal;
    const step = to < length ? (this.steps.findLast((start) => start <= to) ?? 0) : length;
    const history = undoTo(this.history, step);
    this.steps = this.steps.filter((start) => start < history.journal.length);
    this.feed.turnTo(history);
    return { kind: 'ok', revision: this.revision };
  }
}

class TooEarly extends Error {}

/**
 * For all actions of a submission but the last. If dice fell in the middle and a later action were refused, nothing
 * would have been played, yet the player would know the dice, or could try for better ones.
 */
const NO_DICE: Dice = {
  roll() {
    throw new TooEarly('Dice are rolled for the last action of a submission only.');
  },
};
