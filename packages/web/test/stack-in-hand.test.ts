import { describe, expect, it } from 'vitest';
import { spotByPointer, stackInHand, widthInHand } from '../src/panels/stack-in-hand.ts';
import { choose, selectAll } from '../src/session/selection.ts';
import { at } from './at-position.ts';

const NORMANS = at({
  round: 16,
  nation: 'normans',
  step: 'movement',
  areas: { essex: { units: [{ nation: 'normans', infantry: 3, cavalry: 2, leader: 'william' }] } },
});

describe('the stack in hand (UI-59)', () => {
  const all = selectAll(NORMANS, 'essex');

  it('has what is chosen, of each kind, and the leader who goes along', () => {
    expect(stackInHand(NORMANS, all)).toMatchObject({
      nation: 'normans',
      infantry: 3,
      cavalry: 2,
      leader: 'william',
    });
    const index = all?.picks.findIndex(({ unit }) => unit === 'infantry') ?? -1;
    const fewer = all && { ...choose(all, index, 1), leader: false };
    expect(stackInHand(NORMANS, fewer)).toMatchObject({ infantry: 1, cavalry: 2, leader: null });
  });

  it('is empty when nobody is chosen', () => {
    expect(stackInHand(NORMANS, null)).toBeNull();
    const nobody = all && { ...all, picks: all.picks.map((pick) => ({ ...pick, chosen: 0 })), leader: false };
    expect(stackInHand(NORMANS, nobody)).toBeNull();
  });

  it('is as wide as its pieces', () => {
    const stack = stackInHand(NORMANS, all) as never;
    expect(widthInHand(stack)).toBeGreaterThan(
      widthInHand({ ...(stack as object), cavalry: 0, leader: null } as never),
    );
  });

  it('keeps to the edge of the map, for the note about the area stands towards the middle', () => {
    const frame = { width: 800, height: 600 };
    expect(spotByPointer({ left: 100, top: 100 }, frame, 40)).toEqual({ left: 54, top: 60 });
    expect(spotByPointer({ left: 700, top: 500 }, frame, 40)).toEqual({ left: 706, top: 506 });
  });
});
