import type { AreaId, NationId } from '@bretwalda/engine';

/** Why a bot did something: data, so that a screen can say it in any language. */
export type Reason =
  | { readonly code: 'only-choice' }
  | { readonly code: 'by-chance' }
  | {
      readonly code: 'points-now';
      readonly nation: NationId;
      readonly points: number;
      readonly area: AreaId | null;
    };

/** A reason in a plain English sentence. */
export function describe(reason: Reason): string {
  switch (reason.code) {
    case 'only-choice':
      return 'there is nothing else to choose';
    case 'by-chance':
      return 'left to chance';
    case 'points-now':
      return `${reason.points} points now`;
  }
}
