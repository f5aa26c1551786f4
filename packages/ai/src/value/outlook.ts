import {
  A,
  type Area,
  AREA_COUNT,
  BOATS,
  DIFFICULT,
  type GameState,
  hasFort,
  isSea,
  LAND_COUNT,
  N,
  NATION_COUNT,
  type Nation,
  NOBODY,
  romanReinforcements,
  scenarioOf,
  statusOf,
  timelineEvent,
  areaOf,
  armiesInPlay,
  cardNation,
} from '@bretwalda/engine';
import { type Prospects, prospectsOf } from './prospects.ts';
import { byBoat, nearTo } from './reach.ts';
import type { Weights } from './weights.ts';

/** Steps of a nation turn after which its movement is over, and steps after all turns of a round. */
const AFTER_MOVEMENT = new Set([
  'battles',
  'before-withdrawal',
  'withdrawal',
  'departure',
  'overpopulation',
  'reduction',
  'turn-end',
]);
const AFTER_TURNS = new Set(['hold-points', 'bretwalda', 'king', 'round-end', 'over']);
const BEFORE_ARRIVAL = new Set(['turn-start', 'allowance', 'population', 'special-arrivals', 'invaders']);

const BY_BOAT = 0.4;
const cube = (x: number): number => x * x * x;

/**
 * What the future of a position looks like: who can get where in his next turn, how long armies will keep an area,
 * and what standing there is worth. Computed when asked for, once for each state.
 */
export class Outlook {
  readonly s: GameState;
  readonly w: Weights;
  readonly p: Prospects;
  readonly round: number;
  private readonly near: (Float64Array | undefined)[] = [];
  private readonly threats: (Threat[] | undefined)[] = [];

  constructor(s: GameState, w: Weights) {
    this.s = s;
    this.w = w;
    this.p = prospectsOf(scenarioOf(s).rounds[1], w);
    this.round = s.round;
  }

  /** Has the nation made its moves of this round? */
  hasMoved(nation: Nation): boolean {
    const { nation: mover, step } = this.s;
    if (AFTER_TURNS.has(step)) return true;
    return nation < mover || (nation === mover && AFTER_MOVEMENT.has(step));
  }

  nextTurn(nation: Nation): number {
    return this.hasMoved(nation) ? this.round + 1 : this.round;
  }

  private get isOver(): boolean {
    return this.s.step === 'over' || this.s.step === 'bretwalda' || this.s.step === 'king' || this.s.step === 'round-end';
  }

  /** Strength that a nation could bring to each land area in its next turn, arrivals from the sea included. */
  strengthNear(nation: Nation): Float64Array {
    const known = this.near[nation];
    if (known) return known;
    const s = this.s;
    const total = new Float64Array(LAND_COUNT);
    this.near[nation] = total;
    if ((s.owner[nation] as number) < 0) return total;
    const strong = nation === N.romans ? this.w.defenceStrong : 1;
    const turn = this.nextTurn(nation);
    const boats = turn <= 16 && (statusOf(turn, nation) & BOATS) !== 0;
    const spread = (from: Area, strength: number) => {
      const { areas, share } = nearTo(nation, from);
      for (let i = 0; i < areas.length; i++) {
        const to = areas[i] as Area;
        total[to] = (total[to] as number) + strength * (share[i] as number);
      }
      if (boats && !isSea(from))
        for (const to of byBoat(from)) total[to] = (total[to] as number) + strength * BY_BOAT;
    };
    const infantry = s.infantry[nation] as readonly number[];
    const cavalry = s.cavalry[nation] as readonly number[];
    for (let from = 0; from < AREA_COUNT; from++) {
      const strength = (infantry[from] as number) * strong + (cavalry[from] as number) * this.w.defenceStrong;
      if (strength > 0) spread(from, strength);
    }
    if (turn <= 16 && (nation !== s.nation || this.hasMoved(nation) || BEFORE_ARRIVAL.has(s.step))) {
      for (const { sea, infantry: n = 0, cavalry: c = 0 } of timelineEvent(turn, nation)?.invaders ?? [])
        spread(areaOf(sea), n + c * this.w.defenceStrong);
      if (nation === N.romans)
        spread(A['english-channel'], romanReinforcements(turn, armiesInPlay(s, nation)) * strong);
    }
    return total;
  }

  private isPeace(nation: Nation, other: Nation): boolean {
    const { overlord } = this.s;
    const lord = overlord[nation];
    const otherLord = overlord[other];
    if (lord === NOBODY && otherLord === NOBODY) return false;
    return lord === other || otherLord === nation || (lord === N.romans && otherLord === N.romans);
  }

