import type { AreaLine, Card } from '../data/cards.ts';
import type { ByTerrain } from '../data/figures.ts';
import type { NationId } from '../data/nations.ts';
import type { Ruleset } from '../data/ruleset.ts';
import type { Status, TimelineEvent } from '../data/timeline.ts';
import type { Traits } from '../data/traits.ts';
import {
  AREA,
  AREA_COUNT,
  AREA_IDS,
  AREAS,
  type Area,
  DIFFICULT,
  isSea,
  NATION,
  NATION_COUNT,
  NATION_IDS,
  type Nation,
  nationOf,
} from './ids.ts';
import type { AreaPoints, PointsTable, Rules } from './rules.ts';

/** Turns a ruleset into the tables that its games read; done once for each ruleset and choice of optional rules. */

export const RAID = 1;
export const MAJOR = 2;
export const BOATS = 4;
const STATUS_BIT: Readonly<Record<Status, number>> = { raid: RAID, 'major-invasion': MAJOR, boats: BOATS };

const TRAITS = [
  'strongInfantry',
  'longMarches',
  'roads',
  'freeStacking',
  'forts',
  'burhs',
  'reinforced',
  'passage',
  'sparingPassage',
  'waitsAtSea',
  'raidsFromLand',
] as const satisfies readonly (keyof Traits)[];

export function compile(ruleset: Ruleset): Rules {
  const cards = NATION_IDS.map((id) => ruleset.cards[id]);
  const rounds = 2 + Math.max(...ruleset.timeline.map(({ round }) => round));
  const events = eventTable(ruleset, rounds);
  const table = pointsTables(cards, rounds);
  return {
    ...ruleset,
    following: Object.fromEntries(ruleset.order.slice(1).map((step, i) => [ruleset.order[i], step])),
    place: Object.fromEntries(ruleset.order.map((step, i) => [step, i])),
    traitOf: Object.fromEntries(
      TRAITS.map((trait) => [trait, NATION_IDS.map((id) => ruleset.traits[id]?.[trait] === true)]),
    ) as unknown as Rules['traitOf'],
    fortBuilder: onlyOne(ruleset, 'forts'),
    burhBuilder: onlyOne(ruleset, 'burhs'),
    cardOf: cards,
    centres: cards.map(({ centres = [] }) => centres.map((id) => AREA[id])),
    kingsAreas: ruleset.kingsLand.map((id) => AREA[id]),
    garrisonAreas: ruleset.garrisonLand.map((id) => AREA[id]).sort((a, b) => a - b),
    submitters: ruleset.figures.submissionAreas.map(([id]) => NATION[id]),
    submissionAreasOf: NATION_IDS.map(
      (nation) => ruleset.figures.submissionAreas.find(([id]) => id === nation)?.[1] ?? 0,
    ),
    ...priceTables(ruleset),
    maxInfantry: NATION_IDS.map((id) => ruleset.supply[id].infantry),
    maxCavalry: NATION_IDS.map((id) => ruleset.supply[id].cavalry),
    allowance: NATION_IDS.flatMap((id) => allowances(ruleset, id)),
    mayLand: NATION_IDS.map((id) => landingOf(ruleset, id)),
    closedSea: NATION_IDS.map((id) => closedTo(ruleset.closedSeas[id] ?? [])),
    events,
    otherSea: events.map(secondSea),
    status: events.map((event) => (event?.status ?? []).reduce((bits, one) => bits | STATUS_BIT[one], 0)),
    occupy: table(
      (card) => card.occupy,
      (line) => line.when === undefined,
    ),
    snapshot: table(
      (card) => card.occupy,
      (line) => line.when !== undefined,
    ),
    hold: table((card) => card.hold),
    limes: table((card) => card.limes),
    stackLimit: NATION_IDS.map((id) =>
      limits(ruleset.traits[id]?.freeStacking ? ruleset.figures.freeStack : ruleset.figures.stack),
    ),
    overstackLimit: limits(ruleset.figures.overstack),
    mayOverstack: NATION_IDS.map(
      (id) =>
        !ruleset.traits[id]?.freeStacking ||
        ruleset.figures.freeStack.difficult < ruleset.figures.overstack.difficult,
    ),
  };
}

