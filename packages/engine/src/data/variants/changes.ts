import type { Calendar } from '../calendar.ts';
import type { Card } from '../cards.ts';
import type { Figures } from '../figures.ts';
import type { NationId } from '../nations.ts';
import type { Ruleset } from '../ruleset.ts';
import type { TimelineEvent } from '../timeline.ts';
import type { Traits } from '../traits.ts';
import type { Ways } from '../ways.ts';

/** What optional rules change, one after another. */

export type Change = (rules: Ruleset) => Ruleset;

/** Several changes at once. */
export const all =
  (...changes: readonly Change[]): Change =>
  (rules) =>
    changes.reduce((changed, change) => change(changed), rules);

export const ways =
  (change: Partial<Ways>): Change =>
  (rules) => ({ ...rules, ways: { ...rules.ways, ...change } });

export const figures =
  (change: Partial<Figures>): Change =>
  (rules) => ({ ...rules, figures: { ...rules.figures, ...change } });

export const calendar =
  (change: Partial<Calendar>): Change =>
  (rules) => ({ ...rules, calendar: { ...rules.calendar, ...change } });

export const traits =
  (nation: NationId, change: Traits): Change =>
  (rules) => ({ ...rules, traits: { ...rules.traits, [nation]: { ...rules.traits[nation], ...change } } });

/** The cards of all nations. */
export const cards =
  (change: (card: Card, nation: NationId) => Card): Change =>
  (rules) => ({
    ...rules,
    cards: Object.fromEntries(
      Object.entries(rules.cards).map(([id, card]) => [id, change(card, id as NationId)]),
    ) as Ruleset['cards'],
  });

/** One event of the timeline, which must be there. */
export const event =
  (round: number, nation: NationId, change: (event: TimelineEvent) => TimelineEvent): Change =>
  (rules) => ({
    ...rules,
    timeline: rules.timeline.map((row) =>
      row.round === round
        ? { ...row, events: row.events.map((one) => (one.nation === nation ? change(one) : one)) }
        : row,
    ),
  });
