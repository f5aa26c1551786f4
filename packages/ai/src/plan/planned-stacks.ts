import type { Area, GameState, Group, Kind, Nation } from '@bretwalda/engine';
import {
  burhsIn,
  canOverpopulate,
  FIRST_AREA,
  isSea,
  LAND_COUNT,
  normalLimit,
  overstackLimit,
  populationLimit,
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
  /** Armies and burhs on land, and the areas with some. */
  private bodies = 0;
  private areas = 0;

  constructor(s: GameState, nation: Nation) {
    this.s = s;
    this.nation = nation;
    this.infantry = (s.infantry[nation] as readonly number[]).slice();
    this.cavalry = (s.cavalry[nation] as readonly number[]).slice();
    this.count();
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
    for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
      const here = this.bodiesAt(area);
      this.bodies += here;
      if (here > 0) this.areas++;
    }
  }

  /**
   * Armies beyond two for each area die at the end of the turn (OPOP-1): how many a new area saves, or a lost one
   * costs.
   */
  saved(to: Area, leaving: readonly Leaving[]): number {
    if (!canOverpopulate(this.nation)) return 0;
    let { bodies, areas } = this;
    for (const { group, picked } of leaving) {
      if (picked === 0) continue;
      if (isSea(group.at)) bodies += picked;
      else if (this.bodiesAt(group.at) <= picked) areas--;
    }
    if (this.bodiesAt(to) === 0) areas++;
    const tooMany = (n: number, places: number) => Math.max(0, n - populationLimit(places));
    return tooMany(this.bodies, this.areas) - tooMany(bodies, areas);
  }

  /** Do this many more armies fit in an area, as the one overstack if need be (STK-1..3)? */
  fits(to: Area, coming: number, leaving: (area: Area) => number): boolean {
    const { nation } = this;
    const there = this.bodiesAt(to) + coming;
    if (there <= normalLimit(nation, to)) return true;
    if (there > overstackLimit(to)) return false;
    for (let area = FIRST_AREA; area < LAND_COUNT; area++) {
      if (area === to || this.armies(area) < 2) continue;
      if (this.bodiesAt(area) - leaving(area) > normalLimit(nation, area)) return false;
    }
    return true;
  }

  /** Does anything here affect all places: too many armies, or a full area that may be the one overstack? */
  isTight(areas: readonly Area[]): boolean {
    if (canOverpopulate(this.nation) && this.bodies >= populationLimit(this.areas)) return true;
    return areas.some((area) => !isSea(area) && this.bodiesAt(area) >= normalLimit(this.nation, area));
  }
}
