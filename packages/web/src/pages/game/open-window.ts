import type { AreaId, NationId } from '@bretwalda/engine';

/** Windows of games that are played with others. */
export type PlaceWindow = 'table' | 'talk' | 'notes' | 'orders';

/** The window that is open above the board; never more than one. */
export type OpenWindow =
  | {
      readonly kind:
        | 'menu'
        | 'settings'
        | 'keys'
        | 'players'
        | 'timeline'
        | 'rules'
        | 'scores'
        | 'log'
        | 'points'
        | 'advice'
        | PlaceWindow;
    }
  | { readonly kind: 'nation' | 'units' | 'growth'; readonly nation: NationId }
  | { readonly kind: 'area'; readonly area: AreaId }
  | { readonly kind: 'handbook'; readonly rule?: string };
