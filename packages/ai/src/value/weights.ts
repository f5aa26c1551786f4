/**
 * Everything that is a matter of judgement rather than of the rules, in one table. The figures of the cards, the
 * timeline and the board come from the engine's data; these numbers say how much to trust the future.
 */
export interface Weights {
  /** How much of an area's later points survives each round that passes, in clear and in difficult terrain. */
  readonly lastsClear: number;
  readonly lastsDifficult: number;
  /** An army is worth this share of a good area of its nation: it can take or hold one some day. */
  readonly army: number;
  /** No army is worth less than this while its nation still has something to score. */
  readonly armyLeast: number;
  /** For how many rounds the growth of an area is counted. */
  readonly growthRounds: number;
  /** Points against: what another player's point is worth to us, below zero. */
  readonly rivals: number;
  /** How much a rival who is ahead of the others counts more than one who is behind. */
  readonly leaderShare: number;
  /** Threat: armies that a neighbour sends against an area, as a share of those that could reach it. */
  readonly threatBase: number;
  readonly threatWanted: number;
  /** A player seldom attacks his own nations. */
  readonly threatOwn: number;
  /** Chance that somebody who could attack does so, at overwhelming strength. */
  readonly threatFocus: number;
  /** Attackers per defender at which a threatened area falls half of the time. */
  readonly threatRatio: number;
  /** Strength of one unit against such a threat: difficult terrain, strong armies, forts. */
  readonly defenceDifficult: number;
  readonly defenceStrong: number;
  /** Share of the points in reach of a nation's next turn that it is credited with. */
  readonly prospect: number;
  /** Chance that a card line for occupying later rounds is scored for an area not reached yet. */
  readonly occupyLater: number;
  /** A living leader, and one whose crown is at stake in the last rounds. */
  readonly leader: number;
  readonly crown: number;
  /** Chance that a majority of today is still one at the next election. */
  readonly election: number;
}

export const WEIGHTS: Weights = {
  lastsClear: 0.8,
  lastsDifficult: 0.88,
  army: 0.35,
  armyLeast: 0.6,
  growthRounds: 2,
  rivals: 0.25,
  leaderShare: 1,
  threatBase: 0.2,
  threatWanted: 0.55,
  threatOwn: 0.1,
  threatFocus: 0.75,
  threatRatio: 1.3,
  defenceDifficult: 1.5,
  defenceStrong: 1.6,
  prospect: 0.2,
  occupyLater: 0.4,
  leader: 2,
  crown: 5,
  election: 0.6,
};
