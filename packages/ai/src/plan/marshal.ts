import {
  type Area,
  burhsIn,
  type GameState,
  type Group,
  isSea,
  LAND_COUNT,
  MAJOR,
  N,
  type Nation,
  normalLimit,
  overstackLimit,
  RAID,
  statusOf,
} from '@bretwalda/engine';
import type { Ground } from './ground.ts';
import { type Route, routesOf } from './routes.ts';

/** Some armies of a group that go one way. */
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
}

interface Stack {
  readonly group: Group;
  /** Armies that have not been told to go anywhere. */
  free: number;
  readonly routes: Map<Area, Route>;
  readonly ledRoutes: Map<Area, Route>;
  /** At sea where they may not stay. */
  readonly mustGo: boolean;
}

/**
 * Tells armies of one nation where to go, one place after another: always where the next few armies gain the most.
 * Works on counts of its own; the moves are made with the engine afterwards.
 */
export class Marshal {
  readonly ground: Ground;
  readonly nation: Nation;
  readonly stacks: Stack[];
  private readonly infantry: number[];
  private readonly cavalry: number[];
  private readonly atSea: number[];
  leaderAt: Area;
  /** Changes how a gain is seen, for other plans than the first. */
  private readonly taste: (area: Area, gain: number) => number;

  constructor(ground: Ground, s: GameState, taste: (area: Area, gain: number) => number) {
    const { nation } = ground;
    this.ground = ground;
    this.nation = nation;
    this.taste = taste;
    this.infantry = (s.infantry[nation] as readonly number[]).slice(0, LAND_COUNT);
    this.cavalry = (s.cavalry[nation] as readonly number[]).slice(0, LAND_COUNT);
    this.atSea = (s.infantry[nation] as readonly number[]).slice();
    this.leaderAt = s.leaders[nation]?.at ?? -1;
    const status = statusOf(s.round, nation);
    const mayStay = (status & RAID) !== 0 || ((status & MAJOR) !== 0 && s.half === 1);
    const entry = (area: Area) => ground.o.entry(nation, area);
    this.stacks = s.groups.map((group) => ({
      group,
      free: group.spent === 0 && group.at === group.start ? group.n : 0,
      routes: new Map(routesOf(s, nation, group, false, entry).map((r) => [r.end, r])),
      ledRoutes: new Map(routesOf(s, nation, group, true, entry).map((r) => [r.end, r])),
      mustGo: isSea(group.at) && !mayStay,
    }));
    this.census();
  }

  /** The best next move, or undefined when nothing is gained any more. */
  next(): Move | undefined {
    let best: Move | undefined;
    let bestScore = 0.01;
    for (const to of this.targets())
      for (const move of this.movesTo(to)) {
        const score = this.taste(to, move.gain) / count(move) ** 0.6;
        if (score > bestScore) {
          best = move;
          bestScore = score;
        }
      }
    return best ?? this.leastBad();
  }

  /** Armies that have to land somewhere go where it hurts least. */
  private leastBad(): Move | undefined {
    let best: Move | undefined;
    for (const stack of this.stacks) {
      if (!stack.mustGo || stack.free === 0) continue;
      for (const to of new Set([...stack.routes.keys(), ...stack.ledRoutes.keys()]))
        for (const move of this.movesTo(to))
          if (move.marches.some((m) => isSea(m.group.at)))
            if (!best || move.gain / count(move) > best.gain / count(best)) best = move;
    }
    return best;
  }

  private targets(): Set<Area> {
    const targets = new Set<Area>();
    for (const { free, routes, ledRoutes } of this.stacks) {
      if (free === 0) continue;
      for (const end of routes.keys()) targets.add(end);
      for (const end of ledRoutes.keys()) targets.add(end);
    }
    return targets;
  }

  private *movesTo(to: Area): Generator<Move> {
    yield* this.packsTo(to, false);
    if (this.leaderAt >= 0 && this.leaderAt !== to) yield* this.packsTo(to, true);
  }

  /** Packs of one, two, three ... armies for one place, each of those that are missed least. */
  private *packsTo(to: Area, led: boolean): Generator<Move> {
    const taken = new Map<Stack, number>();
    const leaderThere = this.leaderAt === to || led;
    const base = this.at(to, 0, 0, this.leaderAt === to);
    let infantry = 0;
    let cavalry = 0;
    let cost = 0;
    for (let n = 1; n <= 8; n++) {
      let best: { stack: Stack; cost: number; route: Route } | undefined;
      for (const stack of this.stacks) {
        const here = taken.get(stack) ?? 0;
        if (stack.free - here <= 0 || stack.group.at === to) continue;
        const route =
          led && stack.group.at === this.leaderAt
            ? (stack.ledRoutes.get(to) ?? (n > 1 ? stack.routes.get(to) : undefined))
            : stack.routes.get(to);
        if (!route || (led && n === 1 && !route.led)) continue;
        if (!led && this.leavesLeader(stack, here + 1, taken)) continue;
        const price = this.missed(stack, taken) - route.onTheWay * (here === 0 ? 1 : 0);
        if (!best || price < best.cost) best = { stack, cost: price, route };
      }
      if (!best) return;
      taken.set(best.stack, (taken.get(best.stack) ?? 0) + 1);
      if (best.stack.group.kind === 'infantry') infantry++;
      else cavalry++;
      cost += best.cost;
      if (!this.fits(to, taken)) return;
      const after = this.at(to, infantry, cavalry, leaderThere);
      yield {
        to,
        leader: led,
        gain: after - base - cost + this.crowding(to, taken),
        marches: [...taken].map(([stack, k]) => ({
          group: stack.group,
          count: k,
          route: (led && stack.group.at === this.leaderAt
            ? (stack.ledRoutes.get(to) ?? stack.routes.get(to))
            : stack.routes.get(to)) as Route,
        })),
      };
    }
  }

