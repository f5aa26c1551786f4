import { type Action, type GameState, replayEntry, startGame } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { expect } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import type { JournalRow } from '../../src/game/journal.ts';

/** Something that a client was told is done. */
interface Done {
  readonly game: string;
  readonly revision: number;
  readonly seat: number;
  readonly action: Action;
}

/** What clients were told, to be compared with what the database has. */
export class Ledger {
  private readonly done: Done[] = [];
  private readonly games = new Set<string>();
  private readonly seen = new Map<string, Seen>();
  unanswered = 0;
  rows = 0;

  get acknowledged(): number {
    return this.done.length;
  }

  begun(game: string): void {
    this.games.add(game);
  }

  acknowledge(done: Done): void {
    this.done.push(done);
  }

  /**
   * Every answer stands in its place, and every journal is whole: its rows follow each other, and the rules allow them. Only
   * what is new since the last time, or all of it.
   */
  async compare(database: Database, isAll = false): Promise<void> {
    if (isAll) this.seen.clear();
    for (const id of this.games) {
      const told = this.done.filter(({ game }) => game === id);
      const [game] = await database.query<Stored>(
        'select config, revision, seq, length, rolls from game where id = $1',
        [id],
      );
      if (!game) throw new Error(`game ${id} is gone`);
      const before = this.seen.get(id) ?? { ...startGame(game.config), revision: 0, length: 0, rolls: 0 };
      const rows = await database.query<JournalRow>(
        `select seq, revision, kind, body from event
         where game_id = $1 and revision > $2 and revision <= $3 order by revision`,
        [id, before.revision, game.revision],
      );
      expect(rows.map(({ revision }) => revision)).toEqual(rows.map((_, i) => before.revision + i + 1));
      const now = replayed(id, before, rows);
      expect([id, now.length, now.rolls]).toEqual([id, game.length, game.rolls]);
      const [seqs] = await database.query<{ count: number }>(
        'select count(*)::int as count from event where game_id = $1 and seq <= $2',
        [id, game.seq],
      );
      expect([id, seqs?.count]).toEqual([id, game.seq]);
      expect(new Set(told.map(({ revision }) => revision)).size).toBe(told.length);
      for (const done of told)
        if (done.revision > before.revision) expectRow(done, rows[done.revision - before.revision - 1]);
      this.seen.set(id, now);
    }
    this.rows = [...this.seen.values()].reduce((sum, { revision }) => sum + revision, 0);
  }

  /**
   * What still waits to be done, or was given up. A job that a process had when it was killed is no more than a memory: what
   * it was for has been sent again.
   */
  async unsettled(database: Database): Promise<readonly unknown[]> {
    const outbox = await database.query('select * from outbox');
    const jobs = await database.query(
      `select name, state, data from pgboss.job
       where name <> 'notice' and state not in ('completed', 'cancelled', 'active')`,
    );
    const waiting = await database.query(
      `select game.id from game join seat on seat.game_id = game.id
       where status = 'running' and seat.bot is not null and seat.seat = any (deciders)`,
    );
    return [...outbox, ...jobs, ...waiting];
  }

  /** Every game that is over was rated once, and each of its players was told once. */
  async eachOnce(database: Database): Promise<void> {
    const told = await database.query<{ count: number }>(
      `select count(*)::int as count from notice where kind = 'game-over' group by user_id, game_id`,
    );
    const [seats] = await database.query<{ count: number }>(
      `select count(*)::int as count from game join seat on seat.game_id = game.id
       where status in ('over', 'ended') and started_at is not null and seat.user_id is not null`,
    );
    expect(told.map(({ count }) => count)).toEqual(Array(seats?.count ?? 0).fill(1));
    const [rated] = await database.query<{ games: number; sum: number }>(
      `select count(*)::int as games, (select coalesce(sum(games), 0)::int from rating where key like 'side %') as sum
       from game join seat on seat.game_id = game.id where status in ('over', 'ended') and rated_at is not null`,
    );
    expect(rated?.sum).toBe(rated?.games);
    expect(rated?.games).toBeGreaterThan(0);
  }
}

/** A game as far as it has been looked through. */
interface Seen {
  readonly state: GameState;
  readonly revision: number;
  readonly length: number;
  readonly rolls: number;
}

interface Stored extends Omit<Seen, 'state'> {
  readonly config: TableConfig;
  readonly seq: number;
}

function replayed(id: string, before: Seen, rows: readonly JournalRow[]): Seen {
  let { state, length, rolls } = before;
  for (const row of rows)
    for (const entry of row.kind === 'played' ? row.body.entries : []) {
      const next = replayEntry(state, entry, length);
      if (!next.ok) throw new Error(`game ${id}, entry ${length}: ${JSON.stringify(next.violation)}`);
      state = next.value.state;
      length++;
      rolls += entry.rolls.length;
    }
  return { state, length, rolls, revision: before.revision + rows.length };
}

function expectRow({ game, revision, seat, action }: Done, row: JournalRow | undefined): void {
  const entries = row?.kind === 'played' ? row.body.entries : [];
  const found = entries.map((entry) => ({ seat: entry.seat, action: sorted(entry.action) }));
  expect([game, revision, found]).toEqual([game, revision, [{ seat, action: sorted(action) }]]);
}

const sorted = (action: Action): string => JSON.stringify(Object.entries(action).sort());
