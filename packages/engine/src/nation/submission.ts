import { CALENDAR } from '../data/calendar.ts';
import { SUBMISSION_AREAS } from '../data/figures.ts';
import { score, scoreOccupy } from '../effect/points.ts';
import { type Answer, type DecisionRule, withoutProblem } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { NATION, type Nation, NOWHERE, nationId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { areasWithArmies, isSecondRomanoBritish } from '../query/occupation.ts';
import { maySubmit, mustSubmit } from '../query/submission.ts';
import { cardOf } from '../query/tables.ts';
import { has } from '../query/version.ts';

/** Submission to the Romans (SUB, BEL) and of the Brigantes to the Angles (BSUB). */

const CANDIDATES: readonly Nation[] = SUBMISSION_AREAS.map(([id]) => NATION[id]);

/** SUB-5, SUB-8: the eligible nations are asked one after another, each checked again at its turn. */
export function askInWindow(d: Draft): void {
  const asked = d.s.askedToSubmit as readonly Nation[];
  const next = CANDIDATES.find(
    (nation) => !asked.includes(nation) && !d.s.holdingOut.includes(nation) && maySubmit(d.s, nation),
  );
  if (next === undefined) {
    d.s.askedToSubmit = null;
    return;
  }
  d.s.askedToSubmit = [...asked, next];
  d.ask({ kind: 'submit', nation: next, overlord: d.s.nation });
}

/** DEC-11: the owner's choice (SUB-7, BSUB-3), for now or for the whole turn, unless the scenario forces it (SCN-9). */
export const submitRule: DecisionRule<'submit'> = {
  kind: 'submit',
  answers: ['submit', 'resist', 'hold-out'],
  legal(s, p) {
    const answers: Answer<'submit'>[] = [{ type: 'submit' }, { type: 'resist' }, { type: 'hold-out' }];
    return withoutProblem(this, s, p, answers);
  },
  problem(s, p, action) {
    if (action.type === 'submit') return undefined;
    if (action.type === 'hold-out' && !has(s, 'resistanceMayLastTheTurn'))
      return violation('wrong-decision', 'SUB-7', { got: 'hold-out', expected: ['submit', 'resist'] });
    if (!mustSubmit(s, p.nation)) return undefined;
    return violation('must-submit', 'SCN-9', { nation: nationId(p.nation), overlord: nationId(p.overlord) });
  },
  apply(d, p, action) {
    d.done();
    if (action.type === 'submit') submit(d, p.nation, p.overlord);
    else resist(d, p.nation, p.overlord, action.type === 'hold-out');
  },
  fallback: (s, p) => (mustSubmit(s, p.nation) ? { type: 'submit' } : { type: 'resist' }),
};

function resist(d: Draft, nation: Nation, overlord: Nation, forTurn: boolean): void {
  if (forTurn) d.s.holdingOut = [...d.s.holdingOut, nation];
  d.emit({ type: 'resisted', nation: nationId(nation), overlord: nationId(overlord), forTurn });
}

function submit(d: Draft, nation: Nation, overlord: Nation): void {
  d.overlord[nation] = overlord;
  d.emit({ type: 'submitted', nation: nationId(nation), overlord: nationId(overlord) });
  if (overlord === NATION.romans) {
    if (nation === NATION.belgae) scoreBelgae(d);
    else d.submitted[nation] = 1; // SUB-27
    for (const area of areasWithArmies(d.s, nation)) scoreOccupy(d, NATION.romans, area, nation); // SUB-10
  }
  d.s.displacing = nation; // SUB-11
}

/** BEL-1: the card's award for the submission itself. */
function scoreBelgae(d: Draft): void {
  for (const [line, { event, rounds, points }] of (cardOf(NATION.romans).special ?? []).entries())
    if (event === 'belgae-submit' && rounds.includes(d.s.round))
      score(d, { nation: NATION.romans, points, source: { reason: 'special', area: NOWHERE, line, event } });
}

/** The Belgae become free before their first population increase (BEL-2). */
export const isBelgaeRising = (s: GameState): boolean =>
  s.nation === NATION.belgae && s.round === CALENDAR.belgaeRise && !isSecondRomanoBritish(s, NATION.belgae);
