import type { Area, Nation, Seat } from './ids.ts';
import type { Battle, GameState, Group } from './state.ts';

/**
 * The tables of a state, each read by the right kind of number: the compiler does not accept an area for a nation, and
 * an entry is never missing. There is one function for each table, because one for all of them would be slower.
 */

/** The nation that stands in a land area, or nobody; of two in a battle the one that was there first. */
export const holderOf = (s: GameState, area: Area): Nation => s.holder[area] as Nation;

/** The nation to which a nation has submitted, or nobody. */
export const overlordOf = (s: GameState, nation: Nation): Nation => s.overlord[nation] as Nation;

/** The seat that plays a nation; -1 while sides are open, and for nations that are not in the game. */
export const ownerOf = (s: GameState, nation: Nation): Seat => s.owner[nation] as Seat;

/** What a nation has carried over on its population marker. */
export const markerOf = (s: GameState, nation: Nation): number => s.markers[nation] as number;

/** A group by its index, which must exist. */
export const groupAt = (s: GameState, index: number): Group => s.groups[index] as Group;

/** The present battle; only called while there is one. */
export const battleOf = (s: GameState): Battle => s.battle as Battle;

/** An entry of a row of numbers, which must exist. */
export const numberAt = (row: readonly number[], index: number): number => row[index] as number;

/** Adds to an entry of a row of numbers. */
export function addTo(row: number[], index: number, n: number): void {
  row[index] = numberAt(row, index) + n;
}
