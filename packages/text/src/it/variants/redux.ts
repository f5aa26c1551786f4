import type { VariantText } from '../../subjects.ts';

export const redux = {
  'open-terrain': {
    name: 'Terreno aperto',
    rule: 'Le aree impervie non fermano le armate: possono attraversarle.',
  },
} as const satisfies Readonly<Record<string, VariantText>>;
