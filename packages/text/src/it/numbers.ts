import { pluralsOf } from '../plurals.ts';
import { figure } from '../signs.ts';

/** Numbers in Italian; apart from the other grammar, since the first page needs no more of it. */

const form = pluralsOf<'one'>('it');

/** The form for a number: "cade" or "cadono". */
export const plural = (n: number, one: string, many: string): string => form(n, { one, other: many });

export const count = (n: number, one: string, many: string): string => `${figure(n)} ${plural(n, one, many)}`;
