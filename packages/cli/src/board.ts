import {
  type AreaId,
  areaOf,
  type GameState,
  type NationId,
  nationOf,
  outcome,
  type Position,
  toPosition,
} from '@bretwalda/engine';
import { LAND, NATIONS, SEAS } from '@bretwalda/engine/data';
import { buildsForts, isContested } from '@bretwalda/engine/queries';
import { areaName, isDifficult, isSea, leaderName, nationName, roundName } from './names.ts';
import { phaseName } from './question.ts';
import { table, WIDTH, wrapList } from './text.ts';

/** A position for the terminal, without colour: what stands where, by nation. */

type Here = NonNullable<Position['areas'][AreaId]>;
type Units = NonNullable<Here['units']>[number];

const AREAS: readonly AreaId[] = [...LAND, ...SEAS].map((area) => area.id);

export const LEGEND = '^ difficult  ~ sea  ! contested  c cavalry';

/** 'Round 1, AD 43-60: Romans, movement'. */
export function moment(state: GameState): string {
  const { nation } = toPosition(state);
  if (state.pending === null) return `${roundName(state.round)}: the game is over`;
  const half = state.invasionHalf === 2 ? ', second half' : '';
  return `${roundName(state.round)}: ${nation ? `${nationName(nation)}, ` : ''}${phaseName(state.pending)}${half}`;
}

const standing = (here: Here): boolean => here.fort === 'intact' || here.fort === 'new';

/** Units of one nation: '2+1c+burh+Alfred'. */
function unitsText(units: Units | undefined, fort: Here['fort']): string {
  return [
    units?.infantry ? `${units.infantry}` : '',
    units?.cavalry ? `${units.cavalry}c` : '',
    units?.burh ? 'burh' : '',
    fort === 'new' ? 'new fort' : fort === 'intact' ? 'fort' : '',
    units?.leader ? leaderName(units.leader) : '',
  ]
    .filter(Boolean)
    .join('+');
}

function nationsIn(here: Here): Set<NationId> {
  const nations = new Set((here.units ?? []).map((u) => u.nation));
  return standing(here) ? nations.add('romans') : nations;
}

/** What a nation has on the board, north to south, seas last: 'York^ 2+fort'. */
function areasOf(state: GameState, position: Position, nation: NationId): string[] {
  return AREAS.flatMap((area) => {
    const here = position.areas[area];
    if (!here || !nationsIn(here).has(nation)) return [];
    const units = here.units?.find((u) => u.nation === nation);
    const contested = isContested(state, areaOf(area)) ? '!' : '';
    const name = `${isSea(area) ? '~' : ''}${areaName(area)}${isDifficult(area) ? '^' : ''}${contested}`;
    return [`${name} ${unitsText(units, buildsForts(nationOf(nation)) ? here.fort : undefined)}`];
  });
}

/** One row for each nation that is on the board or has points: player, population marker, points, areas. */
export function boardLines(state: GameState, width = WIDTH): string[] {
  const position = toPosition(state);
  const { nations } = outcome(state);
  const shown = NATIONS.map(({ id }, index) => {
    const seat = state.owner[index] ?? -1;
    const lord = position.overlords?.[id];
    return {
      cells: [
        nationName(id),
        seat < 0 ? '-' : `${seat + 1}`,
        `${position.markers?.[id] ?? 0}`,
        `${nations[id].points}`,
        '',
      ],
      subject: lord ? `[subject of the ${nationName(lord)}] ` : '',
      areas: areasOf(state, position, id),
      points: nations[id].points,
    };
  }).filter((row) => row.areas.length > 0 || row.points !== 0);
  const head = ['Nation', 'Player', 'Pop', 'Points', 'Areas'];
  const rows = table([head, ...shown.map((r) => r.cells)], ['left', 'right', 'right', 'right', 'left']);
  return [
    rows[0] as string,
    ...shown.flatMap(({ areas: [first = '-', ...others], subject }, i) =>
      wrapList(`${rows[i + 1]}  `, [`${subject}${first}`, ...others], width),
    ),
  ];
}

/** Areas without anybody, and ruins of forts. */
export function emptyLines(state: GameState): string[] {
  const { areas } = toPosition(state);
  const vacant = LAND.filter(({ id }) => !areas[id] || nationsIn(areas[id]).size === 0);
  const ruins = LAND.filter(({ id }) => areas[id]?.fort === 'destroyed');
  const names = (list: readonly { id: AreaId; name: string }[]) =>
    list.map(({ id, name }) => `${name}${isDifficult(id) ? '^' : ''}`);
  return [
    ...(vacant.length > 0 ? wrapList('Vacant: ', names(vacant)) : []),
    ...(ruins.length > 0 ? wrapList('Destroyed forts: ', names(ruins)) : []),
  ];
}

/** Who faces whom in the battle that is being fought, if one is. */
export function battleLines(state: GameState): string[] {
  const { areas, turn } = toPosition(state);
  const battle = turn?.battle as { area: AreaId; defender: NationId } | null | undefined;
  const here = battle ? areas[battle.area] : undefined;
  if (!battle || !here) return [];
  const side = (nation: NationId): string => {
    const units = here.units?.find((u) => u.nation === nation);
    return `${nationName(nation)} ${unitsText(units, buildsForts(nationOf(nation)) ? here.fort : undefined) || '-'}`;
  };
  const attackers = [...nationsIn(here)].filter((nation) => nation !== battle.defender);
  return [
    `Battle in ${areaName(battle.area)}: ${[...attackers, battle.defender].map(side).join(' against ')}`,
  ];
}
