import type { VariantText } from '../../subjects.ts';

export const house = {
  'reduced-luck': {
    name: 'Less luck in battle',
    rule: 'Each unit rolls two dice, and every two hits are one loss; an odd hit is kept for the next roll of the same battle.',
  },
  'dice-deck-24': {
    name: 'Deck of 24 dice',
    rule: 'Players draw their battle dice from a deck of their own with four cards of each number; an empty deck is shuffled anew.',
  },
  'dice-deck-48': {
    name: 'Deck of 48 dice',
    rule: 'Players draw their battle dice from a deck of their own with eight cards of each number; an empty deck is shuffled anew.',
  },
  'hidden-scores': {
    name: 'Hidden scores',
    rule: 'Nobody sees any points until the game is over.',
  },
} as const satisfies Readonly<Record<string, VariantText>>;
