import type { GameState } from '@bretwalda/engine';
import { REDUX_WEIGHTS } from './redux-weights.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Rulesets whose points come in another way than those of the second edition. */
const BY_RULESET: Readonly<Record<string, Weights>> = { redux: REDUX_WEIGHTS };

/** The weights for the rules of a game. */
export const weightsOf = ({ rules }: Pick<GameState, 'rules'>): Weights => BY_RULESET[rules] ?? WEIGHTS;
