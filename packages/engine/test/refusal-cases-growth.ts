import { playing } from './options.ts';
import type { Case } from './refusal-cases.ts';

/** Refusals that only the optional rules about growth and building know. */
export const GROWTH_CASES: readonly Case[] = [
  {
    code: 'raze-nothing-new',
    game: () =>
      playing('round 2 romans movement\nkent: romans 2, fort', 'forts-by-choice')
        .do('move 1 kent essex')
        .do('end'),
    order: 'raze kent',
    details: { area: 'kent', open: ['essex'] },
  },
  {
    code: 'exchange-range',
    game: () =>
      playing(
        `round 16 normans turn-start\nmarker normans 3\n${['kent', 'sussex', 'wessex', 'avalon', 'essex']
          .map((area) => `${area}: normans 1`)
          .join('\n')}`,
        'computer-prices',
      ),
    order: 'exchange 2',
    details: { cavalry: 2, most: 1, due: 2 },
  },
];
