import { ENGLAND, IN_OR_SOUTH_OF_YORK_AND_CHESHIRE } from './board.ts';
import { SECOND_EDITION_CALENDAR } from './calendar.ts';
import { CARDS } from './cards.ts';
import { SECOND_EDITION_FIGURES } from './figures.ts';
import { LANDING, NATIONS, type NationFacts, type NationId } from './nations.ts';
import { ORDER_OF_PLAY } from './order.ts';
import type { Ruleset } from './ruleset.ts';
import { ROMAN_REINFORCEMENTS, TIMELINE } from './timeline.ts';
import { SECOND_EDITION_TRAITS } from './traits.ts';
import { SECOND_EDITION_WAYS } from './ways.ts';

const byNation = <T>(value: (facts: NationFacts) => T): Readonly<Record<NationId, T>> =>
  Object.fromEntries(NATIONS.map((facts) => [facts.id, value(facts)])) as Record<NationId, T>;

/** Britannia as printed in its second edition, with the errata. */
export const SECOND_EDITION: Ruleset = {
  id: 'second-edition',
  supply: byNation(({ infantry, cavalry }) => ({ infantry, cavalry })),
  prices: {},
  traits: SECOND_EDITION_TRAITS,
  cards: CARDS,
  timeline: TIMELINE,
  reinforcements: ROMAN_REINFORCEMENTS,
  calendar: SECOND_EDITION_CALENDAR,
  figures: SECOND_EDITION_FIGURES,
  ways: SECOND_EDITION_WAYS,
  kingsLand: ENGLAND,
  garrisonLand: IN_OR_SOUTH_OF_YORK_AND_CHESHIRE,
  preset: [],
  order: ORDER_OF_PLAY,
  landing: LANDING,
  closedSeas: byNation(({ closedSeas }) => closedSeas),
  clauses: {},
};
