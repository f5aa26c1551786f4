import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Violation, type ViolationCode, type ViolationOf, violation } from '../src/model/violation.ts';
import type { ViolationDetails } from '../src/model/violation-details.ts';

/** What the compiler knows of a violation. These checks fail when the tests are compiled, not when they run. */
describe('The details of a violation', () => {
  it('are listed for every code, and for nothing else', () => {
    expectTypeOf<keyof ViolationDetails>().toEqualTypeOf<ViolationCode>();
    expectTypeOf<Violation['code']>().toEqualTypeOf<ViolationCode>();
  });

  it('are known once the code is', () => {
    const v: Violation = violation('end-at-sea', 'SEA-6', { nation: 'irish', sea: 'irish-sea', armies: 2 });
    expect(v.code === 'end-at-sea' && v.details.armies).toBe(2);
    expectTypeOf(v).toEqualTypeOf<ViolationOf<'end-at-sea'>>();
  });

  it('are given completely, and with the right kinds of names', () => {
    // @ts-expect-error: no armies
    violation('end-at-sea', 'SEA-6', { nation: 'irish', sea: 'irish-sea' });
    // @ts-expect-error: Kent is no sea
    violation('end-at-sea', 'SEA-6', { nation: 'irish', sea: 'kent', armies: 2 });
    // @ts-expect-error: nothing asks for the area
    violation('end-at-sea', 'SEA-6', { nation: 'irish', sea: 'irish-sea', armies: 2, area: 'kent' });
  });
});
