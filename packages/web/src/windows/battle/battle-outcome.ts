import type { Text } from '../../language/language.ts';
import type { BattleReport } from './battle-types.ts';

/** What came of a battle after `shown` rounds: who submitted, and who holds the area in the end. */
export function outcomeOf(t: Text, report: BattleReport, shown: number): readonly string[] {
  const { area, rounds, submissions, decided, holder } = report;
  const submitted = submissions
    .filter(({ after }) => after === shown)
    .map(({ nation, overlord }) => t.battle.submitted(nation, overlord));
  if (!decided || shown < rounds.length) return submitted;
  return [...submitted, holder ? t.battle.holds(holder, area) : t.battle.empty(area)];
}
