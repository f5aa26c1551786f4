import { type Action, decision, type GameState, type Seat } from '@bretwalda/engine';
import { timeLeft } from '@bretwalda/protocol';
import type { Submitted } from '@bretwalda/table';
import type { Database, Query } from '../db/database.ts';
import {
  append,
  type JournalRow,
  type Moment,
  type Mover,
  type PlayedBody,
  readRows,
  type StoredGame,
  type UndoneBody,
} from './journal.ts';
import { decidersOf, momentOf } from './moment.ts';
import type { Played, Room } from './room.ts';
import { stateAfter } from './room.ts';
import { type Kept, Rooms, withoutUndone } from './rooms.ts';
import type { Streams } from './stream.ts';

/** What is written together with a submission, or not at all. */
export type Beside = (query: Query) => Promise<void>;

export interface Asked {
  /** The person who plays; undefined: the server does, for whoever need not be there. */
  readonly userId?: string;
  readonly beside?: Beside;
}

interface Writing {
  readonly mover: Mover | undefined;
  readonly played?: Played;
  readonly beside?: Beside | undefined;
}

export interface GamesParts {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly streams: Streams;
  /** A person plays a seat that the table believes to be without its player; in the same transaction. */
  readonly playsOn?: (query: Query, id: string, seat: number) => Promise<void>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Revisions at the least; then it is taken where the game rests next, which dice decide. */
const SNAPSHOT_EVERY = 100;
const TRIES = 3;
const CLOSED: Submitted = { kind: 'closed' };

/** Plays games: the only place that writes journals. */
export class Games {
  private readonly parts: GamesParts;

  constructor(parts: GamesParts) {
    this.parts = parts;
  }

  /** Whether a person plays a seat as far as this process knows. It may be told of changes late. */
  isSeated(id: string, seat: number, userId: string): boolean {
    return this.parts.rooms.peek(id)?.game.seats[seat]?.user === userId;
  }

  /**
   * Plays all of the actions for a seat, or none. What is answered with `ok` is on the disk, and so is what `beside`
   * writes; nothing gets there for a person whose seat it is not.
   */
  async submit(
    id: string,
    seat: Seat,
    actions: readonly Action[],
    at: number,
    { userId, beside }: Asked = {},
  ): Promise<Submitted> {
    return this.atRevision(id, at, async (kept) => {
      const { room } = kept;
      const tried = room.try(actions, seat, Rooms.diceOf(id, kept));
      if (tried.kind !== 'played') return tried;
      if (actions.length === 0) return { kind: 'ok', revision: room.revision };
      const { entries, revealed } = tried;
      const body: PlayedBody = { start: room.length, entries, revealed };
      const writing = { mover: moverOf(seat, userId), played: tried, beside };
      return this.write(id, kept, 'played', body, () => room.keep(tried), writing);
    });
  }

  /** Takes back what the rules allow: never dice, another player's entry, or past the opening of a secret ballot. */
  async undo(
    id: string,
    seat: Seat,
    to: number,
    at: number,
    { userId }: Pick<Asked, 'userId'> = {},
  ): Promise<Submitted> {
    return this.atRevision(id, at, async (kept) => {
      const { room } = kept;
      const [asked] = decision(room.state);
      if (asked?.seat !== seat) return CLOSED;
      const length = room.undoTarget(to);
      if (length === room.length) return { kind: 'ok', revision: room.revision };
      const mover = moverOf(seat, userId);
      return this.write(id, kept, 'undone', { length }, () => room.cutTo(length), { mover });
    });
  }

  /** The present state of a game; undefined: it has not begun. */
  state(id: string): Promise<GameState | undefined> {
    const { rooms } = this.parts;
    return rooms.with(id, async (known) => (await rooms.catchUp(id, known))?.room.state);
  }

  /** Where a game stands, for those who play by themselves. */
  present(id: string): Promise<Present | undefined> {
    const { rooms } = this.parts;
    return rooms.with(id, async (known) => {
      const kept = await rooms.catchUp(id, known);
      if (!kept) return undefined;
      const { state, revision, length } = kept.room;
      const { status, seats } = kept.game;
      return { status, state, revision, length, seats };
    });
  }

  /** What it takes to go back beyond the rules' barrier; undefined: there is nothing to take back. */
  prepareUndo(id: string, length: number): Promise<PreparedUndo | undefined> {
    const { database, rooms, now } = this.parts;
    return rooms.with(id, async (known) => {
      const kept = await rooms.catchUp(id, known);
      if (!kept || length < 0 || length >= kept.room.length) return undefined;
      const rows = withoutUndone(await readRows(database.query, id, 0), 0);
      const state = stateAfter(kept.game.config, rows, length);
      const deciders = decidersOf(state);
      const { rolls, revision } = kept.room;
      const moment = momentOf({ length, rolls, deciders, state }, kept.game, now());
      return { revision, touched: kept.game.touched, moment };
    });
  }

