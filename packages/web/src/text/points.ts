import {
  type AreaId,
  LEADER_NAMES,
  type LeaderId,
  type NationId,
  nationOf,
  type ScoreEntry,
} from '@bretwalda/engine';

/** A line of the score: why, where, and what it was for. */
export interface PointsEntry {
  readonly reason: ScoreEntry['reason'];
  readonly area: AreaId | null;
  readonly what?: string | null;
  readonly round: number;
}

export type Fallen =
  | { readonly leader: LeaderId }
  | { readonly nation: NationId; readonly unit: 'infantry' | 'cavalry' | 'fort' };

/** What was eliminated: a leader, or "romans fort". */
export function fallen(what: string | null | undefined): Fallen | null {
  if (!what) return null;
  if (what in LEADER_NAMES) return { leader: what as LeaderId };
  const [nation, unit] = what.split(' ');
  if (nationOf(nation) < 0) return null;
  return { nation: nation as NationId, unit: unit === 'fort' || unit === 'cavalry' ? unit : 'infantry' };
}

/** The subject through whom an overlord scored, or null. */
export const through = (what: string | null | undefined): NationId | null =>
  nationOf(what) >= 0 ? (what as NationId) : null;
