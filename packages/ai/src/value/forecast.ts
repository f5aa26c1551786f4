import { type Area, type GameState, type Nation, NOBODY } from '@bretwalda/engine';
import {
  armyBounty,
  arrivesLater,
  attackForbiddenBy,
  buildsForts,
  burhsIn,
  canGrow,
  cardNation,
  DIFFICULT,
  FIRST_NATION,
  fortBounty,
  hasFort,
  heldValues,
  infantryPrice,
  isCounted,
  isPassage,
  LAND_COUNT,
  mayBuildFort,
  movesLater,
  NATION_COUNT,
  ownerOf,
  populationPoints,
  scenarioOf,
  snapshotValues,
} from '@bretwalda/engine/queries';
import { type Prospects, prospectsOf, row, STRONGEST, type Table } from './prospects.ts';
import { NOTHING, strengthOf } from './strength.ts';
import type { Weights } from './weights.ts';

/** Threats below this are ignored. */
const NO_THREAT = 0.05;
/** Points for one unit that make an attack as tempting as the best area. */
const PRIZE = 8;
const cube = (x: number): number => x * x * x;

interface Bounty {
  readonly army: number;
  readonly fort: number;
}

/** Would a nation that enters an area not fight its holder there? */
const isPeace = (s: GameState, nation: Nation, area: Area, holder: Nation): boolean =>
  attackForbiddenBy(s, nation, area, holder) !== undefined || isPassage(s, nation, area, holder);

/** A nation that can attack in its next turn. */
interface Comer {
  readonly nation: Nation;
  /** Its strength near each area, and how much it wants it. */
  readonly near: Float64Array;
  readonly wish: Float64Array;
  /** Comes only after the points of this round. */
  readonly late: boolean;
}

interface Threat extends Bounty {
  readonly nation: Nation;
  /** Strength to the third power. */
  readonly cubed: number;
  /** Comes only after the points of this round. */
  readonly late: boolean;
}

/**
 * What may become of a position: who can go where in the next turn, how long armies will keep an area, and what
 * standing there is worth. Computed on demand, once for each state.
 */
export class Forecast {
  readonly s: GameState;
  readonly w: Weights;
  readonly round: number;
  private readonly p: Prospects;
  /** The round of each nation's next turn. */
  private readonly turn: number[] = [];
  private readonly card: Nation[] = [];
  private readonly lastRound: number;
  private readonly scored: boolean;
  private readonly near: (Float64Array | undefined)[] = [];
  private mobile: Comer[] | undefined;
  private readonly threats: (Threat[] | undefined)[] = [];
  private readonly bounties: (Bounty | undefined)[] = [];

