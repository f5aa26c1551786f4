import { type History, type Journal, newHistory } from '@bretwalda/engine';
import { Feed } from './feed.ts';
import type { GameLink, Listener, Snapshot, Submitted } from './link.ts';
import { upTo } from './sight.ts';
import type { TableConfig } from './table.ts';

/** A game that is shown again: it goes to any of its moments, and nothing can be played. */
export class ReplayGame implements GameLink {
  private readonly whole: History;
  private readonly feed: Feed;

  /** Begins before the first entry. A journal that does not fit throws a RuleError. */
  constructor(config: TableConfig, journal: Journal, onError?: (error: unknown) => void) {
    this.whole = newHistory(config, journal);
    this.feed = new Feed(config, upTo(this.whole, 0), onError);
  }

  /** The number of its entries. */
  get length(): number {
    return this.whole.journal.length;
  }

  /** Goes to the moment after so many entries. */
  seek(length: number): void {
    if (!Number.isInteger(length) || length < 0 || length > this.length)
      throw new RangeError(
        `This game has ${this.length} entries: there is no moment after ${length} of them.`,
      );
    this.feed.turnTo(upTo(this.whole, length));
  }

  snapshot(): Snapshot {
    return this.feed.snapshot('keeper');
  }

  subscribe(from: number, listener: Listener): () => void {
    return this.feed.subscribe('keeper', from, listener);
  }

  async submit(): Promise<Submitted> {
    return { kind: 'closed' };
  }

  async undo(): Promise<Submitted> {
    return { kind: 'closed' };
  }
}
