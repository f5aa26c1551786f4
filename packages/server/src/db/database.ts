import type { PgDatabase } from 'drizzle-orm/pg-core';

/** One statement. With a name the server prepares it once for each connection. */
export type Query = <Row>(text: string, values?: readonly unknown[], name?: string) => Promise<Row[]>;

// biome-ignore lint/suspicious/noExplicitAny: the drivers have different result types, and nobody here asks for them
export type Orm = PgDatabase<any, Record<string, never>>;

/** A PostgreSQL, wherever it runs. */
export interface Database {
  readonly name: 'PostgreSQL' | 'embedded PostgreSQL' | 'PGlite';
  readonly orm: Orm;
  readonly query: Query;
  /** Several statements at once, without values. */
  script(text: string): Promise<void>;
  /** All statements of `work`, or none. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Hears what is sent to a channel from now on. `lost` is called when something may have been missed. */
  listen(channel: string, heard: (message: string) => void, lost: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
