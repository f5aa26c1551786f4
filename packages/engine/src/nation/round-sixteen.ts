import { place } from '../effect/pieces.ts';
import { askPlacement, raiseArmies } from '../effect/placing.ts';
import type { DecisionRule, PendingOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { AREA, ENGLISH, NATION, type Nation, nationId } from '../model/ids.ts';
import { figuresOf, waysOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { areasWithStack, countEnglish, isSoleOccupant } from '../query/occupation.ts';
import { growthAccount } from '../query/population.ts';
import { affordableCavalry } from '../query/prices.ts';
import { isSpecialRound } from '../query/reinforcements.ts';
import { cavalrySupply, infantrySupply } from '../query/supply.ts';

/** Special reinforcements at the start of round 16 (R16). */

const has = (s: GameState, nation: Nation, id: string): boolean => s.leaders[nation]?.id === id;

/** R16-1: Norwegians, then Saxons; the Normans have a step of their own. */
export function specialReinforcements(d: Draft): void {
  d.endStep();
  if (!isSpecialRound(d.s, d.s.round)) return;
  if (has(d.s, NATION.norwegians, 'harald-hardrada')) supply(d, NATION.norwegians, norwegianLevy(d.s));
  const due = saxonLevy(d.s);
  const left = Math.min(due, infantrySupply(d.s, NATION.saxons));
  lost(d, NATION.saxons, due - left);
  if (left > 0) askPlacement(d, NATION.saxons, 'special', left, []);
}

/** R16-2: one army for each area, or for each English one (DIG-33). */
const norwegianLevy = (s: GameState): number =>
  waysOf(s).norwegianLevy === 'english-areas'
    ? countEnglish(s, NATION.norwegians)
    : areasWithStack(s, NATION.norwegians).length;

/** R16-3: one army for two English areas, if Harold stands in England, or anywhere at all (DIG-35). */
function saxonLevy(s: GameState): number {
  const harold = s.leaders[NATION.saxons];
  if (harold?.id !== 'harold') return 0;
  if (waysOf(s).saxonLevy === 'one-by-one' && !ENGLISH[harold.at]) return 0;
  return Math.floor(countEnglish(s, NATION.saxons) / 2);
}

const NORMAN_PRIZES = [AREA.essex, AREA.wessex, AREA.hwicce, AREA['south-mercia']];

/** R16-4. */
export function normanReinforcements(d: Draft): void {
  d.endStep();
  if (!isSpecialRound(d.s, d.s.round) || !has(d.s, NATION.normans, 'william')) return;
  const areas = NORMAN_PRIZES.filter((area) => isSoleOccupant(d.s, NATION.normans, area)).length;
  const due = areas + (has(d.s, NATION.saxons, 'harold') ? 0 : figuresOf(d.s).haroldsFall); // RUL-108
  if (mostCavalry(d.s, { nation: NATION.normans, due }) > 0)
    d.ask({ kind: 'exchange', nation: NATION.normans, due });
  else supply(d, NATION.normans, due);
}

/** One cavalry for two infantry (R16-5), or as many as the points buy (DIG-40). */
const mostCavalry = (s: GameState, { nation, due, why }: Omit<PendingOf<'exchange'>, 'kind'>): number =>
  why === 'population'
    ? affordableCavalry(s, nation, growthAccount(s, nation).points)
    : Math.min(Math.floor(due / 2), cavalrySupply(s, nation));

/** DEC-28; the same for cavalry that is bought with population points (DIG-40). */
export const exchangeRule: DecisionRule<'exchange'> = {
  kind: 'exchange',
  answers: ['exchange'],
  legal: (s, p) =>
    Array.from({ length: mostCavalry(s, p) + 1 }, (_, cavalry) => ({ type: 'exchange', cavalry })),
  problem(s, p, action) {
    const { cavalry } = action;
    const most = mostCavalry(s, p);
    const rule = p.why === 'population' ? 'DIG-40' : 'R16-5';
    return cavalry <= most ? undefined : violation('exchange-range', rule, { cavalry, most, due: p.due });
  },
  apply(d, p, action) {
    const { cavalry } = action;
    d.done();
    if (p.why === 'population') return raiseArmies(d, p.nation, [], cavalry);
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
