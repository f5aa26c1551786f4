import { endCampaign } from '../effect/groups.ts';
import { dismissLeader } from '../effect/pieces.ts';
import { score } from '../effect/points.ts';
import type { Draft } from '../model/draft.ts';
import { LAND_AREAS, NATION, NOWHERE } from '../model/ids.ts';
import { numberAt } from '../model/readers.ts';
import { calendarOf, waysOf } from '../model/rules.ts';
import { isCnutKing, kingPoints } from '../query/crown.ts';
import { armiesInPlay, countEnglish, isSoleOccupant } from '../query/occupation.ts';
import { snapshotPoints } from '../query/tables.ts';

/** The Danes in rounds 11 and 14 (DANE), and King Cnut (KING-5). */

const CNUTS_ARMIES = 4;

/** SEQ-5 (l). */
export function beforeWithdrawal(d: Draft): void {
  d.endStep();
  if (d.s.nation === NATION.danes) scoreSnapshot(d);
}

/** KING-5: before the raiders withdraw, or when the turn is over (DIG-31). */
export function cnutsCrown(d: Draft): void {
  d.endStep();
  if (d.s.nation !== NATION.danes || d.s.round !== calendarOf(d.s).cnut || !isCnutKing(d.s)) return;
  const areas = countEnglish(d.s, NATION.danes);
  d.emit({ type: 'king', nation: 'danes', areas, cnut: true });
  const points = kingPoints(d.s);
  score(d, { nation: NATION.danes, points, source: { reason: 'king', area: NOWHERE, cnut: true } });
}

/** DANE-2: what the raiders of round 11 occupy when they are about to leave. */
function scoreSnapshot(d: Draft): void {
  const snapshot = snapshotPoints(d.s, d.s.round, NATION.danes);
  if (!snapshot) return;
  const { line, values } = snapshot;
  for (const area of LAND_AREAS)
    if (isSoleOccupant(d.s, NATION.danes, area))
      score(d, {
        nation: NATION.danes,
        points: numberAt(values, area),
        source: { reason: 'occupy', area, line },
      });
}

/** DANE-4: Cnut goes home with his men, fewer if fewer than six had come; or always with four (DIG-31). */
export function cnutsDeparture(d: Draft): void {
  d.endStep();
  endCampaign(d);
  if (d.s.nation !== NATION.danes || d.s.round !== calendarOf(d.s).cnut) return;
  dismissLeader(d, NATION.danes);
  const missing = waysOf(d.s).cnutsMen === 'four' ? 0 : d.s.shortfall;
  const due = Math.max(0, CNUTS_ARMIES - missing);
  const left = Math.min(due, armiesInPlay(d.s, NATION.danes)); // of those that are there (DANE-5)
  if (left > 0) d.ask({ kind: 'remove', nation: NATION.danes, why: 'departure', left });
}
