import { restGroups } from '../effect/groups.ts';
import type { Draft } from '../model/draft.ts';
import { NATION, nationId } from '../model/ids.ts';
import { FORT, NEW_FORT } from '../model/state.ts';

/** A Movement Phase is over: new forts become roads (RUL-43), groups come to rest, and nations may submit (SUB-5). */
export function finishMovement(d: Draft): void {
  const { nation, invasionHalf: half } = d.s;
  d.emit({ type: 'movement-ended', nation: nationId(nation), half });
  openRoads(d);
  restGroups(d);
  d.s.rewind = null;
  d.s.granted = [];
  d.s.refused = [];
  d.done();
  openWindow(d);
  d.endStep();
}

/** Forts built in the phase now ending serve as roads from here on (ROAD-1). */
export function openRoads(d: Draft): void {
  if (!d.s.forts.includes(NEW_FORT)) return;
  const forts = d.forts;
  forts.forEach((fort, area) => {
    if (fort === NEW_FORT) forts[area] = FORT;
  });
}

/** Nations may submit now, if this is a turn of the Romans or the Angles. */
export function openWindow(d: Draft): void {
  if (d.s.nation === NATION.romans || d.s.nation === NATION.angles) d.s.askedToSubmit = [];
}
