import { listsOf, pluralsOf } from '../intl.ts';

/** Numbers and lists in Italian. */

const form = pluralsOf<'one'>('it');
const join = listsOf('it');

/** The form for a number: "cade" or "cadono". */
export const plural = (n: number, one: string, many: string): string => form(n, { one, other: many });

export const count = (n: number, one: string, many: string): string => `${n} ${plural(n, one, many)}`;

/** "Kent, Essex e York"; before an e the conjunction takes a d. */
export const list = (items: readonly string[], or = false): string => {
  if (items.length === 0) return 'nessuna';
  if (or) return join('disjunction', items);
  const last = items.at(-1) ?? '';
  const joined = join('conjunction', items);
  const before = joined.slice(0, joined.length - last.length);
  return /^[eèé]/i.test(last) ? before.replace(/ e $/, ' ed ') + last : joined;
};
