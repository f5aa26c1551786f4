import { type Area, type GameState, type Group, type Kind, type Nation, NOWHERE } from '@bretwalda/engine';
import { isSea, isSeaOpen } from '@bretwalda/engine/queries';
import type { AreaValues } from './area-values.ts';
import { PlannedStacks } from './planned-stacks.ts';
import { type Route, routesOf } from './routes.ts';

/** Some armies of a group that take the same route. */
export interface March {
  readonly group: Group;
  readonly count: number;
  readonly route: Route;
}

/** Armies that go to one place together, and what that gains. */
export interface Move {
  readonly to: Area;
  readonly marches: readonly March[];
  readonly leader: boolean;
  readonly gain: number;
  /** All armies of the nation in that place after the move, and whether the leader is there. */
  readonly force: { readonly infantry: number; readonly cavalry: number; readonly leader: boolean };
}

interface Stack {
  readonly group: Group;
  /** Armies that have not been told to go anywhere. */
  free: number;
  /** Armies picked for the pack that is being put together. */
  picked: number;
  /** The value lost where it stands if its next army leaves; NaN: not computed yet. */
  missed: number;
  readonly routes: Map<Area, Route>;
  readonly ledRoutes: Map<Area, Route>;
  /** At sea where they may not stay. */
  readonly mustGo: boolean;
}

/** A number of armies for one place, with or without the leader. */
interface Pack {
  readonly to: Area;
  readonly led: boolean;
  readonly n: number;
  readonly gain: number;
  readonly score: number;
}

/** Changes how a gain is judged, to get plans that differ from the first. */
export type Taste = (area: Area, gain: number) => number;

const BIGGEST_PACK = 8;
const LEAST_GAIN = 0.01;

/**
 * Sends the armies of one nation to one place after another, always where the next few armies gain most. Keeps its own
 * counts; the moves are made with the engine afterwards.
 */
export class TurnPlanner {
  private readonly values: AreaValues;
  private readonly nation: Nation;
  private readonly taste: Taste;
  private readonly stacks: readonly Stack[];
  private readonly planned: PlannedStacks;
  private leaderAt: Area;
  /** The best pack for each place; null: none gains anything; missing: to be computed (again). */
  private readonly packs = new Map<Area, Pack | null>();
  private wasTight = true;

  constructor(values: AreaValues, s: GameState, taste: Taste) {
    const { nation } = values;
    this.values = values;
    this.nation = nation;
    this.taste = taste;
    this.planned = new PlannedStacks(s, nation);
    this.leaderAt = s.leaders[nation]?.at ?? NOWHERE;
    const mayStay = isSeaOpen(s);
    this.stacks = s.groups.map((group) => ({
      group,
      free: group.count,
      picked: 0,
      missed: Number.NaN,
      routes: new Map(),
      ledRoutes: new Map(),
      mustGo: isSea(group.at) && !mayStay,
    }));
    this.lookAgain(s);
  }

  /** Finds the routes of all armies that wait; overruns open new ones (OVR-2). */
  lookAgain(s: GameState): void {
    this.packs.clear();
    const { nation } = this;
    const entry = (area: Area) => this.values.o.passing(nation, area);
    for (const stack of this.stacks) {
      if (stack.free === 0) continue;
      for (const r of routesOf(s, nation, stack.group, false, entry)) stack.routes.set(r.end, r);
      if (this.leaderAt === stack.group.at)
        for (const r of routesOf(s, nation, stack.group, true, entry)) stack.ledRoutes.set(r.end, r);
    }
  }

  /** The best next move, or undefined when nothing more can be gained. */
  next(): Move | undefined {
    let best: Pack | undefined;
    for (const to of this.targets(this.stacks)) {
      let pack = this.packs.get(to);
      if (pack === undefined) {
        pack = this.bestPack(to, (gain, n) => this.taste(to, gain) / n ** this.values.o.w.thrift, LEAST_GAIN);
        this.packs.set(to, pack);
      }
      if (pack && (!best || pack.score > best.score)) best = pack;
    }
    if (best) return this.moveOf(best, false);
    // Armies that must land go where it costs least.
    const waiting = this.stacks.filter((stack) => stack.mustGo && stack.free > 0);
    for (const to of this.targets(waiting)) {
      const pack = this.bestPack(to, (gain, n) => gain / n, Number.NEGATIVE_INFINITY, true);
      if (pack && (!best || pack.score > best.score)) best = pack;
    }
    return best && this.moveOf(best, true);
  }

