import type { AreaId } from '@bretwalda/engine';

/** The number that a map layer writes on an area: points, population or stacking. */
export interface AreaNumber {
  readonly text: string;
  /** A second, smaller number beside it. */
  readonly small?: string;
  /** 0 to 1: how strong the tint is. */
  readonly weight: number;
  readonly held: boolean;
  /** Over a limit. */
  readonly over?: boolean;
}

export type AreaNumbers = ReadonlyMap<AreaId, AreaNumber>;
