/** All steps that a game can have, in the order of play (SEQ-4, SEQ-5, SEQ-8, X-SEQ-1). */
const STEPS = [
  'sides',
  'round-start',
  'roman-departure',
  'arthur-departure',
  'special-reinforcements',
  'norman-reinforcements',
  'all-invaders',
  'standing-points',
  'first-turn',
  'turn-start',
  'allowance',
  'population',
  'special-arrivals',
  'invaders',
  'reinforcements',
  'leader',
  'movement',
  'battles',
  'before-withdrawal',
  'cnuts-crown',
  'withdrawal',
  'departure',
  'overpopulation',
  'reduction',
  'turn-end',
  'hold-points',
  'bretwalda',
  'king',
  'round-end',
  'over',
] as const;

export type Step = (typeof STEPS)[number];

/** Those of the second edition: reinforcements come by sea, by growth or by rules of their own. */
export const ORDER_OF_PLAY: readonly Step[] = STEPS.filter(
  (step) => step !== 'reinforcements' && step !== 'all-invaders',
);

/** All invaders come when the round begins (DIG-1). */
export const invadersFirst = (order: readonly Step[]): readonly Step[] =>
  order.flatMap((step) => (step === 'standing-points' ? ['all-invaders', step] : [step]));

/** Cnut is crowned and sails when all else of the Danish turn is over (DIG-31). */
export function cnutLast(order: readonly Step[]): readonly Step[] {
  const isHis = (step: Step) => step === 'cnuts-crown' || step === 'departure';
  const his = order.filter(isHis);
  return order.flatMap((step) => (isHis(step) ? [] : step === 'turn-end' ? [...his, step] : [step]));
}
