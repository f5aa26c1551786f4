import { areaOf, type GameState, type LandId, type NationId, nationOf, type SeaId } from '@bretwalda/engine';
import { type Card, inRegion, LAND, type Region, SEAS } from '@bretwalda/engine/data';
import { cardNation, cardOf, roundsOf, rulesOf, scenarioOf, timelineEvent } from '@bretwalda/engine/queries';

/** What a nation may not do (SEA-7, LIMIT). */
export interface Limits {
  /** Seas closed to its invaders. */
  readonly closedSeas: readonly SeaId[];
  /** Its invaders may not sail on to any other sea. */
  readonly staysInSea: boolean;
  /** Where its invaders may or may not land, whichever is the shorter list. */
  readonly landing?: {
    readonly only: boolean;
    readonly regions: readonly Region[];
    readonly areas: readonly LandId[];
  };
  readonly points?: NonNullable<Card['limit']>;
}

const REGIONS: readonly Region[] = ['scotland', 'england', 'wales'];
const COASTAL: readonly LandId[] = LAND.filter((a) => a.seas.length > 0).map((a) => a.id);

function landingOf(state: GameState, id: NationId): Limits['landing'] {
  const may = (area: LandId) => rulesOf(state).mayLand[nationOf(id)]?.[areaOf(area)] === true;
  const closed = COASTAL.filter((area) => !may(area));
  if (closed.length === 0) return undefined;
  const open = COASTAL.filter(may);
  const whole = REGIONS.filter((region) =>
    inRegion(region).every((area) => !COASTAL.includes(area) || closed.includes(area)),
  );
  const rest = closed.filter((area) => !whole.some((region) => inRegion(region).includes(area)));
  return whole.length + rest.length <= open.length
    ? { only: false, regions: whole, areas: rest }
    : { only: true, regions: [], areas: open };
}

/** Is it ever at sea without setting out itself? */
const comesBySea = (state: GameState, id: NationId): boolean =>
  Object.values(scenarioOf(state).atSea ?? {}).some((fleet) => fleet[id] !== undefined) ||
  roundsOf(state).some(({ round }) => timelineEvent(state, round, nationOf(id))?.invaders !== undefined);

export function limitsOf(state: GameState, id: NationId): Limits {
  const closed: readonly SeaId[] = rulesOf(state).closedSeas[id] ?? [];
  const landing = landingOf(state, id);
  const { limit } = cardOf(state, cardNation(state, nationOf(id)));
  const staysInSea = closed.length === SEAS.length && comesBySea(state, id);
  return {
    closedSeas: closed.length === SEAS.length ? [] : closed,
    staysInSea,
    ...(landing && { landing }),
    ...(limit && { points: limit }),
  };
}
