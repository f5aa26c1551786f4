import type { VariantText } from '../../subjects.ts';

export const politics = {
  'submit-when-attacked': {
    name: 'Submission under attack',
    rule: 'A nation may submit as soon as the overlord marches into one of its areas; in battles only those who fight the overlord are asked.',
  },
  'picts-submit-late': {
    name: 'Stubborn Picts',
    rule: 'Picts may submit to the Romans with two areas or fewer, not with three.',
  },
  'half-growth-down': {
    name: 'Slower subjects',
    rule: 'Half of a subject’s population points is rounded down.',
  },
  'halves-down': {
    name: 'Halves rounded down',
    rule: 'Half of what subjects score for areas is rounded down, and so is half of their growth, which is never less than one point.',
  },
  'leaders-end-submission': {
    name: 'Leaders set nations free',
    rule: 'A subject that gets a leader is free and cannot submit while it has one; submission also ends when either side has no army left.',
  },
  'brigantes-score-in-full': {
    name: 'Brigantes score in full',
    rule: 'Brigantes may submit to the Angles even before the Romans leave, and as their subjects keep all their points for areas.',
  },
  'boudicca-one-round': {
    name: 'Boudicca scores once',
    rule: 'The Romans score for Boudicca only in the round in which she appears.',
  },
  'garrisons-in-england': {
    name: 'Garrisons in England',
    rule: 'Roman forts and armies become Romano-British in all of England, and not in Wales.',
  },
  'garrisons-as-wanted': {
    name: 'Garrisons as wanted',
    rule: 'The Romano-British take over as many forts and armies as their player wants, south of York and Cheshire and within the stacking limits.',
  },
  'ruins-garrisoned': {
    name: 'Garrisons in ruins',
    rule: 'Ruined Roman forts become Romano-British too, where no other nation stands.',
  },
  'belgae-spared': {
    name: 'Belgae are spared',
    rule: 'At first the Romano-British may not attack Belgae who submitted to Rome, just like others who did.',
  },
  'arthur-with-his-people': {
    name: 'Arthur with his people',
    rule: 'Arthur joins Romano-British armies; only if there are none does he appear in an empty English area in the south.',
  },
  'open-ballot': {
    name: 'No secret ballot',
    rule: 'Votes for the Bretwalda are always cast openly, one nation after another.',
  },
  'bretwalda-from-anywhere': {
    name: 'Bretwalda from anywhere',
    rule: 'Every nation with an army may be elected Bretwalda, even without an area in England.',
  },
  'king-among-players': {
    name: 'King among players',
    rule: 'A King needs twice as many English areas as all nations of any other player together; the other nations of his own player do not count.',
  },
  'kings-army-in-england': {
    name: 'King’s army in England',
    rule: 'The King’s army is placed in an English area.',
  },
  'cnut-sails-last': {
    name: 'Cnut sails last',
    rule: 'Cnut is crowned and sails home when everything else of the Danish turn is over.',
  },
  'cnut-takes-four': {
    name: 'Cnut takes four',
    rule: 'Four armies go home with Cnut, even if fewer came with him than were due.',
  },
  'norwegian-levy-in-england': {
    name: 'Norwegian levy from England',
    rule: 'In the last round only English areas bring the Norwegians new armies.',
  },
  'harold-worth-two': {
    name: 'Harold worth two',
    rule: 'If Harold is gone, the Normans get two armies more in the last round, not three.',
  },
  'saxon-levy-together': {
    name: 'Saxon levy in one place',
    rule: 'The new Saxon armies of the last round appear all in one English area, whatever stands there and wherever Harold is.',
  },
  'last-leader-is-king': {
    name: 'Last leader is King',
    rule: 'If only one leader of 1066 lives, his nation gets the crown, however much others hold.',
  },
} as const satisfies Readonly<Record<string, VariantText>>;
