import type { Action, ActionOf } from '@bretwalda/engine';
import { useState } from 'react';
import {
  actionFor,
  largest,
  type Party,
  type Problem,
  problemOf,
  type Way,
  waysOut,
} from './retreat-choice.ts';

export interface RetreatDraft {
  readonly ways: readonly Way[];
  readonly way: Way;
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

/** The retreat being put together. It starts anew whenever other retreats are open. */
export function useRetreat(actions: readonly Action[]): RetreatDraft | null {
  const ways = waysOut(actions);
  const of = ways.map((way) => `${way.key}/${way.actions.length}`).join(' ');
  const [choice, setChoice] = useState<Choice | null>(null);
  const kept = choice?.of === of ? choice : null;
  const way = ways.find(({ key }) => key === kept?.key) ?? ways[0];
  if (!way) return null;
  const party = kept?.party ?? largest(way);
  return {
    ways,
    way,
    party,
    action: actionFor(way, party),
    problem: problemOf(way, party),
    setWay: (key) => {
      const next = ways.find((other) => other.key === key) ?? way;
      setChoice({ of, key, party: largest(next) });
    },
    setParty: (next) => setChoice({ of, key: way.key, party: next }),
  };
}
