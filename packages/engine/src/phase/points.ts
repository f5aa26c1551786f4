import type { EliminateLine } from '../data/cards.ts';
import type { LeaderId } from '../data/nations.ts';
import type { Draft } from '../model/draft.ts';
import { type Area, areaId, N, type Nation, NOWHERE, nationId } from '../model/ids.ts';
import type { GameState, Kind, PointsReason } from '../model/state.ts';
import { cardNation, scenarioOf } from '../query/occupation.ts';
import { cardOf, occupyValues } from '../query/tables.ts';

/** Every point goes through here, so every point is an event with its reason and a line of the ledger. */
export function score(
  d: Draft,
  nation: Nation,
  points: number,
  reason: PointsReason,
  area: Area = NOWHERE,
  what?: string,
): void {
  if (points === 0) return;
  const round = d.s.round;
  d.ledger.push(
    what === undefined
      ? { nation, round, points, reason, area }
      : { nation, round, points, reason, area, what },
  );
  d.emit({
    type: 'points',
    nation: nationId(nation),
    points,
    reason,
    round,
    area: area === NOWHERE ? null : areaId(area),
    what: what ?? null,
  });
}

/** Occupy points of a card, once per nation and area (SCORE-3); `through` names a subject that occupies (SUB-17). */
export function scoreOccupy(d: Draft, nation: Nation, area: Area, through?: Nation): void {
  const points = occupyValues(d.s.round, cardNation(d.s, nation))?.[area] ?? 0;
  if (points === 0 || d.s.scored[nation]?.[area]) return;
  d.scored(nation)[area] = 1;
  score(d, nation, points, 'occupy', area, through === undefined ? undefined : nationId(through));
}

type Target =
  | { readonly unit: Kind | 'fort' | 'burh'; readonly nation: Nation }
  | { readonly leader: LeaderId; readonly nation: Nation };

function hits(s: GameState, line: EliminateLine, target: Target): boolean {
  if ('leader' in target) return line.leader === target.leader;
  if (target.unit === 'fort') return line.forts === true;
  if (target.unit === 'burh') return false; // a burh is no army (GEN-2)
  if (target.unit === 'cavalry' && line.cavalryOf?.includes(nationId(target.nation))) return true;
  const whose = line.armiesOf;
  if (whose === undefined) return false;
  if (whose === 'any-enemy') return true; // SCORE-15
  if (whose === 'submitted-to-romans-and-attacked-us')
    return (
      s.submitted[target.nation] === 1 && // RB-12
      s.attacked[target.nation] === 1 &&
      !scenarioOf(s).special.noPointsForSubmitted // SCN-3
    );
  return whose.includes(nationId(target.nation));
}

function counts(s: GameState, nation: Nation, line: EliminateLine): boolean {
  const ownTurn = s.nation === nation;
  if (line.rounds !== 'any' && !line.rounds.includes(s.round)) return false;
  if (line.ownTurnOnly && !ownTurn) return false; // SCORE-7
  return !(line.exceptOwnTurnOfRound === s.round && ownTurn); // BEL-8
}

/** Points of `nation` for one unit that it eliminated in battle (SCORE-6, SCORE-8). */
export function scoreElimination(d: Draft, nation: Nation, area: Area, target: Target): void {
  const what = 'leader' in target ? target.leader : `${nationId(target.nation)} ${target.unit}`;
  for (const line of cardOf(cardNation(d.s, nation)).eliminate ?? [])
    if (counts(d.s, nation, line) && hits(d.s, line, target))
      score(d, nation, line.points, 'eliminate', area, what);
  // SCORE-10: Harold's fall opens the way for the Normans, whoever of the three brought it about.
  if ('leader' in target && target.leader === 'harold')
    for (const line of cardOf(N.normans).special ?? [])
      if (
        line.event === 'harold-eliminated' &&
        line.rounds.includes(d.s.round) &&
        line.by?.includes(nationId(nation))
      )
        score(d, N.normans, line.points, 'special', area, line.event);
}
