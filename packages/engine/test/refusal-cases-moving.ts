import { playing } from './options.ts';
import type { Case } from './refusal-cases.ts';

/** Refusals that only the optional rules about movement and retreats know. */
export const MOVING_CASES: readonly Case[] = [
  {
    code: 'move-strait',
    game: () =>
      playing('round 9 saxons movement\ngwent: saxons 1', 'straits-cost-two').do('move 1 gwent dyfed'),
    order: 'move 1 dyfed devon',
    details: { nation: 'saxons', from: 'dyfed', to: 'devon', spent: 1, allowance: 2, led: false },
  },
  {
    code: 'subject-no-way-on',
    game: () =>
      playing(
        'round 8 angles movement\nlothian: angles 2\ngalloway: brigantes 1\nsubject brigantes to angles',
        'angles-cross-brigantes',
      ),
    order: 'move 2 lothian galloway',
    details: { nation: 'angles', from: 'lothian', to: 'galloway', spent: 0, allowance: 2, led: false },
  },
  {
    code: 'end-in-subject-area',
    game: () =>
      playing(
        'round 8 angles movement\nlothian: angles 2\nstrathclyde: brigantes 1\nsubject brigantes to angles',
        'angles-cross-brigantes',
      ).do('move 2 lothian strathclyde'),
    order: 'end',
    details: { nation: 'angles', area: 'strathclyde' },
  },
  {
    code: 'retreat-not-open',
    game: () =>
      playing(
        'round 9 saxons movement\nkent: saxons 2\nsussex: saxons 1\nessex: angles 1',
        'one-retreat-area',
      )
        .do('move 2 kent essex')
        .do('move 1 sussex essex')
        .do('end', [1, 1, 1, 1])
        .do('stand')
        .do('retreat 1 to sussex'),
    order: 'retreat 1 to kent',
    details: { nation: 'saxons', from: 'essex', to: 'kent', open: ['sussex'] },
  },
  {
    code: 'retreat-not-open',
    game: () =>
      playing('round 9 saxons movement\nkent: saxons 2\nessex: angles 1', 'retreat-or-perish')
        .do('move 2 kent essex')
        .do('end', [1, 1, 1])
        .do('stand'),
    order: 'retreat 1 to nowhere',
    details: { nation: 'saxons', from: 'essex', to: null, open: ['kent'] },
  },
  {
    code: 'remove-nothing-there',
    game: () =>
      playing('round 13 saxons movement\nessex: saxons 3 burh\nkent: saxons 2', 'burhs-need-no-food').do(
        'end',
      ),
    order: 'remove burh essex',
    details: { nation: 'saxons', area: 'essex', unit: 'burh' },
  },
];
