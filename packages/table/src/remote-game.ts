import { type Action, newHistory, type Seat } from '@bretwalda/engine';
import { Feed } from './feed.ts';
import type { GameLink, Listener, Snapshot, Submitted } from './link.ts';
import { type GameRow, type SeenStep, withRow, withSteps } from './rows.ts';
import type { TableConfig } from './table.ts';

/** A game that is played elsewhere, as far as it has come. */
export interface Opening {
  readonly config: TableConfig;
  /** The seat that looks at it; null: somebody who looks on. */
  readonly seat: Seat | null;
  readonly steps: readonly SeenStep[];
  /** The number of entries at each revision. */
  readonly lengths: readonly number[];
}

/** How requests reach the place where the game is played. */
export interface Wire {
  submit(actions: readonly Action[], at: number, seat: Seat): Promise<Submitted>;
  undo(to: number, at: number, seat: Seat): Promise<Submitted>;
}

/** A row came that does not follow the last one: the game must be fetched again. */
export class Gap extends Error {}

/** A game that is played on a server. What happens there arrives row by row and is worked out here by the engine. */
export class RemoteGame implements GameLink {
  private readonly feed: Feed;
  private readonly wire: Wire;
  private readonly viewer: Seat | 'spectator';
  private waiting: { readonly revision: number; readonly done: () => void }[] = [];

  constructor(opening: Opening, wire: Wire, onError?: (error: unknown) => void) {
    const { config, seat, steps, lengths } = opening;
    this.wire = wire;
    this.viewer = seat ?? 'spectator';
    this.feed = new Feed(config, withSteps(newHistory(config), steps), onError, lengths);
  }

  get revision(): number {
    return this.feed.revision;
  }

  /** A row of the game. One that is known already changes nothing; after a gap nothing can be worked out. */
  receive(row: GameRow): void {
    const { feed } = this;
    if (row.revision <= feed.revision) return;
    if (row.revision > feed.revision + 1)
      throw new Gap(`Revision ${row.revision} came after ${feed.revision}.`);
    feed.turnTo(withRow(feed.history, row));
    this.release();
  }

  /** The game fetched anew, after a gap. */
  renew({ config, steps, lengths }: Opening): void {
    this.feed.jumpTo(withSteps(newHistory(config), steps), lengths);
    this.release();
  }

  private release(): void {
    const { revision: reached } = this.feed;
    const here = this.waiting.filter(({ revision }) => revision <= reached);
    this.waiting = this.waiting.filter(({ revision }) => revision > reached);
    for (const { done } of here) done();
  }

  snapshot(): Snapshot {
    return this.feed.snapshot(this.viewer);
  }

  subscribe(from: number, listener: Listener): () => void {
    return this.feed.subscribe(this.viewer, from, listener);
  }

  async submit(actions: readonly Action[], at: number, seat: Seat): Promise<Submitted> {
    return this.caughtUp(await this.wire.submit(actions, at, seat));
  }

  async undo(to: number, at: number, seat: Seat): Promise<Submitted> {
    return this.caughtUp(await this.wire.undo(to, at, seat));
  }

  /** Nobody hears that something is done before it can be seen. */
  private async caughtUp(answer: Submitted): Promise<Submitted> {
    if ('revision' in answer && answer.revision > this.revision)
      await new Promise<void>((done) => this.waiting.push({ revision: answer.revision, done }));
    return answer;
  }
}
