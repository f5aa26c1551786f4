import type { Step } from '@bretwalda/engine';
import { BRETWALDA_POINTS, type Status, TIMELINE } from '@bretwalda/engine/data';
import { ARMY_COST, LEADER_ALLOWANCE } from '@bretwalda/engine/queries';
import { POPULATION } from '../figures.ts';

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

const TURN: Readonly<Record<PhaseId, Phase>> = {
  population: {
    name: 'Population increase',
    short: 'Growth',
    note: `Clear areas give ${POPULATION.clear} population points, difficult ones ${POPULATION.difficult}; every ${ARMY_COST} points raise an army. Invaders and leaders arrive too.`,
  },
  movement: {
    name: 'Movement',
    short: 'Move',
    note: 'Armies move up to 2 areas; Romans, cavalry and armies with a leader move up to 3.',
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
    note: 'A nation can keep two armies for each area it holds; any more are overpopulation and are removed.',
  },
};

const STEPS: Readonly<Record<Step, string>> = {
  sides: 'Choosing sides',
  'round-start': 'The round begins',
  'roman-departure': 'The Romans leave Britain',
  'arthur-departure': 'Arthur’s time ends',
  'special-reinforcements': 'Reinforcements of 1066',
  'norman-reinforcements': 'Norman reinforcements',
  'standing-points': 'Points already earned',
  'turn-start': 'The turn begins',
  allowance: 'The overlord decides',
  population: 'Population increase',
  'special-arrivals': 'Arrivals',
  invaders: 'Invaders arrive',
  leader: 'A leader arrives',
  movement: 'Movement',
  battles: 'Battles and retreats',
  'before-withdrawal': 'Before the raiders withdraw',
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

const STATUSES: Readonly<Record<Status | 'leader', { readonly name: string; readonly note: string }>> = {
  boats: { name: 'Boats', note: 'Armies on the coast may cross one sea and land elsewhere.' },
  raid: {
    name: 'Raid',
    note: 'Raiders may strike and go back to where they came from after the battles. At sea nobody can attack them.',
  },
  'major-invasion': { name: 'Major invasion', note: 'Two movements and two rounds of battles in this turn.' },
  leader: {
    name: 'Leader',
    note: `Armies with a leader move ${LEADER_ALLOWANCE} areas, do not stop in difficult terrain and add 1 to their dice.`,
  },
};

const yearsOf = (round: number): readonly [number, number] => TIMELINE[round - 1]?.years ?? [0, 0];

export const phases = {
  turn: (id: PhaseId): Phase => TURN[id],
  step: (step: Step): string => STEPS[step],
  status: (id: Status | 'leader'): { readonly name: string; readonly note: string } => STATUSES[id],

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
    withdrawn: 'No more withdrawals',
    scores: 'Scores',
    finish: 'Final scores',
    removeFirst: (n: number): string => `Remove ${n} first`,
    placeFirst: (n: number): string => `Place ${n} first`,
  },

  /** "Round 6", "Round 6 of 16", "430 to 485". */
  round: (round: number): string => `Round ${round}`,
  roundOf: (round: number, last: number): string => `Round ${round} of ${last}`,
  years: (round: number): string => `${yearsOf(round)[0]} to ${yearsOf(round)[1]}`,
  year: (round: number): string => String(yearsOf(round)[0]),
  marks: {
    scoring: 'Areas score at the end of this round.',
    bretwalda: `A Bretwalda may be elected at the end of this round: ${BRETWALDA_POINTS} points.`,
    king: (points: number): string =>
      `There may be a King of England at the end of this round: ${points} points.`,
  },
};
