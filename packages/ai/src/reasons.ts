import type { AreaId, NationId } from '@bretwalda/engine';

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
