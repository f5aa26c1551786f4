import { place } from '../effect/pieces.ts';
import { askPlacement } from '../effect/placing.ts';
import type { DecisionRule } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { A, ENGLISH, N, type Nation, nationId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { areasWithBodies, countEnglish, isSoleOccupant } from '../query/occupation.ts';
import { isSpecialRound } from '../query/reinforcements.ts';
import { cavalrySupply, infantrySupply } from '../query/supply.ts';

/** Special reinforcements at the start of round 16 (R16). */

const has = (s: GameState, nation: Nation, id: string): boolean => s.leaders[nation]?.id === id;

/** R16-1: Norwegians, then Saxons; the Normans follow in a step of their own. */
export function specialReinforcements(d: Draft): void {
  d.goto('norman-reinforcements');
  if (!isSpecialRound(d.s.round)) return;
  if (has(d.s, N.norwegians, 'harald-hardrada'))
    supply(d, N.norwegians, areasWithBodies(d.s, N.norwegians).length); // R16-2
  const due = saxonLevy(d.s);
  const left = Math.min(due, infantrySupply(d.s, N.saxons));
  lost(d, N.saxons, due - left);
  if (left > 0) askPlacement(d, N.saxons, 'special', left, []);
}

/** R16-3: one army for two English areas, if Harold stands in England. */
function saxonLevy(s: GameState): number {
  const harold = s.leaders[N.saxons];
  if (harold?.id !== 'harold' || !ENGLISH[harold.at]) return 0;
  return Math.floor(countEnglish(s, N.saxons) / 2);
}

const NORMAN_PRIZES = [A.essex, A.wessex, A.hwicce, A['south-mercia']];
const HAROLD_GONE = 3;

/** R16-4. */
export function normanReinforcements(d: Draft): void {
  d.goto('standing-points');
  if (!isSpecialRound(d.s.round) || !has(d.s, N.normans, 'william')) return;
  const areas = NORMAN_PRIZES.filter((area) => isSoleOccupant(d.s, N.normans, area)).length;
  const due = areas + (has(d.s, N.saxons, 'harold') ? 0 : HAROLD_GONE); // RUL-108
  if (mostCavalry(d.s, due) > 0) d.ask({ kind: 'exchange', nation: N.normans, due });
  else supply(d, N.normans, due);
}

/** R16-5: one cavalry for two infantry. */
const mostCavalry = (s: GameState, due: number): number =>
  Math.min(Math.floor(due / 2), cavalrySupply(s, N.normans));

/** DEC-28. */
export const exchangeRule: DecisionRule<'exchange'> = {
  kind: 'exchange',
  answers: ['exchange'],
  legal: (s, p) =>
    Array.from({ length: mostCavalry(s, p.due) + 1 }, (_, cavalry) => ({ type: 'exchange', cavalry })),
  problem(s, p, action) {
    const { cavalry } = action;
    const most = mostCavalry(s, p.due);
    return cavalry <= most ? undefined : violation('exchange-range', 'R16-5', { cavalry, most, due: p.due });
  },
  apply(d, p, action) {
    const { cavalry } = action;
    d.done();
    if (cavalry > 0) d.emit({ type: 'exchanged', nation: 'normans', cavalry });
    place(d, N.normans, A['english-channel'], 'cavalry', cavalry, 'special');
    supply(d, N.normans, p.due - 2 * cavalry);
  },
  fallback: () => ({ type: 'exchange', cavalry: 0 }),
};

/** Infantry at sea, as far as there are pieces; the rest is lost for good (R16-6). */
function supply(d: Draft, nation: Nation, due: number): void {
  const sea = nation === N.normans ? A['english-channel'] : A['north-sea'];
  const count = Math.min(due, infantrySupply(d.s, nation));
  place(d, nation, sea, 'infantry', count, 'special');
  lost(d, nation, due - count);
}

function lost(d: Draft, nation: Nation, count: number): void {
  if (count > 0) d.emit({ type: 'lost-reinforcements', nation: nationId(nation), count });
}
