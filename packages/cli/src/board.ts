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
import { areScoresOpen, buildsForts, DIFFICULT, isContested, isSea } from '@bretwalda/engine/queries';
import { en } from '@bretwalda/text';
import { terminal } from '@bretwalda/text/terminal';
import { table, WIDTH, wrapList } from './text.ts';

/** A position for the terminal, without colour: what stands where, by nation. */

type Here = NonNullable<Position['areas'][AreaId]>;
type Units = NonNullable<Here['units']>[number];

const { names } = en;
const { board } = terminal;

const AREAS: readonly AreaId[] = [...LAND, ...SEAS].map((area) => area.id);

/** 'Round 1, 43 to 60. Romans: Movement'. */
export const moment = (state: GameState): string => terminal.moment(state, toPosition(state).nation ?? null);

const standing = (here: Here): boolean => here.fort === 'intact' || here.fort === 'new';

/** Units of one nation: '2+1c+burh+Alfred'. */
function unitsText(units: Units | undefined, fort: Here['fort']): string {
  return [
    units?.infantry ? `${units.infantry}` : '',
    units?.cavalry ? `${units.cavalry}c` : '',
    units?.burh ? board.burh : '',
    fort === 'new' ? board.newFort : fort === 'intact' ? board.fort : '',
    units?.leader ? names.leaders(units.leader) : '',
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
    const name = `${isSea(areaOf(area)) ? '~' : ''}${names.areas(area)}${DIFFICULT[areaOf(area)] ? '^' : ''}${contested}`;
    return [`${name} ${unitsText(units, buildsForts(state, nationOf(nation)) ? here.fort : undefined)}`];
  });
}

/** One row for each nation that is on the board or has points: player, population marker, points, areas. */
export function boardLines(state: GameState, width = WIDTH): string[] {
  const position = toPosition(state);
  const { nations } = outcome(state);
  const open = areScoresOpen(state);
  const shown = NATIONS.map(({ id }, index) => {
    const seat = state.owner[index] ?? -1;
    const lord = position.overlords?.[id];
    return {
      cells: [
        names.nations(id),
        seat < 0 ? '-' : `${seat + 1}`,
        `${position.markers?.[id] ?? 0}`,
        open ? `${nations[id].points}` : '-',
        '',
      ],
      subject: lord ? `${board.subject(lord)} ` : '',
      areas: areasOf(state, position, id),
      points: nations[id].points,
    };
  }).filter((row) => row.areas.length > 0 || row.points !== 0);
  const rows = table([board.head, ...shown.map((r) => r.cells)], ['left', 'right', 'right', 'right', 'left']);
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
  const marked = (list: readonly { id: AreaId }[]) =>
    list.map(({ id }) => `${names.areas(id)}${DIFFICULT[areaOf(id)] ? '^' : ''}`);
  return [
    ...(vacant.length > 0 ? wrapList(board.vacant, marked(vacant)) : []),
    ...(ruins.length > 0 ? wrapList(board.ruins, marked(ruins)) : []),
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
    return `${names.nations(nation)} ${unitsText(units, buildsForts(state, nationOf(nation)) ? here.fort : undefined) || '-'}`;
  };
  const attackers = [...nationsIn(here)].filter((nation) => nation !== battle.defender);
  const kept = state.battle ? carriedHits(state.battle) : [0, 0];
  return [
    board.battle(battle.area, [...attackers, battle.defender].map(side)),
    ...(kept.some((hits) => hits > 0) ? [board.kept(kept[0] ?? 0, kept[1] ?? 0)] : []),
  ];
}

/** Hits left over from the last roll, on the attackers and on the defenders (X-BAT-5). */
const carriedHits = ({ carriedOnAttacker, carriedOnDefender }: NonNullable<GameState['battle']>): number[] =>
  [carriedOnAttacker, carriedOnDefender].map((hits) => (hits ? hits.high + hits.low : 0));
