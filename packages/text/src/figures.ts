import type { Area } from '@bretwalda/engine';
import { CARDS, SUBMISSION_AREAS, TIMELINE } from '@bretwalda/engine/data';
import {
  DIFFICULT,
  LAND_AREAS,
  NATION,
  normalLimit,
  populationPoints,
  romanReinforcements,
} from '@bretwalda/engine/queries';

/** Figures that sentences name, asked from the engine once. */

const difficult = LAND_AREAS.find((area) => DIFFICULT[area]) as Area;
const clear = LAND_AREAS.find((area) => !DIFFICULT[area]) as Area;

/** Armies of a nation in one area (STK-1); the Romans have one limit only (STK-3). */
export const STACK = {
  clear: normalLimit(NATION.welsh, clear),
  difficult: normalLimit(NATION.welsh, difficult),
  romans: normalLimit(NATION.romans, difficult),
};

/** What an area brings at a Population Increase (POP-1). */
export const POPULATION = { clear: populationPoints(clear), difficult: populationPoints(difficult) };

export const BELGIC_SUBMISSION = {
  areas: SUBMISSION_AREAS.find(([id]) => NATION[id] === NATION.belgae)?.[1] ?? 0,
  points: CARDS.romans.special?.find(({ event }) => event === 'belgae-submit')?.points ?? 0,
};

/** Rounds in which the Romans score for what they occupy, and the round of the Limes. */
export const ROMAN_ROUNDS = {
  occupy: CARDS.romans.occupy?.[0]?.rounds ?? [],
  limes: CARDS.romans.limes?.[0]?.rounds ?? [],
};

/** Rounds in which lost legions may be replaced (ROM-2). */
export const REINFORCED_ROUNDS = TIMELINE.map(({ round }) => round).filter(
  (round) => romanReinforcements(round, 0) > 0,
);

/** The first count in which the Romano-British score for their areas. */
export const FIRST_RB_COUNT = CARDS['romano-british'].hold?.[0]?.rounds[0] ?? 0;
