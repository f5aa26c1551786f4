import { NATION_COUNT, type Nation } from '../model/ids.ts';
import { type Rules, rulesOf } from '../model/rules.ts';
import type { GameState, Leader } from '../model/state.ts';

/**
 * Whose units move, in which state, and by which rules. Questions about steps come by the dozen: what is the same for
 * all of them is looked up once. A mover belongs to its state: whoever changes that asks for a new one.
 */
export interface Mover {
  readonly s: GameState;
  readonly nation: Nation;
  readonly leader: Leader | null;
  readonly rules: Rules;
  /** ROAD-1. */
  readonly usesRoads: boolean;
  /** Is there any nation through whose areas it might pass (SUB-22, DIG-25)? */
  readonly passes: boolean;
  /** Raid, Major Invasion and boats of this turn, as bits (INV-7). */
  readonly status: number;
}

export function moverOf(s: GameState, nation: Nation): Mover {
  const rules = rulesOf(s);
  const { traitOf, status } = rules;
  return {
    s,
    nation,
    leader: s.leaders[nation] ?? null,
    rules,
    usesRoads: traitOf.roads[nation] === true,
    passes: traitOf.passage[nation] === true || traitOf.sparingPassage[nation] === true,
    status: status[s.round * NATION_COUNT + nation] as number,
  };
}
