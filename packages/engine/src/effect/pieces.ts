import type { LeaderId } from '../data/nations.ts';
import type { Draft } from '../model/draft.ts';
import type { PlacedWhy } from '../model/event.ts';
import { leaderWith, restedLeader } from '../model/group.ts';
import {
  ALL_NATIONS,
  type Area,
  areaId,
  isSea,
  LAND_COUNT,
  NATION,
  type Nation,
  NOBODY,
  nationId,
} from '../model/ids.ts';
import { addTo, holderOf, overlordOf } from '../model/readers.ts';
import { waysOf } from '../model/rules.ts';
import { type Kind, type Leader, NEW_FORT } from '../model/state.ts';
import { armiesIn, armiesInPlay, fightersIn, infantryIn, mayBuildFort } from '../query/occupation.ts';
import { scoreOccupy } from './points.ts';

/**
 * The only functions that add, remove and move pieces. Here the engine notices who becomes sole occupant of an area,
 * which brings occupy points and Roman forts (MOV-13, FORT-1).
 */

const row = (d: Draft, nation: Nation, kind: Kind): number[] =>
  kind === 'infantry' ? d.infantry(nation) : d.cavalry(nation);

export function put(d: Draft, nation: Nation, area: Area, kind: Kind, count: number): void {
  const counts = row(d, nation, kind);
  addTo(counts, area, count);
  if (area < LAND_COUNT && d.s.holder[area] === NOBODY) {
    d.holder[area] = nation;
    occupied(d, nation, area);
  }
}

/** Removes armies; the caller settles the area once all losses of the moment are taken. */
export function take(d: Draft, nation: Nation, area: Area, kind: Kind, count: number): void {
  const counts = row(d, nation, kind);
  addTo(counts, area, -count);
}

/** Who holds a land area after units have left it or died there. */
export function updateHolder(d: Draft, area: Area): void {
  if (isSea(area)) return;
  const holder = holderOf(d.s, area);
  if (holder === NOBODY || fightersIn(d.s, holder, area) > 0) return;
  const mover = d.s.nation;
  const next = mover !== NOBODY && mover !== holder && armiesIn(d.s, mover, area) > 0 ? mover : NOBODY;
  d.holder[area] = next;
  if (next !== NOBODY) occupied(d, next, area);
}

/** A nation has become the only one in an area. */
function occupied(d: Draft, nation: Nation, area: Area): void {
  if (mayBuildFort(d.s, nation, area) && infantryIn(d.s, nation, area) > 0) {
    d.forts[area] = NEW_FORT;
    d.emit({ type: 'fort-built', area: areaId(area) as never });
  }
  scoreOccupy(d, nation, area);
  if (d.s.overlord[nation] === NATION.romans) scoreOccupy(d, NATION.romans, area, nation); // ROM-6, SUB-17
}

export function place(d: Draft, nation: Nation, area: Area, kind: Kind, count: number, why: PlacedWhy): void {
  if (count === 0) return;
  d.emit({ type: 'placed', nation: nationId(nation), area: areaId(area), unit: kind, count, why });
  put(d, nation, area, kind, count);
}

export function shift(d: Draft, nation: Nation, from: Area, to: Area, kind: Kind, count: number): void {
  take(d, nation, from, kind, count);
  updateHolder(d, from);
  put(d, nation, to, kind, count);
}

type RemovedWhy = 'overpopulation' | 'reduction' | 'departure' | 'roman-departure';

/** Armies that leave the board outside battle: nobody scores (RUL-114). */
export function remove(
  d: Draft,
  nation: Nation,
  area: Area,
  kind: Kind,
  count: number,
  why: RemovedWhy,
): void {
  if (count === 0) return;
  d.emit({ type: 'removed', nation: nationId(nation), area: areaId(area), unit: kind, count, why });
  take(d, nation, area, kind, count);
  updateHolder(d, area);
  endSubmissionsWithout(d, nation);
}

/**
 * The Brigantes are free as soon as no Angle army is left (BSUB-11). By DIG-24 so are subjects of any overlord, and one
 * that has no army left is no subject any more.
 */
export function endSubmissionsWithout(d: Draft, loser: Nation): void {
  const leaderless = waysOf(d.s).subjection === 'leaderless';
  if ((loser !== NATION.angles && !leaderless) || armiesInPlay(d.s, loser) > 0) return;
  for (const nation of ALL_NATIONS) if (d.s.overlord[nation] === loser) endSubmission(d, nation);
  if (leaderless) endSubmission(d, loser);
}

export function endSubmission(d: Draft, nation: Nation): void {
  const overlord = overlordOf(d.s, nation);
  if (overlord === NOBODY) return;
  d.overlord[nation] = NOBODY;
  d.emit({ type: 'submission-ended', nation: nationId(nation), overlord: nationId(overlord) });
}

export function enterLeader(d: Draft, nation: Nation, id: LeaderId, area: Area): void {
  d.leaders[nation] = restedLeader(id, area);
  d.emit({ type: 'leader-entered', nation: nationId(nation), leader: id, area: areaId(area) });
  if (waysOf(d.s).subjection === 'leaderless') endSubmission(d, nation); // DIG-24
}

export function changeLeader(d: Draft, nation: Nation, change: Partial<Leader>): void {
  const leader = d.s.leaders[nation];
  if (leader) d.leaders[nation] = leaderWith(leader, change);
}

/** His time is over, or the rules send him home (LDR-6). */
export function dismissLeader(d: Draft, nation: Nation): void {
  const leader = d.s.leaders[nation];
  if (!leader) return;
  d.leaders[nation] = null;
  d.emit({
    type: 'leader-left',
    nation: nationId(nation),
    leader: leader.id,
    area: areaId(leader.at),
  });
}

export function setMarker(d: Draft, nation: Nation, marker: number): void {
  if (d.s.markers[nation] === marker) return;
  d.markers[nation] = marker;
  d.emit({ type: 'marker-set', nation: nationId(nation), marker });
}
