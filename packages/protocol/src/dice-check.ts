/** Checking the dice of a game, without what it takes to speak to a server. */

export { commitmentTo, type DiceSource, rollAt } from './dice.ts';
export * from './dice-record.ts';
export * from './proof.ts';
