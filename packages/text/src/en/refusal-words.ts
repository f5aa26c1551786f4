import type { AreaId, NationId } from '@bretwalda/engine';
import type { Told } from '../told.ts';
import { cap, list, place, the } from './grammar.ts';
import { names } from './names.ts';

const { units } = names;

type Stacking = Told<'place-stacking' | 'retreat-stacking'>;

export const where = (id: AreaId | null | undefined): string => (id ? place(id) : 'this area');
export const who = (id: NationId | undefined): string => (id ? the(id) : 'this nation');
export const whoCap = (id: NationId | undefined): string => cap(who(id));

/** A further sentence about areas, if there are any. */
export const also = (start: string, ids: readonly AreaId[]): string =>
  ids.length === 0 ? '' : ` ${start} ${list(ids.map(place))}.`;

/** "the limit is 2 and your one overstack is already in Wessex" */
export function limit({ limit: n, overstack }: Stacking): string {
  const most = Number.isFinite(n) ? `the limit is ${n}` : 'there is a limit';
  return overstack ? `${most}, and your one overstack is already in ${place(overstack)}` : most;
}

export const stacking = (d: Stacking, advice: string): string =>
  `There would be ${units.army(d.armies ?? 0)} in ${where(d.area)}; ${limit(d)}. ${advice}`;
