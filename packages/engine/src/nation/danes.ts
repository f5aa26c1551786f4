import { kingPoints } from '../data/figures.ts';
import type { Draft } from '../model/draft.ts';
import { LAND_AREAS, N } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { dismissLeader } from '../phase/pieces.ts';
import { score } from '../phase/points.ts';
import { askDeparture } from '../phase/removal.ts';
import { countEnglish, englishCounts, isSoleOccupant } from '../query/occupation.ts';
import { snapshotValues } from '../query/tables.ts';

/** The Danes in rounds 11 and 14 (DANE), and King Cnut (KING-5). */

const CNUTS_ARMIES = 4;

/** SEQ-5 (l). */
export function beforeWithdrawal(d: Draft): void {
  d.goto('withdrawal');
  if (d.s.nation !== N.danes) return;
  scoreSnapshot(d);
  if (d.s.round === 14 && isCnutKing(d.s)) {
    const areas = countEnglish(d.s, N.danes);
    d.emit({ type: 'king', nation: 'danes', areas, cnut: true });
    score(d, N.danes, kingPoints(d.s.round), 'king', -1, 'cnut');
  }
}

/** DANE-2: what the raiders of round 11 occupy when they are about to leave. */
function scoreSnapshot(d: Draft): void {
  const values = snapshotValues(d.s.round, N.danes);
  if (!values) return;
  for (const area of LAND_AREAS)
    if (isSoleOccupant(d.s, N.danes, area)) score(d, N.danes, values[area] as number, 'occupy', area);
}

/** KING-5, RUL-6: alive, at least one English area and twice as many as any other nation. */
function isCnutKing(s: GameState): boolean {
  if (s.leaders[N.danes]?.id !== 'cnut') return false;
  const counts = englishCounts(s);
  const own = counts[N.danes] as number;
  return own >= 1 && counts.every((other, nation) => nation === N.danes || own >= 2 * other);
}

/** DANE-4: Cnut goes home with his men, as many as came beyond a shortfall of six. */
export function cnutsDeparture(d: Draft): void {
  d.goto('overpopulation');
  d.groups = []; // nobody moves, fights or withdraws any more in this turn
  d.s.entries = [];
  if (d.s.nation !== N.danes || d.s.round !== 14) return;
  dismissLeader(d, N.danes);
  askDeparture(d, N.danes, Math.max(0, CNUTS_ARMIES - d.s.shortfall));
}
