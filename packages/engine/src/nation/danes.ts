import { CALENDAR } from '../data/calendar.ts';
import { kingPoints } from '../data/figures.ts';
import { dismissLeader } from '../effect/pieces.ts';
import { score } from '../effect/points.ts';
import type { Draft } from '../model/draft.ts';
import { LAND_AREAS, NATION, NOWHERE } from '../model/ids.ts';
import { numberAt } from '../model/readers.ts';
import { isCnutKing } from '../query/crown.ts';
import { armiesInPlay, countEnglish, isSoleOccupant } from '../query/occupation.ts';
import { snapshotPoints } from '../query/tables.ts';

/** The Danes in rounds 11 and 14 (DANE), and King Cnut (KING-5). */

const CNUTS_ARMIES = 4;

/** SEQ-5 (l). */
export function beforeWithdrawal(d: Draft): void {
  d.endStep();
  if (d.s.nation !== NATION.danes) return;
  scoreSnapshot(d);
  if (d.s.round === CALENDAR.cnut && isCnutKing(d.s)) {
    const areas = countEnglish(d.s, NATION.danes);
    d.emit({ type: 'king', nation: 'danes', areas, cnut: true });
    const points = kingPoints(d.s.round);
    score(d, { nation: NATION.danes, points, source: { reason: 'king', area: NOWHERE, cnut: true } });
  }
}

/** DANE-2: what the raiders of round 11 occupy when they are about to leave. */
function scoreSnapshot(d: Draft): void {
  const snapshot = snapshotPoints(d.s.round, NATION.danes);
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

/** DANE-4: Cnut goes home with his men, as many as arrived beyond a shortfall of six. */
export function cnutsDeparture(d: Draft): void {
  d.endStep();
  d.groups = []; // nothing moves, fights or withdraws any more this turn
  d.s.entries = [];
  if (d.s.nation !== NATION.danes || d.s.round !== CALENDAR.cnut) return;
  dismissLeader(d, NATION.danes);
  const due = Math.max(0, CNUTS_ARMIES - d.s.shortfall);
  const left = Math.min(due, armiesInPlay(d.s, NATION.danes)); // of those that are there (DANE-5)
  if (left > 0) d.ask({ kind: 'remove', nation: NATION.danes, why: 'departure', left });
}
