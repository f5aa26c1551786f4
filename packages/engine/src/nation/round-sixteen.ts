import { place } from '../effect/pieces.ts';
import { askPlacement } from '../effect/placing.ts';
import type { DecisionRule } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { AREA, ENGLISH, NATION, type Nation, nationId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { areasWithStack, countEnglish, isSoleOccupant } from '../query/occupation.ts';
import { isSpecialRound } from '../query/reinforcements.ts';
import { cavalrySupply, infantrySupply } from '../query/supply.ts';

/** Special reinforcements at the start of round 16 (R16). */

const has = (s: GameState, nation: Nation, id: string): boolean => s.leaders[nation]?.id === id;

/** R16-1: Norwegians, then Saxons; the Normans have a step of their own. */
export function specialReinforcements(d: Draft): void {
  d.endStep();
  if (!isSpecialRound(d.s.round)) return;
  if (has(d.s, NATION.norwegians, 'harald-hardrada'))
    supply(d, NATION.norwegians, areasWithStack(d.s, NATION.norwegians).length); // R16-2
  const due = saxonLevy(d.s);
  const left = Math.min(due, infantrySupply(d.s, NATION.saxons));
  lost(d, NATION.saxons, due - left);
  if (left > 0) askPlacement(d, NATION.saxons, 'special', left, []);
}

/** R16-3: one army for two English areas, if Harold stands in England. */
function saxonLevy(s: GameState): number {
  const harold = s.leaders[NATION.saxons];
  if (harold?.id !== 'harold' || !ENGLISH[harold.at]) return 0;
  return Math.floor(countEnglish(s, NATION.saxons) / 2);
}

const NORMAN_PRIZES = [AREA.essex, AREA.wessex, AREA.hwicce, AREA['south-mercia']];
const HAROLD_GONE = 3;

/** R16-4. */
export function normanReinforcements(d: Draft): void {
  d.endStep();
  if (!isSpecialRound(d.s.round) || !has(d.s, NATION.normans, 'william')) return;
  const areas = NORMAN_PRIZES.filter((area) => isSoleOccupant(d.s, NATION.normans, area)).length;
  const due = areas + (has(d.s, NATION.saxons, 'harold') ? 0 : HAROLD_GONE); // RUL-108
  if (mostCavalry(d.s, due) > 0) d.ask({ kind: 'exchange', nation: NATION.normans, due });
  else supply(d, NATION.normans, due);
}

/** R16-5: one cavalry for two infantry. */
const mostCavalry = (s: GameState, due: number): number =>
  Math.min(Math.floor(due / 2), cavalrySupply(s, NATION.normans));

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
    place(d, NATION.normans, AREA['english-channel'], 'cavalry', cavalry, 'special');
    supply(d, NATION.normans, p.due - 2 * cavalry);
  },
  fallback: () => ({ type: 'exchange', cavalry: 0 }),
};

/** Infantry at sea, as far as there are pieces; the rest is lost for good (R16-6). */
function supply(d: Draft, nation: Nation, due: number): void {
  const sea = nation === NATION.normans ? AREA['english-channel'] : AREA['north-sea'];
  const count = Math.min(due, infantrySupply(d.s, nation));
  place(d, nation, sea, 'infantry', count, 'special');
  lost(d, nation, due - count);
}

function lost(d: Draft, nation: Nation, count: number): void {
  if (count > 0) d.emit({ type: 'lost-reinforcements', nation: nationId(nation), count });
}
