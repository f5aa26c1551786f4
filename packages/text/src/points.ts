import type { AreaId, NationId, PointsSource } from '@bretwalda/engine';

/** A line of the score: why, where, and what it was for. */
export type PointsEntry = PointsSource<AreaId | null, NationId>;

export type Defeated = Extract<PointsEntry, { reason: 'eliminate' }>;
