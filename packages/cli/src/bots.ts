import type { Action, Dice, GameState } from '@bretwalda/engine';

/** A player without a person: picks one of the legal actions. `random` is its only source of chance. */
export type Bot = (state: GameState, legal: readonly Action[], random: Dice) => Action;

const random: Bot = (_, legal, dice) => legal[dice.roll(legal.length) - 1] as Action;

export const BOTS = { random } as const satisfies Readonly<Record<string, Bot>>;

export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

/** Bots draw from dice of their own, so that a game's dice do not depend on how many questions bots ask. */
export const botSeed = (seed: number): number => (seed + 1_000_003) >>> 0;
