import type { Action, GameState } from '@bretwalda/engine';

/** What is known about a position. */
export interface Thought {
  readonly state: GameState;
  /** The position after the moves of the turn. */
  moved?: GameState;
  answer?: Action;
  /** The position that follows, if no dice are rolled. */
  next?: GameState;
}

/**
 * Positions that a search has reached. Different dice often lead to the same position, where everybody does the same
 * again: it is worked out only once.
 */
export class Memory {
  private readonly thoughts = new Map<GameState, Thought>();
  private readonly alike = new Map<number, Thought[]>();

  /** What is known about a position, however it was reached; the caller adds to it. */
  of(state: GameState): Thought {
    let thought = this.thoughts.get(state);
    if (thought) return thought;
    const key = roughKey(state);
    const alike = this.alike.get(key) ?? [];
    thought = alike.find((other) => isSame(other.state, state));
    if (!thought) {
      thought = { state };
      alike.push(thought);
      this.alike.set(key, alike);
    }
    this.thoughts.set(state, thought);
    return thought;
  }
}

/** A hash that tells most positions apart: by who holds the areas and where the moving nation's armies stand. */
function roughKey({ round, nation, invasionHalf, ledger, leaders, holder, infantry }: GameState): number {
  const moment = [round, nation, invasionHalf, ledger.length, leaders[nation]?.at ?? -1];
  return mix(mix(mix(0, moment), holder), infantry[nation] ?? []);
}

function mix(key: number, row: readonly number[]): number {
  let mixed = key;
  for (const n of row) mixed = (Math.imul(mixed, 31) + n) | 0;
  return mixed;
}

/** Deep equality. States share what did not change between them, so most parts are the same object. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((part, i) => isSame(part, b[i]));
  const parts = Object.keys(a) as never[];
  if (parts.length !== Object.keys(b).length) return false;
  for (const part of parts) if (!isSame(a[part], b[part])) return false;
  return true;
}
