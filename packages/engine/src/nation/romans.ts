import { LEGION_RECALL } from '../data/figures.ts';
import type { Draft } from '../model/draft.ts';
import { A, LAND_AREAS, N, nationId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { place } from '../phase/pieces.ts';
import { score } from '../phase/points.ts';
import { armiesInPlay, hasFort, soleOccupant } from '../query/occupation.ts';
import { romanReinforcements } from '../query/reinforcements.ts';
import { infantrySupply } from '../query/supply.ts';
import { limesValues } from '../query/tables.ts';

/** What only the Romans have: reinforcements, legion withdrawal, Limes (ROM, LIMES). */

/** They land this turn like any unit at sea (ROM-3); never more than the pieces there are (ROM-4). */
export function reinforceRomans(d: Draft): void {
  const due = romanReinforcements(d.s.round, armiesInPlay(d.s, N.romans));
  const count = Math.min(due, infantrySupply(d.s, N.romans));
  place(d, N.romans, A['english-channel'], 'infantry', count, 'reinforcements');
}

/** Roman armies that leave Britain at the end of the round-2 turn (ROM-5). */
export const legionsToWithdraw = (s: GameState): number =>
  s.nation === N.romans && s.round === LEGION_RECALL.round
    ? Math.max(0, armiesInPlay(s, N.romans) - LEGION_RECALL.stay)
    : 0;

/** LIMES-1, CNT-11: intact forts, and areas of subjects, fort or ruin. */
export function scoreLimes(d: Draft): void {
  const values = limesValues(d.s.round, N.romans);
  if (!values) return;
  for (const area of LAND_AREAS) {
    const points = values[area] as number;
    if (points === 0) continue;
    const occupant = soleOccupant(d.s, area);
    const subject = occupant >= 0 && d.s.overlord[occupant] === N.romans;
    if (subject) score(d, N.romans, points, 'limes', area, nationId(occupant));
    else if (occupant === N.romans && hasFort(d.s, area)) score(d, N.romans, points, 'limes', area);
  }
}
