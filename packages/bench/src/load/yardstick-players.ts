import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { spreadOf } from './figures.ts';
import type { Played } from './players.ts';
import { COUNTER, POSITION, type YardstickGame } from './yardstick-game.ts';

/** Players at boardgame.io's server, with its own client: each table as fast as its players see what was done. */

export interface YardstickOrder {
  readonly kind: 'rush';
  readonly url: string;
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
}

interface YardstickClient {
  start(): void;
  stop(): void;
  subscribe(listener: (state: { G: { n: number }; isConnected?: boolean } | null) => void): void;
  moves: { add(): void };
}

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client: (options: object) => YardstickClient };
const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO: (options: object) => unknown };

const PLAYERS = 2;
const PATIENCE_MS = 10_000;

class Table {
  private readonly clients: YardstickClient[] = [];
  private readonly counts: number[] = new Array<number>(PLAYERS).fill(-1);
  private waiting: { readonly n: number; readonly done: () => void } | undefined;
  played = 0;

  static async open(url: string, game: YardstickGame): Promise<Table> {
    const table = new Table();
    const matchID = randomUUID();
    for (let i = 0; i < PLAYERS; i++) {
      // A match that is not there yet is made when its first player asks for it.
      const multiplayer = SocketIO({ server: url });
      const client = Client({
        game,
        multiplayer,
        matchID,
        playerID: `${i}`,
        numPlayers: PLAYERS,
        debug: false,
      });
      client.subscribe((state) => table.seen(i, state?.G.n ?? -1));
      client.start();
      table.clients.push(client);
    }
    await table.reached(0);
    return table;
  }

  private seen(i: number, n: number): void {
    this.counts[i] = n;
    if (this.waiting && this.counts.every((count) => count >= (this.waiting?.n ?? 0))) this.waiting.done();
  }

  private reached(n: number): Promise<void> {
    if (this.counts.every((count) => count >= n)) return Promise.resolve();
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`A move did not arrive: ${this.counts}`)), PATIENCE_MS);
      this.waiting = {
        n,
        done: () => {
          clearTimeout(timer);
          this.waiting = undefined;
          done();
        },
      };
    });
  }

  async act(): Promise<void> {
    const arrived = this.reached(this.played + 1);
    this.clients[this.played % PLAYERS]?.moves.add();
    await arrived;
    this.played++;
  }

  close(): void {
    for (const client of this.clients) client.stop();
  }
}

async function rush({ url, game, tables: count, seconds }: YardstickOrder): Promise<Played> {
  const wanted = [COUNTER, POSITION].find(({ name }) => name === game) ?? COUNTER;
  const tables = await Promise.all(Array.from({ length: count }, () => Table.open(url, wanted)));
  const delays: number[] = [];
  const before = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1000;
  const play = async (table: Table): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      await table.act();
      delays.push(performance.now() - sent);
    }
  };
  await Promise.all(tables.map(play));
  const { user, system } = process.cpuUsage(before);
  for (const table of tables) table.close();
  return {
    seconds: (performance.now() - start) / 1000,
    sent: delays.length,
    arrived: delays.length,
    delay: spreadOf(delays),
    late: spreadOf([]),
    faults: {},
    cpu: (user + system) / 1000,
  };
}

process.on('message', (order: YardstickOrder) => {
  rush(order).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
