import type { NationId } from '@bretwalda/engine';

/** How a nation differs from the common weights: factors, 1 for no difference. */
export interface Temper {
  /** For the probability that others attack its areas. */
  readonly fear: number;
  /** For the worth of its armies. */
  readonly army: number;
  /** How much longer its areas last. */
  readonly patience: number;
  /** How much more further armies help an area to last. */
  readonly company: number;
  /** For its prospects, where players judge who is ahead: whoever is overrated is hunted for nothing. */
  readonly credit?: number;
}

export const EVEN: Temper = { fear: 1, army: 1, patience: 1, company: 1 };

/**
 * Everything that is judgement rather than rules, in one table. The figures of the cards, the timeline and the board
 * come from the engine's data; these numbers say how much to trust the future.
 */
export interface Weights {
  readonly tempers: Readonly<Partial<Record<NationId, Temper>>>;
  /** How much of a lone army's later points survives each round that passes, in clear and in difficult terrain. */
  readonly lastsClear: number;
  readonly lastsDifficult: number;
  /** What is left of that loss with each further army. */
  readonly company: number;
  /** An army is worth this share of a good area of its nation: it can take or hold one some day. */
  readonly army: number;
  /** No army is worth less than this while its nation still has something to score. */
  readonly armyLeast: number;
  /** For how many rounds the growth of an area is counted. */
  readonly growthRounds: number;
  /** How much a point counts that a rival scores, and one that he may still expect. */
  readonly rivalPoints: number;
  readonly rivals: number;
  /** How much more a rival who is ahead of the others counts than one who is behind. */
  readonly leaderShare: number;
  /** Threat: armies that a neighbour sends against an area, as a share of those that could reach it. */
  readonly threatBase: number;
  readonly threatWanted: number;
  /** A player seldom attacks his own nations. */
  readonly threatOwn: number;
  /** The probability that somebody who could attack with overwhelming strength does so. */
  readonly threatFocus: number;
  /** Attackers per defender at which a threatened area falls half of the time. */
  readonly threatRatio: number;
  /** The strength of one unit against such a threat: in difficult terrain, of strong armies, of forts. */
  readonly defenceDifficult: number;
  readonly defenceStrong: number;
  /** What is left of an army's worth where it is sure to be attacked. */
  readonly exposed: number;
  /** The share of its worth that an army beyond the third in an area still has. */
  readonly crowd: number;
  /** How easily boats bring armies to other coasts, compared with the next area on land. */
  readonly byBoat: number;
  /** Points of areas that a card limits (LIMIT-1..3). */
  readonly limited: number;
  /** Which moves come first: a few large ones (0) or many small ones (1). */
  readonly thrift: number;
  /** Share of its worth that an army keeps if it had to leave a battle, our own or a rival's. */
  readonly driven: number;
  /** Share of the points in reach of a nation's next turn that it is credited with. */
  readonly prospect: number;
  /** Chance that a card line for occupying later rounds is scored for an area not reached yet. */
  readonly occupyLater: number;
  /** What each round of peace with an overlord saves a nation that submits. */
  readonly peace: number;
  /** How far others are expected to go for what their cards pay for destroyed units. */
  readonly temptation: number;
  /** A living leader, and one whose crown is at stake in the last rounds. */
  readonly leader: number;
  readonly crown: number;
  /** The probability that today's majority is still one at the next election. */
  readonly election: number;
  /** How large the errors of a level are: where every round brings points, the same ones cost more. */
  readonly errors: number;
}

export const WEIGHTS: Weights = {
  tempers: {
    romans: { fear: 2.0, army: 0.36, patience: 1.3, company: 0.55 },
    'romano-british': { fear: 2, army: 0.9, patience: 0.5, company: 1 },
    welsh: { fear: 1, army: 0.5, patience: 0.7, company: 0.7 },
    brigantes: { fear: 1.5, army: 0.75, patience: 0.65, company: 0.8 },
    caledonians: { fear: 1.2, army: 0.9, patience: 0.4, company: 1.4 },
    picts: { fear: 1, army: 0.9, patience: 0.45, company: 1.1 },
    irish: { fear: 1.3, army: 1, patience: 1, company: 1 },
    scots: { fear: 2.4, army: 1.1, patience: 0.36, company: 1 },
    dubliners: { fear: 2, army: 1, patience: 1, company: 1 },
    danes: { fear: 1.6, army: 0.5, patience: 0.7, company: 1 },
    norwegians: { fear: 1, army: 0.35, patience: 1, company: 1 },
    saxons: { fear: 1.1, army: 0.6, patience: 0.9, company: 1 },
    jutes: { fear: 1.8, army: 1.2, patience: 1, company: 1 },
    angles: { fear: 1.2, army: 0.7, patience: 0.8, company: 0.9 },
    normans: { fear: 1, army: 0.8, patience: 1, company: 1 },
  },
  lastsClear: 0.71,
  lastsDifficult: 0.88,
  company: 0.76,
  army: 0.27,
  armyLeast: 0.75,
  growthRounds: 1.3,
  rivalPoints: 0.33,
  rivals: 0.2,
  leaderShare: 3,
  threatBase: 0.13,
  threatWanted: 0.4,
  threatOwn: 0.1,
  threatFocus: 0.46,
  threatRatio: 1.78,
  defenceDifficult: 1.8,
  defenceStrong: 1.6,
  exposed: 0.5,
  crowd: 0.7,
  byBoat: 0.55,
  limited: 0.7,
  thrift: 0.7,
  driven: 0.85,
  prospect: 0.2,
  occupyLater: 0.4,
  peace: 3,
  temptation: 0.25,
  leader: 2,
  crown: 5,
  election: 0.6,
  errors: 1,
};
