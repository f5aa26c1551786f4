import { lossesTo } from './losses.ts';
import { type Outcome, Outcomes } from './outcomes.ts';
import { leaves } from './policy.ts';
import { armies, fighters, type Side, type Units } from './sides.ts';

/** A battle with everything settled that the two players decide. */
export interface Battle {
  readonly attacker: Side;
  readonly defender: Side;
  readonly difficult: boolean;
  /** A burh is lost before armies (CAS-8). */
  readonly burhFirst: boolean;
  /** Codes of retreat policies. */
  readonly attackerPolicy: number;
  readonly defenderPolicy: number;
}

type Fate = 'over' | 'defender-leaves' | 'attacker-leaves' | 'fights-on';

/**
 * All ways for a battle to end, exactly: the chance of ever rolling dice with so many units left on each side is
 * handed down from the full strength to the ends (BAT-3). A round in which nobody dies is not played again and again:
 * the chances of the other results are divided by that of there being one.
 */
export function fightOut(battle: Battle): readonly Outcome[] {
  const attackers = remnants(battle.attacker);
  const defenders = remnants(battle.defender);
  const width = defenders.sides.length;
  const chance = new Float64Array(attackers.sides.length * width);
  const outcomes = new Outcomes();

  const roll = (a: number, d: number, reached: number, again: boolean) => {
    const attacker = attackers.sides[a] as Side;
    const defender = defenders.sides[d] as Side;
    const onAttacker = lossesTo(defender, attacker, false, false);
    const onDefender = lossesTo(attacker, defender, battle.difficult, battle.burhFirst); // BAT-7
    const steps = onDefender.map(({ lost }) => defenders.step(lost));
    const idle = (onAttacker[0]?.probability ?? 1) * (onDefender[0]?.probability ?? 1);
    const here = a * width + d;
    for (const { lost, probability } of onAttacker) {
      const to = here - attackers.step(lost) * width;
      const share = (probability * reached) / (again ? 1 - idle : 1);
      for (let i = 0; i < steps.length; i++) {
        const next = to - (steps[i] as number);
        if (next === here && again) continue;
        const p = share * (onDefender[i] as { probability: number }).probability;
        chance[next] = (chance[next] as number) + p;
      }
    }
  };

  const last = chance.length - 1;
  const start = fateOf(battle, battle.attacker, battle.defender);
  if (start === 'fights-on' || start === 'over') chance[last] = 1;
  else roll(attackers.sides.length - 1, width - 1, 1, false); // BAT-13: nobody leaves before the first dice
  for (let here = last; here >= 0; here--) {
    const reached = chance[here] as number;
    if (reached === 0) continue;
    const a = Math.floor(here / width);
    const d = here % width;
    const attacker = attackers.sides[a] as Side;
    const defender = defenders.sides[d] as Side;
    const fate = fateOf(battle, attacker, defender);
    if (fate === 'fights-on') roll(a, d, reached, true);
    else settle(battle, attacker, defender, fate, reached, outcomes);
  }
  return outcomes.all();
}

/** After the losses of a round: the end test, the defender's retreat, then the attacker's (RET-1). */
function fateOf(battle: Battle, attacker: Side, defender: Side): Fate {
  const own = fighters(attacker);
  const enemy = fighters(defender);
  if (own === 0 || enemy === 0) return 'over';
  if (armies(defender) > 0 && leaves(battle.defenderPolicy, enemy, own)) return 'defender-leaves';
  return leaves(battle.attackerPolicy, own, enemy) ? 'attacker-leaves' : 'fights-on';
}

function settle(
  battle: Battle,
  attacker: Side,
  defender: Side,
  fate: Exclude<Fate, 'fights-on'>,
  probability: number,
  outcomes: Outcomes,
): void {
  if (fate === 'attacker-leaves') outcomes.add(probability, attacker, defender, 'attacker-left');
  else if (fate === 'over') {
    const end = fighters(attacker) > 0 ? 'attacker-holds' : 'defender-holds';
    const both = fighters(attacker) + fighters(defender) === 0;
    outcomes.add(probability, attacker, defender, both ? 'both-gone' : end);
  } else settleGarrison(battle, attacker, defender, probability, outcomes);
}

/** RET-2, LDR-15: armies and leader are gone; a fort or burh cannot leave and fights on by itself. */
function settleGarrison(
  battle: Battle,
  attacker: Side,
  defender: Side,
  probability: number,
  outcomes: Outcomes,
): void {
  const garrison: Side = { ...defender, infantry: 0, cavalry: 0, leader: false };
  if (fighters(garrison) === 0) return outcomes.add(probability, attacker, defender, 'defender-left');
  if (leaves(battle.attackerPolicy, fighters(attacker), fighters(garrison)))
    return outcomes.add(probability, attacker, defender, 'attacker-left');
  for (const o of fightOut({ ...battle, attacker, defender: garrison })) {
    const alive = { ...o.defender, infantry: defender.infantry, cavalry: defender.cavalry };
    const end = o.end === 'attacker-holds' ? 'defender-left' : o.end;
    outcomes.add(probability * o.probability, o.attacker, alive, end);
  }
}

interface Remnants {
  readonly sides: readonly Side[];
  /** How far down the list a loss leads, from wherever it can happen. */
  readonly step: (lost: Units) => number;
}

/** Everything that can be left of a side, in mixed radix: losses always lead to smaller numbers. */
function remnants(side: Side): Remnants {
  const sides: Side[] = [];
  for (let infantry = 0; infantry <= side.infantry; infantry++)
    for (let cavalry = 0; cavalry <= side.cavalry; cavalry++)
      for (let fort = 0; fort <= side.fort; fort++)
        for (let burh = 0; burh <= side.burh; burh++) sides.push({ ...side, infantry, cavalry, fort, burh });
  const step = ({ infantry, cavalry, fort, burh }: Units) =>
    ((infantry * (side.cavalry + 1) + cavalry) * (side.fort + 1) + fort) * (side.burh + 1) + burh;
  return { sides, step };
}
