import type { ViolationDetails } from '../model/violation-details.ts';

/** What the readers of a position share. */

/** Tells what is wrong with a position. */
export type Refuse = (what: string, details?: ViolationDetails['bad-position']) => void;

/** A field that nobody knows is a mistake of whoever wrote it. */
export function checkFields(part: object, known: readonly string[], path: string, refuse: Refuse): void {
  for (const name of Object.keys(part))
    if (!known.includes(name)) refuse('field', { field: path === '' ? name : `${path}.${name}` });
}