  private targets(stacks: readonly Stack[]): Set<Area> {
    const targets = new Set<Area>();
    for (const { free, routes, ledRoutes } of stacks) {
      if (free === 0) continue;
      for (const end of routes.keys()) targets.add(end);
      for (const end of ledRoutes.keys()) targets.add(end);
    }
    return targets;
  }

  private bestPack(
    to: Area,
    score: (gain: number, n: number) => number,
    least: number,
    fromSea = false,
  ): Pack | null {
    let best: Pack | null = null;
    let most = least;
    const look = (led: boolean) =>
      this.gatherPacks(to, led, BIGGEST_PACK, fromSea, (gain, n) => {
        const s = score(gain, n);
        if (s <= most) return;
        most = s;
        best = { to, led, n, gain, score: s };
      });
    look(false);
    if (this.leaderAt >= 0 && this.leaderAt !== to) look(true);
    return best;
  }

  private moveOf({ to, led, n, gain }: Pack, fromSea: boolean): Move {
    this.gatherPacks(to, led, n, fromSea, () => {});
    const marches = this.stacks
      .filter((stack) => stack.picked > 0)
      .map((stack) => ({
        group: stack.group,
        count: stack.picked,
        route: this.route(stack, to, led) as Route,
      }));
    const come = (kind: Kind) =>
      marches.reduce((sum, { group, count }) => sum + (group.kind === kind ? count : 0), 0);
    const force = {
      infantry: (this.planned.infantry[to] as number) + come('infantry'),
      cavalry: (this.planned.cavalry[to] as number) + come('cavalry'),
      leader: led || this.leaderAt === to,
    };
    return { to, gain, marches, leader: led, force };
  }

