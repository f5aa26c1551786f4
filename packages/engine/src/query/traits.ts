import { SUBMISSION_ROUNDS } from '../data/figures.ts';
import { NATION, type Nation } from '../model/ids.ts';
import { cardOf } from './tables.ts';

/** What is special about a nation, for screens and bots. */

/** BURH-1: can buy burhs at some time. */
export const hasBurhs = (nation: Nation): boolean => nation === NATION.saxons;

/** ROM-2: reinforcements by a table instead of growth. */
export const hasReinforcements = (nation: Nation): boolean => nation === NATION.romans;

/** OPOP-4: the Romans have no limit on armies. */
export const canOverpopulate = (nation: Nation): boolean => nation !== NATION.romans;

/** The first round in which a submission to this overlord has ended (SUB-25, BSUB-11). */
export const submissionEnds = (overlord: Nation): number =>
  SUBMISSION_ROUNDS[overlord === NATION.romans ? 'romans' : 'angles'][1] + 1;

/** The round in which the card pays for Limes (LIMES-1), or none. */
export const limesRound = (nation: Nation): number | undefined => cardOf(nation).limes?.[0]?.rounds[0];
