import type { Mutable } from '../model/draft.ts';
import { type Area, adjacentTo, bordersOf, isSea, type Nation, NOBODY, NOWHERE } from '../model/ids.ts';
import { battleOf } from '../model/readers.ts';
import { waysOf } from '../model/rules.ts';
import type { GameState, Group, Kind } from '../model/state.ts';
import { isFirstHalf, isRaidingTurn } from './moment.ts';
import { cavalryIn, infantryIn, isSoleOccupant, isVacant, stackSizeIn } from './occupation.ts';
import { landAfter, overpopulation } from './population.ts';
import { fits, normalLimit, overstackElsewhere, overstackLimit } from './stacking.ts';
import { has } from './version.ts';

/** Where a side may retreat to (RET). */

export type Side = 'attacker' | 'defender';

const cameFrom = (s: GameState, origin: Area, area: Area): boolean => s.entries.includes(origin * 64 + area);

/** Do defenders keep away from where the attackers came from (RET-6, DIG-17); in reduX only if it is vacant (X-RET-2)? */
function closesWayIn(s: GameState, isOwn: boolean): boolean {
  const { defendersRetreat } = waysOf(s);
  return (
    defendersRetreat === 'away-from-attackers' ||
    (!isOwn && defendersRetreat === 'not-where-attackers-came-from')
  );
}

/** RET-3..6: own areas, or vacant ones that do not border the attacker; never where attackers came from. */
function isOpenToDefender(s: GameState, defender: Nation, from: Area, to: Area): boolean {
  const holder = s.holder[to];
  if (holder !== NOBODY && holder !== defender) return false;
  if (!adjacentTo(from).includes(to)) return false;
  if (cameFrom(s, to, from) && closesWayIn(s, holder === defender)) return false;
  if (holder === defender) return isSoleOccupant(s, defender, to);
  if (waysOf(s).defendersRetreat !== 'away-from-attackers') return true; // X-RET-2, DIG-17
  for (const next of bordersOf(to))
    if (next !== from && s.holder[next] === s.nation && isSoleOccupant(s, s.nation, next)) return false;
  return true;
}

/** RET-12: to sea raiders may retreat, and all in the first half of a Major Invasion, unless DIG-19 forbids it. */
function isSeaOpenTo(s: GameState, home: Area): boolean {
  const { seaRetreat, raiders } = waysOf(s);
  if (isFirstHalf(s) && seaRetreat === 'raiders-and-first-half') return true;
  return isRaidingTurn(s) && (raiders === 'all-at-sea' || isSea(home)); // DIG-14
}

/** RET-10..13: back where they came from, if no other nation is there. `home`: where they may withdraw to later. */
export function isOpenToAttacker(s: GameState, attacker: Nation, to: Area, home: Area): boolean {
  if (to === NOWHERE) return false;
  if (isSea(to)) return isSeaOpenTo(s, home);
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
  !(side === 'defender' && cameFrom(s, to, from) && closesWayIn(s, true));

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
  const chosen = chosenPlace(s);
  const open = adjacentTo(area).filter((to) => isOpenToDefender(s, nation, area, to));
  const places = chosen === undefined ? orNowhere(s, open) : open.filter((to) => to === chosen);
  return places.map((to) => ({ to, infantry, cavalry, withdrawTo: NOWHERE, toldApartBy: NOWHERE }));
}

/** Where armies may go; those that have no place may be given up: they go nowhere (DIG-16). */
const orNowhere = (s: GameState, places: readonly Area[]): readonly Area[] =>
  places.length === 0 && mayPerish(s) ? [NOWHERE] : places;

const mayPerish = (s: GameState): boolean => waysOf(s).noRetreat === 'may-perish';

/** Do all armies of one retreat go to the same place (DIG-18)? */
const isOnePlace = (s: GameState): boolean => waysOf(s).retreatPlaces === 'one';

/** The place where the first of them went. */
const chosenPlace = (s: GameState): Area | undefined =>
  s.pending?.kind === 'retreat' ? s.pending.to : undefined;

/** Is this a group's way back: where it came from, or the way of others to an area beside the battle (DIG-18)? */
const isWayBack = (s: GameState, group: Group, to: Area): boolean =>
  group.retreatTo === to || (isOnePlace(s) && adjacentTo(group.at).includes(to));

/** Attackers by the place they go back to, and among raiders by the sea they began in. */
function attackersLeaving(s: GameState, nation: Nation, area: Area): Leaving[] {
  const leaving: Mutable<Leaving>[] = [];
  for (const g of s.groups)
    if (g.at === area) for (const to of placesFor(s, nation, g)) addLeaving(leaving, to, g);
  return leaving;
}

