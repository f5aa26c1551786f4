import { fairDice } from '@bretwalda/protocol';
import type { Database } from '../db/database.ts';
import { type JournalRow, readGame, readRows, readSnapshot, type StoredGame } from './journal.ts';
import { Room } from './room.ts';

/** A game in memory, and whatever waits for its turn with it. */
export interface Kept {
  readonly room: Room;
  game: StoredGame;
}

/**
 * The games that this process has in memory. They are copies: the database is asked before anything is written, so any
 * of them may be forgotten at any time, and several processes may have the same one.
 */
export class Rooms {
  private readonly database: Database;
  private readonly most: number;
  private readonly kept = new Map<string, Kept>();
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(database: Database, most: number) {
    this.database = database;
    this.most = most;
  }

  get size(): number {
    return this.kept.size;
  }

  /** Work on a game, one piece after another within this process. Undefined: there is no such game. */
  async with<T>(id: string, work: (kept: Kept) => Promise<T> | T): Promise<T | undefined> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const turn = before.then(async () => {
      const known = this.kept.get(id);
      if (known) this.keep(id, known);
      const kept = known ?? (await this.load(id));
      return kept && work(kept);
    });
    const settled = turn.catch(() => {});
    this.queues.set(id, settled);
    try {
      return await turn;
    } finally {
      if (this.queues.get(id) === settled) this.queues.delete(id);
    }
  }

  /** Follows what was written since. To be called within `with`. */
  async catchUp(id: string, kept: Kept): Promise<Kept | undefined> {
    const { query } = this.database;
    const game = await readGame(query, id);
    if (!game) return undefined;
    kept.game = game;
    for (const row of await readRows(query, id, kept.room.revision))
      if (!kept.room.follow(row)) {
        this.forget(id);
        return this.load(id);
      }
    return kept;
  }

  /** What is in memory of it, if anything; it may be old. */
  peek(id: string): Kept | undefined {
    return this.kept.get(id);
  }

  forget(id: string): void {
    this.kept.delete(id);
  }

  private async load(id: string): Promise<Kept | undefined> {
    const { query } = this.database;
    const game = await readGame(query, id);
    if (!game || game.status === 'gathering') return undefined;
    const snapshot = await readSnapshot(query, id);
    const rows = await readRows(query, id, snapshot?.revision ?? 0);
    const room = new Room(game.config, snapshot);
    for (const row of withoutUndone(rows, room.length)) room.follow(row);
    room.revision = rows.at(-1)?.revision ?? room.revision;
    room.rolls = rolledIn(rows, snapshot?.rolls ?? 0);
    const kept = { room, game };
    this.keep(id, kept);
    return kept;
  }

  /** The one used last stays longest. */
  private keep(id: string, kept: Kept): void {
    this.kept.delete(id);
    this.kept.set(id, kept);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) return;
      this.kept.delete(oldest);
    }
  }

  /** The dice of a game from where it is. */
  static diceOf(id: string, { room, game }: Kept) {
    const seeds = game.seats.map(({ diceSeed }) => diceSeed);
    return fairDice({ secret: game.secret, seeds, game: id }, room.rolls);
  }
}

/** The rows that are left when what was taken back is left out. */
export function withoutUndone(rows: readonly JournalRow[], from: number): JournalRow[] {
  const left: JournalRow[] = [];
  for (const row of rows) {
    if (row.kind === 'played') left.push(row);
    else while (left.length > 0 && startOf(left.at(-1)) >= row.body.length) left.pop();
  }
  return left.filter((row) => row.kind === 'played' && row.body.start >= from);
}

const startOf = (row: JournalRow | undefined): number => (row?.kind === 'played' ? row.body.start : -1);

/** Dice that were rolled and taken back count on: no roll comes twice. */
const rolledIn = (rows: readonly JournalRow[], before: number): number =>
  rows.reduce(
    (sum, row) =>
      row.kind === 'played' ? row.body.entries.reduce((n, { rolls }) => n + rolls.length, sum) : sum,
    before,
  );
