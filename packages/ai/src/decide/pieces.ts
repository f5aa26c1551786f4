import {
  type Action,
  type ActionOf,
  type Area,
  areaOf,
  cavalryIn,
  infantryIn,
  isSea,
  type Nation,
} from '@bretwalda/engine';
import { Ground } from '../plan/ground.ts';
import type { Outlook } from '../value/outlook.ts';
import type { Stakes } from '../value/stakes.ts';
import { type Answer, bestOf } from './answer.ts';

/** Where one army more helps most (POP-8). */
export function placeArmy(o: Outlook, legal: readonly Action[], nation: Nation, stakes: Stakes): Answer {
  const ground = new Ground(o, nation, stakes);
  return byWorth(legal, (action) => change(ground, areaOf((action as ActionOf<'place'>).area), 1, 0));
}

/** Which army is missed least (OPOP-3, ROM-5). */
export function removeArmy(o: Outlook, legal: readonly Action[], nation: Nation, stakes: Stakes): Answer {
  const ground = new Ground(o, nation, stakes);
  return byWorth(legal, (action) => {
    const { area, unit } = action as ActionOf<'remove'>;
    return unit === 'cavalry' ? change(ground, areaOf(area), 0, -1) : change(ground, areaOf(area), -1, 0);
  });
}

function byWorth(legal: readonly Action[], worth: (action: Action) => number): Answer {
  const { action, gain } = bestOf(legal, worth);
  return { action, why: () => [{ code: 'best-position', gain }] };
}

/** What some armies more or fewer in a place change. */
export function change(ground: Ground, area: Area, infantry: number, cavalry: number): number {
  const { s, nation, o } = ground;
  if (isSea(area)) return (infantry + cavalry) * o.armyWorth(nation);
  const i = infantryIn(s, nation, area);
  const c = cavalryIn(s, nation, area);
  return ground.worth(area, i + infantry, c + cavalry, false) - ground.worth(area, i, c, false);
}
