import {
  BOATS,
  bodiesIn,
  buildsForts,
  type GameState,
  LAND_AREAS,
  MAJOR,
  normalLimit,
  RAID,
  scenario,
  statusOf,
  TIMELINE,
} from '@bretwalda/engine';

export interface Hint {
  readonly title: string;
  readonly text: string;
}

/** Circumstances that deserve a word of their own. */
export type HintCase =
  | 'bidding'
  | 'first-roman-move'
  | 'roman-move'
  | 'subject'
  | 'raid'
  | 'major-invasion'
  | 'leader'
  | 'boats'
  | 'overstack'
  | 'scoring-round'
  | 'last-round';

export const HINT_CASES: readonly HintCase[] = [
  'bidding',
  'first-roman-move',
  'roman-move',
  'subject',
  'raid',
  'major-invasion',
  'leader',
  'boats',
  'overstack',
  'scoring-round',
  'last-round',
];

/** The circumstances of the decision that is open now, the most telling first. */
export function hintCases(state: GameState): HintCase[] {
  const { pending, nation, round } = state;
  if (pending?.kind === 'side') return state.options.sides === 'bid' ? ['bidding'] : [];
  if (nation < 0 || pending === null) return [];
  const status = statusOf(round, nation);
  if (pending.kind === 'withdraw') return ['raid'];
  if (pending.kind !== 'move') return [];
  const holds: readonly (readonly [HintCase, boolean])[] = [
    ['overstack', LAND_AREAS.some((area) => bodiesIn(state, nation, area) > normalLimit(nation, area))],
    ['first-roman-move', buildsForts(nation) && (status & MAJOR) !== 0],
    ['subject', (state.overlord[nation] ?? -1) >= 0],
    ['last-round', round === scenario(state.scenario).rounds[1]],
    ['major-invasion', (status & MAJOR) !== 0],
    ['leader', state.leaders[nation] !== null],
    ['raid', (status & RAID) !== 0],
    ['boats', (status & BOATS) !== 0],
    ['roman-move', buildsForts(nation) && (status & MAJOR) === 0],
    ['scoring-round', TIMELINE[round - 1]?.scoring === true],
  ];
  return holds.filter(([, is]) => is).map(([id]) => id);
}
