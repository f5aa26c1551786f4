import type { Mutable } from '../model/draft.ts';
import { type Area, adjacentTo, bordersOf, isSea, type Nation, NOBODY, NOWHERE } from '../model/ids.ts';
import { battleOf } from '../model/readers.ts';
import type { GameState, Group, Kind } from '../model/state.ts';
import { isSeaOpen } from './moment.ts';
import { cavalryIn, infantryIn, isSoleOccupant, isVacant, stackSizeIn } from './occupation.ts';
import { fits, normalLimit, overstackElsewhere, overstackLimit } from './stacking.ts';
import { has } from './version.ts';

/** Where a side may retreat to (RET). */

export type Side = 'attacker' | 'defender';

const cameFrom = (s: GameState, origin: Area, area: Area): boolean => s.entries.includes(origin * 64 + area);

/** RET-3..6: own areas, or vacant ones that do not border the attacker; never where attackers came from. */
function isOpenToDefender(s: GameState, defender: Nation, from: Area, to: Area): boolean {
  const holder = s.holder[to];
  if (holder !== NOBODY && holder !== defender) return false;
  if (!adjacentTo(from).includes(to) || cameFrom(s, to, from)) return false;
  if (holder === defender) return isSoleOccupant(s, defender, to);
  for (const next of bordersOf(to))
    if (next !== from && s.holder[next] === s.nation && isSoleOccupant(s, s.nation, next)) return false;
  return true;
}

/**
 * RET-10..13: back where they came from, if no other nation is there; to sea only on a raid or in the first half of a
 * Major Invasion.
 */
export function isOpenToAttacker(s: GameState, attacker: Nation, to: Area): boolean {
  if (to === NOWHERE) return false;
  if (isSea(to)) return isSeaOpen(s);
  return isVacant(s, to) || isSoleOccupant(s, attacker, to);
}

/** LDR-17: alone he goes only to a neighbouring area that is wholly his nation's. */
export const isOpenToLeaderAlone = (
  s: GameState,
  nation: Nation,
  side: Side,
  from: Area,
  to: Area,
): boolean =>
  adjacentTo(from).includes(to) &&
  isSoleOccupant(s, nation, to) &&
  !(side === 'defender' && cameFrom(s, to, from));

/** Armies that could retreat from a battle to `to`, before stacking is checked. */
export interface Leaving {
  readonly to: Area;
  readonly infantry: number;
  readonly cavalry: number;
  /** Where these raiders may withdraw to later. */
  readonly withdrawTo: Area;
  /** The same, if an action has to say it because other raiders go to the same place; else nowhere. */
  readonly toldApartBy: Area;
}

export function retreats(s: GameState, nation: Nation, side: Side): Leaving[] {
  const { area } = battleOf(s);
  if (side === 'attacker') return attackersLeaving(s, nation, area);
  const infantry = infantryIn(s, nation, area);
  const cavalry = cavalryIn(s, nation, area);
  if (infantry + cavalry === 0) return [];
  return adjacentTo(area)
    .filter((to) => isOpenToDefender(s, nation, area, to))
    .map((to) => ({ to, infantry, cavalry, withdrawTo: NOWHERE, toldApartBy: NOWHERE }));
}

/** Attackers by the place they go back to, and among raiders by the sea they began in. */
function attackersLeaving(s: GameState, nation: Nation, area: Area): Leaving[] {
  const leaving: Mutable<Leaving>[] = [];
  for (const g of s.groups) {
    if (g.at !== area || !isOpenToAttacker(s, nation, g.retreatTo)) continue;
    let entry = leaving.find((l) => l.to === g.retreatTo && l.withdrawTo === g.withdrawTo);
    if (!entry) {
      const rival = leaving.find((l) => l.to === g.retreatTo);
      if (rival) rival.toldApartBy = rival.withdrawTo;
      entry = {
        to: g.retreatTo,
        infantry: 0,
        cavalry: 0,
        withdrawTo: g.withdrawTo,
        toldApartBy: rival ? g.withdrawTo : NOWHERE,
      };
      leaving.push(entry);
    }
    entry[g.kind] += g.count;
  }
  return leaving;
}

