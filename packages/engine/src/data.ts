/** The printed components as typed tables: board, nations, cards, timeline, scenarios and the figures of the rules. */
export * from './data/board.ts';
export * from './data/calendar.ts';
export * from './data/cards.ts';
export * from './data/choices.ts';
export * from './data/figures.ts';
export * from './data/nations.ts';
export * from './data/order.ts';
export * from './data/presets.ts';
export * from './data/ruleset.ts';
export * from './data/rulesets.ts';
export * from './data/scenarios.ts';
export * from './data/second-edition.ts';
export * from './data/timeline.ts';
export * from './data/traits.ts';
export * from './data/variant-groups.ts';
export * from './data/variants.ts';
export * from './data/ways.ts';
