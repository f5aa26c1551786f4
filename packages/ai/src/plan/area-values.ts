import { type Area, type GameState, type LeaderId, type Nation, NOBODY } from '@bretwalda/engine';
import {
  armyBounty,
  attackForbiddenBy,
  burhsIn,
  fortBounty,
  holderOf,
  isBoundTo,
  isPassage,
  isSea,
  isSeaOpen,
  LAND_COUNT,
  leaderBounty,
  leaderIn,
  RAID,
  statusOf,
} from '@bretwalda/engine/queries';
import { type BattleSpec, battleOdds, type RetreatPolicy, specIn } from '../odds/index.ts';
import type { Forecast } from '../value/forecast.ts';
import { leaderLoss } from '../value/leaders.ts';
import type { Stakes } from '../value/stakes.ts';
import { Scratch } from './scratch.ts';

/** More pieces of a kind than any nation has. */
const INFANTRY = 32;
const CAVALRY = 8;
const FORCES = LAND_COUNT * INFANTRY * CAVALRY;

/** Values by area, infantry, cavalry and leader. */
const KNOWN = new Scratch(FORCES * 2);
/** The value of standing in an area, by area, infantry and cavalry: every outcome of every battle needs it. */
const STOOD = new Scratch(FORCES);

/** What it costs to have to ask for leave, in points. */
const ABANDONED = 5;
const FORBIDDEN = 1000;

/**
 * What it is worth to a seat to have some armies of one nation in an area when the turn ends: in vacant areas and its
 * own the value of standing there, in enemy areas the result of the battle. Each value is computed once.
 */
export class AreaValues {
  readonly o: Forecast;
  readonly nation: Nation;
  readonly stakes: Stakes;
  private readonly user = Scratch.newUser();
  private readonly cavalrySlots: number;
  /** Raiders may go back to sea: they lose nothing by landing where they could not stay. */
  private readonly raiding: boolean;
  /** Invaders who must land have no way back (RET-12). */
  private readonly mayRetreat: boolean;

  constructor(o: Forecast, nation: Nation, stakes: Stakes) {
    this.o = o;
    this.nation = nation;
    this.stakes = stakes;
    const cavalry = (o.s.cavalry[nation] as readonly number[]).some((n) => n > 0);
    this.cavalrySlots = cavalry ? CAVALRY : 1;
    this.raiding = (statusOf(o.s, o.s.round, nation) & RAID) !== 0;
    this.mayRetreat = isSeaOpen(o.s) || !o.s.groups.some((g) => isSea(g.start));
  }

  get s(): GameState {
    return this.o.s;
  }

  isEnemy(area: Area): boolean {
    const holder = holderOf(this.s, area);
    return holder !== NOBODY && holder !== this.nation && !isPassage(this.s, this.nation, area);
  }

  /** The worth of a force in an area at the end of the turn. */
  worth(area: Area, infantry: number, cavalry: number, leader: boolean): number {
    const key = this.keyOf(area, infantry, cavalry) * 2 + (leader ? 1 : 0);
    const known = KNOWN.read(this.user, key);
    if (!Number.isNaN(known)) return known;
    const value = this.isEnemy(area)
      ? this.attack(area, infantry, cavalry, leader)
      : this.peace(area, infantry, cavalry);
    return KNOWN.write(this.user, key, value);
  }

  private keyOf(area: Area, infantry: number, cavalry: number): number {
    return (area * INFANTRY + infantry) * this.cavalrySlots + cavalry;
  }

  private peace(area: Area, infantry: number, cavalry: number): number {
    const { o, nation } = this;
    const armies = infantry + cavalry;
    const stays = this.stays(area, infantry, cavalry);
    if (armies === 0) return this.isBound(area) ? stays - this.leaveToGo(area) : stays;
    return this.orBackToSea(stays, armies) + o.entry(nation, area);
  }

  /** An overlord seldom gives leave to abandon an area. */
  private isBound(area: Area): boolean {
    const { s, nation } = this;
    return s.holder[area] === nation && burhsIn(s, nation, area) === 0 && isBoundTo(s, nation, area);
  }

