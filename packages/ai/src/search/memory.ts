import type { Action, GameState } from '@bretwalda/engine';

/** What was found out about a position. */
export interface Thought {
  readonly state: GameState;
  /** The position after the moves of the turn. */
  moved?: GameState;
  answer?: Action;
  /** The position that follows, if no dice decide it. */
  next?: GameState;
}

/**
 * Positions that one search has come to. Throws of the dice differ, but what they lead to is often the same, and then
 * so is what everybody does about it: nobody has to think it out twice.
 */
export class Memory {
  private readonly thoughts = new Map<GameState, Thought>();
  private readonly alike = new Map<number, Thought[]>();

  /** What is known about a position, whichever way it came about; to be added to. */
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

/** Tells most positions apart at a glance: by the holders of the areas, and by where the armies of the turn stand. */
function roughKey({ round, nation, invasionHalf, ledger, leaders, holder, infantry }: GameState): number {
  const moment = [round, nation, invasionHalf, ledger.length, leaders[nation]?.at ?? -1];
  return mix(mix(mix(0, moment), holder), infantry[nation] ?? []);
}

function mix(key: number, row: readonly number[]): number {
  let mixed = key;
  for (const n of row) mixed = (Math.imul(mixed, 31) + n) | 0;
  return mixed;
}

/** Equal in all parts. States share what did not change between them: most parts are the very same. */
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
