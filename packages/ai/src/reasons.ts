import { type AreaId, areaOf, type NationId, nationOf } from '@bretwalda/engine';
import { LAND, NATIONS, SEAS } from '@bretwalda/engine/data';
import { isSea } from '@bretwalda/engine/queries';

/** Armies that set out from one place. */
export interface Origin {
  readonly area: AreaId;
  readonly armies: number;
}

/** Why a bot did something: data, so that a screen can say it in any language. */
export type Reason =
  | { readonly code: 'only-choice' }
  | { readonly code: 'by-chance' }
  | {
      readonly code: 'points-now';
      readonly nation: NationId;
      readonly points: number;
      readonly area: AreaId | null;
    }
  /** Goes to an area without a holder, or attacks one. */
  | {
      readonly code: 'take';
      readonly area: AreaId;
      /** All that go there, and where they come from. */
      readonly armies: number;
      readonly origins: readonly Origin[];
      readonly leader: boolean;
      readonly from: NationId | null;
      /** Chance to win the battle; 1 without one. */
      readonly win: number;
      /** Points to be expected for the units that fall there, whoever wins (SCORE-6). */
      readonly bounty: number;
      readonly points: number;
      /** The round that brings the points, or null for points at once. */
      readonly round: number | null;
    }
  /** Adds armies to an area of its own. */
  | {
      readonly code: 'guard';
      readonly area: AreaId;
      readonly armies: number;
      readonly origins: readonly Origin[];
      readonly against: NationId | null;
      readonly points: number;
      readonly round: number | null;
    }
  | { readonly code: 'nothing-to-gain' }
  | { readonly code: 'as-the-rules-demand' }
  | { readonly code: 'best-odds'; readonly area: AreaId; readonly win: number; readonly bounty: number }
  | { readonly code: 'stand'; readonly area: AreaId; readonly win: number; readonly bounty: number }
  | { readonly code: 'retreat'; readonly area: AreaId; readonly to: AreaId; readonly win: number }
  | { readonly code: 'best-position'; readonly gain: number }
  | { readonly code: 'own-candidate'; readonly nation: NationId }
  | { readonly code: 'harmless-candidate'; readonly nation: NationId }
  | { readonly code: 'good-side'; readonly points: number };

const nameOfArea = (id: AreaId): string => [...LAND, ...SEAS][areaOf(id)]?.name ?? id;
const place = (id: AreaId): string => (isSea(areaOf(id)) ? `the ${nameOfArea(id)}` : nameOfArea(id));
const nameOfNation = (id: NationId): string => NATIONS[nationOf(id)]?.name.en ?? id;

const count = (n: number, one: string, many: string): string =>
  `${n === 1 ? 'one' : n} ${n === 1 ? one : many}`;
/** 100 is only what is sure, but for one in ten thousand. */
const percent = (share: number): string =>
  `${share < 1 - 1e-4 ? Math.min(99, Math.round(100 * share)) : 100}%`;

function worthOf(points: number, round: number | null): string {
  if (points === 0) return '';
  return ` for ${count(points, 'point', 'points')}${round === null ? '' : ` in round ${round}`}`;
}

/** Less than half a point is not worth a word. */
const spoils = (bounty: number): string =>
  bounty < 0.5 ? '' : `; about ${count(Math.round(bounty), 'point', 'points')} for defeated units`;

/** "3 armies from Kent", "5 armies (3 from Kent, 2 from Essex)". */
function marching(armies: number, origins: readonly Origin[]): string {
  const all = count(armies, 'army', 'armies');
  const [first, ...others] = origins;
  if (!first) return all;
  if (others.length === 0) return `${all} from ${place(first.area)}`;
  return `${all} (${origins.map(({ area, armies: n }) => `${n} from ${place(area)}`).join(', ')})`;
}

/** A reason in plain English, without subject: "takes York for 12 points". */
export function describe(reason: Reason): string {
  switch (reason.code) {
    case 'only-choice':
      return 'has nothing else to choose';
    case 'by-chance':
      return 'leaves it to chance';
    case 'points-now':
      return `wants ${count(reason.points, 'point', 'points')} now`;
    case 'take': {
      const { area, armies, origins, leader, from, win, points, round, bounty } = reason;
      const who = `${leader ? 'the leader and ' : ''}${marching(armies, origins)}`;
      const worth = worthOf(points, round);
      if (from === null) return `takes ${nameOfArea(area)} with ${who}${worth}`;
      return `attacks the ${nameOfNation(from)} in ${nameOfArea(area)} with ${who}${worth}; wins ${percent(win)} of the time${spoils(bounty)}`;
    }
    case 'guard': {
      const { area, armies, origins, against, points, round } = reason;
      const foe = against === null ? '' : ` against the ${nameOfNation(against)}`;
      return `sends ${marching(armies, origins)} to ${nameOfArea(area)}${foe}${worthOf(points, round)}`;
    }
    case 'nothing-to-gain':
      return 'sees nothing more to gain';
    case 'as-the-rules-demand':
      return 'does what the rules still demand';
    case 'best-odds':
      return `fights in ${nameOfArea(reason.area)} first, where the odds are best (${percent(reason.win)}${spoils(reason.bounty)})`;
    case 'stand':
      return `fights on in ${nameOfArea(reason.area)} (the attacker wins ${percent(reason.win)}${spoils(reason.bounty)})`;
    case 'retreat':
      return `retreats from ${nameOfArea(reason.area)} to ${nameOfArea(reason.to)} (the attacker would win ${percent(reason.win)})`;
    case 'best-position':
      return reason.gain < 0.05
        ? 'sees little difference'
        : `comes out about ${reason.gain.toFixed(1)} points better than otherwise`;
    case 'own-candidate':
      return `wants the points for its own ${nameOfNation(reason.nation)}`;
    case 'harmless-candidate':
      return `would rather see the ${nameOfNation(reason.nation)} than a stronger rival`;
    case 'good-side':
      return `expects about ${count(reason.points, 'point', 'points')} from these nations`;
  }
}
