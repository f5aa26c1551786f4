import { CARRIES, carryOrder } from './carry.ts';
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
  /** Codes of the hits carried against each side (X-BAT-5); null: single dice, and nothing is ever carried. */
  readonly carry: { readonly onAttacker: number; readonly onDefender: number } | null;
}

/** What follows the losses of a round (RET-1). */
type AfterRound = 'over' | 'defender-leaves' | 'attacker-leaves' | 'fights-on';

/**
 * All ways a battle can end, exactly. The probability of reaching each pair of strengths, with the hits that are
 * carried, is passed down from full strength to the end (BAT-3). A round that changes nothing is not repeated: the other
 * probabilities are divided by the probability that something happens.
 */
export function fightOut(battle: Battle): readonly Outcome[] {
  const { carry } = battle;
  const attackers = remnants(battle.attacker);
  const defenders = remnants(battle.defender);
  const width = defenders.sides.length;
  /** What can be carried against one side, and against both. */
  const kinds = carry ? CARRIES.length : 1;
  const both = kinds * kinds;
  const chance = new Float64Array(attackers.sides.length * width * both);
  const outcomes = new Outcomes();
  const sieges: (readonly Outcome[])[] = []; // of the fort or burh, by attackers left and hits carried

  const roll = (a: number, d: number, carried: number, reached: number, again: boolean) => {
    const attacker = attackers.sides[a] as Side;
    const defender = defenders.sides[d] as Side;
    const [ca, cd] = carry ? [Math.floor(carried / kinds), carried % kinds] : [null, null];
    const onAttacker = lossesTo(defender, attacker, false, false, ca);
    const onDefender = lossesTo(attacker, defender, battle.difficult, battle.burhFirst, cd); // BAT-7
    const steps = onDefender.lost.map(
      (lost, j) => defenders.step(lost) * both - (onDefender.carried[j] as number),
    );
    const idle = (onAttacker.chance[0] as number) * (onDefender.chance[0] as number);
    const scale = again ? reached / (1 - idle) : reached; // what this adds to `here` itself is ignored
    const here = (a * width + d) * both;
    onAttacker.lost.forEach((lost, i) => {
      const to = here - attackers.step(lost) * width * both + (onAttacker.carried[i] as number) * kinds;
      const share = scale * (onAttacker.chance[i] as number);
      for (let j = 0; j < steps.length; j++) {
        const next = to - (steps[j] as number);
        chance[next] = (chance[next] as number) + share * (onDefender.chance[j] as number);
      }
    });
  };

  const end = (a: number, d: number, carried: number, reached: number, after: AfterRound) => {
    const attacker = attackers.sides[a] as Side;
    const defender = defenders.sides[d] as Side;
    if (after === 'attacker-leaves') outcomes.add(reached, attacker, defender, 'attacker-left');
    else if (after === 'over') outcomes.add(reached, attacker, defender, endOf(attacker, defender));
    else if (defender.fort + defender.burh === 0) outcomes.add(reached, attacker, defender, 'defender-left');
    else {
      const siege = sieges[a * both + carried] ?? besiege(battle, attacker, defender, carried);
      sieges[a * both + carried] = siege;
      for (const o of siege) {
        const alive = { ...o.defender, infantry: defender.infantry, cavalry: defender.cavalry };
        outcomes.add(reached * o.probability, o.attacker, alive, o.end);
      }
    }
  };

  const last = attackers.sides.length * width - 1;
  const first = carry ? carry.onAttacker * kinds + carry.onDefender : 0;
  const start = afterRound(battle, battle.attacker, battle.defender);
  if (start === 'fights-on' || start === 'over') chance[last * both + first] = 1;
  else roll(attackers.sides.length - 1, width - 1, first, 1, false); // BAT-13: nobody leaves before the first dice
  for (let here = last; here >= 0; here--) {
    const a = Math.floor(here / width);
    const d = here % width;
    let after: AfterRound | undefined;
    for (const carried of carry ? ordersOf(attackers.sides[a], defenders.sides[d]) : SINGLE) {
      const reached = chance[here * both + carried] as number;
      if (reached === 0) continue;
      after ??= afterRound(battle, attackers.sides[a] as Side, defenders.sides[d] as Side);
      if (after === 'fights-on') roll(a, d, carried, reached, true);
      else end(a, d, carried, reached, after);
    }
  }
  return outcomes.all();
}

const SINGLE: readonly number[] = [0];

/** What is carried against both sides, in an order that a round without losses never goes back in. */
const ordersOf = (attacker: Side | undefined, defender: Side | undefined): readonly number[] =>
  attacker && defender
    ? carryOrder(attacker).flatMap((ca) => carryOrder(defender).map((cd) => ca * CARRIES.length + cd))
    : SINGLE;

/** After the losses of a round: the end test, the defender's retreat, then the attacker's (RET-1). */
function afterRound(battle: Battle, attacker: Side, defender: Side): AfterRound {
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
function besiege(battle: Battle, attacker: Side, left: Side, carried: number): readonly Outcome[] {
  const defender: Side = { ...left, infantry: 0, cavalry: 0, leader: false };
  if (leaves(battle.attackerPolicy, fighters(attacker), fighters(defender)))
    return [{ probability: 1, attacker, defender, end: 'attacker-left' }];
  const carry = battle.carry && {
    onAttacker: Math.floor(carried / CARRIES.length),
    onDefender: carried % CARRIES.length,
  };
  const outcomes = fightOut({ ...battle, attacker, defender, carry });
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
          sides.push({ infantry, cavalry, fort, burh, strong: side.strong, leader: side.leader });
  const step = ({ infantry, cavalry, fort, burh }: Units) =>
    ((infantry * (side.cavalry + 1) + cavalry) * (side.fort + 1) + fort) * (side.burh + 1) + burh;
  return { sides, step };
}
