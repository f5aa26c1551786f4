import { type Action, type ActionOf, type Area, areaOf, type Nation } from '@bretwalda/engine';
import { cavalryIn, infantryIn, isSea } from '@bretwalda/engine/queries';
import { AreaValues } from '../plan/area-values.ts';
import type { Forecast } from '../value/forecast.ts';
import type { Stakes } from '../value/stakes.ts';
import { type Answer, bestOf } from './answer.ts';

/** Where one more army helps most (POP-8). */
export function placeArmy(o: Forecast, legal: readonly Action[], nation: Nation, stakes: Stakes): Answer {
  const values = new AreaValues(o, nation, stakes);
  return byWorth(legal, (action) => change(values, areaOf((action as ActionOf<'place'>).area), 1, 0));
}

/** Which army is missed least (OPOP-3, ROM-5). */
export function removeArmy(o: Forecast, legal: readonly Action[], nation: Nation, stakes: Stakes): Answer {
  const values = new AreaValues(o, nation, stakes);
  return byWorth(legal, (action) => {
    const { area, unit } = action as ActionOf<'remove'>;
    return unit === 'cavalry' ? change(values, areaOf(area), 0, -1) : change(values, areaOf(area), -1, 0);
  });
}

function byWorth(legal: readonly Action[], worth: (action: Action) => number): Answer {
  const { action, gain } = bestOf(legal, worth);
  return { action, why: () => [{ code: 'best-position', gain }] };
}

/** How much it changes the value of a place to have a few armies more or fewer there. */
export function change(values: AreaValues, area: Area, infantry: number, cavalry: number): number {
  const { s, nation, o } = values;
  if (isSea(area)) return (infantry + cavalry) * o.armyWorth(nation);
  const i = infantryIn(s, nation, area);
  const c = cavalryIn(s, nation, area);
  return values.worth(area, i + infantry, c + cavalry, false) - values.worth(area, i, c, false);
}
