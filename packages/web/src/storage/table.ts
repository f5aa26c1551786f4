import type { History } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';

/** One game: who plays, and what has happened. */
export interface Table {
  readonly id: string;
  readonly name: string;
  readonly config: TableConfig;
  readonly history: History;
  /** Milliseconds since 1970, when it began and when it was last played. */
  readonly began: number;
}
