import { makeTerms } from '../terms.ts';
import { count } from './grammar.ts';

/** What the words of the rules mean, for players who meet them for the first time. */
export const terms = makeTerms({
  submit: {
    forms: ['submit', 'submits', 'submitted', 'submission'],
    note: () =>
      'A nation that submits cannot be attacked by its overlord. In return it grows more slowly and shares the points for its areas.',
  },
  subject: {
    forms: ['subject', 'subjects'],
    note: () =>
      'A nation that has submitted. It may not attack its overlord or the overlord’s other subjects.',
  },
  limes: {
    forms: ['Limes'],
    note: () =>
      'The Roman frontier. At the end of round 5 the Romans score for areas with an intact fort or held by a nation subject to them.',
  },
  overrun: {
    forms: ['overrun', 'overruns', 'overrunning'],
    note: ({ figures, ways }) => {
      const where = ways.overruns === 'clear-land' ? 'a clear enemy area' : 'an enemy area';
      const most = Number.isFinite(figures.mostStopped) ? `, ${figures.mostStopped} at most` : '';
      return `To move straight on through ${where}. ${figures.stoppedByOne} armies must stay behind for each enemy unit there${most}; the rest may go on.`;
    },
  },
  overstack: {
    forms: ['overstack', 'stacking limit', 'stacking limits'],
    note: ({ figures: { stack, overstack } }) => {
      const most = Number.isFinite(overstack.clear)
        ? `up to ${overstack.clear}, or ${overstack.difficult} in a difficult one`
        : `a difficult one up to ${overstack.difficult}`;
      return `A nation may have ${stack.clear} armies in a clear area and ${stack.difficult} in a difficult one. One area at a time may hold more, ${most}: that is the overstack.`;
    },
  },
  overpopulation: {
    forms: ['overpopulation', 'upkeep'],
    note: ({ figures }) =>
      `At the end of its turn a nation may keep ${figures.fedByArea} armies for each area it holds. Any more are removed.`,
  },
  raid: {
    forms: ['raid', 'raids', 'raider', 'raiders', 'raiding'],
    note: () =>
      'Armies that come by sea in a raid may return to the sea after the battles. Nobody can attack them there.',
  },
  'major-invasion': {
    forms: ['Major Invasion', 'Major Invasions'],
    note: () => 'A turn with two movements and two rounds of battles.',
  },
  burh: {
    forms: ['burh', 'burhs'],
    note: () => 'A fortified Saxon town. It fights and holds its area like an army, but cannot move.',
  },
  bretwalda: {
    forms: ['Bretwalda'],
    note: () =>
      'The foremost ruler of the English kingdoms, elected by the nations that hold areas in England.',
  },
  limit: {
    forms: ['population limit'],
    note: ({ figures }) => {
      const clear =
        figures.fedByClearLand > 0 ? `, and ${figures.fedByClearLand} more if it holds a clear one` : '';
      return `The land feeds ${count(figures.fedByArea, 'army', 'armies')} for each area where a nation stands${clear}. Armies at sea do not count.`;
    },
  },
  centre: {
    forms: ['scoring centre', 'scoring centres'],
    note: () => 'One of three areas that are worth more to a nation than any other land.',
  },
});
