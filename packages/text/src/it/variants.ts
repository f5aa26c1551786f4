import type { VariantId } from '@bretwalda/engine/data';
import type { VariantText } from '../subjects.ts';
import { growth } from './variants/growth.ts';
import { house } from './variants/house.ts';
import { moving } from './variants/moving.ts';
import { politics } from './variants/politics.ts';
import { redux } from './variants/redux.ts';

const VARIANTS: Readonly<Record<VariantId, VariantText>> = {
  ...moving,
  ...politics,
  ...growth,
  ...redux,
  ...house,
};

/** The words of an optional rule; one from elsewhere has only its id. */
export const variants = (id = ''): VariantText =>
  (VARIANTS as Readonly<Record<string, VariantText>>)[id] ?? { name: id, rule: '' };
