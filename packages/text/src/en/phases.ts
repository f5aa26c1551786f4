import type { NationId, Step } from '@bretwalda/engine';
import type { Status } from '@bretwalda/engine/data';
import type { Rules } from '@bretwalda/engine/queries';
import { armyPrice, doInvadersComeInTurn, hasLeaders, hasTrait, ledMarch, yearsOf } from '../figures.ts';

export interface Phase {
  readonly name: string;
  /** For the phase bar. */
  readonly short: string;
  readonly note: string;
}

/** The phases of a nation turn; a Major Invasion has two movements and two rounds of battles. */
export type PhaseId =
  | 'population'
  | 'movement'
  | 'battles'
  | 'movement-1'
  | 'battles-1'
  | 'movement-2'
  | 'battles-2'
  | 'withdrawal'
  | 'overpopulation';

/** A note may depend on the rules of the game. */
export interface PhaseWords {
  readonly name: string;
  readonly short: string;
  readonly note: string | ((rules: Rules, nation: NationId | null) => string);
}

/** What the first phase brings besides growth. */
const arriving = (rules: Rules): string => {
  if (!hasLeaders(rules)) return 'Reinforcements arrive too.';
  return doInvadersComeInTurn(rules) ? 'Invaders and leaders arrive too.' : 'Leaders arrive too.';
};

/** "Armies move up to 2 areas; Romans, cavalry and armies with a leader move up to 3." */
function marches(rules: Rules): string {
  const { march, longMarch } = rules.figures;
  const armies = `Armies move up to ${march} areas`;
  const led = ledMarch(rules);
  const far = `${hasTrait(rules, 'longMarches') ? 'Romans and ' : ''}cavalry`;
  if (!hasLeaders(rules))
    return rules.ways.areasHeld === 'as-many'
      ? `${armies}. Afterwards the nation holds at least as many areas as before.`
      : `${armies}.`;
  return led === 'one-more'
    ? `${armies}, ${far} up to ${longMarch}; a leader adds one.`
    : `${armies}; ${far.replace(' and ', ', ')} and armies with a leader move up to ${led}.`;
}

const TURN: Readonly<Record<PhaseId, PhaseWords>> = {
  population: {
    name: 'Population increase',
    short: 'Growth',
    note: (rules, nation) => {
      const { populationPoints } = rules.figures;
      return `Clear areas give ${populationPoints.clear} population points, difficult ones ${populationPoints.difficult}; every ${armyPrice(rules, nation)} points raise an army. ${arriving(rules)}`;
    },
  },
  movement: {
    name: 'Movement',
    short: 'Move',
    note: marches,
  },
  battles: {
    name: 'Battles and retreats',
    short: 'Battles',
    note: 'Where you meet other nations, dice decide. You choose the order of the battles.',
  },
  'movement-1': {
    name: 'Movement I',
    short: 'Move I',
    note: 'The first movement of a Major Invasion. A second one follows after the battles.',
  },
  'battles-1': {
    name: 'Battles I',
    short: 'Battles I',
    note: 'The battles of the first movement. The survivors move again.',
  },
  'movement-2': {
    name: 'Movement II',
    short: 'Move II',
    note: 'The second movement of a Major Invasion: every army may move again.',
  },
  'battles-2': {
    name: 'Battles II',
    short: 'Battles II',
    note: 'The battles of the second movement.',
  },
  withdrawal: {
    name: 'Raider withdrawal',
    short: 'Withdraw',
    note: 'Raiders may go back to where they came from, or stay and settle.',
  },
  overpopulation: {
    name: 'Upkeep',
    short: 'Upkeep',
    note: ({ figures }) =>
      `A nation can keep ${figures.fedByArea} armies for each area it holds; any more are overpopulation and are removed.`,
  },
};

const STEPS: Readonly<Record<Step, string>> = {
  sides: 'Choosing sides',
  'round-start': 'The round begins',
  'roman-departure': 'The Romans leave Britain',
  'arthur-departure': 'Arthur’s time ends',
  'special-reinforcements': 'Reinforcements of 1066',
  'norman-reinforcements': 'Norman reinforcements',
  'all-invaders': 'Invaders arrive',
  'standing-points': 'Points already earned',
  'first-turn': 'The first turn',
  'turn-start': 'The turn begins',
  allowance: 'The overlord decides',
  population: 'Population increase',
  'special-arrivals': 'Arrivals',
  invaders: 'Invaders arrive',
  reinforcements: 'Reinforcements arrive',
  leader: 'A leader arrives',
  movement: 'Movement',
  battles: 'Battles and retreats',
  'before-withdrawal': 'Before the raiders withdraw',
  'cnuts-crown': 'Cnut’s crown',
  withdrawal: 'Raider withdrawal',
  departure: 'Cnut’s departure',
  overpopulation: 'Overpopulation',
  reduction: 'Legions called home',
  'turn-end': 'The turn ends',
  'hold-points': 'Points for areas held',
  bretwalda: 'Election of the Bretwalda',
  king: 'King of England?',
  'round-end': 'The round ends',
  over: 'The game is over',
};

const STATUSES: Readonly<Record<Status | 'leader', Omit<PhaseWords, 'short'>>> = {
  boats: {
    name: 'Boats',
    note: ({ ways }) =>
      `Armies on the coast may cross ${ways.seas === 'several' ? 'the sea' : 'one sea'} and land elsewhere.`,
  },
  raid: {
    name: 'Raid',
    note: 'Raiders may strike and go back to where they came from after the battles. At sea nobody can attack them.',
  },
  'major-invasion': { name: 'Major invasion', note: 'Two movements and two rounds of battles in this turn.' },
  leader: {
    name: 'Leader',
    note: (rules) =>
      `Armies with a leader move ${farLed(rules)}, do not stop in difficult terrain and add 1 to their dice.`,
  },
};

/** "3 areas", "one area further". */
export const farLed = (rules: Rules): string => {
  const led = ledMarch(rules);
  return led === 'one-more' ? 'one area further' : `${led} areas`;
};

export const noteOf = (note: PhaseWords['note'], rules: Rules, nation: NationId | null = null): string =>
  typeof note === 'string' ? note : note(rules, nation);

export const phases = {
  turn: (id: PhaseId, rules: Rules, nation: NationId | null = null): Phase => ({
    ...TURN[id],
    note: noteOf(TURN[id].note, rules, nation),
  }),
  step: (step: Step): string => STEPS[step],
  status: (id: Status | 'leader', rules: Rules): { readonly name: string; readonly note: string } => ({
    ...STATUSES[id],
    note: noteOf(STATUSES[id].note, rules),
  }),

  /** The big button: what comes next. */
  next: {
    movement: 'Start movement',
    battles: 'Start battles',
    noBattles: 'End movement',
    secondMovement: 'Start second movement',
    withdrawal: 'Start withdrawal',
    overpopulation: 'Upkeep',
    endTurn: 'End turn',
    nextBattle: 'Next battle',
    nextRound: 'Next round',
    burhs: 'No more burhs',
    forts: 'Keep the forts',
    withdrawn: 'No more withdrawals',
    scores: 'Scores',
    finish: 'Final scores',
    removeFirst: (n: number): string => `Remove ${n} first`,
    placeFirst: (n: number): string => `Place ${n} first`,
  },

  /** "Round 6", "Round 6 of 16", "430 to 485". */
  round: (round: number): string => `Round ${round}`,
  roundOf: (round: number, last: number): string => `Round ${round} of ${last}`,
  years: (round: number, rules: Rules): string => yearsOf(rules, round).join(' to '),
};
