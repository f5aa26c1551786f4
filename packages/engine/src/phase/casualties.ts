import type { LeaderId } from '../data/nations.ts';
import { loseAttackers } from '../effect/attacker-losses.ts';
import { endSubmissionsWithout, take, updateHolder } from '../effect/pieces.ts';
import { scoreEliminations } from '../effect/points.ts';
import type { DecisionRule } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { type Area, areaId, type Nation, nationId } from '../model/ids.ts';
import { type Battle, DESTROYED_FORT, type Hits } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { openWindow } from '../nation/submission.ts';
import {
  burhFallsFirst,
  burhQuestion,
  type Casualties,
  casualtiesOf,
  cavalryRange,
  type Force,
  forceIn,
} from '../query/battle.ts';
import { fightersIn, leaderIn } from '../query/occupation.ts';

/** Hits become losses (CAS): first the choices of those who have one, then all units are removed at once. */
export function resolveCasualties(d: Draft, battle: Battle): void {
  const { area, defender } = battle;
  const attacker = d.s.nation;
  const attack = forceIn(d.s, attacker, area);
  const defence = forceIn(d.s, defender, area);
  const attackerCavalry = cavalryLost(d, attack, battle.onAttacker, battle.attackerCavalry, defender);
  if (attackerCavalry < 0) return;
  const defenderCavalry = cavalryLost(d, defence, battle.onDefender, battle.defenderCavalry, attacker);
  if (defenderCavalry < 0) return;
  let burh = battle.burhLost;
  if (burh < 0) {
    const question = burhQuestion(
      defence,
      battle.onDefender,
      burhFallsFirst(d.s, d.s.round),
      defenderCavalry,
    );
    if (question === 'choose') return d.ask({ kind: 'burh-loss', nation: defender });
    burh = question === 'falls' ? 1 : 0;
  }
  removeLosses(
    d,
    battle,
    casualtiesOf(attack, battle.onAttacker, attackerCavalry, 0),
    casualtiesOf(defence, battle.onDefender, defenderCavalry, burh),
  );
}

/** CAS-5: how many cavalry of one side die; if that is open, its opponent is asked and -1 returned. */
function cavalryLost(d: Draft, victim: Force, hits: Hits, chosen: number, opponent: Nation): number {
  if (chosen >= 0) return chosen;
  if (victim.cavalry === 0) return 0;
  const { least, most } = cavalryRange(victim, hits);
  if (least === most) return least;
  d.ask({ kind: 'strike', nation: opponent, victim: victim.nation, least, most });
  return -1;
}

/** DEC-14: the opponent of a mixed force says how many sixes strike cavalry. */
export const strikeRule: DecisionRule<'strike'> = {
  kind: 'strike',
  answers: ['strike'],
  legal: (_, p) =>
    Array.from({ length: p.most - p.least + 1 }, (_, i) => ({ type: 'strike', cavalry: p.least + i })),
  problem(_, p, action) {
    const { cavalry } = action;
    if (cavalry >= p.least && cavalry <= p.most) return undefined;
    return violation('strike-range', 'CAS-5', { cavalry, least: p.least, most: p.most });
  },
  apply(d, p, action) {
    const { cavalry } = action;
    if (p.victim === d.s.nation) d.battle.attackerCavalry = cavalry;
    else d.battle.defenderCavalry = cavalry;
    d.done();
  },
  fallback: (_, p) => ({ type: 'strike', cavalry: p.most }),
};

/** DEC-16: in rounds 12 and 13 the Saxons say whether the burh is among their losses. */
export const burhLossRule: DecisionRule<'burh-loss'> = {
  kind: 'burh-loss',
  answers: ['give'],
  legal: () => [
    { type: 'give', unit: 'army' },
    { type: 'give', unit: 'burh' },
  ],
  problem: () => undefined,
  apply(d, _, action) {
    d.battle.burhLost = action.unit === 'burh' ? 1 : 0;
    d.done();
  },
  fallback: () => ({ type: 'give', unit: 'army' }),
};

/** BAT-3 (3) to (6): losses of both sides at once, leaders left without armies, points, then the chance to submit. */
function removeLosses(d: Draft, battle: Battle, attackers: Casualties, defenders: Casualties): void {
  const { area, defender } = battle;
  const attacker = d.s.nation;
  removeUnits(d, attacker, area, attackers, defender);
  removeUnits(d, defender, area, defenders, attacker);
  loseAttackers(d, area, 'infantry', attackers.infantry);
  loseAttackers(d, area, 'cavalry', attackers.cavalry);
  const fallen = [loseOrphan(d, attacker, area, defender), loseOrphan(d, defender, area, attacker)];
  scoreToll(d, defender, attacker, area, attackers, fallen[0]);
  scoreToll(d, attacker, defender, area, defenders, fallen[1]);
  updateHolder(d, area);
  endSubmissionsWithout(d, attacker);
  endSubmissionsWithout(d, defender);
  d.battle.stage = 'losses-done';
  openWindow(d, defender);
}

/** Units of one side are lost at once, outside the exchange of losses (DIG-16). */
export function eliminate(d: Draft, nation: Nation, area: Area, toll: Casualties, by: Nation): void {
  removeUnits(d, nation, area, toll, by);
  const fallen = loseOrphan(d, nation, area, by);
  scoreToll(d, by, nation, area, toll, fallen);
  updateHolder(d, area);
  endSubmissionsWithout(d, nation);
}

function removeUnits(d: Draft, nation: Nation, area: Area, toll: Casualties, by: Nation): void {
  const gone = (unit: 'infantry' | 'cavalry' | 'burh', count: number) =>
    d.emit({
      type: 'eliminated',
      nation: nationId(nation),
      area: areaId(area),
      unit,
      count,
      by: nationId(by),
    });
  for (const unit of ['infantry', 'cavalry'] as const)
    if (toll[unit] > 0) {
      take(d, nation, area, unit, toll[unit]);
      gone(unit, toll[unit]);
    }
  if (toll.burh > 0) {
    d.burhs[area] = 0;
    gone('burh', 1);
  }
  if (toll.fort > 0) {
    d.forts[area] = DESTROYED_FORT; // CAS-10
    d.emit({ type: 'fort-destroyed', area: areaId(area) as never });
  }
}

function scoreToll(
  d: Draft,
  scorer: Nation,
  loser: Nation,
  area: Area,
  toll: Casualties,
  leader: LeaderId | undefined,
): void {
  for (const unit of ['infantry', 'cavalry', 'fort'] as const)
    if (toll[unit] > 0) scoreEliminations(d, scorer, area, { unit, nation: loser }, toll[unit]);
  if (leader) scoreEliminations(d, scorer, area, { unit: 'leader', leader, nation: loser }, 1);
}

/** LDR-13: a leader whose last company dies in battle dies with it. */
function loseOrphan(d: Draft, nation: Nation, area: Area, by: Nation): LeaderId | undefined {
  const leader = leaderIn(d.s, nation, area);
  if (!leader || fightersIn(d.s, nation, area) > 0) return undefined;
  d.leaders[nation] = null;
  d.emit({
    type: 'leader-eliminated',
    nation: nationId(nation),
    leader: leader.id,
    area: areaId(area),
    by: nationId(by),
  });
  return leader.id;
}
