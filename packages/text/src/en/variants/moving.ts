import type { VariantText } from '../../subjects.ts';

export const moving = {
  'leader-adds-one-area': {
    name: 'Leader adds one area',
    rule: 'Armies with a leader go one area further: infantry three areas, cavalry four.',
  },
  'difficult-costs-two': {
    name: 'Difficult areas cost two',
    rule: 'A difficult area takes two moves instead of one, but one move left is always enough to enter it.',
  },
  'straits-cost-two': {
    name: 'Straits cost two',
    rule: 'A strait takes two moves and may come after other steps, and armies with a leader may go on from there.',
  },
  'road-straits': {
    name: 'Roads across straits',
    rule: 'A strait between two areas with roads is free for the Romans and does not stop them.',
  },
  'roads-before-straits-only': {
    name: 'No roads after straits',
    rule: 'The Romans may use roads before they cross a strait, but not after.',
  },
  'roads-over-ruins': {
    name: 'Roads over ruins',
    rule: 'Roads run through every area of a subject of Rome, even where the Roman fort lies in ruins.',
  },
  'several-seas': {
    name: 'Several seas',
    rule: 'Boats and invaders may cross more than one sea, each for one move, as long as they can still land.',
  },
  'angles-cross-brigantes': {
    name: 'Angles cross Brigante land',
    rule: 'Angles may pass through areas of subject Brigantes that they may not attack, but not stay there.',
  },
  'romans-two-in-difficult': {
    name: 'Romans crowd less',
    rule: 'Only two Roman armies fit in a difficult area, as with other nations, and four in one of them.',
  },
  'burhs-need-no-food': {
    name: 'Burhs need no food',
    rule: 'Burhs do not count for overpopulation and are not removed for it.',
  },
  'raiders-are-newcomers': {
    name: 'Raiders are newcomers',
    rule: 'Only armies that arrived this round may go back to sea after a raid, and Picts who raid may also go back by land.',
  },
  'raiders-retreat-to-sea': {
    name: 'Raiders retreat to sea',
    rule: 'Raiders who attack retreat only to where they began the turn, even after a march inland.',
  },
  'sea-attackers-return': {
    name: 'Invaders retreat to sea',
    rule: 'Attackers who began at sea retreat only to that sea, and not at all when the sea is closed to retreats.',
  },
  'sea-retreat-raiders-only': {
    name: 'Only raiders retreat to sea',
    rule: 'Only raiders may retreat to sea; the first half of a Major Invasion does not allow it.',
  },
  'free-defender-retreats': {
    name: 'Defenders retreat freely',
    rule: 'Defenders may retreat to any area beside them that is empty or their own, even if attackers are near it or came from it.',
  },
  'one-retreat-area': {
    name: 'One area for retreats',
    rule: 'All armies of a side that retreat from a battle at the same time go to the same area.',
  },
  'retreat-or-perish': {
    name: 'Retreat or perish',
    rule: 'Armies that have nowhere to retreat may be given up: they are eliminated, and the enemy scores for them.',
  },
} as const satisfies Readonly<Record<string, VariantText>>;
