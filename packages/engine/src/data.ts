/** The printed components as typed tables: board, nations, cards, timeline, scenarios and the figures of the rules. */
export * from './data/board.ts';
export * from './data/cards.ts';
export * from './data/figures.ts';
export * from './data/nations.ts';
export * from './data/scenarios.ts';
export * from './data/timeline.ts';
