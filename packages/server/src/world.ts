import type { Post } from './accounts/post.ts';
import { Absences } from './clock/absence.ts';
import { Heartbeat } from './clock/heartbeat.ts';
import { Vacations } from './clock/vacation.ts';
import { Cups } from './cups/cups.ts';
import type { Database } from './db/database.ts';
import { Games } from './game/games.ts';
import { Rooms } from './game/rooms.ts';
import { Streams } from './game/stream.ts';
import { Views } from './game/views.ts';
import type { Way } from './notices/notice.ts';
import { Notices } from './notices/notices.ts';
import { Sending } from './notices/sending.ts';
import { WayBook } from './notices/way-book.ts';
import { OrderBook } from './orders/order-book.ts';
import { rateGames } from './rating/rating.ts';
import { Agreements } from './table/agreements.ts';
import { Invitations } from './table/invitations.ts';
import { Tables } from './table/tables.ts';
import { Moderation } from './talk/moderation.ts';
import { NotePads } from './talk/note-pads.ts';
import { Talk } from './talk/talk.ts';
import { Advance, type AskBot } from './work/advance.ts';
import { alone } from './work/lease.ts';
import { Outbox, wakePlayers, wakeStalled } from './work/outbox.ts';
import { Queue } from './work/queue.ts';

export interface WorldParts {
  readonly database: Database;
  readonly ask: AskBot;
  readonly now?: () => number;
  /** Games kept in memory at the most. */
  readonly mostRooms?: number;
  /** Computers that think at the same time. */
  readonly thinkers?: number;
  /** For how many seconds nothing must have happened in a game that plays by itself until it is woken. */
  readonly stalledAfter?: number;
  /** Ways to reach players who do not look. */
  readonly ways?: readonly Way[];
  /** How letters are sent; undefined: not at all. */
  readonly post?: Post | undefined;
  readonly onError: (error: unknown) => void;
}

const SWEEP_MS = 1000;
const STALLED_S = 15;
const BUSY_MS = 1000;

/** Everything that one process of the server does, without the web in front of it. */
export class World {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly streams: Streams;
  readonly games: Games;
  readonly views: Views;
  readonly tables: Tables;
  readonly cups: Cups;
  readonly absences: Absences;
  readonly vacations: Vacations;
  readonly agreements: Agreements;
  readonly orders: OrderBook;
  readonly talk: Talk;
  readonly moderation: Moderation;
  readonly notePads: NotePads;
  readonly notices: Notices;
  readonly ways: WayBook;
  readonly invitations: Invitations;
  readonly queue: Queue;
  readonly outbox: Outbox;
  private readonly sending: Sending;
  private readonly advance: Advance;
  private readonly heartbeat: Heartbeat;
  private readonly thinkers: number;
  private readonly stalledAfter: number;
  private readonly now: () => number;
  private readonly onError: (error: unknown) => void;
  private timer: NodeJS.Timeout | undefined;
  private sweeps = 1;
  private isEnding = false;
  private sweeping: Promise<unknown> | null = null;

  constructor({
    database,
    ask,
    now = Date.now,
    mostRooms = 2000,
    thinkers = 2,
    stalledAfter = STALLED_S,
    ways = [],
    post,
    onError,
  }: WorldParts) {
    this.database = database;
    this.now = now;
    this.onError = onError;
    this.thinkers = thinkers;
    this.stalledAfter = stalledAfter;
    this.rooms = new Rooms(database, mostRooms);
    this.streams = new Streams(database, onError);
    this.games = new Games({
      database,
      rooms: this.rooms,
      streams: this.streams,
      playsOn: (...seat) => this.absences.playsOn(...seat),
      now,
      onError,
    });
    this.views = new Views({ database, rooms: this.rooms, streams: this.streams });
    this.tables = new Tables({ database, now });
    this.cups = new Cups(database, this.tables);
    this.absences = new Absences({ database, now, someoneLeft: (id) => this.agreements.settleAll(id) });
    this.vacations = new Vacations({ database, now });
    this.agreements = new Agreements({ database, games: this.games, now });
    this.orders = new OrderBook(database);
    this.talk = new Talk({ database, now });
    this.moderation = new Moderation({ database, now });
    this.notePads = new NotePads(database);
    this.queue = new Queue({ database, onError });
    this.notices = new Notices({ database, queue: this.queue, now });
    this.ways = new WayBook({ database, notices: this.notices, post, now });
    this.sending = new Sending({ database, queue: this.queue, ways, now });
    this.invitations = new Invitations({ database, notices: this.notices });
    const followUps = [wakePlayers(this.queue), this.notices.followUp, rateGames];
    this.outbox = new Outbox({ database, followUps, onError });
    this.advance = new Advance({
      games: this.games,
      orders: this.orders,
      ask,
      isEnding: () => this.isEnding,
    });
    this.heartbeat = new Heartbeat(database, now);
  }

  async start(): Promise<void> {
    await this.heartbeat.start();
    await this.streams.start();
    await this.queue.start();
    await this.queue.work('advance', this.thinkers, ({ game }) => this.playFor(game));
    await this.queue.work('notice', 1, (notice) => this.sending.run(notice));
    await this.outbox.start();
    await wakeStalled(this.database.query, this.queue, this.now());
    this.timer = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  /** Whoever plays already sees what has happened, unless it was just about to stop. */
  private async playFor(game: string): Promise<void> {
    const { query } = this.database;
    if (await alone(query, game, () => this.advance.run(game))) return;
    await this.queue.send(query, 'advance', { game }, { key: game, after: new Date(Date.now() + BUSY_MS) });
  }

  /** Vacations, clocks and votes that are out; a slow sweep is not overtaken by the next. */
  private sweep(): void {
    this.sweeping ??= this.vacations
      .sweep()
      .then(() => this.absences.sweep())
      .then(() => this.agreements.sweep())
      .then(() => this.notices.remind())
      .then(() => this.wakeStalled())
      .catch(this.onError)
      .finally(() => {
        this.sweeping = null;
      });
  }

  private async wakeStalled(): Promise<void> {
    const every = Math.max(1, Math.round((this.stalledAfter * 1000) / SWEEP_MS / 1.5));
    if (this.sweeps++ % every > 0) return;
    await wakeStalled(this.database.query, this.queue, this.now() - this.stalledAfter * 1000);
  }

  async stop(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.timer);
    await this.sweeping;
    // One after another, and all of them: the database may be gone already.
    for (const part of [this.outbox, this.queue, this.streams, this.heartbeat])
      await part.stop().catch(this.onError);
  }
}
