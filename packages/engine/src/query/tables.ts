import type { Card } from '../data/cards.ts';
import type { TimelineEvent } from '../data/timeline.ts';
import { AREA_COUNT, type Area, NATION_COUNT, type Nation } from '../model/ids.ts';
import { type AreaPoints, rulesOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';

/** What the timeline and the cards of a game say, by round and nation. */

export { BOATS, MAJOR, RAID } from '../model/compile.ts';

type S = GameState;

/** What the timeline brings a nation in a round. */
export const timelineEvent = (s: S, round: number, nation: Nation): TimelineEvent | undefined =>
  rulesOf(s).events[round * NATION_COUNT + nation];

/** Raid, Major Invasion and boats of a nation in a round, as bits (INV-7). */
export const statusOf = (s: S, round: number, nation: Nation): number =>
  rulesOf(s).status[round * NATION_COUNT + nation] as number;

export const cardOf = (s: S, nation: Nation): Card => rulesOf(s).cardOf[nation] as Card;

type Points = (s: S, round: number, card: Nation) => AreaPoints | undefined;
type Values = (s: S, round: number, card: Nation) => readonly number[] | undefined;

export const occupyPoints: Points = (s, round, card) => rulesOf(s).occupy[round * NATION_COUNT + card];
export const snapshotPoints: Points = (s, round, card) => rulesOf(s).snapshot[round * NATION_COUNT + card];
export const holdPointsOf: Points = (s, round, card) => rulesOf(s).hold[round * NATION_COUNT + card];
export const limesPoints: Points = (s, round, card) => rulesOf(s).limes[round * NATION_COUNT + card];

/** Points by area for occupying at any time of a round, or none (SCORE-3). */
export const occupyValues: Values = (s, round, card) => occupyPoints(s, round, card)?.values;
/** Points by area for what is occupied when Raider Withdrawal starts (DANE-2). */
export const snapshotValues: Values = (s, round, card) => snapshotPoints(s, round, card)?.values;
export const holdValues: Values = (s, round, card) => holdPointsOf(s, round, card)?.values;
export const limesValues: Values = (s, round, card) => limesPoints(s, round, card)?.values;
/** What a card pays for areas held at the end of a round, by either kind of line. */
export const heldValues: Values = (s, round, card) =>
  holdValues(s, round, card) ?? limesValues(s, round, card);

const POWERS: readonly number[] = Array.from({ length: AREA_COUNT }, (_, area) => 2 ** area);
/**
 * The bit of an area in a set of areas. Sets need more than 32 bits, so they are plain numbers without bit operators.
 */
export const bit = (area: Area): number => POWERS[area] as number;
