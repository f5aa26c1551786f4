import type { ViolationDetails } from '../model/violation-details.ts';

/** What the readers of a position share. */

/** Reports what is wrong with a position. */
export type Refuse = (what: string, details?: ViolationDetails['bad-position']) => void;

/** An unknown field is a mistake, probably a misspelling. */
export function checkFields(part: object, known: readonly string[], path: string, refuse: Refuse): void {
  for (const name of Object.keys(part))
    if (!known.includes(name)) refuse('field', { field: path === '' ? name : `${path}.${name}` });
}
