import { GROWTH_VARIANTS } from './variants/growth.ts';
import { HOUSE_VARIANTS } from './variants/house.ts';
import { MOVING_VARIANTS } from './variants/moving.ts';
import { POLITICS_VARIANTS } from './variants/politics.ts';
import { REDUX_VARIANTS } from './variants/redux.ts';

/** The optional rules, in the order in which they are shown and applied. */
export const VARIANTS = [
  ...MOVING_VARIANTS,
  ...POLITICS_VARIANTS,
  ...GROWTH_VARIANTS,
  ...REDUX_VARIANTS,
  ...HOUSE_VARIANTS,
] as const;

export type VariantId = (typeof VARIANTS)[number]['id'];
