import { SUBMISSION_ROUNDS } from '../data/figures.ts';
import { TRAITS, type Traits } from '../data/traits.ts';
import { NATION, NATION_IDS, type Nation } from '../model/ids.ts';
import { cardOf } from './tables.ts';

/** What is special about a nation. */

const nationsWith = (trait: keyof Traits): readonly boolean[] =>
  NATION_IDS.map((id) => TRAITS[id]?.[trait] === true);

const STRONG_INFANTRY = nationsWith('strongInfantry');
const LONG_MARCHES = nationsWith('longMarches');
const ROADS = nationsWith('roads');
const FREE_STACKING = nationsWith('freeStacking');
const FORTS = nationsWith('forts');
const BURHS = nationsWith('burhs');
const REINFORCED = nationsWith('reinforced');
const PASSAGE = nationsWith('passage');

/** GEN-3. */
export const hasStrongInfantry = (nation: Nation): boolean => STRONG_INFANTRY[nation] === true;

/** ROM-1. */
export const hasLongMarches = (nation: Nation): boolean => LONG_MARCHES[nation] === true;

/** ROAD-1. */
export const usesRoads = (nation: Nation): boolean => ROADS[nation] === true;

/** STK-3. */
export const stacksFreely = (nation: Nation): boolean => FREE_STACKING[nation] === true;

/** FORT-1. */
export const buildsForts = (nation: Nation): boolean => FORTS[nation] === true;

/** BURH-1: can buy burhs at some time. */
export const hasBurhs = (nation: Nation): boolean => BURHS[nation] === true;

/** ROM-2: reinforcements by a table instead of growth. */
export const hasReinforcements = (nation: Nation): boolean => REINFORCED[nation] === true;

/** POP-6. */
export const canGrow = (nation: Nation): boolean => REINFORCED[nation] !== true;

/** OPOP-4: a nation that does not grow has no limit on its armies either. */
export const canOverpopulate = canGrow;

/** SUB-22. */
export const passesSubjects = (nation: Nation): boolean => PASSAGE[nation] === true;

/** The first round in which a submission to this overlord has ended (SUB-25, BSUB-11). */
export const submissionEnds = (overlord: Nation): number =>
  SUBMISSION_ROUNDS[overlord === NATION.romans ? 'romans' : 'angles'][1] + 1;

/** The round in which the card pays for Limes (LIMES-1), or none. */
export const limesRound = (nation: Nation): number | undefined => cardOf(nation).limes?.[0]?.rounds[0];