  constructor(s: GameState, w: Weights) {
    this.s = s;
    this.w = w;
    this.round = s.round;
    this.lastRound = scenarioOf(s).rounds[1];
    this.p = prospectsOf(s, this.lastRound, w);
    this.scored = isCounted(s, s.round);
    for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++) {
      this.turn.push(movesLater(s, nation) ? s.round : s.round + 1);
      this.card.push(cardNation(s, nation));
    }
  }

  /** Has the nation made its moves this round? */
  hasMoved(nation: Nation): boolean {
    return (this.turn[nation] as number) > this.round;
  }

  /** The strength a nation could bring to each land area in its next turn, including arrivals from the sea. */
  strengthNear(nation: Nation): Float64Array {
    let total = this.near[nation];
    if (total) return total;
    const { s } = this;
    const turn = this.turn[nation] as number;
    const comes = ownerOf(s, nation) >= 0 && turn <= this.lastRound;
    total = comes ? strengthOf(s, nation, turn, arrivesLater(s, nation), this.w) : NOTHING;
    this.near[nation] = total;
    return total;
  }

  /** Nations that can reach any area at all. */
  private comers(): readonly Comer[] {
    if (this.mobile) return this.mobile;
    this.mobile = [];
    for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++) {
      const near = this.strengthNear(nation);
      if (near === NOTHING) continue;
      const turn = this.turn[nation] as number;
      const wish = row(this.p.wish, this.card[nation] as Nation, turn);
      this.mobile.push({ nation, near, wish, late: turn > this.round });
    }
    return this.mobile;
  }

  /** What a nation scores in its next turn for an army and for a fort of another. */
  private bountyOf(nation: Nation, victim: Nation): Bounty {
    const key = nation * NATION_COUNT + victim;
    let bounty = this.bounties[key];
    if (!bounty) {
      const moment = { round: this.turn[nation] as number, nation };
      bounty = {
        army: armyBounty(this.s, nation, victim, 'infantry', moment),
        fort: fortBounty(this.s, nation, victim, moment),
      };
      this.bounties[key] = bounty;
    }
    return bounty;
  }

  /** Who may attack an area of `holder`, and with how much strength. */
  private threatsTo(holder: Nation, area: Area): Threat[] {
    const key = holder * LAND_COUNT + area;
    let threats = this.threats[key];
    if (threats) return threats;
    threats = [];
    this.threats[key] = threats;
    const { s, w } = this;
    for (const { nation, near, wish, late } of this.comers()) {
      const force = near[area] as number;
      if (force === 0 || nation === holder || isPeace(s, nation, area, holder)) continue;
      const own = s.owner[nation] === s.owner[holder] ? w.threatOwn : 1;
      const { army, fort } = this.bountyOf(nation, holder);
      const prize = Math.min(1, (wish[area] as number) + (w.temptation * Math.max(army, fort)) / PRIZE);
      const strength = force * (w.threatBase + w.threatWanted * prize) * own;
      if (strength > NO_THREAT) threats.push({ nation, army, fort, cubed: cube(strength), late });
    }
    return threats;
  }

  /** The probability that a force keeps an area until the end of this round, or until everybody else has had a turn. */
  keeps(holder: Nation, area: Area, strength: number, until: 'scoring' | 'all'): number {
    if (strength <= 0) return 0;
    const { w } = this;
    const wall = this.wall(area, strength);
    const focus = w.threatFocus * (this.p.fear[holder] as number);
    let keeps = 1;
    for (const { cubed, late } of this.threatsTo(holder, area))
      if (!late || until === 'all') keeps *= 1 - (focus * cubed) / (cubed + wall);
    return keeps;
  }

  /** Points that others may score by destroying what stands in an area. */
  temptation(
    holder: Nation,
    area: Area,
    infantry: number,
    cavalry: number,
    paid: (nation: Nation, points: number) => void,
  ): void {
    const strength = this.strengthIn(holder, area, infantry, cavalry);
    const wall = this.wall(area, strength);
    const fort = buildsForts(this.s, holder) && hasFort(this.s, area) ? 1 : 0;
    for (const threat of this.threatsTo(holder, area)) {
      const points = (threat.army * (infantry + cavalry) + threat.fort * fort) * this.w.temptation;
      if (points > 0)
        paid(threat.nation, (points * this.w.threatFocus * threat.cubed) / (threat.cubed + wall));
    }
  }

  private wall(area: Area, strength: number): number {
    const { w } = this;
    return cube(strength * (DIFFICULT[area] ? w.defenceDifficult : 1) * w.threatRatio);
  }

  /** The strength of armies in an area, with the fort or burh that stands there. */
  strengthIn(nation: Nation, area: Area, infantry: number, cavalry: number): number {
    const { s, w } = this;
    if (buildsForts(this.s, nation)) {
      const fort = hasFort(s, area) || (infantry > 0 && mayBuildFort(s, nation, area));
      return infantry * w.defenceStrong + (fort ? 1 : 0);
    }
    return infantry + cavalry * w.defenceStrong + burhsIn(s, nation, area);
  }

  /** What an army is worth to its nation, wherever it stands. */
  armyWorth(nation: Nation): number {
    return this.p.army[this.card[nation] as Nation]?.[this.turn[nation] as number] as number;
  }

  /** Points that a force of a nation in an area may still bring: the area's own, its growth, and the armies. */
  standing(nation: Nation, area: Area, infantry: number, cavalry: number): number {
    const strength = this.strengthIn(nation, area, infantry, cavalry);
    if (strength === 0) return 0;
    const { w } = this;
    const all = this.keeps(nation, area, strength, 'all');
    const army = this.armyWorth(nation);
    const armies = infantry + cavalry;
    let value = this.later(nation, area, strength) * all;
    const now = this.now(nation, area);
    if (now > 0) value += now * this.keeps(nation, area, strength, 'scoring');
    if (armies > 0 && canGrow(this.s, nation))
      value += (populationPoints(this.s, area) / infantryPrice(this.s, nation)) * w.growthRounds * army * all;
    const counted = armies <= 3 ? armies : 3 + w.crowd * (armies - 3);
    return value + army * counted * (w.exposed + (1 - w.exposed) * all);
  }

  /** Hold points at the end of this round, if it still has points to give. */
  private now(nation: Nation, area: Area): number {
    return this.scored ? 0 : (row(this.p.now, this.card[nation] as Nation, this.round)[area] as number);
  }

  /** Later points of an area for whoever keeps it. */
  private later(nation: Nation, area: Area, strength: number): number {
    const { p, w, round, s } = this;
    const card = this.card[nation] as Nation;
    const force = Math.min(STRONGEST, Math.max(1, Math.round(strength)));
    const value = row(p.later[force - 1] as Table, card, round)[area] as number;
    const entry = row(p.occupyLater, card, round)[area] as number;
    return entry > 0 && s.scored[nation]?.[area] !== 1 ? value + entry * w.occupyLater : value;
  }

  /** Points for entering an area in this round, if they are still to be had. */
  entry(nation: Nation, area: Area): number {
    const points = row(this.p.occupy, this.card[nation] as Nation, this.round)[area] as number;
    return points > 0 && this.s.scored[nation]?.[area] === 1 ? 0 : points;
  }

  /** Points for an area that armies only pass through: none if it counts only when raiders withdraw (DANE-2). */
  passing(nation: Nation, area: Area): number {
    return snapshotValues(this.s, this.round, this.card[nation] as Nation) ? 0 : this.entry(nation, area);
  }

  /** The next hold points of an area, and the round that brings them. */
  nextPoints(nation: Nation, area: Area): { readonly points: number; readonly round: number } {
    const card = this.card[nation] as Nation;
    for (let round = this.scored ? this.round + 1 : this.round; round <= this.lastRound; round++) {
      const values = heldValues(this.s, round, card);
      if (values?.[area]) return { points: values[area] as number, round };
    }
    return { points: 0, round: this.round };
  }

  /** The nation most likely to attack an area, or nobody. */
  strongestThreat(holder: Nation, area: Area): Nation {
    let best = NOBODY;
    let most = 0;
    for (const { nation, cubed } of this.threatsTo(holder, area))
      if (cubed > most) {
        most = cubed;
        best = nation;
      }
    return best;
  }

  /** What an area is worth to a nation that does not hold it but might take it in its next turn. */
  wanted(nation: Nation, area: Area): number {
    const later = this.later(nation, area, 1);
    return this.hasMoved(nation) ? later : later + this.now(nation, area) + this.entry(nation, area);
  }
}
