import { listsOf, pluralsOf } from '../intl.ts';

/** Numbers and lists in English. */

const form = pluralsOf<'one'>('en');
const join = listsOf('en-GB');

/** The form for a number: "falls" or "fall". */
export const plural = (n: number, one: string, many: string): string => form(n, { one, other: many });

export const count = (n: number, one: string, many: string): string => `${n} ${plural(n, one, many)}`;

/** "Kent", "Kent and Essex", "Kent, Essex and York". */
export const list = (items: readonly string[], or = false): string =>
  items.length === 0 ? 'none' : join(or ? 'disjunction' : 'conjunction', items);