  /** Puts together packs of one, two, three ... armies for one place, picking those that are missed least. */
  private gatherPacks(
    to: Area,
    led: boolean,
    most: number,
    fromSea: boolean,
    seen: (gain: number, n: number) => void,
  ): void {
    for (const stack of this.stacks) if (stack.picked > 0) this.pick(stack, 0);
    const base = this.at(to, 0, 0, this.leaderAt === to);
    let infantry = 0;
    let cavalry = 0;
    let cost = 0;
    let falls = 0;
    let before = Number.NEGATIVE_INFINITY;
    for (let n = 1; n <= most; n++) {
      let stack: Stack | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const candidate of this.stacks) {
        if (candidate.free <= candidate.picked || candidate.group.at === to) continue;
        if (fromSea && n === 1 && !candidate.mustGo) continue;
        const route = this.route(candidate, to, led);
        if (!route || (led && n === 1 && !route.led)) continue;
        if (!led && this.leavesLeader(candidate.group.at)) continue;
        if (this.givesUpLand(candidate.group.at, to)) continue;
        if (Number.isNaN(candidate.missed)) candidate.missed = this.missed(candidate);
        const price = candidate.missed - (candidate.picked === 0 ? route.onTheWay : 0);
        if (price < least) {
          least = price;
          stack = candidate;
        }
      }
      if (!stack) return;
      this.pick(stack, stack.picked + 1);
      if (stack.group.kind === 'infantry') infantry++;
      else cavalry++;
      cost += least;
      if (!this.planned.fits(to, n, (area) => this.pickedFrom(area))) {
        this.pick(stack, stack.picked - 1);
        return;
      }
      const gain =
        this.at(to, infantry, cavalry, led || this.leaderAt === to) - base - cost + this.crowding(to);
      seen(gain, n);
      // Each further army helps less: after two packs in a row that gain less, larger ones are skipped.
      falls = gain < before ? falls + 1 : 0;
      if (falls === 2) return;
      before = gain;
    }
  }

  /** When some armies leave a place, the others there are missed more or less than before. */
  private pick(stack: Stack, picked: number): void {
    stack.picked = picked;
    for (const other of this.stacks) if (other.group.at === stack.group.at) other.missed = Number.NaN;
  }

  private route(stack: Stack, to: Area, led: boolean): Route | undefined {
    const alone = stack.routes.get(to);
    return led && stack.group.at === this.leaderAt ? (stack.ledRoutes.get(to) ?? alone) : alone;
  }

  private at(area: Area, infantry: number, cavalry: number, leader: boolean): number {
    return this.values.worth(
      area,
      (this.planned.infantry[area] as number) + infantry,
      (this.planned.cavalry[area] as number) + cavalry,
      leader,
    );
  }

  /** The value lost where a stack stands if one more army leaves. */
  private missed(stack: Stack): number {
    const { at, kind } = stack.group;
    if (isSea(at)) return stack.mustGo ? 0 : this.values.o.armyWorth(this.nation) * 0.9;
    let infantry = 0;
    let cavalry = 0;
    for (const { group, picked } of this.stacks)
      if (group.at === at && picked > 0)
        if (group.kind === 'infantry') infantry += picked;
        else cavalry += picked;
    const leader = this.leaderAt === at;
    const before = this.at(at, -infantry, -cavalry, leader);
    if (kind === 'infantry') infantry++;
    else cavalry++;
    return before - this.at(at, -infantry, -cavalry, leader);
  }

  /** LDR-5: the last army may not leave the leader behind. */
  private leavesLeader(at: Area): boolean {
    return at === this.leaderAt && this.planned.armies(at) - this.pickedFrom(at) <= 1;
  }

  /** X-MOV-8: would the next army to leave a place empty one area too many? */
  private givesUpLand(at: Area, to: Area): boolean {
    const isEmptied = (area: Area, more: number) =>
      !isSea(area) && this.planned.bodiesAt(area) <= this.pickedFrom(area) + more;
    if (!isEmptied(at, 1)) return false;
    const emptied = new Set([at]);
    for (const { group, picked } of this.stacks)
      if (picked > 0 && isEmptied(group.at, 0)) emptied.add(group.at);
    return !this.planned.mayEmpty(emptied.size, to);
  }

  private pickedFrom(at: Area): number {
    let n = 0;
    for (const { group, picked } of this.stacks) if (group.at === at) n += picked;
    return n;
  }

  /** The armies that the pack saves from overpopulation, or loses to it, in points. */
  private crowding(to: Area): number {
    const saved = this.planned.saved(to, this.stacks);
    return saved === 0 ? 0 : saved * this.values.o.armyWorth(this.nation);
  }

  /** Books a move: these armies wait no longer. */
  book(move: Move): void {
    const places = [move.to, ...move.marches.map((m) => m.group.at)];
    for (const { group, count } of move.marches) {
      (this.stackOf(group) as Stack).free -= count;
      this.planned.move(group.kind, group.at, move.to, count);
    }
    for (const stack of this.stacks) stack.missed = Number.NaN;
    if (move.leader) this.leaderAt = move.to;
    if (move.leader || this.wasTight || this.planned.isTight(places)) this.packs.clear();
    else this.lookAnew(move);
    this.wasTight = this.planned.isTight(places);
  }

  /** Packs with armies from the same places, or for the same place, have to be computed again. */
  private lookAnew(move: Move): void {
    const touched = new Set([move.to, ...move.marches.map((m) => m.group.at)]);
    for (const area of touched) this.packs.delete(area);
    for (const { group, routes, ledRoutes } of this.stacks) {
      if (!touched.has(group.at)) continue;
      for (const to of routes.keys()) this.packs.delete(to);
      for (const to of ledRoutes.keys()) this.packs.delete(to);
    }
  }

  /** Drops a route that the rules refuse after all. */
  forget(move: Move): void {
    for (const { group, route } of move.marches) {
      const stack = this.stackOf(group) as Stack;
      (route.led ? stack.ledRoutes : stack.routes).delete(move.to);
    }
    this.packs.delete(move.to);
  }

  private stackOf(group: Group): Stack | undefined {
    return this.stacks.find((stack) => stack.group === group);
  }
}
