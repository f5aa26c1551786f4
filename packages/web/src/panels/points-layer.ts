import { areaOf, type GameState, type NationId, nationOf } from '@bretwalda/engine';
import { isSoleOccupant } from '@bretwalda/engine/queries';
import type { AreaNumbers } from '../facts/area-numbers.ts';
import { type Column, columnsOf } from '../facts/columns.ts';
import { pointsLayer } from '../facts/map-layers.ts';

/** What a nation's card can still bring, in order (UI-52). */
export const columnsToCome = (state: GameState, id: NationId): readonly Column[] =>
  columnsOf(state, id).filter(({ when }) => when !== 'past');

/** What each area brings in a column of the card, by default the one that counts next; filled where the nation stands alone. */
export function pointsIn(state: GameState, id: NationId, column?: Column): AreaNumbers {
  if (column === undefined || column.next) return pointsLayer(state, id);
  const most = Math.max(...column.values.values());
  return new Map(
    [...column.values].map(([area, points]) => [
      area,
      { text: `${points}`, weight: points / most, held: isSoleOccupant(state, nationOf(id), areaOf(area)) },
    ]),
  );
}
