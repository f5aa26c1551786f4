import type { Weights } from './weights.ts';

/**
 * The weights for reduX, where every round brings points. Fitted by play: planners with slightly different weights played
 * each other, and the weights moved towards those that came out ahead (docs/ai.md). What a rival's points count for was
 * not fitted: it keeps the players together. What a nation gets credit for was set so that the four sides come out even
 * among kings (docs/redux.md).
 */
export const REDUX_WEIGHTS: Weights = {
  tempers: {
    'romano-british': { fear: 0.81, army: 0.92, patience: 0.8, company: 0.59, credit: 0.92 },
    welsh: { fear: 0.75, army: 0.74, patience: 0.63, company: 0.98 },
    brigantes: { fear: 1.09, army: 1.99, patience: 0.8, company: 0.98 },
    caledonians: { fear: 1.24, army: 1.13, patience: 0.68, company: 0.89 },
    picts: { fear: 0.74, army: 1.36, patience: 0.5, company: 0.91, credit: 1.05 },
    irish: { fear: 1.38, army: 1.54, patience: 1.58, company: 0.88 },
    scots: { fear: 0.61, army: 1.12, patience: 0.78, company: 0.72, credit: 0.85 },
    norsemen: { fear: 1.38, army: 0.99, patience: 0.94, company: 1.26 },
    dubliners: { fear: 1.2, army: 1.18, patience: 0.79, company: 0.99 },
    danes: { fear: 0.67, army: 0.9, patience: 0.96, company: 0.89 },
    norwegians: { fear: 1.27, army: 1.06, patience: 1.4, company: 1.25 },
    saxons: { fear: 0.64, army: 1.06, patience: 1.87, company: 0.63 },
    jutes: { fear: 0.61, army: 1.39, patience: 1.01, company: 0.89 },
    angles: { fear: 1.12, army: 0.67, patience: 0.64, company: 0.75, credit: 1.1 },
    normans: { fear: 0.99, army: 1.89, patience: 0.74, company: 1.21 },
  },
  lastsClear: 0.62,
  lastsDifficult: 0.95,
  company: 0.89,
  army: 0.26,
  armyLeast: 0.8,
  growthRounds: 1.22,
  rivalPoints: 0.33,
  rivals: 0.13,
  leaderShare: 2.41,
  threatBase: 0.13,
  threatWanted: 0.27,
  threatOwn: 0.16,
  threatFocus: 0.76,
  threatRatio: 1.66,
  defenceDifficult: 1.4,
  defenceStrong: 1.6,
  exposed: 0.69,
  crowd: 0.8,
  byBoat: 0.55,
  limited: 0.7,
  thrift: 0.91,
  driven: 0.83,
  prospect: 0.23,
  occupyLater: 0.4,
  peace: 3,
  temptation: 0.25,
  leader: 2,
  crown: 5,
  election: 0.5,
  errors: 0.5,
};
