import type { Hits } from '@bretwalda/engine';
import { type Battle, fightOut } from './battle.ts';
import { Cache } from './cache.ts';
import { CARRIES, carryCode } from './carry.ts';
import type { Outcome } from './outcomes.ts';
import { POLICIES, policyCode, type RetreatPolicy } from './policy.ts';
import { CODES, checkSide, type Side, sideCode, type Units } from './sides.ts';

/** A battle to ask about. */
export interface BattleSpec {
  readonly attacker: Side;
  readonly defender: Side;
  readonly difficult: boolean;
  /** A burh falls before armies, as it does from round 14 on (CAS-8). */
  readonly burhFirst?: boolean;
  /** By default both stand. */
  readonly attackerPolicy?: RetreatPolicy | undefined;
  readonly defenderPolicy?: RetreatPolicy | undefined;
  /** What the Saxons lose first in rounds 12 and 13, where they may choose (DEC-16); an army by default. */
  readonly give?: 'army' | 'burh' | undefined;
  /** Each unit rolls two dice and two hits make a loss; hits left over so far (X-BAT-5). Without it: single dice. */
  readonly carried?: { readonly onAttacker: Hits; readonly onDefender: Hits } | undefined;
}

/** The result of a battle. `win`, `hold` and `bothGone` add up to one. */
export interface Odds {
  /** The attacker ends up as the only holder, by arms or because the defender left. */
  readonly win: number;
  /** The defender does, by arms or because the attacker left. */
  readonly hold: number;
  /** Nobody does (BAT-11). */
  readonly bothGone: number;
  /** Expected losses; units that left are not lost. */
  readonly attackerLosses: { readonly infantry: number; readonly cavalry: number };
  readonly defenderLosses: Units;
  /** Chance that a leader dies with his last company (LDR-13); 0 if there is none. */
  readonly attackerLeaderLost: number;
  readonly defenderLeaderLost: number;
  readonly outcomes: readonly Outcome[];
}

/** One for single dice, and one for each pair of hits that may be carried. */
const caches = Array.from({ length: 1 + CARRIES.length ** 2 }, () => new Cache<Odds>(200_000)); // outcomes, of some hundred bytes each

/** The exact odds of a battle, cached. Do not change the object you get. */
export function battleOdds(spec: BattleSpec): Odds {
  const { attacker, defender, difficult } = spec;
  const burhFirst = defender.burh > 0 && (spec.burhFirst === true || spec.give === 'burh');
  const attackerPolicy = policyCode(spec.attackerPolicy ?? 'stand');
  const defenderPolicy = policyCode(spec.defenderPolicy ?? 'stand');
  checkSide(attacker, true);
  checkSide(defender, false);
  const sides = sideCode(attacker) * CODES + sideCode(defender);
  const flags = (difficult ? 1 : 0) + (burhFirst ? 2 : 0);
  const key = ((sides * POLICIES + attackerPolicy) * POLICIES + defenderPolicy) * 4 + flags;
  const carry = spec.carried
    ? { onAttacker: carryCode(spec.carried.onAttacker), onDefender: carryCode(spec.carried.onDefender) }
    : null;
  const cache = caches[
    carry ? 1 + carry.onAttacker * CARRIES.length + carry.onDefender : 0
  ] as (typeof caches)[number];
  const known = cache.get(key);
  if (known) return known;
  const odds = summarise({
    attacker,
    defender,
    difficult,
    burhFirst,
    attackerPolicy,
    defenderPolicy,
    carry,
  });
  return cache.set(key, odds, odds.outcomes.length);
}

function summarise(battle: Battle): Odds {
  const { attacker, defender } = battle;
  const outcomes = fightOut(battle);
  const chanceOf = (test: (o: Outcome) => boolean) =>
    outcomes.reduce((sum, o) => (test(o) ? sum + o.probability : sum), 0);
  const expected = (lost: (o: Outcome) => number) =>
    outcomes.reduce((sum, o) => sum + o.probability * lost(o), 0);
  const isGone = (units: Partial<Units>) => Object.values(units).every((n) => n === 0);
  return {
    win: chanceOf((o) => o.end === 'attacker-holds' || o.end === 'defender-left'),
    hold: chanceOf((o) => o.end === 'defender-holds' || o.end === 'attacker-left'),
    bothGone: chanceOf((o) => o.end === 'both-gone'),
    attackerLosses: {
      infantry: expected((o) => attacker.infantry - o.attacker.infantry),
      cavalry: expected((o) => attacker.cavalry - o.attacker.cavalry),
    },
    defenderLosses: {
      infantry: expected((o) => defender.infantry - o.defender.infantry),
      cavalry: expected((o) => defender.cavalry - o.defender.cavalry),
      fort: expected((o) => defender.fort - o.defender.fort),
      burh: expected((o) => defender.burh - o.defender.burh),
    },
    attackerLeaderLost: attacker.leader ? chanceOf((o) => isGone(o.attacker)) : 0,
    defenderLeaderLost: defender.leader ? chanceOf((o) => isGone(o.defender)) : 0,
    outcomes,
  };
}
