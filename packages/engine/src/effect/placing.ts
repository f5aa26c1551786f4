import type { Draft } from '../model/draft.ts';
import { type Area, LAND_AREAS, landId, type Nation, nationId } from '../model/ids.ts';
import { growthAccount, MARKER_TOP, mayPlaceIn, type PlaceWhy } from '../query/population.ts';
import { setMarker } from './pieces.ts';

/** New units, and the decision where they go. */

/** POP-2..4: as many armies as points and supply allow; the rest is carried over, at most five. */
export function raiseArmies(d: Draft, nation: Nation, burhs: readonly Area[]): void {
  const account = growthAccount(d.s, nation, burhs.length);
  d.emit({
    type: 'population',
    nation: nationId(nation),
    areas: account.areas.map(({ area }) => landId(area)),
    full: account.full,
    carried: account.carried,
    fromAreas: account.fromAreas,
    halved: account.halved,
    burhs: account.burhs,
    armies: account.armies,
    marker: account.kept,
    lost: account.lost,
  });
  d.markers[nation] = account.kept;
  d.endStep();
  askPlacement(d, nation, 'population', account.armies, burhs);
}

/** Asks where the next unit goes; if there is no room for it, it is lost (POP-11, KING-3, RUL-109). */
export function askPlacement(
  d: Draft,
  nation: Nation,
  why: PlaceWhy,
  left: number,
  placed: readonly Area[],
): void {
  d.done();
  if (left === 0) return;
  if (LAND_AREAS.some((area) => mayPlaceIn(d.s, nation, area, placed, why)))
    return d.ask({ kind: 'place', nation, why, left, placed });
  d.emit({ type: 'no-room', nation: nationId(nation), count: left, why });
  if (why === 'population') setMarker(d, nation, MARKER_TOP);
}