  /** Goes back by consent, as a row of the journal like any other. False: the game went on meanwhile. */
  async writeUndo(
    query: Query,
    id: string,
    undo: PreparedUndo,
    consent: readonly number[],
  ): Promise<boolean> {
    const { revision, touched, moment } = undo;
    const { length } = moment;
    const written = await append(query, id, revision, 'undone', { length, consent }, touched, moment);
    if (written) await query('delete from snapshot where game_id = $1 and length > $2', [id, length]);
    return written !== undefined;
  }

  /** Nothing of it is kept in memory: it was changed by other ways than moves. */
  forget(id: string): void {
    this.parts.rooms.forget(id);
  }

  private async atRevision(
    id: string,
    at: number,
    work: (kept: Kept) => Promise<Submitted | undefined>,
  ): Promise<Submitted> {
    const { rooms } = this.parts;
    const answer = await rooms.with(id, async (known) => {
      let kept: Kept | undefined = known.room.revision < at ? await rooms.catchUp(id, known) : known;
      for (let tries = 0; kept !== undefined && tries < TRIES; tries++) {
        if (kept.game.status !== 'running') return CLOSED;
        if (kept.room.revision !== at) return { kind: 'stale', revision: kept.room.revision } as const;
        const done = await work(kept);
        if (done) return done;
        kept = await rooms.catchUp(id, kept);
      }
      return kept && ({ kind: 'stale', revision: kept.room.revision } as const);
    });
    return answer ?? CLOSED;
  }

  /** Undefined: somebody was faster, or something at the table has changed. */
  private async write(
    id: string,
    kept: Kept,
    kind: JournalRow['kind'],
    body: PlayedBody | UndoneBody,
    keep: () => unknown,
    { mover, played, beside }: Writing,
  ): Promise<Submitted | undefined> {
    const { database, rooms, streams, playsOn, now } = this.parts;
    const { room, game } = kept;
    const moment = this.momentAfter(kept, body, played);
    const returning = mover && seemsAway(game, mover.seat, now()) ? mover.seat : undefined;
    const writeWith = async (query: Query) => {
      const row = await append(query, id, room.revision, kind, body, game.touched, moment, mover);
      if (row) await beside?.(query);
      if (row && returning !== undefined) await playsOn?.(query, id, returning);
      return row;
    };
    const isMore = beside !== undefined || returning !== undefined;
    const written = await (isMore ? database.transaction(writeWith) : writeWith(database.query));
    if (!written) return undefined;
    keep();
    kept.game = { ...game, clocks: moment.clocks, status: moment.status };
    if (moment.status === 'over') rooms.forget(id);
    streams.wrote(id, { ...written, at: moment.at, kind, audience: null, body });
    // What is played is played, with or without it.
    await this.maybeSnapshot(id, room).catch(this.parts.onError);
    return { kind: 'ok', revision: written.revision };
  }

  private momentAfter(kept: Kept, body: PlayedBody | UndoneBody, played?: Played): Moment {
    const { room } = kept;
    const length = 'length' in body ? body.length : body.start + body.entries.length;
    const state = played ? (played.states.at(-1) ?? room.state) : (room.stateAt(length) ?? room.state);
    const deciders = decidersOf(state);
    const rolls = played
      ? played.entries.reduce((n, entry) => n + entry.rolls.length, room.rolls)
      : room.rolls;
    return momentOf({ length, rolls, deciders, state }, kept.game, this.parts.now());
  }

  private async maybeSnapshot(id: string, room: Room): Promise<void> {
    const point = room.restingPoint;
    if (!point || point.revision - room.snapshotAt < SNAPSHOT_EVERY) return;
    // Only while nothing else happens to the game: an undo in the midst would make it wrong.
    await this.parts.database.query(
      `with present as (select id from game where id = $1 and revision = $2 for update),
         gone as (delete from snapshot using present where game_id = id and revision < $2)
       insert into snapshot (game_id, revision, length, rolls, state) select id, $2, $3, $4, $5 from present
       on conflict do nothing`,
      [id, point.revision, point.length, point.rolls, JSON.stringify(point.state)],
      'snapshot',
    );
    room.snapshotAt = point.revision;
  }
}

export interface Present extends Pick<StoredGame, 'status' | 'seats'> {
  readonly state: GameState;
  readonly revision: number;
  readonly length: number;
}

export interface PreparedUndo {
  readonly revision: number;
  readonly touched: number;
  readonly moment: Moment;
}

/** The others may be deciding about the seat, or a computer plays it. */
const seemsAway = ({ seats, clocks }: StoredGame, seat: number, now: number): boolean =>
  (seats[seat]?.bot ?? null) !== null ||
  (clocks !== null && (clocks.paused || timeLeft(clocks, seat, now) <= 0));

const moverOf = (seat: number, userId: string | undefined): Mover | undefined =>
  userId === undefined ? undefined : { userId, seat };
