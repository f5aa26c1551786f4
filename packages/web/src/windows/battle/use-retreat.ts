import type { Action, ActionOf, GameState } from '@bretwalda/engine';
import { armiesIn } from '@bretwalda/engine/queries';
import { useState } from 'react';
import {
  actionFor,
  largest,
  NOBODY,
  type Party,
  type Problem,
  problemOf,
  type Way,
  wayForAll,
  waysOut,
} from './retreat-choice.ts';

export interface RetreatDraft {
  readonly ways: readonly Way[];
  /** Null until the person has said where to. */
  readonly way: Way | null;
  readonly party: Party;
  readonly action: ActionOf<'retreat'> | undefined;
  readonly problem: Problem | undefined;
  readonly setWay: (key: string) => void;
  readonly setParty: (party: Party) => void;
}

interface Choice {
  readonly of: string;
  readonly key: string;
  readonly party: Party;
}

/** Armies of the side that may retreat. */
function standing(state: GameState): number {
  const { battle, pending } = state;
  return battle && pending?.kind === 'retreat' ? armiesIn(state, pending.nation, battle.area) : 0;
}

/** The retreat being put together. It starts anew whenever other retreats are open. */
export function useRetreat(state: GameState, actions: readonly Action[]): RetreatDraft | null {
  const ways = waysOut(actions);
  const of = ways.map((way) => `${way.key}/${way.actions.length}`).join(' ');
  const [choice, setChoice] = useState<Choice | null>(null);
  const kept = choice?.of === of ? choice : null;
  if (ways.length === 0) return null;
  const way = ways.find(({ key }) => key === kept?.key) ?? wayForAll(ways, standing(state)) ?? null;
  const party = kept?.party ?? (way ? largest(way) : NOBODY);
  return {
    ways,
    way,
    party,
    action: way ? actionFor(way, party) : undefined,
    problem: way ? problemOf(way, party) : undefined,
    setWay: (key) => {
      const next = ways.find((other) => other.key === key);
      if (next) setChoice({ of, key, party: largest(next) });
    },
    setParty: (next) => way && setChoice({ of, key: way.key, party: next }),
  };
}
