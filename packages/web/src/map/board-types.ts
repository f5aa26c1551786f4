import type { AreaId, LeaderId, NationId } from '@bretwalda/engine';
import type { AreaNumbers } from '../facts/area-numbers.ts';

/** The units of one nation in one area. */
export interface Stack {
  readonly nation: NationId;
  readonly infantry: number;
  readonly cavalry: number;
  readonly leader: LeaderId | null;
  /** How many can still move; 'other': not the acting nation's. */
  readonly badge: 'all' | 'some' | 'none' | 'other';
  /** Raiders or invaders at sea. */
  readonly raiders: boolean;
  readonly overlord: NationId | null;
}

export interface AreaPieces {
  readonly area: AreaId;
  readonly stacks: readonly Stack[];
  readonly fort: 'none' | 'intact' | 'burnt';
  readonly burh: boolean;
  /** Whose fort or burh it is. */
  readonly builder?: NationId;
}

/** How an area is shown while something is to be chosen on the map. */
export type AreaHighlight =
  | 'go'
  | 'attack'
  | 'over'
  | 'over-attack'
  | 'forbidden'
  | 'battle'
  | 'veil'
  | 'chosen';

/** Units that are shown moving from one area to the next, once for each key. */
export interface Travel {
  readonly key: string;
  readonly nation: NationId;
  readonly unit: 'infantry' | 'cavalry';
  readonly count: number;
  readonly leader: LeaderId | null;
  readonly from: AreaId;
  readonly to: AreaId;
}

/** Units that were placed in an area, shown once for each key. */
export interface Gain {
  readonly key: string;
  readonly nation: NationId;
  readonly area: AreaId;
  readonly count: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export type Motion = 'off' | 'fast' | 'calm';

export interface BoardProps {
  /** New objects only for areas that changed. */
  readonly pieces: readonly AreaPieces[];
  readonly highlights: ReadonlyMap<AreaId, AreaHighlight>;
  /** The numbers of a map layer; they replace the highlights. */
  readonly numbers: AreaNumbers | null;
  /** The stack that is chosen. */
  readonly selected: { readonly area: AreaId; readonly nation: NationId } | null;
  /** How many pieces of a nation were picked in each area. */
  readonly picks: { readonly nation: NationId; readonly counts: ReadonlyMap<AreaId, number> } | null;
  /** Where the keyboard is. */
  readonly focus: AreaId | null;
  readonly names: (area: AreaId) => string;
  readonly leaders: (leader: LeaderId) => string;
  /** What a screen reader says of an area. */
  readonly label: (area: AreaId) => string;
  readonly onPick: (area: AreaId, nation: NationId | null) => void;
  readonly onHover: (area: AreaId | null, at: { readonly x: number; readonly y: number } | null) => void;
  readonly onInspect: (area: AreaId) => void;
  readonly onFocus: (area: AreaId | null) => void;
  readonly motion: Motion;
  readonly travels: readonly Travel[];
  readonly gains: readonly Gain[];
  /** When the key changes, the view goes to these areas. */
  readonly view: { readonly areas: readonly AreaId[]; readonly key: string } | null;
  /** Parts of the board that are covered, in pixels. */
  readonly insets?: Insets;
}

export interface BoardHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** The whole sheet. */
  readonly fit: () => void;
  readonly centre: (area: AreaId) => void;
}
