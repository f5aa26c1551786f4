import { type Area, type GameState, type Group, type Kind, type Nation, NOBODY } from '@bretwalda/engine';
import {
  burhsIn,
  canOverpopulate,
  DIFFICULT,
  FIRST_AREA,
  feedsBurhs,
  isSea,
  LAND_COUNT,
  normalLimit,
  overstackLimit,
  populationLimit,
  waysOf,
} from '@bretwalda/engine/queries';

/** Armies of a group that are to leave their place. */
interface Leaving {
  readonly group: Group;
  readonly picked: number;
}

/** Where the armies of a nation will stand according to the plan so far. */
export class PlannedStacks {
  readonly infantry: number[];
  readonly cavalry: number[];
  private readonly s: GameState;
  private readonly nation: Nation;
  /** Those that need food, the areas with armies or burhs, and the clear ones among them that it holds alone. */
  private bodies = 0;
  private areas = 0;
  private clear = 0;
  /** Areas that it holds alone, and how many it may give up (X-MOV-8). */
  private held = 0;
  private readonly least: number;

  constructor(s: GameState, nation: Nation) {
    this.s = s;
    this.nation = nation;
    this.infantry = (s.infantry[nation] as readonly number[]).slice();
    this.cavalry = (s.cavalry[nation] as readonly number[]).slice();
    this.count();
    this.least = waysOf(s).areasHeld === 'as-many' ? this.held : 0;
  }

  armies(area: Area): number {
    return (this.infantry[area] as number) + (this.cavalry[area] as number);
  }

  bodiesAt(area: Area): number {
    return this.armies(area) + burhsIn(this.s, this.nation, area);
  }

  move(kind: Kind, from: Area, to: Area, count: number): void {
    const counts = this[kind];
    counts[from] = (counts[from] as number) - count;
    counts[to] = (counts[to] as number) + count;
    this.count();
  }

  private count(): void {
    this.bodies = 0;
    this.areas = 0;
    this.clear = 0;
    this.held = 0;
    for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
      const here = this.bodiesAt(area);
      if (here === 0) continue;
      this.bodies += feedsBurhs(this.s) ? here : this.armies(area);
      this.areas++;
      if (!this.isFree(area)) continue;
      this.held++;
      if (!DIFFICULT[area]) this.clear++;
    }
  }

  /** Does nobody else stand there? */
  private isFree(area: Area): boolean {
    const holder = this.s.holder[area];
    return holder === this.nation || holder === NOBODY;
  }

  /** May `emptied` areas be left for one place without holding fewer than the rules demand (X-MOV-8)? */
  mayEmpty(emptied: number, to: Area): boolean {
    const gained = this.isFree(to) && this.armies(to) === 0 ? 1 : 0;
    return this.held + gained - emptied >= this.least;
  }

  /**
   * Armies that the areas do not feed are lost (OPOP-1, X-LIM-1): how many a new area saves, or a lost one costs.
   */
  saved(to: Area, leaving: readonly Leaving[]): number {
    if (!canOverpopulate(this.s, this.nation)) return 0;
    let { bodies, areas, clear } = this;
    for (const { group, picked } of leaving) {
      if (picked === 0) continue;
      if (isSea(group.at)) bodies += picked;
      else if (this.bodiesAt(group.at) <= picked) {
        areas--;
        if (this.isFree(group.at) && !DIFFICULT[group.at]) clear--;
      }
    }
    if (this.bodiesAt(to) === 0) {
      areas++;
      if (this.isFree(to) && !DIFFICULT[to]) clear++;
    }
    return this.unfed(this.bodies, this.areas, this.clear) - this.unfed(bodies, areas, clear);
  }

  private unfed(bodies: number, areas: number, clear: number): number {
    return Math.max(0, bodies - populationLimit(this.s, areas, clear > 0));
  }

  /** Do this many more armies fit in an area, as the one overstack if need be (STK-1..3)? */
  fits(to: Area, coming: number, leaving: (area: Area) => number): boolean {
    const { nation } = this;
    const there = this.bodiesAt(to) + coming;
    if (there <= normalLimit(this.s, nation, to)) return true;
    if (there > overstackLimit(this.s, to)) return false;
    for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
      if (area === to || this.armies(area) < 2) continue;
      if (this.bodiesAt(area) - leaving(area) > normalLimit(this.s, nation, area)) return false;
    }
    return true;
  }

  /** Does anything here affect all places: too many armies, or a full area that may be the one overstack? */
  isTight(areas: readonly Area[]): boolean {
    const most = populationLimit(this.s, this.areas, this.clear > 0);
    if (canOverpopulate(this.s, this.nation) && this.bodies >= most) return true;
    return areas.some(
      (area) => !isSea(area) && this.bodiesAt(area) >= normalLimit(this.s, this.nation, area),
    );
  }
}
