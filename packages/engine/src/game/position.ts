import type { AreaId } from '../data/board.ts';
import { TURN, type WrittenTurn } from '../model/codecs.ts';
import {
  AREA_IDS,
  AREAS,
  type Area,
  areaId,
  FIRST_NATION,
  NATION_COUNT,
  NATION_IDS,
  NOBODY,
  nationId,
} from '../model/ids.ts';
import { namedEntry } from '../model/points.ts';
import type { Position, PositionArea, PositionUnits } from '../model/position.ts';
import { DESTROYED_FORT, FORT, type GameState, NEW_FORT, NO_FORT } from '../model/state.ts';
import { burhsIn, cavalryIn, infantryIn } from '../query/occupation.ts';

/** A state as a readable position. Parts with their usual value are left out. */
export function toPosition(state: GameState): Position {
  const areas: Partial<Record<AreaId, PositionArea>> = {};
  for (const area of AREAS) {
    const here = describeArea(state, area);
    if (here) areas[areaId(area)] = here;
  }
  const flagged = (flags: readonly number[]) => NATION_IDS.filter((_, n) => flags[n] === 1);
  const byNation = <T>(values: readonly T[], usual: T, show: (v: T) => unknown = (v) => v) =>
    Object.fromEntries(
      NATION_IDS.flatMap((id, n) => (values[n] === usual ? [] : [[id, show(values[n] as T)]])),
    );
  const scored = Object.fromEntries(
    NATION_IDS.flatMap((id, n) => {
      const list = AREA_IDS.filter((_, a) => state.scored[n]?.[a] === 1);
      return list.length > 0 ? [[id, list]] : [];
    }),
  );
  return {
    scenario: state.scenario,
    version: state.version,
    options: state.options,
    round: state.round,
    nation: state.nation === NOBODY ? null : nationId(state.nation),
    step: state.step,
    half: state.invasionHalf,
    areas,
    markers: byNation(state.markers, 0) as Position['markers'] & object,
    overlords: byNation(state.overlord, NOBODY, nationId) as Position['overlords'] & object,
    submitted: flagged(state.submitted),
    attacked: flagged(state.attacked),
    scored: scored as Position['scored'] & object,
    ledger: state.ledger.map(namedEntry),
    sides: { cards: state.cards, order: state.order },
    ...(state.decks && { decks: state.decks }),
    turn: turnDetail(state),
  };
}

const FORT_WORD: Readonly<Record<number, PositionArea['fort'] & string>> = {
  [FORT]: 'intact',
  [NEW_FORT]: 'new',
  [DESTROYED_FORT]: 'destroyed',
};

function describeArea(s: GameState, area: Area): PositionArea | undefined {
  const units: PositionUnits[] = [];
  for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++) {
    const infantry = infantryIn(s, nation, area);
    const cavalry = cavalryIn(s, nation, area);
    const burh = burhsIn(s, nation, area) > 0;
    const leader = s.leaders[nation]?.at === area ? s.leaders[nation]?.id : undefined;
    if (infantry === 0 && cavalry === 0 && !burh && !leader) continue;
    units.push({
      nation: nationId(nation),
      ...(infantry > 0 && { infantry }),
      ...(cavalry > 0 && { cavalry }),
      ...(burh && { burh: true as const }),
      ...(leader && { leader }),
    });
  }
  const fort = FORT_WORD[s.forts[area] ?? NO_FORT];
  if (units.length === 0 && !fort) return undefined;
  return { ...(units.length > 0 && { units }), ...(fort && { fort }) };
}

function turnDetail(s: GameState): WrittenTurn {
  const {
    groups,
    battle,
    askedToSubmit,
    holdingOut,
    displacing,
    granted,
    refused,
    rewind,
    pending,
    entries,
  } = s;
  const { fullPopulation, leaderMayEnter, shortfall, missing } = s;
  const leaders = s.leaders.filter((leader) => leader !== null);
  const turn = { groups, battle, askedToSubmit, holdingOut, displacing, granted, refused, rewind };
  return TURN.write({
    ...turn,
    fullPopulation,
    leaderMayEnter,
    shortfall,
    ...(missing && { missing }),
    pending,
    entries,
    leaders,
  });
}
