import { type Area, nationOf } from '@bretwalda/engine';
import {
  BATTLE_UNITS,
  type BattleUnit,
  diceAccount,
  HIGH_HIT,
  isSheltered,
  leastToFell,
  type Pairing,
} from '@bretwalda/engine/queries';
import type { DieReport, Losses, SideForce } from './battle-types.ts';

/** Units in the order in which they stand and roll. */
export const UNIT_KINDS = BATTLE_UNITS;

export type Rolls = Readonly<Record<BattleUnit, readonly number[]>>;

/** A unit that only a six eliminates has a shield on the screen. */
export const isProtected = (force: SideForce, unit: BattleUnit, sheltered: boolean): boolean =>
  leastToFell(force, unit, true, sheltered) === HIGH_HIT;

/** The dice of one side in one round, one or two for each unit, with what fell to them. */
export const readDice = (
  own: SideForce,
  foe: SideForce,
  rolls: Rolls,
  sheltered: boolean,
  lost: Losses,
  pairing?: Pairing,
): readonly DieReport[] =>
  diceAccount(
    { ...own, nation: nationOf(own.nation), led: own.leader !== null },
    { ...foe, nation: nationOf(foe.nation) },
    rolls,
    sheltered,
    lost,
    pairing,
  );

/** Only the defender is sheltered by difficult terrain (BAT-7). */
export const shelterOf = (area: Area, side: 'attacker' | 'defender'): boolean =>
  side === 'defender' && isSheltered(area);
