import { lossesTo } from './losses.ts';
import { type End, type Outcome, Outcomes } from './outcomes.ts';
import { leaves } from './policy.ts';
import { armies, fighters, type Side, type Units } from './sides.ts';

/** A battle in which every choice of the two players has been settled. */
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

type CommonDice = 'over' | 'defender-leaves' | 'attacker-leaves' | 'fights-on';

/**
 * All ways a battle can end, exactly. The probability of reaching each pair of strengths is passed down from full
 * strength to the end (BAT-3). A round without losses is not repeated: the other probabilities are divided by the
 * probability that something happens.
 */
export function fightOut(battle: Battle): readonly Outcome[] {
  const attackers = remnants(battle.attacker);
  const defenders = remnants(battle.defender);
  const width = defenders.sides.length;
  const chance = new Float64Array(attackers.sides.length * width);
  const outcomes = new Outcomes();
  const sieges: (readonly Outcome[])[] = []; // of the fort or burh, by attackers left

  const roll = (a: number, d: number, reached: number, again: boolean) => {
    const attacker = attackers.sides[a] as Side;
    const defender = defenders.sides[d] as Side;
    const onAttacker = lossesTo(defender, attacker, false, false);
    const onDefender = lossesTo(attacker, defender, battle.difficult, battle.burhFirst); // BAT-7
    const steps = onDefender.lost.map(defenders.step);
    const idle = (onAttacker.chance[0] as number) * (onDefender.chance[0] as number);
    const scale = again ? reached / (1 - idle) : reached; // what this adds to `here` itself is ignored
    const here = a * width + d;
    onAttacker.lost.forEach((lost, i) => {
      const to = here - attackers.step(lost) * width;
      const share = scale * (onAttacker.chance[i] as number);
      for (let j = 0; j < steps.length; j++) {
        const next = to - (steps[j] as number);
        chance[next] = (chance[next] as number) + share * (onDefender.chance[j] as number);
      }
    });
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
    const sample = fateOf(battle, attacker, defender);
    if (sample === 'fights-on') roll(a, d, reached, true);
    else if (sample === 'attacker-leaves') outcomes.add(reached, attacker, defender, 'attacker-left');
    else if (sample === 'over') outcomes.add(reached, attacker, defender, endOf(attacker, defender));
    else if (defender.fort + defender.burh === 0) outcomes.add(reached, attacker, defender, 'defender-left');
    else {
      const siege = sieges[a] ?? besiege(battle, attacker, defender);
      sieges[a] = siege;
      for (const o of siege) {
        const alive = { ...o.defender, infantry: defender.infantry, cavalry: defender.cavalry };
        outcomes.add(reached * o.probability, o.attacker, alive, o.end);
      }
    }
  }
  return outcomes.all();
}

/** After the losses of a round: the end test, the defender's retreat, then the attacker's (RET-1). */
function fateOf(battle: Battle, attacker: Side, defender: Side): CommonDice {
  const own = fighters(attacker);
  const enemy = fighters(defender);
  if (own === 0 || enemy === 0) return 'over';
  if (armies(defender) > 0 && leaves(battle.defenderPolicy, enemy, own)) return 'defender-leaves';
  return leaves(battle.attackerPolicy, own, enemy) ? 'attacker-leaves' : 'fights-on';
}

function endOf(attacker: Side, defender: Side): End {
  if (fighters(attacker) > 0) return 'attacker-holds';
  return fighters(defender) > 0 ? 'defender-holds' : 'both-gone';
}

/** RET-2, LDR-15: armies and leader have left; the fort or burh, which cannot, fights on by itself. */
function besiege(battle: Battle, attacker: Side, left: Side): readonly Outcome[] {
  const defender: Side = { ...left, infantry: 0, cavalry: 0, leader: false };
  if (leaves(battle.attackerPolicy, fighters(attacker), fighters(defender)))
    return [{ probability: 1, attacker, defender, end: 'attacker-left' }];
  const outcomes = fightOut({ ...battle, attacker, defender });
  return outcomes.map((o) => (o.end === 'attacker-holds' ? { ...o, end: 'defender-left' } : o));
}

interface Remnants {
  readonly sides: readonly Side[];
  /** How far down the list a loss leads, wherever it happens. */
  readonly step: (lost: Units) => number;
}

/** Every possible remainder of a side, in mixed radix: losses always lead to smaller numbers. */
function remnants(side: Side): Remnants {
  const sides: Side[] = [];
  for (let infantry = 0; infantry <= side.infantry; infantry++)
    for (let cavalry = 0; cavalry <= side.cavalry; cavalry++)
      for (let fort = 0; fort <= side.fort; fort++)
        for (let burh = 0; burh <= side.burh; burh++)
          sides.push({ infantry, cavalry, fort, burh, roman: side.roman, leader: side.leader });
  const step = ({ infantry, cavalry, fort, burh }: Units) =>
    ((infantry * (side.cavalry + 1) + cavalry) * (side.fort + 1) + fort) * (side.burh + 1) + burh;
  return { sides, step };
}
