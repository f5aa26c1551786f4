import { setTimeout as pause } from 'node:timers/promises';
import { type Dice, seededDice } from '@bretwalda/engine';
import { type Spread, spreadOf } from './figures.ts';
import { type Faults, ScriptedTable, type Watch } from './scripted-table.ts';
import { Person } from './wire.ts';

/** The players, in a process of their own. They do what the parent tells them, one thing after another. */

export type Order =
  | {
      readonly kind: 'gather';
      readonly urls: readonly string[];
      readonly games: number;
      readonly seats: number;
      readonly scenario: string;
    }
  | { readonly kind: 'open' }
  /** At a steady rate, over all tables. */
  | { readonly kind: 'play'; readonly rate: number; readonly seconds: number }
  /** So many tables, each as fast as its players see what was done. */
  | { readonly kind: 'rush'; readonly tables: number; readonly seconds: number }
  | { readonly kind: 'check' };

export interface Played {
  readonly seconds: number;
  readonly sent: number;
  readonly arrived: number;
  readonly delay: Spread;
  /** How much later than planned actions were sent: the players themselves were slow. */
  readonly late: Spread;
  readonly faults: Faults;
  /** Milliseconds of the processor that the players used. */
  readonly cpu: number;
}

/** What the journals of all tables say in the end. */
export interface Checked {
  readonly faults: Faults;
  /** Actions that every player of a table has seen. */
  readonly acknowledged: number;
}

const AT_ONCE = 16;
const GRACE_MS = 10_000;
const TICK_MS = 2;

let tables: ScriptedTable[] = [];
let delays: number[] = [];
let faults: Faults = {};

const watch: Watch = {
  arrived: (ms) => void delays.push(ms),
  fault: (what) => {
    faults[what] = (faults[what] ?? 0) + 1;
  },
};

/** Several at a time, in any order. */
async function all<T>(items: readonly T[], work: (item: T, i: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const i = next++;
      await work(items[i] as T, i);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function gather({ urls, games, seats, scenario }: Extract<Order, { kind: 'gather' }>): Promise<void> {
  const wanted = Array.from({ length: games }, (_, i) => i);
  await all(wanted, async (i) => {
    const persons: Person[] = [];
    // Players of one table come through different processes of the server.
    for (let seat = 0; seat < seats; seat++)
      persons.push(await Person.guest(urls[(i + seat) % urls.length] as string));
    tables.push(await ScriptedTable.gather(persons, scenario, watch));
  });
}

const playedBy = (): number => tables.reduce((sum, table) => sum + table.count, 0);

async function measured(work: (late: number[]) => Promise<number>): Promise<Played> {
  delays = [];
  faults = {};
  const late: number[] = [];
  const before = process.cpuUsage();
  const start = performance.now();
  const sent = await work(late);
  const seconds = (performance.now() - start) / 1000;
  for (const end = Date.now() + GRACE_MS; tables.some(({ isWaiting }) => isWaiting) && Date.now() < end; )
    await pause(20);
  const { user, system } = process.cpuUsage(before);
  return {
    seconds,
    sent,
    arrived: delays.length,
    delay: spreadOf(delays),
    late: spreadOf(late),
    faults,
    cpu: (user + system) / 1000,
  };
}

const play = ({ rate, seconds }: Extract<Order, { kind: 'play' }>): Promise<Played> =>
  measured(async (late) => {
    const chance = seededDice(1);
    const total = rate * seconds;
    const start = performance.now();
    let sent = 0;
    for (let now = 0; sent < total && now < (seconds + 1) * 1000; now = performance.now() - start) {
      for (; sent < total && (sent * 1000) / rate <= now; sent++) {
        const table = ready(chance);
        if (!table) break; // all wait for the server: what is not sent shows as too few a second
        late.push(performance.now() - start - (sent * 1000) / rate);
        void table.act(chance);
      }
      await pause(TICK_MS);
    }
    return sent;
  });

/** A table at random at which nothing is on its way. */
function ready(chance: Dice): ScriptedTable | undefined {
  const first = chance.roll(tables.length) - 1;
  for (let i = 0; i < tables.length; i++) {
    const table = tables[(first + i) % tables.length] as ScriptedTable;
    if (!table.isWaiting && !table.isOver) return table;
  }
  return undefined;
}

const rush = ({ tables: count, seconds }: Extract<Order, { kind: 'rush' }>): Promise<Played> =>
  measured(async () => {
    const chance = seededDice(2);
    const before = playedBy();
    const end = performance.now() + seconds * 1000;
    const at = async (table: ScriptedTable) => {
      while (performance.now() < end && !table.isOver && !table.isWaiting) await table.act(chance);
    };
    await Promise.all(tables.slice(0, count).map(at));
    return playedBy() - before;
  });

async function check(): Promise<Checked> {
  faults = {};
  await all(tables, (table) => table.check());
  for (const table of tables) table.close();
  const acknowledged = playedBy();
  tables = [];
  return { faults, acknowledged };
}

async function obey(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'gather':
      return gather(order);
    case 'open':
      return all(tables, (table) => table.open());
    case 'play':
      return play(order);
    case 'rush':
      return rush(order);
    case 'check':
      return check();
  }
}

process.on('message', (order: Order) => {
  obey(order).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
