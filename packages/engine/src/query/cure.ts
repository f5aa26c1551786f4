import { type Area, isSea, LAND_AREAS, type Nation, NOWHERE } from '../model/ids.ts';
import type { GameState, Group } from '../model/state.ts';
import { leavesLeaderAlone } from './leader-step.ts';
import { stackSizeIn } from './occupation.ts';
import { mayLeave } from './overrun.ts';
import { reachableEnds, reachableWithLeader } from './reach.ts';
import { mayOverstack, normalLimit, overstackLimit, overstacks } from './stacking.ts';

/** Armies that have to leave an area. */
export interface Departure {
  readonly area: Area;
  readonly count: number;
}

/** How a nation's stacks can be made legal. */
export interface Cure {
  /** Every stack above the normal limit, with its size and its limit. */
  readonly stacks: readonly { readonly area: Area; readonly armies: number; readonly limit: number }[];
  /** The area that may then be the overstack, unless only one stack is above the limit now. */
  readonly overstack: Area | null;
  /** The departures that would be enough; if not that many can still leave, as many as can. */
  readonly leave: readonly Departure[];
  readonly enough: boolean;
}

/** The departures if one given area is the overstack. */
interface Plan {
  readonly keeper: Area | null;
  readonly gone: readonly Departure[];
  /** How many should leave but have nowhere to go. */
  readonly short: number;
}

/** The fewest departures that make the stacks legal (STK-1..3), among the moves that are still possible. */
export function stackingCure(s: GameState, nation: Nation): Cure {
  const over = overstacks(s, nation);
  const walks = walksOf(s, nation);
  const bestOf = (keepers: readonly (Area | null)[]): Plan =>
    keepers
      .map((keeper) => planFor(s, nation, over, keeper, walks))
      .sort((a, b) => comparePlans(s, nation, a, b))[0] as Plan;
  // One of the high stacks stays as it is; only if that is impossible, the overstack moves elsewhere.
  const usual = bestOf(mayOverstack(s, nation) ? over : [null]);
  const mayMove = usual.short > 0 && usual.keeper !== null;
  const best = mayMove ? bestOf([usual.keeper, ...LAND_AREAS]) : usual;
  const alone = over.length === 1 && best.keeper === over[0];
  const stacks = over.map((area) => ({
    area,
    armies: stackSizeIn(s, nation, area),
    limit: alone ? overstackLimit(s, area) : normalLimit(s, nation, area),
  }));
  const { keeper, gone, short } = best;
  // RUL-140: what was too high before the phase may stay so, if nothing more can go.
  const enough = short <= (s.rewind?.excess ?? 0);
  return { stacks, overstack: alone ? null : keeper, leave: gone, enough };
}

const total = (list: readonly Departure[]): number => list.reduce((n, { count }) => n + count, 0);

/** Fewest that cannot go, then fewest that must, then the largest stack as the overstack. */
function comparePlans(s: GameState, nation: Nation, a: Plan, b: Plan): number {
  const size = ({ keeper }: Plan) => stackSizeIn(s, nation, keeper as Area);
  return a.short - b.short || total(a.gone) - total(b.gone) || size(b) - size(a);
}

/** Where a group can go by itself, and, one place at a time, with the leader (LDR-8). */
interface Walk {
  readonly group: Group;
  readonly alone: readonly Area[];
  readonly led: readonly Area[];
}

const walksOf = (s: GameState, nation: Nation): readonly Walk[] =>
  s.groups
    .filter(({ at }) => !isSea(at))
    .map((group) => ({
      group,
      alone: reachableEnds(s, nation, group),
      led: reachableWithLeader(s, nation, group),
    }));

