import type { History } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';

/** A game as this browser stores and opens it: who plays, and what has happened. */
export interface StoredGame {
  readonly id: string;
  readonly name: string;
  readonly config: TableConfig;
  readonly history: History;
  /** Milliseconds since 1970, when it began. */
  readonly began: number;
}
