import type { AreaId, NationId } from '@bretwalda/engine';
import type { Details } from '../details.ts';
import { cap, fromPlace, inPlace, list, ofThe, place, the } from './grammar.ts';
import { names } from './names.ts';

const { units } = names;

export const the_ = (id: AreaId | null): string => (id === null ? 'questa area' : place(id));
export const inside = (id: AreaId | null): string => (id === null ? 'in questa area' : inPlace(id));
export const from = (id: AreaId | null): string => (id === null ? 'da questa area' : fromPlace(id));
export const who = (id: NationId | null): string => (id === null ? 'queste genti' : the(id));
export const ofWho = (id: NationId | null): string => (id === null ? 'di questa nazione' : ofThe(id));
export const whoCap = (id: NationId | null): string => cap(who(id));
export const inAll = (ids: readonly AreaId[], or = false): string => list(ids.map(inPlace), or);

/** A further sentence about areas, if there are any. */
export const also = (start: string, places: readonly string[], or = false): string =>
  places.length === 0 ? '' : ` ${start} ${list(places, or)}.`;

/** "il limite è 2, e l’unica area che può superarlo è già il Wessex" */
export function limit(d: Details): string {
  const n = d.number('limit');
  const overstack = d.area('overstack');
  const most = n === null ? 'c’è un limite' : `il limite è ${n}`;
  return overstack === null ? most : `${most}, e l’unica area che può superarlo è già ${place(overstack)}`;
}

export const stacking = (d: Details, advice: string): string => {
  const n = d.number('armies') ?? 0;
  return `${cap(inside(d.area('area')))} ci ${n === 1 ? 'sarebbe' : 'sarebbero'} ${units.army(n)}; ${limit(d)}. ${advice}`;
};
