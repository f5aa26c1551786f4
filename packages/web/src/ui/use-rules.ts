import { type Rules, rulesWith } from '@bretwalda/engine/queries';
import { createContext, useContext } from 'react';

/** The rules of the game around a component; those of the second edition where there is no game. */
export const RulesContext = createContext<Rules>(rulesWith('second-edition', []));

export const useRules = (): Rules => useContext(RulesContext);
