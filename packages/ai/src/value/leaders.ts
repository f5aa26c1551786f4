import type { LeaderId } from '@bretwalda/engine';
import { isClaimant } from '@bretwalda/engine/queries';
import type { Weights } from './weights.ts';

/** What the loss of a leader costs his nation, besides what others are paid for him: a claimant also the crown. */
export const leaderLoss = (leader: LeaderId, w: Weights): number => (isClaimant(leader) ? w.crown : w.leader);
