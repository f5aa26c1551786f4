import { redux } from './redux.ts';
import type { Case } from './refusal-cases.ts';

const WAY_ON = { nation: 'saxons', holder: 'angles', enemy: 1 } as const;

/** Refusals that only Britannia reduX knows, or tells otherwise. */
export const REDUX_CASES: readonly Case[] = [
  {
    code: 'reinforcements-area',
    game: () => redux('round 15 saxons reinforcements\nkent: saxons 1\nsussex: jutes 1'),
    order: 'place sussex',
    details: { nation: 'saxons', area: 'sussex', open: ['essex', 'kent', 'wessex'] },
  },
  {
    code: 'reinforcements-area',
    game: () =>
      redux(
        'round 15 saxons reinforcements\nessex: angles 1\nsussex: jutes 1\nwessex: welsh 1\nyork: danes 1',
      ),
    order: 'place kent',
    details: { nation: 'saxons', area: 'kent', open: ['essex', 'sussex', 'wessex'] },
  },
  {
    code: 'sea-closed',
    game: () => redux('round 12 dubliners movement\nirish-sea: dubliners 3'),
    order: 'move 1 irish-sea icelandic-sea',
    details: {
      nation: 'dubliners',
      from: 'irish-sea',
      to: 'icelandic-sea',
      spent: 0,
      allowance: 2,
      led: false,
    },
  },
  {
    code: 'move-no-boats',
    game: () => redux('round 9 saxons movement\nkent: saxons 1'),
    order: 'move 1 kent frisian-sea',
    details: { nation: 'saxons', from: 'kent', to: 'frisian-sea', spent: 0, allowance: 2, led: false },
  },
  {
    code: 'move-difficult',
    game: () => redux('round 9 saxons movement\nsuffolk: saxons 1').do('move 1 suffolk lindsey'),
    order: 'move 1 lindsey york',
    details: { nation: 'saxons', from: 'lindsey', to: 'york', spent: 1, allowance: 2, led: false },
  },
  {
    code: 'move-enemy-holds',
    game: () =>
      redux('round 9 saxons movement\nsuffolk: saxons 5\nlindsey: angles 1', 'open-terrain').do(
        'move 4 suffolk lindsey',
      ),
    order: 'move 1 lindsey york',
    details: { ...WAY_ON, from: 'lindsey', to: 'york', armies: 4, held: null, mayGoOn: 0 },
  },
  {
    code: 'move-enemy-holds',
    game: () => redux('round 9 saxons movement\nkent: saxons 8\nessex: angles 4').do('move 7 kent essex'),
    order: 'move 2 essex suffolk',
    details: { ...WAY_ON, from: 'essex', to: 'suffolk', enemy: 4, armies: 7, held: 6, mayGoOn: 1 },
  },
  {
    code: 'move-enemy-holds',
    game: () => redux('round 9 saxons movement\nessex: saxons 3, angles 2'),
    order: 'move 2 essex suffolk',
    details: { ...WAY_ON, from: 'essex', to: 'suffolk', enemy: 2, armies: 3, held: 2, mayGoOn: 1 },
  },
  {
    code: 'end-areas',
    game: () =>
      redux('round 9 saxons movement\nkent: saxons 1\nessex: saxons 1\nsussex: saxons 1').do(
        'move 1 kent essex',
      ),
    order: 'end',
    details: { nation: 'saxons', before: 3, now: 2 },
  },
  {
    code: 'end-population',
    game: () => redux('round 9 saxons movement\nkent: saxons 4'),
    order: 'end',
    details: { nation: 'saxons', armies: 4, limit: 3 },
  },
  {
    code: 'retreat-population',
    game: () =>
      redux('round 9 saxons movement\nkent: saxons 4\nessex: saxons 3\nsuffolk: angles 2')
        .do('move 2 essex suffolk')
        .do('end', [1, 1, 1, 1])
        .do('stand'),
    order: 'retreat 2 to essex',
    details: { nation: 'saxons', from: 'suffolk', to: 'essex', armies: 7, limit: 5 },
  },
];
