import { expect, it } from 'vitest';
import { PENDINGS } from '../src/model/codecs.ts';
import type { Pending } from '../src/model/state.ts';
import { ruleOf } from '../src/phase/flow.ts';

it.each(Object.keys(PENDINGS))(
  'DEC: a pending decision of kind %s is answered by the rule for it',
  (kind) => {
    expect(ruleOf({ kind } as Pending).kind).toBe(kind);
  },
);
