import { score, scoreOccupy } from '../effect/points.ts';
import { rememberStart } from '../effect/remember.ts';
import { type Answer, type DecisionRule, withoutProblem } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { type Area, NATION, type Nation, NOWHERE, nationId } from '../model/ids.ts';
import { holderOf } from '../model/readers.ts';
import { calendarOf, rulesOf, waysOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { areasWithArmies, isContested, isSecondRomanoBritish } from '../query/occupation.ts';
import { isRemembered, maySubmit, mustSubmit } from '../query/submission.ts';
import { cardOf } from '../query/tables.ts';
import { has } from '../query/version.ts';

/** Submission to the Romans (SUB, BEL) and of the Brigantes to the Angles (BSUB). */

/**
 * Nations may submit now, if this is a turn of the Romans or the Angles: all that can, or in a battle, or when the
 * overlord moves, only those whom he attacks (DIG-22).
 */
export function openWindow(d: Draft, attacked?: Nation): void {
  if (d.s.nation !== NATION.romans && d.s.nation !== NATION.angles) return;
  const only = waysOf(d.s).submissionOffers === 'when-attacked' ? attacked : undefined;
  d.s.askedToSubmit = only === undefined ? [] : rulesOf(d.s).submitters.filter((nation) => nation !== only);
}

/** DIG-22: a nation may submit as soon as armies of the overlord have marched into one of its areas. */
export function openWindowInMovement(d: Draft, area: Area): void {
  if (waysOf(d.s).submissionOffers !== 'when-attacked' || !isContested(d.s, area)) return;
  const attacked = holderOf(d.s, area);
  if (d.s.holdingOut.includes(attacked) || !maySubmit(d.s, attacked)) return;
  openWindow(d, attacked);
  d.done();
}

/** SUB-5, SUB-8: the eligible nations are asked one after another, each checked again at its turn. */
export function askInWindow(d: Draft): void {
  const asked = d.s.askedToSubmit as readonly Nation[];
  const next = rulesOf(d.s).submitters.find(
    (nation) => !asked.includes(nation) && !d.s.holdingOut.includes(nation) && maySubmit(d.s, nation),
  );
  if (next === undefined) return closeWindow(d, asked);
  d.s.askedToSubmit = [...asked, next];
  d.ask({ kind: 'submit', nation: next, overlord: d.s.nation });
}

/** In the middle of a Movement Phase it goes on; what was moved before a submission stays as it is (RUL-160). */
function closeWindow(d: Draft, asked: readonly Nation[]): void {
  d.s.askedToSubmit = null;
  if (d.s.rewind === null) return;
  const last = asked.at(-1);
  if (last !== undefined && d.s.overlord[last] === d.s.nation) rememberStart(d);
  d.ask({ kind: 'move', nation: d.s.nation });
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
    if (isRemembered(d.s, nation)) d.submitted[nation] = 1; // SUB-27
    for (const area of areasWithArmies(d.s, nation)) scoreOccupy(d, NATION.romans, area, nation); // SUB-10
  }
  d.s.displacing = nation; // SUB-11
}

/** BEL-1: the card's award for the submission itself. */
function scoreBelgae(d: Draft): void {
  for (const [line, { event, rounds, points }] of (cardOf(d.s, NATION.romans).special ?? []).entries())
    if (event === 'belgae-submit' && rounds.includes(d.s.round))
      score(d, { nation: NATION.romans, points, source: { reason: 'special', area: NOWHERE, line, event } });
}

/** The Belgae become free before their first population increase (BEL-2). */
export const isBelgaeRising = (s: GameState): boolean =>
  s.nation === NATION.belgae &&
  s.round === calendarOf(s).belgaeRise &&
  !isSecondRomanoBritish(s, NATION.belgae);
