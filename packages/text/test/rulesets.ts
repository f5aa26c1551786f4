import { rulesWith } from '@bretwalda/engine/queries';

/** The rules that sentences are asked for in tests. */
export const RULES = rulesWith('second-edition', []);
export const REDUX = rulesWith('redux', []);
