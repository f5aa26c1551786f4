import type { HintWords, LandHintId } from '../hint-case.ts';

/** Hints where points are for land alone, round after round. */
export const LAND_HINTS: Readonly<Record<LandHintId, HintWords>> = {
  rally: {
    title: 'They gather together',
    text: 'Reinforcements appear together, in an area you hold or in a scoring centre of yours that is empty. They can move at once, and until then the stacking limit does not matter.',
  },
  'rally-landless': {
    title: 'Back to your own centres',
    text: 'You hold no land, so your armies appear in a scoring centre of yours: in an empty one if there is any, else among those who hold it. There only as many may move on as you outnumber them by.',
  },
  hungry: {
    title: 'Too many mouths',
    text: 'You have more armies than your land feeds. Before the movement ends, some must go into empty areas, or attack; those with nowhere to go are removed.',
  },
  'keep-land': {
    title: 'Give nothing up',
    text: 'When the movement ends you must hold at least as many areas as before it. Leave an army behind, or take another area.',
  },
  'two-seas': {
    title: 'Between two seas',
    text: 'Your invaders stand on the border of two seas and may land from either. All of them must land in this movement.',
  },
  'crown-of-areas': {
    title: 'A crown for the south',
    text: ({ figures }) =>
      `At the end of this round ${figures.kingPoints} points go to whoever holds most areas of England in or south of York and Cheshire; if several do, they share them.`,
  },
  'every-round': {
    title: 'Points in every round',
    text: 'What you hold when all nations have moved scores, and your scoring centres score most. Take what you can hold until then, and check who still moves after you.',
  },
};
