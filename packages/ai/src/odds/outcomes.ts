import { type Units, unitsCode } from './sides.ts';

/**
 * How a battle ends (BAT-10, BAT-11). `defender-left`: the attacker holds the area after the defending armies have
 * left; `attacker-left`: the defender holds it after the attackers have.
 */
export type End = 'attacker-holds' | 'defender-holds' | 'both-gone' | 'attacker-left' | 'defender-left';

/** One way for a battle to end. The units are those still alive, in the area or out of it. */
export interface Outcome {
  readonly probability: number;
  readonly attacker: { readonly infantry: number; readonly cavalry: number };
  readonly defender: Units;
  readonly end: End;
}

const ENDS: readonly End[] = [
  'attacker-holds',
  'defender-holds',
  'both-gone',
  'attacker-left',
  'defender-left',
];

/** Gathers outcomes; equal ones are added up. */
export class Outcomes {
  private readonly found = new Map<number, Outcome & { probability: number }>();

  add(probability: number, attacker: Outcome['attacker'], defender: Units, end: End): void {
    const left = attacker.infantry + 32 * attacker.cavalry;
    const key = (unitsCode(defender) * 1024 + left) * ENDS.length + ENDS.indexOf(end);
    const same = this.found.get(key);
    if (same) same.probability += probability;
    else
      this.found.set(key, {
        probability,
        attacker: { infantry: attacker.infantry, cavalry: attacker.cavalry },
        defender: {
          infantry: defender.infantry,
          cavalry: defender.cavalry,
          fort: defender.fort,
          burh: defender.burh,
        },
        end,
      });
  }

  all(): readonly Outcome[] {
    return [...this.found.values()];
  }
}
