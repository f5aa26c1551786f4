import { type Area, areaOf, type GameState, type LandId, type Nation, NOBODY } from '@bretwalda/engine';
import {
  burhFallsFirst,
  figuresOf,
  forceIn,
  hasStrongInfantry,
  isSheltered,
  leaderIn,
  NO_HITS,
} from '@bretwalda/engine/queries';
import { type BattleSpec, battleOdds, type Odds } from './odds.ts';
import type { RetreatPolicy } from './policy.ts';
import { NO_SIDE, type Side } from './sides.ts';

/** What is planned for a battle and cannot be read from the state. */
export interface Attack {
  /** The attacking nation; the moving one by default. */
  readonly nation?: Nation;
  /** All armies that will fight, including those already there; only those by default. */
  readonly armies?: { readonly infantry: number; readonly cavalry: number; readonly leader: boolean };
  readonly attackerPolicy?: RetreatPolicy;
  readonly defenderPolicy?: RetreatPolicy;
  readonly give?: 'army' | 'burh';
}

/** The battle in an area as it stands, or as planned. Nobody defends an area that is vacant or the attacker's own. */
export function specIn(state: GameState, area: LandId | Area, attack: Attack = {}): BattleSpec {
  const nation = attack.nation ?? state.nation;
  const at = typeof area === 'string' ? areaOf(area) : area;
  const holder = state.holder[at] ?? NOBODY;
  const { infantry, cavalry, leader } = attack.armies ?? sideIn(state, nation, at);
  // Every plan asks for thousands of battles, so no object is created here without need.
  return {
    // Where the attacker has a fort or a burh, there is no battle.
    attacker: { infantry, cavalry, fort: 0, burh: 0, leader, strong: hasStrongInfantry(state, nation) },
    defender: holder === nation ? NO_SIDE : sideIn(state, holder, at),
    difficult: isSheltered(at),
    burhFirst: burhFallsFirst(state, state.round),
    attackerPolicy: attack.attackerPolicy,
    defenderPolicy: attack.defenderPolicy,
    give: attack.give,
    carried: carriedIn(state, at),
  };
}

const NOTHING_CARRIED = { onAttacker: NO_HITS, onDefender: NO_HITS };

/** The hits left over in a battle that is being fought there (X-BAT-5); undefined: single dice. */
export function carriedIn(state: GameState, area: Area): BattleSpec['carried'] {
  if (figuresOf(state).dicePerUnit === 1) return undefined;
  const { battle } = state;
  if (battle?.area !== area) return NOTHING_CARRIED;
  const { carriedOnAttacker: onAttacker = NO_HITS, carriedOnDefender: onDefender = NO_HITS } = battle;
  return { onAttacker, onDefender };
}

export const oddsIn = (state: GameState, area: LandId | Area, attack?: Attack): Odds =>
  battleOdds(specIn(state, area, attack));

function sideIn(state: GameState, nation: Nation, area: Area): Side {
  if (nation === NOBODY) return NO_SIDE;
  const { infantry, cavalry, fort, burh } = forceIn(state, nation, area);
  const leader = leaderIn(state, nation, area) !== undefined;
  return { infantry, cavalry, fort, burh, leader, strong: hasStrongInfantry(state, nation) };
}
