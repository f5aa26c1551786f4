import { type Area, type Nation, nationOf } from '@bretwalda/engine';
import {
  BATTLE_UNITS,
  type BattleUnit,
  diceAccount,
  HIGH_HIT,
  isSheltered,
  leastToFell,
} from '@bretwalda/engine/queries';
import type { DieReport, Losses, SideForce } from './battle-types.ts';

/** Units in the order in which they stand and roll. */
export const UNIT_KINDS = BATTLE_UNITS;

export type Rolls = Readonly<Record<BattleUnit, readonly number[]>>;

/** A unit that only a six eliminates has a shield on the screen. */
export const isProtected = (nation: Nation, unit: BattleUnit, sheltered: boolean): boolean =>
  leastToFell(nation, unit, true, sheltered) === HIGH_HIT;

/** The dice of one side in one round, one for each unit, with what fell to them. */
export const readDice = (
  own: SideForce,
  foe: SideForce,
  rolls: Rolls,
  sheltered: boolean,
  lost: Losses,
): readonly DieReport[] =>
  diceAccount(
    { ...own, nation: nationOf(own.nation), led: own.leader !== null },
    { ...foe, nation: nationOf(foe.nation) },
    rolls,
    sheltered,
    lost,
  );

/** Only the defender is sheltered by difficult terrain (BAT-7). */
export const shelterOf = (area: Area, side: 'attacker' | 'defender'): boolean =>
  side === 'defender' && isSheltered(area);
