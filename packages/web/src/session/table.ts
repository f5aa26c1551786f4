import type { BotName } from '@bretwalda/ai';
import type { Config, History } from '@bretwalda/engine';

/** Who sits in a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly name: string; readonly level: BotLevel };

export type BotLevel = Extract<BotName, 'squire' | 'thane' | 'king'>;
export const BOT_LEVELS: readonly BotLevel[] = ['squire', 'thane', 'king'];

/** The configuration of a game on screen: the engine's, with the players. It is the second line of a saved file. */
export interface TableConfig extends Config {
  readonly players: readonly Player[];
}

/** One game: who plays, and what has happened. */
export interface Table {
  readonly id: string;
  readonly name: string;
  readonly config: TableConfig;
  readonly history: History;
  /** Milliseconds since 1970, when it began and when it was last played. */
  readonly began: number;
}