  /** Who may come for an area that `holder` holds, and with how much. */
  private threatsTo(holder: Nation, area: Area): Threat[] {
    const key = holder * LAND_COUNT + area;
    const known = this.threats[key];
    if (known) return known;
    const { s, w, p } = this;
    const threats: Threat[] = [];
    for (let nation = 0; nation < NATION_COUNT; nation++) {
      if (nation === holder) continue;
      const near = this.strengthNear(nation)[area] as number;
      if (near === 0 || this.isPeace(nation, holder)) continue;
      const turn = this.nextTurn(nation);
      if (turn > scenarioOf(s).rounds[1]) continue;
      const wish = p.wish[cardNation(s, nation)]?.[turn]?.[area] as number;
      const own = s.owner[nation] === s.owner[holder] ? w.threatOwn : 1;
      const strength = near * (w.threatBase + w.threatWanted * wish) * own;
      if (strength > 0.05) threats.push({ cubed: cube(strength), moved: turn > this.round });
    }
    this.threats[key] = threats;
    return threats;
  }

  /** Chance that a force keeps an area until the end of this round, or until everybody else has had a turn. */
  keeps(holder: Nation, area: Area, strength: number, until: 'scoring' | 'all'): number {
    if (strength <= 0) return 0;
    const { w } = this;
    const wall = cube(strength * (DIFFICULT[area] ? w.defenceDifficult : 1) * w.threatRatio);
    let keeps = 1;
    for (const { cubed, moved } of this.threatsTo(holder, area))
      if (!(moved && until === 'scoring')) keeps *= 1 - (w.threatFocus * cubed) / (cubed + wall);
    return keeps;
  }

  /** The strength of armies in an area, with the fort or burh that stands there. */
  strengthIn(nation: Nation, area: Area, infantry: number, cavalry: number): number {
    const strong = nation === N.romans ? this.w.defenceStrong : 1;
    const walls =
      nation === N.romans
        ? hasFort(this.s, area)
          ? 1
          : 0
        : nation === N.saxons
          ? (this.s.burhs[area] as number)
          : 0;
    return infantry * strong + cavalry * this.w.defenceStrong + walls;
  }

  /** What an army in hand is worth to its nation, wherever it stands. */
  armyWorth(nation: Nation): number {
    const card = cardNation(this.s, nation);
    return this.p.army[card]?.[Math.min(17, this.nextTurn(nation))] as number;
  }

  /** Points that a force of a nation in an area may still bring: the area's own, its growth, and the armies. */
  standing(nation: Nation, area: Area, infantry: number, cavalry: number): number {
    const strength = this.strengthIn(nation, area, infantry, cavalry);
    if (strength === 0) return 0;
    const { p, w, round, s } = this;
    const card = cardNation(s, nation);
    const all = this.keeps(nation, area, strength, 'all');
    const army = this.armyWorth(nation);
    const armies = infantry + cavalry;
    let value = this.areaWorth(nation, card, area) * all;
    const now = this.isOver ? 0 : (p.now[card]?.[round]?.[area] as number);
    if (now > 0) value += now * this.keeps(nation, area, strength, 'scoring');
    if (armies > 0 && nation !== N.romans) value += (((DIFFICULT[area] ? 1 : 2) * w.growthRounds) / 6) * army * all;
    return value + army * (Math.min(armies, 3) + 0.7 * Math.max(0, armies - 3)) * (0.4 + 0.6 * all);
  }

  /** Later points of an area for whoever keeps it. */
  private areaWorth(nation: Nation, card: Nation, area: Area): number {
    const { p, w, round, s } = this;
    let value = p.later[card]?.[round]?.[area] as number;
    const occupied = s.scored[nation]?.[area] === 1;
    if (!occupied) value += (p.occupyLater[card]?.[round]?.[area] as number) * w.occupyLater;
    return value;
  }

  /** Points for entering an area in this round, if they are still to be had. */
  entry(nation: Nation, area: Area): number {
    const { p, s, round } = this;
    if (s.scored[nation]?.[area] === 1) return 0;
    return p.occupy[cardNation(s, nation)]?.[round]?.[area] as number;
  }

  /** What a nation would have of an area it does not hold. */
  wanted(nation: Nation, area: Area): number {
    const { p, s, round } = this;
    const card = cardNation(s, nation);
    const now = this.isOver || this.hasMoved(nation) ? 0 : (p.now[card]?.[round]?.[area] as number);
    return now + this.areaWorth(nation, card, area) + (this.hasMoved(nation) ? 0 : this.entry(nation, area));
  }
}

interface Threat {
  /** Strength to the third power. */
  readonly cubed: number;
  /** Comes only after the points of this round. */
  readonly moved: boolean;
}
