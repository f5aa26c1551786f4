import { type Area, type GameState, type Kind, type Nation, NOBODY, NOWHERE } from '@bretwalda/engine';
import {
  burhsIn,
  DIFFICULT,
  FIRST_AREA,
  type Force,
  forceIn,
  hasStrongInfantry,
  holderOf,
  isBoundTo,
  isPassage,
  isSea,
  isSeaOpen,
  LAND_COUNT,
  leaderIn,
  normalLimit,
  overstackLimit,
} from '@bretwalda/engine/queries';
import { bounty, worth } from './worth.ts';

/** Some armies of a nation, with or without the leader, from one area to another. */
export interface Step {
  readonly from: Area;
  readonly to: Area;
  readonly unit: Kind;
  readonly count: number;
  readonly leader: boolean;
}

/** A Roman or a horseman counts for more than a man on foot; a leader helps all of them. */
const STRONG = 1.75;
const LED = 1.5;
/** Odds for an attack: 3:2, and 2:1 in difficult terrain. */
const FAIR_ODDS = 1.5;
const FAIR_ODDS_DIFFICULT = 2;
/** What losing an army in battle costs. */
const ARMY = 0.7;
const LEADER = 3;
/** The cost of an attack: the army could have done something else. */
const EFFORT = 0.1;
/** A second army helps to keep an area, a third one less. */
const GARRISON = [0, 0, 1, 1.5];
const CROWDED = 1;
/** The cost of what should only be done if there is no other way. */
const NEVER = 20;
/** Units that must land do so, even where enemies stand. */
const AT_SEA = 8;

export function strengthOf({ strong, infantry, cavalry, fort, burh }: Force, led: boolean): number {
  const armies = infantry * (strong ? STRONG : 1) + cavalry * STRONG + burh;
  return armies * (led ? LED : 1) + fort;
}

/** The armies of one nation as they would stand after some steps, and how a greedy player values that. */
export class Board {
  private readonly s: GameState;
  private readonly nation: Nation;
  private readonly infantry: number[];
  private readonly cavalry: number[];
  private leader: Area;
  private readonly worths: number[] = [];
  private readonly seaValue: number;

  constructor(s: GameState, nation: Nation) {
    this.s = s;
    this.nation = nation;
    this.infantry = (s.infantry[nation] as readonly number[]).slice();
    this.cavalry = (s.cavalry[nation] as readonly number[]).slice();
    this.leader = s.leaders[nation]?.at ?? NOWHERE;
    this.seaValue = isSeaOpen(s) ? 0 : -AT_SEA;
  }

  /** How much better the position is after these steps. */
  gain(steps: readonly Step[]): number {
    const areas: Area[] = [];
    for (const { from, to } of steps) {
      if (!areas.includes(from)) areas.push(from);
      if (!areas.includes(to)) areas.push(to);
    }
    const leader = this.leader;
    const before = this.valueOf(areas);
    for (const step of steps) this.shift(step, 1);
    const after = this.valueOf(areas);
    for (const step of steps) this.shift(step, -1);
    this.leader = leader;
    return after - before;
  }

  /** How much worse it would be with one army fewer in an area. */
  loss(area: Area, unit: Kind): number {
    const before = this.value(area);
    const row = unit === 'cavalry' ? this.cavalry : this.infantry;
    row[area] = (row[area] as number) - 1;
    const after = this.value(area);
    row[area] = (row[area] as number) + 1;
    return before - after;
  }

  private shift({ from, to, unit, count, leader }: Step, sign: number): void {
    const row = unit === 'cavalry' ? this.cavalry : this.infantry;
    row[from] = (row[from] as number) - sign * count;
    row[to] = (row[to] as number) + sign * count;
    if (leader) this.leader = sign > 0 ? to : from;
  }

  private valueOf(areas: readonly Area[]): number {
    let value = 0;
    for (const area of areas) value += this.value(area);
    return areas.some((area) => this.isCrowded(area)) && this.crowds() > 1 ? value - NEVER : value;
  }

  private armies(area: Area): number {
    return (this.infantry[area] as number) + (this.cavalry[area] as number);
  }

  private isCrowded(area: Area): boolean {
    return this.armies(area) + burhsIn(this.s, this.nation, area) > normalLimit(this.s, this.nation, area);
  }

  private crowds(): number {
    let crowds = 0;
    for (let area = FIRST_AREA; area < LAND_COUNT; area++) if (this.isCrowded(area)) crowds++;
    return crowds;
  }

  private value(area: Area): number {
    const { s, nation } = this;
    const armies = this.armies(area);
    if (isSea(area)) return armies * this.seaValue;
    const holder = holderOf(s, area);
    const enemy = holder !== NOBODY && holder !== nation && armies > 0;
    if (enemy && isPassage(s, nation, area)) return -NEVER * armies;
    const { fort, burh } = forceIn(s, nation, area);
    const bodies = armies + burh;
    const tooMany = Math.max(0, bodies - normalLimit(this.s, nation, area)) * CROWDED;
    const farTooMany = Math.max(0, bodies - overstackLimit(this.s, area)) * NEVER;
    return (enemy ? this.attack(area, holder) : this.keep(area, bodies + fort)) - tooMany - farTooMany;
  }

  /** An area without an enemy, held by this many units. */
  private keep(area: Area, units: number): number {
    if (units === 0) return this.isBoundTo(area) ? -NEVER : 0;
    const value = this.worth(area);
    const garrison = (GARRISON[units] ?? 2) * (0.05 + 0.05 * value);
    return value + garrison + (this.leader === area ? 0.05 * units : 0);
  }

  /** A greedy subject never asks for leave to abandon an area. */
  private isBoundTo(area: Area): boolean {
    return isBoundTo(this.s, this.nation, area) && (this.s.rewind?.infantry[area] ?? 0) > 0;
  }

  private attack(area: Area, enemy: Nation): number {
    const { s, nation } = this;
    const odds = this.odds(area, enemy);
    const fair = DIFFICULT[area] ? FAIR_ODDS_DIFFICULT : FAIR_ODDS;
    const armies = this.armies(area);
    if (odds < fair || s.owner[enemy] === s.owner[nation]) return -3 - armies;
    const even = odds / (fair - 0.5);
    const chance = even ** 2 / (even ** 2 + 1);
    const prize = this.worth(area) + bounty(s, nation, enemy, area);
    const stake = armies * ARMY + (this.leader === area ? LEADER : 0);
    return chance * prize - (1 - chance) * stake - armies * EFFORT;
  }

  private odds(area: Area, enemy: Nation): number {
    const { s, nation } = this;
    const force = {
      nation,
      strong: hasStrongInfantry(s, nation),
      infantry: this.infantry[area] as number,
      cavalry: this.cavalry[area] as number,
      fort: 0,
      burh: 0,
    };
    const defence = strengthOf(forceIn(s, enemy, area), leaderIn(s, enemy, area) !== undefined);
    return strengthOf(force, this.leader === area) / Math.max(defence, 0.5);
  }

  private worth(area: Area): number {
    const known = this.worths[area];
    if (known !== undefined) return known;
    const value = worth(this.s, this.nation, area);
    this.worths[area] = value;
    return value;
  }
}

/** Another nation stands there, and armies of this one would have to fight. */
export const isEnemyLand = (s: GameState, nation: Nation, area: Area): boolean => {
  const holder = s.holder[area] ?? NOBODY;
  return holder !== NOBODY && holder !== nation && !isPassage(s, nation, area);
};
