import type { LeaderId } from '@bretwalda/engine';
import { isClaimant } from '@bretwalda/engine/queries';
import type { Weights } from './weights.ts';

/**
 * What losing a leader costs his nation, apart from what others score for him; a claimant's death also costs the crown.
 */
export const leaderLoss = (leader: LeaderId, w: Weights): number => (isClaimant(leader) ? w.crown : w.leader);