function planFor(
  s: GameState,
  nation: Nation,
  over: readonly Area[],
  keeper: Area | null,
  walks: readonly Walk[],
): Plan {
  const top = (area: Area) => (area === keeper ? overstackLimit(s, area) : normalLimit(s, nation, area));
  const room = (area: Area) => top(area) - stackSizeIn(s, nation, area);
  const due = over.filter((area) => room(area) < 0).map((area) => ({ area, count: -room(area) }));
  const mayGo = (area: Area): number => {
    let count = mayLeave(s, nation, area);
    while (leavesLeaderAlone(s, nation, area, count)) count--;
    return count;
  };
  const withLeader = [...new Set(walks.flatMap(({ led }) => led))];
  let best: Plan | undefined;
  for (const end of [NOWHERE, ...withLeader]) {
    const walk = new Walkout(waysTo(walks, end), room, mayGo, due);
    const plan = { keeper, gone: walk.gone, short: walk.short };
    if (!best || plan.short < best.short) best = plan;
    if (best.short === 0) break;
  }
  return best as Plan;
}

/** Where all groups can go; those with the leader may also go where he goes. */
const waysTo = (walks: readonly Walk[], end: Area): ReadonlyMap<Group, readonly Area[]> =>
  new Map(walks.map(({ group, alone, led }) => [group, led.includes(end) ? [...alone, end] : alone]));

/** Finds places for the departing armies one by one; one that is in the way makes room if it has another choice. */
class Walkout {
  readonly short: number;
  private readonly guests = new Map<Area, readonly Group[]>();
  private readonly used = new Map<Group, number>();
  private readonly left = new Map<Area, number>();

  constructor(
    private readonly ways: ReadonlyMap<Group, readonly Area[]>,
    private readonly room: (area: Area) => number,
    private readonly mayGo: (area: Area) => number,
    due: readonly Departure[],
  ) {
    let sent = 0;
    for (const { area, count } of due)
      for (let n = 0; n < count && this.leave(area, new Set([area])); n++) sent++;
    this.short = total(due) - sent;
  }

  get gone(): readonly Departure[] {
    return [...this.left].map(([area, count]) => ({ area, count }));
  }

  /** One more army leaves an area. */
  private leave(area: Area, tried: Set<Area>): boolean {
    const left = this.left.get(area) ?? 0;
    if (left >= this.mayGo(area) || !this.send(area, tried)) return false;
    this.left.set(area, left + 1);
    return true;
  }

  /**
   * Finds a place for one army of an area: a free one, or one where an earlier arrival or an army that stands there
   * makes room.
   */
  private send(from: Area, tried: Set<Area>): boolean {
    const choices = [...this.ways]
      .filter(([group]) => group.at === from && (this.used.get(group) ?? 0) < group.count)
      .flatMap(([group, ends]) => ends.map((end) => ({ group, end })));
    const isOpen = (end: Area, makesRoom: () => boolean): boolean => {
      if (tried.has(end)) return false;
      tried.add(end);
      return makesRoom();
    };
    const found =
      choices.find(({ end }) => !tried.has(end) && this.isFree(end)) ??
      choices.find(({ end }) => isOpen(end, () => this.moveOn(end, tried) || this.leave(end, tried)));
    if (!found) return false;
    this.guests.set(found.end, [...this.guestsIn(found.end), found.group]);
    this.use(found.group, 1);
    return true;
  }

  private guestsIn(area: Area): readonly Group[] {
    return this.guests.get(area) ?? [];
  }

  /** Armies that have left do not count: an arrival took their place at once. */
  private isFree(area: Area): boolean {
    return this.guestsIn(area).length < this.room(area);
  }

  /** An earlier arrival goes elsewhere, or another army of its area goes in its place. */
  private moveOn(area: Area, tried: Set<Area>): boolean {
    const guests = this.guestsIn(area);
    const goes = guests.findIndex((guest) => {
      this.use(guest, -1);
      if (this.send(guest.at, tried)) return true;
      this.use(guest, 1);
      return false;
    });
    if (goes < 0) return false;
    this.guests.set(area, guests.toSpliced(goes, 1));
    return true;
  }

  private use(group: Group, n: number): void {
    this.used.set(group, (this.used.get(group) ?? 0) + n);
  }
}
