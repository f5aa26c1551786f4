import { expect, it } from 'vitest';
import type { Pending, PendingKind } from '../src/model/state.ts';
import { ruleOf } from '../src/phase/flow.ts';

const KINDS: Readonly<Record<PendingKind, true>> = {
  begin: true,
  side: true,
  allowance: true,
  burhs: true,
  place: true,
  'leave-out': true,
  leader: true,
  move: true,
  permission: true,
  submit: true,
  displace: true,
  battle: true,
  strike: true,
  'burh-loss': true,
  losses: true,
  retreat: true,
  withdraw: true,
  remove: true,
  replace: true,
  ballot: true,
  vote: true,
  exchange: true,
};

it.each(Object.keys(KINDS))('DEC: a pending decision of kind %s is answered by the rule for it', (kind) => {
  expect(ruleOf({ kind } as Pending).kind).toBe(kind);
});
