import { expect, it, vi } from 'vitest';
import { moveRule } from '../../engine/src/phase/movement.ts';
import { at, MOVES, submit } from './support.ts';

it('a submission checks every action once', () => {
  const check = vi.spyOn(moveRule, 'problem');
  submit(at(MOVES), 'move 1 kent essex', 'move 1 sussex wessex');
  expect(check).toHaveBeenCalledTimes(2);
  check.mockRestore();
});
