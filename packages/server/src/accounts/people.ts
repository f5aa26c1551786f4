import type { Database, Query } from '../db/database.ts';
import { leaveAll, moveAll, renameIn } from './belongings.ts';

export interface Called {
  readonly id: string;
  readonly name: string;
}

/** A guest signed in, or made an account: what was the guest's is the account's now. */
export type Moving = (query: Query, from: string, to: Called) => Promise<void>;

/** An account is deleted. */
export type Leaving = (query: Query, userId: string, now: number) => Promise<void>;

/**
 * What becomes of all that people have when they become others, or go. A module with tables of its own lists them in
 * `belongings.ts`; what is more than rows in tables is added here.
 */
export class People {
  private readonly database: Database;
  private readonly now: () => number;
  readonly moving: Moving[] = [moveAll];
  readonly leaving: Leaving[] = [leaveAll];

  constructor(database: Database, now: () => number = Date.now) {
    this.database = database;
    this.now = now;
  }

  /** All of it, or nothing. */
  move(from: string, to: Called): Promise<void> {
    return this.database.transaction(async (query) => {
      for (const step of this.moving) await step(query, from, to);
    });
  }

  leave(userId: string): Promise<void> {
    return this.database.transaction(async (query) => {
      for (const step of this.leaving) await step(query, userId, this.now());
    });
  }

  rename(userId: string, name: string): Promise<void> {
    return this.database.transaction((query) => renameIn(query, userId, name));
  }
}