  private leaveToGo(area: Area): number {
    return this.s.refused.includes(area) ? FORBIDDEN : ABANDONED;
  }

  /** The value of standing in an area, and what others could score there. */
  private stays(area: Area, infantry: number, cavalry: number): number {
    const key = this.keyOf(area, infantry, cavalry);
    const known = STOOD.read(this.user, key);
    if (!Number.isNaN(known)) return known;
    const { o, nation, stakes } = this;
    let value = o.standing(nation, area, infantry, cavalry);
    o.temptation(nation, area, infantry, cavalry, (other, points) => {
      value += points * (stakes.points[other] as number);
    });
    return STOOD.write(this.user, key, value);
  }

  private orBackToSea(stays: number, armies: number): number {
    return this.raiding ? Math.max(stays, armies * this.o.armyWorth(this.nation)) : stays;
  }

  /** What the area is worth to its holder, as this seat sees it: negative for a rival. */
  private theirs(area: Area, infantry: number, cavalry: number): number {
    const holder = holderOf(this.s, area);
    return (this.stakes.future[holder] as number) * this.o.standing(holder, area, infantry, cavalry);
  }

  private attack(area: Area, infantry: number, cavalry: number, leader: boolean): number {
    const { s, o, nation, stakes } = this;
    const holder = holderOf(s, area);
    if (infantry + cavalry === 0) return 0;
    if (attackForbiddenBy(s, nation, area)) return -FORBIDDEN;
    const spec = this.battle(area, infantry, cavalry, leader);
    const odds = battleOdds(spec);
    const before = this.theirs(area, spec.defender.infantry, spec.defender.cavalry);
    const army = o.armyWorth(nation);
    const enemyArmy = o.armyWorth(holder);
    const weight = stakes.future[holder] as number;
    let value = 0;
    for (const { probability, attacker, defender, end } of odds.outcomes) {
      const left = attacker.infantry + attacker.cavalry;
      let worth = -before;
      if (end === 'attacker-holds' || end === 'defender-left') {
        worth += this.orBackToSea(this.stays(area, attacker.infantry, attacker.cavalry), left);
        worth += o.entry(nation, area);
        if (end === 'defender-left')
          worth += weight * enemyArmy * o.w.driven * (defender.infantry + defender.cavalry);
      } else {
        worth += this.theirs(area, defender.infantry, defender.cavalry);
        if (end === 'attacker-left') worth += left * army * o.w.driven;
      }
      value += probability * worth;
    }
    value += this.bounties(area, holder, odds, spec);
    return value;
  }

  private bounties(
    area: Area,
    holder: Nation,
    odds: ReturnType<typeof battleOdds>,
    spec: BattleSpec,
  ): number {
    const { s, nation, stakes } = this;
    const { w } = this.o;
    const theirs = stakes.points[holder] as number;
    let value = 0;
    value += odds.defenderLosses.infantry * armyBounty(s, nation, holder, 'infantry');
    value += odds.defenderLosses.cavalry * armyBounty(s, nation, holder, 'cavalry');
    value += odds.defenderLosses.fort * fortBounty(s, nation, holder);
    value += theirs * odds.attackerLosses.infantry * armyBounty(s, holder, nation, 'infantry');
    value += theirs * odds.attackerLosses.cavalry * armyBounty(s, holder, nation, 'cavalry');
    const enemy = leaderIn(s, holder, area)?.id;
    if (enemy)
      value += odds.defenderLeaderLost * (leaderBounty(s, nation, enemy) - theirs * leaderLoss(enemy, w));
    const own = spec.attacker.leader ? (s.leaders[nation]?.id as LeaderId) : undefined;
    if (own) value += odds.attackerLeaderLost * (theirs * leaderBounty(s, holder, own) - leaderLoss(own, w));
    return value;
  }

  /** The battle that this many attackers would have in an area. */
  battle(area: Area, infantry: number, cavalry: number, leader: boolean): BattleSpec {
    return specIn(this.s, area, {
      nation: this.nation,
      armies: { infantry, cavalry, leader },
      attackerPolicy: this.mayRetreat ? RETREATS : 'stand',
    });
  }
}

const RETREATS: RetreatPolicy = { kind: 'outnumbered', ratio: 1 };
