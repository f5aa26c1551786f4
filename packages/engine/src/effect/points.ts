import type { Draft } from '../model/draft.ts';
import { type Area, type Nation, nationId } from '../model/ids.ts';
import { type Award, namedSource } from '../model/points.ts';
import { bounty, type Fallen } from '../query/bounty.ts';
import { occupyAward } from '../query/hold-account.ts';

/** Every point is scored here, so every point is an event with its source and a line of the ledger. */
export function score(d: Draft, { nation, points, source }: Award): void {
  if (points === 0) return;
  const { round } = d.s;
  d.ledger.push({ nation, round, points, ...source });
  d.emit({ type: 'points', nation: nationId(nation), points, round, ...namedSource(source) });
}

/** Occupy points of a card, once per nation and area (SCORE-3); `via` names a subject that occupies (SUB-17). */
export function scoreOccupy(d: Draft, nation: Nation, area: Area, via?: Nation): void {
  const award = occupyAward(d.s, nation, area, via);
  if (!award) return;
  d.scored(nation)[area] = 1;
  score(d, award);
}

/** Points for units of one kind that `by` eliminated in battle, for each of them (SCORE-6, SCORE-8). */
export function scoreEliminations(d: Draft, by: Nation, area: Area, fallen: Fallen, count: number): void {
  const awards = bounty(d.s, by, fallen, area);
  for (let i = 0; i < count; i++) for (const award of awards) score(d, award);
}
