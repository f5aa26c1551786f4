import type { Scenario } from './scenario.ts';
import { ROUND_SIX_SETUP } from './setups.ts';

/** The scenarios of Britannia reduX. All begin with one army in each of 37 areas (XP-4). */
export const REDUX_SCENARIOS = [
  {
    id: 'redux-4',
    name: 'reduX, four players',
    rules: 'redux',
    rounds: [6, 16],
    // XP-5
    groups: [
      ['romano-british', 'scots', 'dubliners', 'norwegians'],
      ['welsh', 'caledonians', 'danes', 'jutes'],
      ['brigantes', 'irish', 'norsemen', 'saxons'],
      ['picts', 'angles', 'normans'],
    ],
    setup: ROUND_SIX_SETUP,
    special: {},
  },
  {
    id: 'redux-3',
    name: 'reduX, three players',
    rules: 'redux',
    rounds: [6, 16],
    // X-SETUP-2
    groups: [
      ['welsh', 'picts', 'norwegians', 'jutes', 'angles'],
      ['brigantes', 'caledonians', 'irish', 'dubliners', 'saxons'],
      ['romano-british', 'scots', 'norsemen', 'danes', 'normans'],
    ],
    setup: ROUND_SIX_SETUP,
    special: {},
  },
  {
    id: 'redux-5',
    name: 'reduX, five players',
    rules: 'redux',
    rounds: [6, 16],
    // X-SETUP-3
    groups: [
      ['picts', 'jutes', 'angles'],
      ['caledonians', 'irish', 'saxons'],
      ['brigantes', 'norsemen', 'danes'],
      ['romano-british', 'scots', 'norwegians'],
      ['welsh', 'dubliners', 'normans'],
    ],
    setup: ROUND_SIX_SETUP,
    special: {},
  },
  {
    id: 'redux-short-4',
    name: 'reduX, short game for four players',
    rules: 'redux',
    // XP-13: without Norwegians and Normans, so the nations are shared out anew.
    rounds: [6, 13],
    groups: [
      ['romano-british', 'norsemen', 'angles'],
      ['welsh', 'irish', 'danes', 'jutes'],
      ['brigantes', 'caledonians', 'saxons'],
      ['picts', 'scots', 'dubliners'],
    ],
    setup: ROUND_SIX_SETUP,
    special: {},
  },
] as const satisfies readonly Scenario[];
