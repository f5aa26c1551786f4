import type { AreaId, NationId } from '@bretwalda/engine';

/** The window that is open above the board; never more than one. */
export type OpenWindow =
  | {
      readonly kind:
        | 'menu'
        | 'settings'
        | 'keys'
        | 'players'
        | 'timeline'
        | 'scores'
        | 'log'
        | 'points'
        | 'advice';
    }
  | { readonly kind: 'nation' | 'units' | 'growth'; readonly nation: NationId }
  | { readonly kind: 'area'; readonly area: AreaId }
  | { readonly kind: 'handbook'; readonly rule?: string };
