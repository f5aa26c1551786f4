import { type AreaLine, CARDS, type Card } from '../data/cards.ts';
import { NATIONS } from '../data/nations.ts';
import { type Status, TIMELINE, type TimelineEvent } from '../data/timeline.ts';
import {
  AREA,
  AREA_COUNT,
  type Area,
  FIRST_NATION,
  NATION_COUNT,
  NATION_IDS,
  type Nation,
} from '../model/ids.ts';

/** The data tables, turned into arrays that rules can index by nation, round and area. */

const LAST_ROUND = TIMELINE.length;

export const RAID = 1;
export const MAJOR = 2;
export const BOATS = 4;
const STATUS_BIT: Readonly<Record<Status, number>> = { raid: RAID, 'major-invasion': MAJOR, boats: BOATS };

const EVENTS = new Map<number, TimelineEvent>();
for (const round of TIMELINE)
  for (const event of round.events)
    EVENTS.set(round.round * NATION_COUNT + NATION_IDS.indexOf(event.nation), event);

/** What the timeline brings a nation in a round. */
export const timelineEvent = (round: number, nation: Nation): TimelineEvent | undefined =>
  EVENTS.get(round * NATION_COUNT + nation);

const STATUS: number[] = [];
for (let round = 0; round <= LAST_ROUND; round++)
  for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++)
    STATUS[round * NATION_COUNT + nation] = (timelineEvent(round, nation)?.status ?? []).reduce(
      (bits, status) => bits | STATUS_BIT[status],
      0,
    );

/** Raid, Major Invasion and boats of a nation in a round, as bits (INV-7). */
export const statusOf = (round: number, nation: Nation): number =>
  STATUS[round * NATION_COUNT + nation] as number;

export const MAX_INFANTRY: readonly number[] = NATIONS.map((n) => n.infantry);
export const MAX_CAVALRY: readonly number[] = NATIONS.map((n) => n.cavalry);

function valuesByArea(line: AreaLine): number[] {
  const values = new Array<number>(AREA_COUNT).fill(0);
  for (const { points, areas } of line.values) for (const area of areas) values[AREA[area]] = points;
  return values;
}

const ALL_CARDS: readonly Card[] = NATION_IDS.map((id) => CARDS[id]);

/** The card line that gives points for areas in a round: its index on the card, and the points by area. */
export interface AreaPoints {
  readonly line: number;
  readonly values: readonly number[];
}

type Table = (AreaPoints | undefined)[];

function areaTable(
  lines: (card: Card) => readonly AreaLine[] | undefined,
  belongs: (line: AreaLine) => boolean = () => true,
): Table {
  const table: Table = new Array((LAST_ROUND + 1) * NATION_COUNT);
  ALL_CARDS.forEach((card, nation) => {
    for (const [index, line] of (lines(card) ?? []).entries())
      if (belongs(line))
        for (const round of line.rounds)
          table[round * NATION_COUNT + nation] = { line: index, values: valuesByArea(line) };
  });
  return table;
}

const OCCUPY = areaTable(
  (card) => card.occupy,
  (line) => line.when === undefined,
);
const SNAPSHOT = areaTable(
  (card) => card.occupy,
  (line) => line.when !== undefined,
);
const HOLD = areaTable((card) => card.hold);
const LIMES = areaTable((card) => card.limes);

const at = (table: Table) => (round: number, card: Nation) => table[round * NATION_COUNT + card];
const valuesAt = (table: Table) => (round: number, card: Nation) =>
  table[round * NATION_COUNT + card]?.values;

export const occupyPoints = at(OCCUPY);
export const snapshotPoints = at(SNAPSHOT);
export const holdPointsOf = at(HOLD);
export const limesPoints = at(LIMES);

/** Points by area for occupying at any time of a round, or none (SCORE-3). */
export const occupyValues = valuesAt(OCCUPY);
/** Points by area for what is occupied when Raider Withdrawal starts (DANE-2). */
export const snapshotValues = valuesAt(SNAPSHOT);
export const holdValues = valuesAt(HOLD);
export const limesValues = valuesAt(LIMES);
/** What a card pays for areas held at the end of a round, by either kind of line. */
export const heldValues = (round: number, card: Nation): readonly number[] | undefined =>
  holdValues(round, card) ?? limesValues(round, card);
export const cardOf = (nation: Nation): Card => ALL_CARDS[nation] as Card;

const POWERS: readonly number[] = Array.from({ length: AREA_COUNT }, (_, area) => 2 ** area);
/**
 * The bit of an area in a set of areas. Sets need more than 32 bits, so they are plain numbers without bit operators.
 */
export const bit = (area: Area): number => POWERS[area] as number;
