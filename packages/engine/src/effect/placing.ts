import type { PendingOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import type { GameEvent } from '../model/event.ts';
import { type Area, LAND_AREAS, landId, type Nation, nationId } from '../model/ids.ts';
import { type GrowthAccount, growthAccount, mayPlaceIn, type PlaceWhy } from '../query/population.ts';
import { markerTop } from '../query/prices.ts';
import { setMarker } from './pieces.ts';

/** New units, and the decision where they go. */

type Grown = Extract<GameEvent, { readonly type: 'population' }>;

/** What only some games have: cavalry for sale (DIG-40), armies that the land did not feed (X-POP-3). */
const extrasOf = ({ unfed }: GrowthAccount, cavalry: number): Pick<Grown, 'cavalry' | 'unfed'> => ({
  ...(cavalry > 0 && { cavalry }),
  ...(unfed > 0 && { unfed }),
});

/** POP-2..4: as many armies as points and supply allow; the rest is carried over, up to the top of the marker. */
export function raiseArmies(d: Draft, nation: Nation, burhs: readonly Area[], cavalry = 0): void {
  const account = growthAccount(d.s, nation, burhs.length, cavalry);
  const grown: Grown = {
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
  };
  d.emit(cavalry === 0 && account.unfed === 0 ? grown : { ...grown, ...extrasOf(account, cavalry) });
  d.markers[nation] = account.kept;
  d.endStep();
  if (account.removed > 0)
    return d.ask({ kind: 'remove', nation, why: 'overpopulation', left: account.removed }); // X-POP-4
  askPlacement(d, nation, 'population', account.armies + cavalry, burhs, cavalry);
}

/**
 * Asks where the next unit goes, the cavalry among them first; if there is no room for it, it is lost (POP-11, KING-3,
 * RUL-109).
 */
export function askPlacement(
  d: Draft,
  nation: Nation,
  why: PlaceWhy,
  left: number,
  placed: readonly Area[],
  cavalry = 0,
): void {
  d.done();
  if (left === 0) return;
  if (LAND_AREAS.some((area) => mayPlaceIn(d.s, nation, area, placed, why))) {
    const place: PendingOf<'place'> = { kind: 'place', nation, why, left, placed };
    return d.ask(cavalry > 0 ? { ...place, cavalry } : place);
  }
  d.emit({ type: 'no-room', nation: nationId(nation), count: left, why });
  if (why === 'population') setMarker(d, nation, markerTop(d.s, nation));
}
