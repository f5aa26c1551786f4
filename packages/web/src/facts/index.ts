/** Facts that windows, panels and layers show, worked out from a state. Pure functions; no words. */
export * from './area.ts';
export * from './card.ts';
export * from './columns.ts';
export * from './eliminations.ts';
export type { Figure, Layer } from './figure.ts';
export * from './growth.ts';
export * from './lanes.ts';
export * from './layers.ts';
export * from './leaders.ts';
export * from './limits.ts';
export * from './population.ts';
export * from './roster.ts';
export { aroundNow, type Coming, type RoundFact, timelineOf } from './rounds.ts';
export * from './sides.ts';
export * from './stacks.ts';
export * from './statuses.ts';
export * from './units.ts';
export * from './usual.ts';
