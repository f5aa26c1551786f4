import { type AreaId, areaOf, type GameState, NOBODY, nationId } from '@bretwalda/engine';
import { LAND, SEAS } from '@bretwalda/engine/data';
import {
  burhBuilder,
  cavalryIn,
  FIRST_NATION,
  fortBuilder,
  fortIn,
  hasBurh,
  infantryIn,
  isSea,
  NATION_COUNT,
} from '@bretwalda/engine/queries';
import { legalIn } from '../facts/legal.ts';
import type { AreaPieces, Stack } from '../map/board-types.ts';

const AREAS: readonly AreaId[] = [...LAND, ...SEAS].map((area) => area.id);
const FORTS = { none: 'none', intact: 'intact', destroyed: 'burnt' } as const;

/** All pieces; an area that did not change keeps its old object, so the board draws only what is new. */
export function piecesOf(
  state: GameState,
  mover: number,
  before: readonly AreaPieces[] = [],
): readonly AreaPieces[] {
  const movable = mover === NOBODY ? null : movableIn(state);
  return AREAS.map((area, i) => {
    const now = piecesIn(state, area, mover, movable);
    const old = before[i];
    return old && JSON.stringify(old) === JSON.stringify(now) ? old : now;
  });
}

/** How many armies of each area can still make a step. */
function movableIn(state: GameState): ReadonlyMap<AreaId, number> {
  const groups = new Map<string, { area: AreaId; most: number }>();
  for (const a of legalIn(state)) {
    if (a.type !== 'move') continue;
    const key = `${a.from} ${a.unit} ${a.group}`;
    const most = Math.max(a.count, groups.get(key)?.most ?? 0);
    groups.set(key, { area: a.from, most });
  }
  const sums = new Map<AreaId, number>();
  for (const { area, most } of groups.values()) sums.set(area, (sums.get(area) ?? 0) + most);
  return sums;
}

function piecesIn(
  state: GameState,
  area: AreaId,
  mover: number,
  movable: ReadonlyMap<AreaId, number> | null,
): AreaPieces {
  const at = areaOf(area);
  const stacks: Stack[] = [];
  for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++) {
    const infantry = infantryIn(state, nation, at);
    const cavalry = cavalryIn(state, nation, at);
    const leader = state.leaders[nation]?.at === at ? (state.leaders[nation]?.id ?? null) : null;
    if (infantry + cavalry === 0 && !leader) continue;
    const overlord = state.overlord[nation] ?? NOBODY;
    stacks.push({
      nation: nationId(nation),
      infantry,
      cavalry,
      leader,
      badge: nation === mover && movable ? badge(movable.get(area) ?? 0, infantry + cavalry) : 'other',
      raiders: isSea(at),
      overlord: overlord === NOBODY ? null : nationId(overlord),
    });
  }
  const fort = FORTS[fortIn(state, at)];
  const burh = hasBurh(state, at);
  const builder = fort !== 'none' ? fortBuilder(state) : burh ? burhBuilder(state) : NOBODY;
  return { area, stacks, fort, burh, ...(builder !== NOBODY && { builder: nationId(builder) }) };
}

const badge = (movable: number, there: number): Stack['badge'] =>
  movable === 0 ? 'none' : movable < there ? 'some' : 'all';