/**
 * May `count` of these armies go now (RET-8)? Stacks are judged when the whole retreat is done (RUL-59): until then the
 * place they go to and the battle area may both be overstacks, if enough other armies can follow.
 */
export const mayRetreat = (
  s: GameState,
  nation: Nation,
  open: readonly Leaving[],
  to: Area,
  count: number,
): boolean =>
  fits(s, nation, to, count, battleOf(s).area) ||
  (has(s, 'retreatsAreOneDecision') && canOthersFollow(s, nation, open, to, count));

function canOthersFollow(
  s: GameState,
  nation: Nation,
  open: readonly Leaving[],
  to: Area,
  count: number,
): boolean {
  const { area } = battleOf(s);
  const room = overstackLimit(to) - stackSizeIn(s, nation, to) - count;
  const third = overstackElsewhere(s, nation, to, area, Number.POSITIVE_INFINITY); // as if the battle area were left
  if (room < 0 || third !== undefined) return false;
  let left = stackSizeIn(s, nation, area) - count - normalLimit(nation, area);
  for (const place of new Set(open.map((l) => l.to))) {
    const there =
      place === to ? room : Math.max(0, normalLimit(nation, place) - stackSizeIn(s, nation, place));
    const mayGo = open.reduce((n, l) => (l.to === place ? n + l.infantry + l.cavalry : n), 0);
    left -= Math.min(there, place === to ? mayGo - count : mayGo);
  }
  return left <= 0;
}

/** After the first parts of a retreat: how many must still leave the battle area so that one overstack is left. */
export function stillToRetreat(s: GameState, nation: Nation): number {
  const { area } = battleOf(s);
  const left = stackSizeIn(s, nation, area) - normalLimit(nation, area);
  return left > 0 && overstackElsewhere(s, nation, area) !== undefined ? left : 0;
}

/** Is there anything to ask a side in its retreat step? */
export function canRetreat(s: GameState, nation: Nation, side: Side): boolean {
  const { area } = battleOf(s);
  return (
    (side === 'defender' ? canDefendersLeave(s, nation, area) : canAttackersLeave(s, nation, area)) ||
    (s.leaders[nation]?.at === area &&
      adjacentTo(area).some((to) => isOpenToLeaderAlone(s, nation, side, area, to)))
  );
}

function canDefendersLeave(s: GameState, nation: Nation, area: Area): boolean {
  const armies = infantryIn(s, nation, area) + cavalryIn(s, nation, area);
  if (armies === 0) return false;
  for (const to of adjacentTo(area))
    if (isOpenToDefender(s, nation, area, to) && someFit(s, nation, to, armies, area)) return true;
  return false;
}

function canAttackersLeave(s: GameState, nation: Nation, area: Area): boolean {
  for (const g of s.groups)
    if (
      g.at === area &&
      isOpenToAttacker(s, nation, g.retreatTo) &&
      someFit(s, nation, g.retreatTo, armiesBackTo(s, g), area)
    )
      return true;
  return false;
}

/** Raiders who came from several seas go one after another, but as one retreat (RUL-59). */
function armiesBackTo(s: GameState, group: Group): number {
  const together = has(s, 'retreatsAreOneDecision');
  return s.groups.reduce(
    (n, g) =>
      g.at === group.at && g.retreatTo === group.retreatTo && (together || g.withdrawTo === group.withdrawTo)
        ? n + g.count
        : n,
    0,
  );
}

function someFit(s: GameState, nation: Nation, to: Area, most: number, from: Area): boolean {
  for (let count = most; count > 0; count--) if (fits(s, nation, to, count, from)) return true;
  return false;
}

/** Are there attackers' losses still to be named, where it makes a difference (CAS-7)? */
export function owesLosses(s: GameState): boolean {
  const battle = s.battle;
  return battle !== null && battle.owedInfantry + battle.owedCavalry > 0;
}

export const groupsHere = (s: GameState, area: Area, kind: Kind): Group[] =>
  s.groups.filter((g) => g.at === area && g.kind === kind);
