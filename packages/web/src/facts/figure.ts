import type { AreaId } from '@bretwalda/engine';

/** What a layer of the map writes on an area. */
export interface Figure {
  readonly text: string;
  /** A second figure beside it, smaller. */
  readonly small?: string;
  /** 0 to 1: how strong the tint is. */
  readonly weight: number;
  readonly held: boolean;
  /** More than there may be. */
  readonly over?: boolean;
}

export type Layer = ReadonlyMap<AreaId, Figure>;
