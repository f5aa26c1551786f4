import { randomBytes } from 'node:crypto';
import { type Action, type Dice, decision, legalActions, type Seat } from '@bretwalda/engine';
import { people, RemoteGame, type TableConfig } from '@bretwalda/table';
import type { Database } from '../src/db/database.ts';
import { Games } from '../src/game/games.ts';
import { Rooms } from '../src/game/rooms.ts';
import { Streams } from '../src/game/stream.ts';
import { Views } from '../src/game/views.ts';
import { testDatabase as freshDatabase } from './support/databases.ts';

/** A database for a test; `support/databases.ts` says which. It is gone when it is closed. */
export async function testDatabase(): Promise<Database> {
  const data = await freshDatabase();
  const database = await data.open();
  const close = async () => {
    await database.close();
    await data.remove();
  };
  return { ...database, close };
}

export interface Server {
  readonly database: Database;
  readonly games: Games;
  readonly views: Views;
  readonly streams: Streams;
  readonly rooms: Rooms;
}

/** The part of a server that plays games. */
export async function startGames(database: Database, most = 100): Promise<Server> {
  const onError = (error: unknown) => {
    throw error;
  };
  const streams = new Streams(database, onError);
  const rooms = new Rooms(database, most);
  await streams.start();
  const games = new Games({ database, rooms, streams, now: Date.now, onError });
  return { database, rooms, streams, games, views: new Views({ database, rooms, streams }) };
}

/** A game that has begun, put straight into the database. From its id follow its dice. */
export async function beginGame(
  database: Database,
  config: TableConfig,
  id = randomBytes(6).toString('hex'),
): Promise<string> {
  await database.query(
    `insert into game (id, config, agreed, status, invitation, created_by, secret)
     values ($1, $2, '{}', 'running', $1, 'somebody', $3)`,
    [id, JSON.stringify(config), `secret of ${id}`],
  );
  for (const seat of config.players.keys())
    await database.query('insert into seat (game_id, seat) values ($1, $2)', [id, seat]);
  return id;
}

export const TWO: TableConfig = { scenario: 'two-early', players: people('two-early') };

/** Somebody at a game: sees it through its stream, and plays through the server. */
export class Client {
  readonly remote: RemoteGame;
  private readonly stop: AbortController;
  readonly done: Promise<void>;

  private constructor(remote: RemoteGame, stop: AbortController, done: Promise<void>) {
    this.remote = remote;
    this.stop = stop;
    this.done = done;
  }

  static async join({ games, views }: Server, id: string, seat: Seat | null): Promise<Client> {
    const opening = await views.opening(id, seat);
    if (!opening) throw new Error('there is no such game');
    const remote = new RemoteGame(wire(opening), {
      submit: (actions, at, by) => games.submit(id, by, wire(actions), at),
      undo: (to, at, by) => games.undo(id, by, to, at),
    });
    const stop = new AbortController();
    const listen = async () => {
      for await (const event of views.follow(id, seat, opening.seq, stop.signal))
        if (event.kind === 'game') remote.receive(wire(event.body) as never);
    };
    return new Client(remote, stop, listen());
  }

  leave(): Promise<void> {
    this.stop.abort();
    return this.done;
  }

  /** A legal action of a seat at random, if it has one. */
  some(seat: Seat, chance: Dice): Action | undefined {
    const { state } = this.remote.snapshot();
    if (!decision(state).some((asked) => asked.seat === seat)) return undefined;
    const legal = legalActions(state, seat);
    return legal[chance.roll(legal.length) - 1];
  }
}

export const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
