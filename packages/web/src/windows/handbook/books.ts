import { RULESETS, rulesetOf } from '@bretwalda/engine/data';
import type { BookId } from '@bretwalda/text';

/** Which text tells the rules of a ruleset: that of the second edition, with marks where options change it, or its own. */
const BOOKS: Readonly<Record<string, BookId>> = { redux: 'redux' };

export const bookOf = (ruleset: string): BookId => BOOKS[ruleset] ?? 'full';

/** The rulesets whose handbook can be chosen. */
export const READABLE: readonly string[] = RULESETS.map(({ id }) => id);

/** The optional rules with which a ruleset is usually played. */
export const usualVariants = (ruleset: string): readonly string[] => rulesetOf(ruleset)?.preset ?? [];
