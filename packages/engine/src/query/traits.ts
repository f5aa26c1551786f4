import type { Nation } from '../model/ids.ts';
import { NATION } from '../model/ids.ts';
import { rulesOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { cardOf } from './tables.ts';

/** What is special about a nation. */

type S = GameState;

/** GEN-3. */
export const hasStrongInfantry = (s: S, nation: Nation): boolean =>
  rulesOf(s).traitOf.strongInfantry[nation] === true;

/** ROM-1. */
export const hasLongMarches = (s: S, nation: Nation): boolean =>
  rulesOf(s).traitOf.longMarches[nation] === true;

/** ROAD-1. */
export const usesRoads = (s: S, nation: Nation): boolean => rulesOf(s).traitOf.roads[nation] === true;

/** FORT-1. */
export const buildsForts = (s: S, nation: Nation): boolean => rulesOf(s).traitOf.forts[nation] === true;

/** BURH-1: can buy burhs at some time. */
export const hasBurhs = (s: S, nation: Nation): boolean => rulesOf(s).traitOf.burhs[nation] === true;

/** Whose all forts are, and whose all burhs; nobody's in a game without them. */
export const fortBuilder = (s: S): Nation => rulesOf(s).fortBuilder;
export const burhBuilder = (s: S): Nation => rulesOf(s).burhBuilder;

/** ROM-2: reinforcements by a table instead of growth. */
export const hasReinforcements = (s: S, nation: Nation): boolean =>
  rulesOf(s).traitOf.reinforced[nation] === true;

/** POP-6. */
export const canGrow = (s: S, nation: Nation): boolean => !hasReinforcements(s, nation);

/** OPOP-4: a nation that does not grow has no limit on its armies either. */
export const canOverpopulate = canGrow;

/** SUB-22. */
export const passesSubjects = (s: S, nation: Nation): boolean => rulesOf(s).traitOf.passage[nation] === true;

/** DIG-25. */
export const passesSparedSubjects = (s: S, nation: Nation): boolean =>
  rulesOf(s).traitOf.sparingPassage[nation] === true;

/** ROM-3. */
export const waitsAtSea = (s: S, nation: Nation): boolean => rulesOf(s).traitOf.waitsAtSea[nation] === true;

/** RAID-9. */
export const raidsFromLand = (s: S, nation: Nation): boolean =>
  rulesOf(s).traitOf.raidsFromLand[nation] === true;

/** The first round in which a submission to this overlord has ended (SUB-25, BSUB-11). */
export const submissionEnds = (s: S, overlord: Nation): number => {
  const { submissionToRomans, submissionToAngles } = rulesOf(s).calendar;
  return (overlord === NATION.romans ? submissionToRomans : submissionToAngles)[1] + 1;
};

/** The round in which the card pays for Limes (LIMES-1), or none. */
export const limesRound = (s: S, nation: Nation): number | undefined =>
  cardOf(s, nation).limes?.[0]?.rounds[0];
