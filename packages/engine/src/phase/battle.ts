import { nameLosses } from '../effect/attacker-losses.ts';
import type { DecisionRule } from '../model/decision.ts';
import type { RollCause } from '../model/dice.ts';
import type { Draft } from '../model/draft.ts';
import type { Rolls } from '../model/event.ts';
import { type Area, areaOf, landId, type Nation, NOBODY, nationId } from '../model/ids.ts';
import { holderOf, ownerOf } from '../model/readers.ts';
import type { Battle, BattleStage, Hits } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { contestedAreas, forceIn, isSheltered } from '../query/battle.ts';
import { hitsIn, type Side } from '../query/battle-account.ts';
import { isFirstHalf } from '../query/moment.ts';
import { armiesIn, isContested, leaderIn } from '../query/occupation.ts';
import { canRetreat } from '../query/retreat.ts';
import { resolveCasualties } from './casualties.ts';
import { openRoads } from './movement-end.ts';

/** The Battles/Retreats Phase (BAT): every contested area, in the order the attacker picks. */

export function battles(d: Draft): void {
  const battle = d.s.battle;
  if (battle) STAGES[battle.stage](d, battle);
  else if (contestedAreas(d.s).length > 0) d.ask({ kind: 'battle', nation: d.s.nation });
  else endBattles(d);
}

/** A Major Invasion goes into its second half (MAJ-1); otherwise the turn goes on. */
function endBattles(d: Draft): void {
  openRoads(d);
  if (isFirstHalf(d.s)) {
    d.s.invasionHalf = 2;
    d.goto('movement');
  } else d.endStep();
}

/** DEC-13: which battle next. */
export const battleRule: DecisionRule<'battle'> = {
  kind: 'battle',
  answers: ['fight'],
  legal: (s) => contestedAreas(s).map((area) => ({ type: 'fight', area: landId(area) })),
  problem(s, p, action) {
    const { area } = action;
    if (isContested(s, areaOf(area))) return undefined;
    return violation('battle-none-there', 'BAT-2', {
      nation: nationId(p.nation),
      area,
      battles: contestedAreas(s).map(landId),
    });
  },
  apply(d, p, action) {
    const area = areaOf(action.area);
    const defender = holderOf(d.s, area);
    d.newBattle({
      area,
      defender,
      round: 0,
      stage: 'roll',
      onAttacker: NO_HITS,
      onDefender: NO_HITS,
      attackerCavalry: -1,
      defenderCavalry: -1,
      burhLost: -1,
      owedInfantry: 0,
      owedCavalry: 0,
    });
    d.emit({
      type: 'battle-started',
      area: landId(area),
      attacker: nationId(p.nation),
      defender: nationId(defender),
    });
    d.done();
  },
  fallback(s, p) {
    const most = contestedAreas(s).reduce((a, b) =>
      armiesIn(s, p.nation, b) > armiesIn(s, p.nation, a) ? b : a,
    );
    return { type: 'fight', area: landId(most) };
  },
};

const NO_HITS: Hits = { high: 0, low: 0 };

/** BAT-3: the stages of a round of battle. Each runs until somebody has to decide. */
const STAGES: Readonly<Record<BattleStage, (d: Draft, battle: Battle) => void>> = {
  roll: rollDice,
  casualties: resolveCasualties,
  'losses-done'(d, battle) {
    d.battle.stage = isContested(d.s, battle.area) ? 'defender' : 'ended';
  },
  defender(d, battle) {
    if (canRetreat(d.s, battle.defender, 'defender'))
      d.ask({ kind: 'retreat', nation: battle.defender, side: 'defender' });
    else d.battle.stage = 'attacker';
  },
  attacker(d) {
    if (canRetreat(d.s, d.s.nation, 'attacker'))
      d.ask({ kind: 'retreat', nation: d.s.nation, side: 'attacker' });
    else d.battle.stage = 'roll';
  },
  ended(d, battle) {
    if (!nameLosses(d, battle)) return;
    d.newBattle(null);
    const holder = holderOf(d.s, battle.area);
    d.emit({
      type: 'battle-ended',
      area: landId(battle.area),
      holder: holder === NOBODY ? null : nationId(holder),
    });
  },
};

/** Both sides roll a die for each army, fort and burh, by type (BAT-4, BAT-5). */
function rollDice(d: Draft, battle: Battle): void {
  const { area, defender } = battle;
  const attacker = d.s.nation;
  const attackers = sideIn(d, attacker, area);
  const defenders = sideIn(d, defender, area);
  const attack = rollFor(d, attackers, area);
  const defence = rollFor(d, defenders, area);
  const round = battle.round + 1;
  d.emit({
    type: 'battle-rolled',
    area: landId(area),
    round,
    attacker: attack,
    defender: defence,
  });
  const now = d.battle;
  now.round = round;
  now.stage = 'casualties';
  now.onDefender = hitsIn(attackers, attack, isSheltered(area));
  now.onAttacker = hitsIn(defenders, defence, false);
  now.attackerCavalry = -1;
  now.defenderCavalry = -1;
  now.burhLost = -1;
}

function sideIn(d: Draft, nation: Nation, area: Area): Side {
  const { infantry, cavalry, fort, burh } = forceIn(d.s, nation, area);
  return { nation, infantry, cavalry, fort, burh, led: leaderIn(d.s, nation, area) !== undefined };
}

function rollFor(d: Draft, { nation, infantry, cavalry, fort, burh }: Side, area: Area): Rolls {
  const seat = ownerOf(d.s, nation);
  const cause: RollCause = { why: 'battle', seat, nation: nationId(nation), area: landId(area) };
  return {
    infantry: rollDiceFor(d, infantry, cause),
    cavalry: rollDiceFor(d, cavalry, cause),
    fort: rollDiceFor(d, fort, cause),
    burh: rollDiceFor(d, burh, cause),
  };
}

const NO_ROLLS: readonly number[] = [];

function rollDiceFor(d: Draft, count: number, cause: RollCause): readonly number[] {
  if (count === 0) return NO_ROLLS;
  const rolls: number[] = [];
  for (let i = 0; i < count; i++) rolls.push(d.roll(6, cause));
  return rolls;
}
