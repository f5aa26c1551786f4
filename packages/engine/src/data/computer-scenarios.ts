import type { Scenario } from './scenario.ts';
import {
  ROMAN_FLEET,
  ROUND_ELEVEN_SETUP,
  ROUND_SIX_SETUP,
  STANDARD_GROUPS,
  STANDARD_SETUP,
} from './setups.ts';

/**
 * The scenarios of the computer game: from rounds 1, 6 and 11, all to the end (DIG-42). Its manual shows no setups for the
 * later two; they are those of the second edition that begin in the same rounds (RUL-152).
 */
export const COMPUTER_SCENARIOS = [
  {
    id: 'computer-full',
    name: 'Computer game, from round 1',
    rules: 'computer-game',
    rounds: [1, 16],
    groups: STANDARD_GROUPS,
    setup: STANDARD_SETUP,
    atSea: ROMAN_FLEET,
    special: {},
  },
  {
    id: 'computer-invasions',
    name: 'Computer game, from round 6',
    rules: 'computer-game',
    rounds: [6, 16],
    groups: STANDARD_GROUPS,
    setup: ROUND_SIX_SETUP,
    // RUL-152: the setup is that of the shorter game, and so is the peace that it begins with (SCN-3, SCN-4).
    special: { submittedBefore: ['brigantes', 'welsh'], truce: ['jutes', 'saxons', 'angles'] },
  },
  {
    id: 'computer-vikings',
    name: 'Computer game, from round 11',
    rules: 'computer-game',
    rounds: [11, 16],
    groups: STANDARD_GROUPS,
    setup: ROUND_ELEVEN_SETUP,
    special: {},
  },
] as const satisfies readonly Scenario[];
