import type { LeaderId } from '@bretwalda/engine';
import type { Weights } from './weights.ts';

/** Leaders of 1066 stay to the end, and one of them may be King (KING-7). */
const CLAIMANTS: ReadonlySet<LeaderId> = new Set([
  'harold',
  'harald-hardrada',
  'william',
  'svein-estrithson',
]);

export const isClaimant = (leader: LeaderId): boolean => CLAIMANTS.has(leader);

/** What the loss of a leader costs his nation, besides what others are paid for him. */
export const leaderLoss = (leader: LeaderId, w: Weights): number => (isClaimant(leader) ? w.crown : w.leader);
