import type { NationId } from '@bretwalda/engine';
import type { Rules } from '@bretwalda/engine/queries';
import { count, plural, the } from './grammar.ts';

/** The window of a Population Increase. */
export const growth = {
  window: (id: NationId): string => `Growth of ${the(id)}`,
  which: 'Growth shown',
  ahead: (round: number): string => `Next, round ${round}`,
  past: (round: number): string => `Last, round ${round}`,
  areas: 'Areas and points',
  area: 'Area',
  terrain: 'Terrain',
  points: 'Points',
  noLand: ({ ways }: Rules): string =>
    ways.landlessMarker === 'kept'
      ? 'They hold no land: they gain no points, and keep those they had.'
      : 'They hold no land: they gain no points, and lose those they had.',
  grew: 'Result',
  willGrow: 'As things stand',
  fromAreas: 'From areas',
  half: 'Withheld from a subject',
  carried: 'Carried over',
  together: 'Total',
  burhs: (n: number): string => count(n, 'burh', 'burhs'),
  cavalry: (n: number): string => `${n} cavalry`,
  armies: (n: number): string => (n === 0 ? 'No army' : count(n, 'army', 'armies')),
  lost: (most: number): string => `Lost: the marker holds ${most} at most`,
  lostAll: 'Lost',
  unfed: (n: number): string => `${count(n, 'army', 'armies')} beyond the population limit`,
  notRaised: (n: number): string => plural(n, '1 army is not raised', `${n} armies are not raised`),
  removed: (n: number): string => plural(n, '1 army must go', `${n} armies must go`),
  kept: 'Kept for next time',
  keptShort: (n: number): string => `${n} kept`,
  buys: 'What points buy',
  toSpend: (points: number): string => `${count(points, 'point', 'points')} to spend`,
  good: { army: 'Army', cavalry: 'Cavalry', burh: 'Burh' },
  cost: (points: number): string => count(points, 'point', 'points'),
  inSupply: (n: number): string => (n === 0 ? 'none left' : `${n} left`),
  enough: (n: number): string => `enough for ${n}`,
  tooDear: (missing: number): string => `${count(missing, 'point', 'points')} short`,
  soldOut: 'none left',
  toPlace: (n: number): string => `${n} to place`,
  ask: 'Their overlord may grant all the points.',
  over: 'No more growth: the game ends first.',
  how: ({ figures: { populationPoints }, ways }: Rules, armyCost: number): string =>
    `A clear area gives ${populationPoints.clear} points, a difficult one ${populationPoints.difficult}. Every ${armyCost} points raise an army; the rest is carried over.${
      ways.crowding === 'limit'
        ? ' A nation above its population limit gets as many armies less; if it would get none, some have to go.'
        : ''
    }`,
};
