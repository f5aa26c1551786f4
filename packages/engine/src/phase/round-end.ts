import { endSubmission } from '../effect/pieces.ts';
import { askPlacement } from '../effect/placing.ts';
import { score } from '../effect/points.ts';
import type { Draft } from '../model/draft.ts';
import { FIRST_NATION, NATION, NATION_COUNT, NOBODY, NOWHERE, nationId } from '../model/ids.ts';
import { numberAt } from '../model/readers.ts';
import { calendarOf } from '../model/rules.ts';
import { crownOf, kingAccount } from '../query/crown.ts';
import { holdAccount } from '../query/hold-account.ts';
import { timelineRound } from '../query/moment.ts';
import { scenarioOf } from '../query/occupation.ts';
import { winnersOf } from '../query/score.ts';
import { infantrySupply } from '../query/supply.ts';

/** The end of a round (SEQ-8): hold points, then Bretwalda (in its own file) or King, then what ends. */

export function holdPoints(d: Draft): void {
  d.endStep();
  if (!timelineRound(d.s, d.s.round).scoring) return;
  for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++)
    for (const award of holdAccount(d.s, nation).awards) score(d, award);
}

export function king(d: Draft): void {
  d.endStep();
  if (crownOf(d.s, d.s.round) !== 'king') return;
  const { nation, kings, counts, points, army } = kingAccount(d.s);
  if (nation === NOBODY) return d.emit({ type: 'king', nation: null, areas: 0, cnut: false });
  const among = kings.length > 1 && { among: kings.length };
  for (const king of kings) {
    d.emit({ type: 'king', nation: nationId(king), areas: numberAt(counts, king), cnut: false, ...among });
    score(d, { nation: king, points, source: { reason: 'king', area: NOWHERE, cnut: false } }); // KING-2, KING-11
  }
  if (army) askPlacement(d, nation, 'king', Math.min(1, infantrySupply(d.s, nation)), []);
}

/** Submissions end, then the next round begins or the game is over (SEQ-8, WIN-1). */
export function roundEnd(d: Draft): void {
  const { round } = d.s;
  if (round === calendarOf(d.s).submissionToAngles[1]) endBrigantes(d);
  d.emit({ type: 'round-ended', round });
  if (round < scenarioOf(d.s).rounds[1]) {
    d.s.round = round + 1;
    return d.goto('round-start');
  }
  d.endStep();
  d.emit({ type: 'game-over', winners: winnersOf(d.s) });
}

/** BSUB-11. */
function endBrigantes(d: Draft): void {
  if (d.s.overlord[NATION.brigantes] === NATION.angles) endSubmission(d, NATION.brigantes);
}
