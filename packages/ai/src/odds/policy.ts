/**
 * When the armies of a side retreat, all together, if they have somewhere to go (RET). It depends only on what is left
 * on both sides:
 * - `stand`: never;
 * - `after-round`: at the first opportunity, after one round of dice (BAT-13);
 * - `outnumbered`: when own fighters × ratio < enemy fighters. The ratio counts in hundredths, up to 10.
 */
export type RetreatPolicy =
  | 'stand'
  | { readonly kind: 'after-round' }
  | { readonly kind: 'outnumbered'; readonly ratio: number };

const STAND = 0;
const AFTER_ROUND = 1;
const OUTNUMBERED = 2;
const MOST = 1000;

/** Codes of policies are smaller than this. */
export const POLICIES = OUTNUMBERED + MOST + 1;

export function policyCode(policy: RetreatPolicy): number {
  if (policy === 'stand') return STAND;
  if (policy.kind === 'after-round') return AFTER_ROUND;
  return OUTNUMBERED + Math.round(100 * Math.max(0, Math.min(MOST / 100, policy.ratio)));
}

export function leaves(code: number, own: number, enemy: number): boolean {
  if (code < OUTNUMBERED) return code === AFTER_ROUND;
  return own * (code - OUTNUMBERED) < enemy * 100;
}
