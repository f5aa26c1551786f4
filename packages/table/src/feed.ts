import { type History, present } from '@bretwalda/engine';
import type { Change, Listener, Snapshot } from './link.ts';
import { playedSince, Sight, seenJournal, undoneTo, type Viewer } from './sight.ts';
import type { TableConfig } from './table.ts';

interface Subscription {
  readonly sight: Sight;
  readonly listener: Listener;
  /** The last revision it was told of. */
  told: number;
}

/** One change, before anybody's eyes have been considered. */
interface Turn {
  readonly revision: number;
  readonly before: number;
  readonly history: History;
}

/** An error that nobody waits for is reported by the platform, as any other that nobody has caught. */
const throwLater = (error: unknown): void => void Promise.reject(error);

/** The present moment of a game, its changes by number, and all who listen to them. */
export class Feed {
  private readonly config: TableConfig;
  private readonly onError: (error: unknown) => void;
  private current: History;
  /** The number of entries at each revision. What somebody missed follows from it; no change needs to be kept. */
  private readonly lengths: number[];
  private readonly sights = new Map<Viewer, Sight>();
  private readonly snapshots = new Map<Viewer, Snapshot>();
  private readonly subscriptions = new Set<Subscription>();
  private readonly untold: Turn[] = [];
  private telling = false;

  /** Unless the number of entries at each revision is known, it is as if they had come one by one. */
  constructor(
    config: TableConfig,
    history: History,
    onError: (error: unknown) => void = throwLater,
    lengths: readonly number[] = history.states.map((_, length) => length),
  ) {
    this.config = config;
    this.current = history;
    this.onError = onError;
    this.lengths = [...lengths];
  }

  get history(): History {
    return this.current;
  }

  get revision(): number {
    return this.lengths.length - 1;
  }

  /** Goes on, or back, to another moment of the same game. */
  turnTo(history: History): void {
    const before = this.current.journal.length;
    if (history.journal.length === before) return;
    this.current = history;
    this.lengths.push(history.journal.length);
    this.snapshots.clear();
    const turn = { revision: this.revision, before, history };
    this.inOrder(() => this.untold.push(turn));
  }

  /** Goes on to a later revision of which only the result is known; everybody is told the shortest way there. */
  jumpTo(history: History, lengths: readonly number[]): void {
    if (lengths.length <= this.lengths.length) return;
    this.current = history;
    this.lengths.splice(0, this.lengths.length, ...lengths);
    this.snapshots.clear();
    this.inOrder(() => {
      for (const subscription of [...this.subscriptions]) {
        const missed = this.missedSince(subscription.told, subscription.sight);
        subscription.told = this.revision;
        for (const change of missed) this.call(subscription, change);
      }
    });
  }

  snapshot(viewer: Viewer): Snapshot {
    const known = this.snapshots.get(viewer);
    if (known) return known;
    const { revision, config, current } = this;
    const sight = this.sightOf(viewer);
    const now = present(current);
    const state = sight.state(now, now);
    const states = sight.states(current.states, now);
    const events = sight.events(current.events, now);
    const journal = seenJournal(current, viewer);
    const snapshot = { revision, config, state, states, journal, events };
    this.snapshots.set(viewer, snapshot);
    return snapshot;
  }

  private sightOf(viewer: Viewer): Sight {
    const known = this.sights.get(viewer);
    if (known) return known;
    const sight = new Sight(viewer);
    this.sights.set(viewer, sight);
    return sight;
  }

  subscribe(viewer: Viewer, from: number, listener: Listener): () => void {
    const sight = this.sightOf(viewer);
    const subscription = { sight, listener, told: this.revision };
    const missed = this.missedSince(from, sight);
    this.subscriptions.add(subscription);
    this.inOrder(() => {
      for (const change of missed) this.call(subscription, change);
    });
    return () => void this.subscriptions.delete(subscription);
  }

  /** What leads from an earlier revision to the present one: at most one step back, and one forward. */
  private missedSince(from: number, sight: Sight): readonly Change[] {
    const { lengths, revision, current } = this;
    if (from === revision) return [];
    const length = lengths[from];
    // Whatever was played and taken back in between does not matter: the shortest journal since then is common to both.
    const common = length === undefined ? 0 : Math.min(...lengths.slice(from));
    const turned = lengths.lastIndexOf(common);
    const changes: Change[] = [];
    if (length !== common || turned === revision)
      changes.push({ ...undoneTo(current, common, sight), revision: turned });
    if (turned < revision) changes.push({ ...playedSince(current, common, sight), revision });
    return changes;
  }

  /** Listeners may play on, or bring others: what comes of it is told when all have heard what was before it. */
  private inOrder(first: () => void): void {
    const nested = this.telling;
    this.telling = true;
    try {
      first();
      if (nested) return;
      for (let turn = this.untold.shift(); turn; turn = this.untold.shift())
        for (const subscription of [...this.subscriptions]) this.tellOne(subscription, turn);
    } finally {
      this.telling = nested;
    }
  }

  private tellOne(subscription: Subscription, { revision, before, history }: Turn): void {
    if (subscription.told >= revision) return; // it came later, and has been told
    subscription.told = revision;
    const { sight } = subscription;
    const { length } = history.journal;
    const change = length < before ? undoneTo(history, length, sight) : playedSince(history, before, sight);
    this.call(subscription, { ...change, revision });
  }

  private call(subscription: Subscription, change: Change): void {
    if (!this.subscriptions.has(subscription)) return;
    try {
      subscription.listener(change);
    } catch (error) {
      this.onError(error);
    }
  }
}
