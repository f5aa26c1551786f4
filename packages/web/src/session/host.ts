import type { Choice, Reason } from '@bretwalda/ai';
import type { GameState, Seat } from '@bretwalda/engine';
import type { Store } from '../base/store.ts';

/** What the computer players of a game are doing. */
export interface BotActivity {
  readonly thinking: Seat | null;
  /** What a bot has just done stays in sight for a moment before anything else happens. */
  readonly isShowing: boolean;
  /** Why a bot did what stands in the journal under this number. */
  readonly reasons: ReadonlyMap<number, readonly Reason[]>;
  /** A bot could not answer. */
  readonly failure: string | null;
}

export const NO_ACTIVITY: BotActivity = {
  thinking: null,
  isShowing: false,
  reasons: new Map(),
  failure: null,
};

/** What a game that is played on this device does by itself. A game that is played elsewhere has no host here. */
export interface GameHost {
  readonly activity: Store<BotActivity>;
  start(): void;
  stop(): void;
  /** Bots wait while something on the screen waits to be looked at. A bot that failed is asked again afterwards. */
  hold(isHeld: boolean): void;
  /** What a bot has just done has been looked at long enough. */
  skipPause(): void;
  /** What a strong player would do in a seat, given what the seat may see. */
  advise(seat: Seat, state: GameState, seq: number): Promise<Choice>;
}
