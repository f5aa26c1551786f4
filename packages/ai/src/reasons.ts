import { type AreaId, areaOf, LAND, NATIONS, type NationId, nationOf, SEAS } from '@bretwalda/engine';

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
      readonly armies: number;
      readonly leader: boolean;
      readonly from: NationId | null;
      /** Chance to win the battle; 1 without one. */
      readonly win: number;
      readonly points: number;
      /** The round that brings the points, or null for points at once. */
      readonly round: number | null;
    }
  /** Adds armies to an area of its own. */
  | {
      readonly code: 'guard';
      readonly area: AreaId;
      readonly armies: number;
      readonly against: NationId | null;
      readonly points: number;
      readonly round: number | null;
    }
  | { readonly code: 'nothing-to-gain' }
  | { readonly code: 'as-the-rules-demand' }
  | { readonly code: 'best-odds'; readonly area: AreaId; readonly win: number }
  | { readonly code: 'stand'; readonly area: AreaId; readonly win: number }
  | { readonly code: 'retreat'; readonly area: AreaId; readonly to: AreaId; readonly win: number }
  | { readonly code: 'best-position'; readonly gain: number }
  | { readonly code: 'own-candidate'; readonly nation: NationId }
  | { readonly code: 'harmless-candidate'; readonly nation: NationId }
  | { readonly code: 'good-side'; readonly points: number };

const nameOfArea = (id: AreaId): string => [...LAND, ...SEAS][areaOf(id)]?.name ?? id;
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
      const { area, armies, leader, from, win, points, round } = reason;
      const who = `${count(armies, 'army', 'armies')}${leader ? ' and the leader' : ''}`;
      const worth = worthOf(points, round);
      if (from === null) return `takes ${nameOfArea(area)} with ${who}${worth}`;
      return `attacks the ${nameOfNation(from)} in ${nameOfArea(area)} with ${who}${worth}; wins ${percent(win)} of the time`;
    }
    case 'guard': {
      const { area, armies, against, points, round } = reason;
      const foe = against === null ? '' : ` against the ${nameOfNation(against)}`;
      return `sends ${count(armies, 'army', 'armies')} to ${nameOfArea(area)}${foe}${worthOf(points, round)}`;
    }
    case 'nothing-to-gain':
      return 'sees nothing more to gain';
    case 'as-the-rules-demand':
      return 'does what the rules still demand';
    case 'best-odds':
      return `fights in ${nameOfArea(reason.area)} first, where the odds are best (${percent(reason.win)})`;
    case 'stand':
      return `fights on in ${nameOfArea(reason.area)} (the attacker wins ${percent(reason.win)})`;
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
