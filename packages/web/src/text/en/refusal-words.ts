import type { AreaId, NationId } from '@bretwalda/engine';
import type { Details } from '../details.ts';
import { cap, list, place, the } from './grammar.ts';
import { names } from './names.ts';

const { units } = names;

export const where = (id: AreaId | null): string => (id === null ? 'this area' : place(id));
export const who = (id: NationId | null): string => (id === null ? 'this nation' : the(id));
export const whoCap = (id: NationId | null): string => cap(who(id));

/** A further sentence about areas, if there are any. */
export const also = (start: string, ids: readonly AreaId[]): string =>
  ids.length === 0 ? '' : ` ${start} ${list(ids.map(place))}.`;

/** "the limit is 2 and your one overstack is already in Wessex" */
export function limit(d: Details): string {
  const n = d.number('limit');
  const overstack = d.area('overstack');
  const most = n === null ? 'there is a limit' : `the limit is ${n}`;
  return overstack === null ? most : `${most}, and your one overstack is already in ${place(overstack)}`;
}

export const stacking = (d: Details, advice: string): string =>
  `${units.army(d.number('armies') ?? 0)} would stand in ${where(d.area('area'))}; ${limit(d)}. ${advice}`;
