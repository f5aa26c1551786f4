import { readFileSync } from 'node:fs';
import {
  decision,
  fromPosition,
  type GameState,
  makeAction,
  parsePosition,
  type Seat,
} from '@bretwalda/engine';
import { ownerOf } from '@bretwalda/engine/queries';
import type { Orders } from '@bretwalda/protocol';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../src/orders/answer.ts';

/** Play together 4: what a standing order answers, and what it leaves to its owner. */

/** Positions at a question that somebody is asked in the turn of another. */
const question = (name: string): { state: GameState; seat: Seat } => {
  const text = readFileSync(new URL(`../../web/e2e/positions/${name}.txt`, import.meta.url), 'utf8');
  const position = parsePosition(text);
  const state = position.ok ? fromPosition(position.value) : position;
  if (!state.ok) throw new Error(JSON.stringify(state.violation));
  const asked = decision(state.value)[0];
  if (!asked) throw new Error('nobody is asked');
  return { state: state.value, seat: asked.seat };
};

const answer = (name: string, orders: Orders): string | undefined => {
  const { state, seat } = question(name);
  expect(ownerOf(state, state.nation)).not.toBe(seat); // it is the turn of somebody else
  const action = answerOf(state, seat, orders);
  return action && makeAction(action);
};

describe('a standing order', () => {
  it('RET: fights on up to a limit, else goes to the first area that can be reached, with all who may', () => {
    // Four Angles are attacked by three Saxons.
    const to = (...areas: string[]) => areas;
    expect(answer('mid-retreat', { retreat: { standUpTo: 1, to: to('norfolk') } })).toBe('stand');
    expect(answer('mid-retreat', { retreat: { standUpTo: 0.75, to: [] } })).toBe('stand');
    expect(answer('mid-retreat', { retreat: { standUpTo: 0.5, to: to('suffolk', 'norfolk') } })).toMatch(
      /^retreat .*suffolk/,
    );
    expect(answer('mid-retreat', { retreat: { standUpTo: 0, to: to('york', 'suffolk') } })).toMatch(
      /suffolk/,
    );
  });

  it('asks its owner where none of the areas can be reached, or none is named', () => {
    expect(answer('mid-retreat', { retreat: { standUpTo: 0, to: ['york', 'kent'] } })).toBeUndefined();
    expect(answer('mid-retreat', { retreat: { standUpTo: 0, to: [] } })).toBeUndefined();
    expect(answer('mid-retreat', {})).toBeUndefined();
    expect(
      answer('mid-retreat', { submit: { answer: 'submit' }, strike: { first: 'cavalry' } }),
    ).toBeUndefined();
  });

  it('CAS-8: says whether the burh falls', () => {
    expect(answer('mid-burh-loss', { 'burh-loss': { unit: 'burh' } })).toBe('give burh');
    expect(answer('mid-burh-loss', { 'burh-loss': { unit: 'army' } })).toBe('give army');
    expect(answer('mid-burh-loss', { retreat: { standUpTo: 100, to: [] } })).toBeUndefined();
  });

  it('POP-13: an overlord grants growth', () => {
    expect(answer('allowance', { allowance: { grant: 'full' } })).toBe('population full');
    expect(answer('allowance', { allowance: { grant: 'half' } })).toBe('population half');
  });

  it('CAS-5: says where sixes strike', () => {
    const { state, seat } = question('mid-strike');
    const first = (unit: 'cavalry' | 'infantry') => {
      const action = answerOf(state, seat, { strike: { first: unit } });
      return action && makeAction(action);
    };
    expect([first('cavalry'), first('infantry')]).toEqual(['strike 1', 'strike 0']);
  });
});
