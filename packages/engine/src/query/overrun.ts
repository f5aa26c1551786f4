import { type Area, DIFFICULT, isSea, type Nation } from '../model/ids.ts';
import { holderOf } from '../model/readers.ts';
import { figuresOf, hasStep, waysOf } from '../model/rules.ts';
import type { GameState, Group } from '../model/state.ts';
import { armiesIn, fightersIn, isContested } from './occupation.ts';

/** Armies among enemies: how many are held fast there, and how many may go on (OVR, X-MOV-6, X-REI-3, RUL-148). */

/** How many armies the holder of an area stops if others enter it: two for each of his units there (OVR-2). */
export function heldFast(s: GameState, area: Area): number {
  if (DIFFICULT[area] && waysOf(s).overruns === 'clear-land') return Number.POSITIVE_INFINITY; // X-MOV-6
  const { stoppedByOne, mostStopped } = figuresOf(s);
  return Math.min(stoppedByOne * fightersIn(s, holderOf(s, area), area), mostStopped);
}

/** How many of the armies in an area may leave it now: all, or those that an overrun sets free (OVR-2). */
export function mayLeave(s: GameState, nation: Nation, area: Area): number {
  const here = armiesIn(s, nation, area);
  if (isSea(area) || !isContested(s, area)) return here;
  const placed = placedAmongEnemies(s, area);
  const free = Math.max(0, here - placed - heldFast(s, area));
  return placed === 0 ? free : free + Math.max(0, placed - enemiesIn(s, area));
}

/** The armies among enemies that are counted together with a group, and how many of them must stay. */
export function heldWith(
  s: GameState,
  nation: Nation,
  { at, start }: Group,
): { armies: number; held: number } {
  const placed = placedAmongEnemies(s, at);
  return placed > 0 && start === at
    ? { armies: placed, held: enemiesIn(s, at) } // X-REI-3
    : { armies: armiesIn(s, nation, at) - placed, held: heldFast(s, at) };
}

/** How many armies of a group may leave the area where it stands. */
export function mayGroupLeave(s: GameState, nation: Nation, group: Group): number {
  if (isSea(group.at) || !isContested(s, group.at)) return group.count;
  const { armies, held } = heldWith(s, nation, group);
  return Math.max(0, Math.min(group.count, armies - held));
}

/** X-REI-3: reinforcements that were placed beside enemies, not moved there. */
export function placedAmongEnemies(s: GameState, area: Area): number {
  if (!hasStep(s, 'reinforcements') || isSea(area) || !isContested(s, area)) return 0;
  return s.groups.reduce((n, g) => (g.at === area && g.start === area ? n + g.count : n), 0);
}

const enemiesIn = (s: GameState, area: Area): number => fightersIn(s, holderOf(s, area), area);