  private at(area: Area, infantry: number, cavalry: number, leader: boolean): number {
    return this.ground.worth(
      area,
      (this.infantry[area] as number) + infantry,
      (this.cavalry[area] as number) + cavalry,
      leader,
    );
  }

  /** How much one more army of a stack is missed where it stands. */
  private missed(stack: Stack, taken: ReadonlyMap<Stack, number>): number {
    const { at, kind } = stack.group;
    if (isSea(at)) return stack.mustGo ? 0 : this.ground.o.armyWorth(this.nation) * 0.9;
    let infantry = 0;
    let cavalry = 0;
    for (const [other, n] of taken) {
      if (other.group.at !== at) continue;
      if (other.group.kind === 'infantry') infantry += n;
      else cavalry += n;
    }
    const leader = this.leaderAt === at;
    const before = this.at(at, -infantry, -cavalry, leader);
    const after =
      kind === 'infantry'
        ? this.at(at, -infantry - 1, -cavalry, leader)
        : this.at(at, -infantry, -cavalry - 1, leader);
    return before - after;
  }

  /** LDR-5: somebody stays with the leader. */
  private leavesLeader(stack: Stack, n: number, taken: ReadonlyMap<Stack, number>): boolean {
    const { at } = stack.group;
    if (at !== this.leaderAt) return false;
    let here = this.armies(at) - n;
    for (const [other, k] of taken) if (other !== stack && other.group.at === at) here -= k;
    return here <= 0;
  }

  private armies(area: Area): number {
    return isSea(area)
      ? (this.atSea[area] as number)
      : (this.infantry[area] as number) + (this.cavalry[area] as number);
  }

  /** Bodies and areas of the nation as booked so far. */
  private bodies = 0;
  private areas = 0;

  private census(): void {
    this.bodies = 0;
    this.areas = 0;
    for (let area = 0; area < LAND_COUNT; area++) {
      const here = this.bodiesAt(area);
      this.bodies += here;
      if (here > 0) this.areas++;
    }
  }

  private bodiesAt(area: Area): number {
    return this.armies(area) + burhsIn(this.ground.s, this.nation, area);
  }

  /** Armies above two for each area die at the end of the turn (OPOP-1): what more areas save, or fewer cost. */
  private crowding(to: Area, taken: ReadonlyMap<Stack, number>): number {
    if (this.nation === N.romans) return 0;
    let { bodies, areas } = this;
    for (const [stack, n] of taken) {
      const { at } = stack.group;
      if (isSea(at)) bodies += n;
      else if (this.bodiesAt(at) - n <= 0) areas--;
    }
    if (this.bodiesAt(to) === 0) areas++;
    const before = Math.max(0, this.bodies - 2 * this.areas);
    return (before - Math.max(0, bodies - 2 * areas)) * this.ground.o.armyWorth(this.nation);
  }

  /** Stacking must not get worse than it is (STK-1..3). */
  private fits(to: Area, taken: ReadonlyMap<Stack, number>): boolean {
    let coming = 0;
    for (const n of taken.values()) coming += n;
    const { nation } = this;
    const burh = burhsIn(this.ground.s, nation, to);
    const there = this.armies(to) + burh + coming;
    if (there <= normalLimit(nation, to)) return true;
    if (there > overstackLimit(to)) return false;
    for (let area = 0; area < LAND_COUNT; area++) {
      if (area === to) continue;
      let here = this.armies(area);
      if (here < 2) continue;
      for (const [stack, n] of taken) if (stack.group.at === area) here -= n;
      if (here + burhsIn(this.ground.s, nation, area) > normalLimit(nation, area)) return false;
    }
    return true;
  }

  /** Books a move; the stacks know that these armies are gone. */
  book(move: Move): void {
    for (const { group, count } of move.marches) {
      const stack = this.stacks.find((st) => st.group === group) as Stack;
      stack.free -= count;
      const row = group.kind === 'infantry' ? this.infantry : this.cavalry;
      if (!isSea(group.at)) row[group.at] = (row[group.at] as number) - count;
      else this.atSea[group.at] = (this.atSea[group.at] as number) - count;
      row[move.to] = (row[move.to] as number) + count;
    }
    if (move.leader) this.leaderAt = move.to;
    this.census();
  }

  /** A way that the rules refuse after all is forgotten. */
  forget(move: Move): void {
    for (const { group, route } of move.marches) {
      const stack = this.stacks.find((st) => st.group === group) as Stack;
      if (route.led) stack.ledRoutes.delete(move.to);
      else stack.routes.delete(move.to);
    }
  }

  /** New ways have opened: overruns let armies through (OVR-2). */
  lookAgain(s: GameState): void {
    const entry = (area: Area) => this.ground.o.entry(this.nation, area);
    for (const stack of this.stacks) {
      if (stack.free === 0) continue;
      for (const r of routesOf(s, this.nation, stack.group, false, entry)) stack.routes.set(r.end, r);
      if (this.leaderAt === stack.group.at)
        for (const r of routesOf(s, this.nation, stack.group, true, entry)) stack.ledRoutes.set(r.end, r);
    }
  }
}

const count = (move: Move): number => move.marches.reduce((n, m) => n + m.count, 0);
