import type { VariantText } from '../../subjects.ts';

export const growth = {
  'invaders-at-round-start': {
    name: 'Invaders at round start',
    rule: 'All invaders of a round are placed at sea when it begins, not in the turns of their nations.',
  },
  'new-units-in-turn': {
    name: 'New units in turn',
    rule: 'No area gets a second new unit before every area that can take one has had its first, and so on.',
  },
  'marker-by-dearest-unit': {
    name: 'Higher markers',
    rule: 'A nation carries over population points up to one less than its dearest unit costs.',
  },
  'computer-prices': {
    name: 'Prices of the computer game',
    rule: 'Norwegian infantry costs 7 points, and the Normans may buy cavalry for 12.',
  },
  'burhs-from-round-eleven': {
    name: 'Burhs from round 11',
    rule: 'The Saxons may build burhs from round 11, and at least two a turn however little land they hold.',
  },
  'burhs-beside-infantry': {
    name: 'Burhs beside infantry',
    rule: 'Burhs do not use up infantry: the Saxons may have 20 infantry and 8 burhs.',
  },
  'two-legions-leave': {
    name: 'Two legions leave',
    rule: 'At the end of the Roman turn of round 2, two armies leave if there are more than 12, and never more than two.',
  },
  'reinforced-below-twelve': {
    name: 'Rome sends more',
    rule: 'Rome sends at least one army in rounds 2 to 5 whenever fewer than 12 are in play.',
  },
  'computer-timeline': {
    name: 'Timeline of the computer game',
    rule: 'Some invaders come from other seas, the Irish of round 4 are one army, and the Angles of round 5 are four.',
  },
  'angle-kings-at-home': {
    name: 'Angle kings at home',
    rule: 'Oswiu appears only in Bernicia and Offa only in North Mercia, and only if there are Angles there.',
  },
  'fewer-norsemen': {
    name: 'Fewer Norsemen',
    rule: 'The Norsemen have 8 infantry instead of 10.',
  },
  'every-leader-scores': {
    name: 'Every leader scores',
    rule: 'Whoever defeats an enemy leader scores 6 points, unless the nation’s card says otherwise.',
  },
  'nothing-for-missing-invaders': {
    name: 'Nothing for missing invaders',
    rule: 'A nation with too few pieces for its invaders gets no population points for those that stay out.',
  },
  'romans-may-wait-at-sea': {
    name: 'Romans may wait at sea',
    rule: 'Roman armies in the English Channel need not land.',
  },
  'forts-by-choice': {
    name: 'Forts by choice',
    rule: 'The Romans may give up new forts at the end of the phase in which they were built.',
  },
  'picts-raid-in-round-six': {
    name: 'Picts raid in round 6 too',
    rule: 'The Picts raid in rounds 4, 5 and 6.',
  },
  'danish-raids-score-nothing': {
    name: 'Danish raids score nothing',
    rule: 'The Danes score for occupying areas only in round 12, not for their raids in round 11.',
  },
} as const satisfies Readonly<Record<string, VariantText>>;
