import { type Area, DIFFICULT, isStrait } from '../model/ids.ts';
import type { Rules } from '../model/rules.ts';

/** What a step takes, for groups and leaders alike (MOV-3, MOV-8, SEA-11, DIG-6, DIG-7, DIG-10). */

/** Areas of the allowance that a step takes, road steps apart (MOV-3, DIG-6, DIG-7). */
export const costOf = ({ figures }: Rules, from: Area, to: Area): number =>
  (DIFFICULT[to] ? figures.difficultMarch : 1) + (isStrait(from, to) ? 1 : 0);

/** What a step leaves spent: whoever has one area left may enter any neighbour. */
export const spentAfter = (spent: number, cost: number, allowance: number): number =>
  Math.max(spent + 1, Math.min(spent + cost, allowance));

/** Does a strait take only one area more than another step, and may a leader go on from there (DIG-7)? */
export const isStraitPartOfMove = ({ ways }: Rules): boolean => ways.straits === 'one-area-more';

/** Units may enter more than one sea (DIG-10). */
export const sailsOn = ({ ways }: Rules): boolean => ways.seas === 'several';