/** Where attackers of a group may retreat to. */
function placesFor(s: GameState, nation: Nation, group: Group): readonly Area[] {
  const chosen = chosenPlace(s);
  const isOpen = (to: Area) => isWayBack(s, group, to) && isOpenToAttacker(s, nation, to, group.withdrawTo);
  if (chosen !== undefined) return isOpen(chosen) ? [chosen] : [];
  if (!isOnePlace(s)) return orNowhere(s, isOpen(group.retreatTo) ? [group.retreatTo] : []);
  const others = s.groups.filter((g) => g.at === group.at).map((g) => g.retreatTo);
  const places = new Set([group.retreatTo, ...others]);
  return orNowhere(s, [...places].filter(isOpen));
}

/** Is this one of the places where attackers of a group may retreat to? */
export const mayGroupGo = (s: GameState, nation: Nation, group: Group, to: Area): boolean =>
  placesFor(s, nation, group).includes(to);

function addLeaving(leaving: Mutable<Leaving>[], to: Area, { kind, count, withdrawTo }: Group): void {
  let entry = leaving.find((l) => l.to === to && l.withdrawTo === withdrawTo);
  if (!entry) {
    const rival = leaving.find((l) => l.to === to);
    if (rival) rival.toldApartBy = rival.withdrawTo;
    entry = { to, infantry: 0, cavalry: 0, withdrawTo, toldApartBy: rival ? withdrawTo : NOWHERE };
    leaving.push(entry);
  }
  entry[kind] += count;
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
  to === NOWHERE ||
  (isFed(s, nation, to, count) &&
    (fits(s, nation, to, count, battleOf(s).area) ||
      (has(s, 'retreatsAreOneDecision') && canOthersFollow(s, nation, open, to, count))));

/** X-RET-1: not beyond the population limit, and never further beyond it. */
export function isFed(s: GameState, nation: Nation, to: Area, count: number): boolean {
  if (waysOf(s).crowding !== 'limit') return true;
  const { bodies, most } = landAfter(s, nation, battleOf(s).area, to, count);
  return bodies - most <= overpopulation(s, nation);
}

function canOthersFollow(
  s: GameState,
  nation: Nation,
  open: readonly Leaving[],
  to: Area,
  count: number,
): boolean {
  const { area } = battleOf(s);
  const places = isOnePlace(s) ? [to] : new Set(open.map((l) => l.to));
  const room = overstackLimit(s, to) - stackSizeIn(s, nation, to) - count;
  const third = overstackElsewhere(s, nation, to, area, Number.POSITIVE_INFINITY); // as if the battle area were left
  if (room < 0 || third !== undefined) return false;
  let left = stackSizeIn(s, nation, area) - count - normalLimit(s, nation, area);
  for (const place of places) {
    const there =
      place === to ? room : Math.max(0, normalLimit(s, nation, place) - stackSizeIn(s, nation, place));
    const mayGo = armiesTo(open, place);
    left -= Math.min(there, place === to ? mayGo - count : mayGo);
  }
  return left <= 0;
}

const armiesTo = (open: readonly Leaving[], place: Area): number =>
  open.reduce((n, l) => (l.to === place ? n + l.infantry + l.cavalry : n), 0);

/** After the first parts of a retreat: how many must still leave the battle area so that one overstack is left. */
export function stillToRetreat(s: GameState, nation: Nation): number {
  const { area } = battleOf(s);
  const left = stackSizeIn(s, nation, area) - normalLimit(s, nation, area);
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
  let open = false;
  for (const to of adjacentTo(area))
    if (isOpenToDefender(s, nation, area, to)) {
      if (someFit(s, nation, to, armies, area)) return true;
      open = true;
    }
  return !open && mayPerish(s);
}

function canAttackersLeave(s: GameState, nation: Nation, area: Area): boolean {
  if (isOnePlace(s) || mayPerish(s)) {
    const open = attackersLeaving(s, nation, area);
    return open.some(({ to }) => someFit(s, nation, to, armiesTo(open, to), area));
  }
  for (const g of s.groups)
    if (
      g.at === area &&
      isOpenToAttacker(s, nation, g.retreatTo, g.withdrawTo) &&
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
  if (to === NOWHERE) return true;
  for (let count = most; count > 0; count--)
    if (fits(s, nation, to, count, from) && isFed(s, nation, to, count)) return true;
  return false;
}

/** Are there attackers' losses still to be named, where it makes a difference (CAS-7)? */
export function owesLosses(s: GameState): boolean {
  const battle = s.battle;
  return battle !== null && battle.owedInfantry + battle.owedCavalry > 0;
}

export const groupsHere = (s: GameState, area: Area, kind: Kind): Group[] =>
  s.groups.filter((g) => g.at === area && g.kind === kind);
