import { type Action, apply, legalActions, type Position, present, seededDice } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { DecisionPanel } from '../src/panels/decide/DecisionPanel.tsx';
import { sessionAt, wordsOf } from './on-screen.tsx';

const hold = (nation: 'angles' | 'saxons' | 'welsh', ...areas: readonly string[]) =>
  Object.fromEntries(areas.map((area) => [area, { units: [{ nation, infantry: 1 }] }]));

/** Angles 6, Saxons 5 and Welsh 1: twelve votes, seven are more than half (BRET-4). */
const election = (ballot: 'ask' | 'open' | 'secret'): Position => ({
  round: 9,
  step: 'bretwalda',
  options: { ballot },
  areas: {
    ...hold('angles', 'bernicia', 'york', 'lindsey', 'north-mercia', 'norfolk', 'suffolk'),
    ...hold('saxons', 'kent', 'essex', 'sussex', 'wessex', 'avalon'),
    ...hold('welsh', 'march', 'gwynedd', 'powys'),
  },
});

const MAJORITY = '7 of 12 votes elect a Bretwalda, who scores 4 points.';

describe('the vote for the Bretwalda (UI-84)', () => {
  it('tells the votes of every nation and how many are needed, before the first is cast', () => {
    const words = wordsOf(<DecisionPanel />, sessionAt(election('ask'), 0));
    expect(words).toContain(MAJORITY);
    expect(words).toContain('Nation Votes Welsh 1 Saxons 5 Angles 6');
  });

  it('in the open tells who gave them to whom, and how many each has so far', () => {
    const session = sessionAt(election('open'), 3);
    let state = present(session.game);
    const vote = (nation: string, choice: string) => {
      const action = legalActions(state).find(
        (a) => a.type === 'vote' && a.nation === nation && a.for === choice,
      );
      state = apply(state, action as Action, seededDice(1)).state;
    };
    vote('welsh', 'angles');
    vote('saxons', 'saxons');
    const words = wordsOf(<DecisionPanel />, session, { state });
    expect(words).toContain(MAJORITY);
    expect(words).toContain('Votes for So far Welsh 1 0 Saxons 5 5 Angles 6 1');
  });

  it('BRET-7: a secret ballot tells nobody what was given to whom', () => {
    const session = sessionAt(election('secret'), 3);
    const first = present(session.game);
    const cast = legalActions(first).find((a) => a.type === 'vote' && a.nation === 'saxons') as Action;
    const { state } = apply(first, cast, seededDice(1));
    const words = wordsOf(<DecisionPanel />, session, { state });
    expect(words).toContain('Nation Votes Welsh 1 Saxons 5 Angles 6');
    expect(words).not.toContain('So far');
  });
});
