import type { VariantText } from '../../subjects.ts';

export const redux = {
  'open-terrain': {
    name: 'Open terrain',
    rule: 'Difficult areas do not stop armies: they may move on through them.',
  },
} as const satisfies Readonly<Record<string, VariantText>>;
