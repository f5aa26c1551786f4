import type { AreaId, NationId } from '@bretwalda/engine';
import type { Told } from '../told.ts';
import { cap, fromPlace, inPlace, list, ofThe, place, plural, the } from './grammar.ts';
import { names } from './names.ts';

const { units } = names;

type Stacking = Told<'place-stacking' | 'retreat-stacking'>;

export const the_ = (id: AreaId | null | undefined): string => (id ? place(id) : 'questa area');
export const inside = (id: AreaId | null | undefined): string => (id ? inPlace(id) : 'in questa area');
export const from = (id: AreaId | null | undefined): string => (id ? fromPlace(id) : 'da questa area');
export const who = (id: NationId | undefined): string => (id ? the(id) : 'queste genti');
export const ofWho = (id: NationId | undefined): string => (id ? ofThe(id) : 'di questa nazione');
export const whoCap = (id: NationId | undefined): string => cap(who(id));
export const inAll = (ids: readonly AreaId[], or = false): string => list(ids.map(inPlace), or);

/** A further sentence about areas, if there are any. */
export const also = (start: string, places: readonly string[], or = false): string =>
  places.length === 0 ? '' : ` ${start} ${list(places, or)}.`;

/** "il limite è 2, e l’unica area che può superarlo è già il Wessex" */
export function limit({ limit: n, overstack }: Stacking): string {
  const most = Number.isFinite(n) ? `il limite è ${n}` : 'c’è un limite';
  return overstack ? `${most}, e l’unica area che può superarlo è già ${place(overstack)}` : most;
}

export const stacking = (d: Stacking, advice: string): string => {
  const n = d.armies ?? 0;
  return `${cap(inside(d.area))} ci ${plural(n, 'sarebbe', 'sarebbero')} ${units.army(n)}; ${limit(d)}. ${advice}`;
};
