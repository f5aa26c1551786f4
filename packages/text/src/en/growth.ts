import type { NationId } from '@bretwalda/engine';
import { ARMY_COST, MARKER_TOP } from '@bretwalda/engine/queries';
import { POPULATION } from '../figures.ts';
import { count, the } from './grammar.ts';

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
  noLand: 'They hold no land: they gain no points, and keep those they had.',
  grew: 'Result',
  willGrow: 'As things stand',
  fromAreas: 'From areas',
  half: 'Withheld from a subject',
  carried: 'Carried over',
  together: 'Total',
  burhs: (n: number): string => count(n, 'burh', 'burhs'),
  armies: (n: number): string => (n === 0 ? 'No army' : count(n, 'army', 'armies')),
  lost: `Lost: the marker holds ${MARKER_TOP} at most`,
  kept: 'Kept for next time',
  keptShort: (n: number): string => `${n} kept`,
  buys: 'What points buy',
  toSpend: (points: number): string => `${count(points, 'point', 'points')} to spend`,
  good: { army: 'Army', burh: 'Burh' },
  cost: (points: number): string => count(points, 'point', 'points'),
  inSupply: (n: number): string => (n === 0 ? 'none left' : `${n} left`),
  enough: (n: number): string => `enough for ${n}`,
  tooDear: (missing: number): string => `${count(missing, 'point', 'points')} short`,
  soldOut: 'none left',
  toPlace: (n: number): string => `${n} to place`,
  ask: 'Their overlord may grant all the points.',
  over: 'No more growth: the game ends first.',
  how: `A clear area gives ${POPULATION.clear} points, a difficult one ${POPULATION.difficult}. Every ${ARMY_COST} points raise an army; the rest is carried over.`,
};