/** MOV-2, ROM-1, LDR-8, DIG-4: of infantry and of cavalry, each without a leader and with him. */
function allowances({ traits, figures, ways }: Ruleset, nation: NationId): readonly number[] {
  const { march, longMarch } = figures;
  const led = (alone: number): number => (ways.led === 'one-area-more' ? alone + 1 : longMarch);
  const infantry = traits[nation]?.longMarches ? longMarch : march;
  return [infantry, led(infantry), longMarch, led(longMarch)];
}

/** POP-2, POP-5, POP-15; DIG-3, DIG-40. */
function priceTables({
  prices,
  figures,
  ways,
}: Ruleset): Pick<Rules, 'infantryPrice' | 'cavalryPrice' | 'mostPoints'> {
  const infantryPrice = NATION_IDS.map((id) => prices[id]?.infantry ?? figures.armyCost);
  const dearest = NATION_IDS.map((id, i) => Math.max(infantryPrice[i] as number, prices[id]?.cavalry ?? 0));
  return {
    infantryPrice,
    cavalryPrice: NATION_IDS.map((id) => prices[id]?.cavalry ?? Number.POSITIVE_INFINITY),
    mostPoints: dearest.map((price) => (ways.markerTop === 'for-all' ? figures.markerTop : price - 1)),
  };
}

/** Who has a trait that only one nation can have, or nobody. */
function onlyOne({ id, traits }: Ruleset, trait: 'forts' | 'burhs'): Nation {
  const [one, second] = NATION_IDS.filter((nation) => traits[nation]?.[trait]);
  if (second) throw new Error(`${id}: both ${one} and ${second} have ${trait}, only one nation can`);
  return nationOf(one);
}

function eventTable(ruleset: Ruleset, rounds: number): (TimelineEvent | undefined)[] {
  const events = new Array<TimelineEvent | undefined>(rounds * NATION_COUNT).fill(undefined);
  for (const { round, events: list } of ruleset.timeline)
    for (const event of list) events[round * NATION_COUNT + NATION[event.nation]] = event;
  return events;
}

const secondSea = (event: TimelineEvent | undefined): Area | undefined => {
  const other = event?.invaders?.find(({ orSea }) => orSea)?.orSea;
  return other && AREA[other];
};

const landingOf = ({ landing }: Ruleset, nation: keyof typeof NATION): readonly boolean[] => {
  const list: readonly string[] | undefined = landing[nation];
  return AREA_IDS.map((area) => list === undefined || list.includes(area));
};

const SEA_COUNT = AREAS.filter(isSea).length;

const closedTo = (closed: readonly string[]): readonly number[] => {
  const degree = closed.length === SEA_COUNT ? 1 : 2;
  return AREA_IDS.map((area) => (closed.includes(area) ? degree : 0));
};

const limits = ({ clear, difficult }: ByTerrain): readonly number[] =>
  AREAS.map((area) => (isSea(area) ? Number.POSITIVE_INFINITY : DIFFICULT[area] ? difficult : clear));

const pointsTables =
  (cards: readonly Card[], rounds: number) =>
  (
    lines: (card: Card) => readonly AreaLine[] | undefined,
    belongs: (line: AreaLine) => boolean = () => true,
  ): PointsTable => {
    const table = new Array<AreaPoints | undefined>(rounds * NATION_COUNT).fill(undefined);
    cards.forEach((card, nation) => {
      for (const [index, line] of (lines(card) ?? []).entries())
        if (belongs(line))
          for (const round of line.rounds)
            table[round * NATION_COUNT + nation] = { line: index, values: valuesByArea(line) };
    });
    return table;
  };

function valuesByArea(line: AreaLine): number[] {
  const values = new Array<number>(AREA_COUNT).fill(0);
  for (const { points, areas } of line.values) for (const area of areas) values[AREA[area]] = points;
  return values;
}
