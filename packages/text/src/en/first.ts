import { scenarios } from './scenarios.ts';
import { start } from './start.ts';

/** The words of the first page; they need nothing of the rules. */
export const first = { start, scenarios };
