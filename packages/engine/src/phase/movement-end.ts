import { restGroups } from '../effect/groups.ts';
import type { Draft } from '../model/draft.ts';
import { nationId } from '../model/ids.ts';
import { waysOf } from '../model/rules.ts';
import { FORT, NEW_FORT } from '../model/state.ts';
import { openWindow } from '../nation/submission.ts';
import { unfedArmies } from '../query/spread.ts';

/** A Movement Phase is over: new forts become roads (RUL-43), groups come to rest, and nations may submit (SUB-5). */
export function finishMovement(d: Draft): void {
  const { nation, invasionHalf: half } = d.s;
  d.emit({ type: 'movement-ended', nation: nationId(nation), half });
  openRoads(d);
  forgetOverruns(d);
  restGroups(d);
  d.s.rewind = null;
  d.s.granted = [];
  d.s.refused = [];
  d.done();
  openWindow(d);
  d.endStep();
  const unfed = unfedArmies(d.s, nation);
  if (unfed > 0) d.ask({ kind: 'remove', nation, why: 'overpopulation', left: unfed }); // RUL-146
}

/** X-RET-2: where armies only passed through, their way in stays open to the defender. */
function forgetOverruns(d: Draft): void {
  if (waysOf(d.s).defendersRetreat !== 'not-where-attackers-came-from') return;
  d.s.entries = d.s.entries.filter((entry) => d.s.groups.some((g) => g.retreatTo * 64 + g.at === entry));
}

/** Forts built in the phase now ending serve as roads from here on (ROAD-1). */
export function openRoads(d: Draft): void {
  if (!d.s.forts.includes(NEW_FORT)) return;
  const forts = d.forts;
  forts.forEach((fort, area) => {
    if (fort === NEW_FORT) forts[area] = FORT;
  });
}
