import {
  type Action,
  areaOf,
  type GameState,
  type NationId,
  NOBODY,
  nationId,
  type Pending,
} from '@bretwalda/engine';
import { TIMELINE } from '@bretwalda/engine/data';
import {
  areasWithArmies,
  BOATS,
  buildsForts,
  isSea,
  LAND_AREAS,
  MAJOR,
  maySubmit,
  NATION,
  normalLimit,
  RAID,
  scenarioOf,
  stackSizeIn,
  statusOf,
  submissionEnds,
} from '@bretwalda/engine/queries';

export interface Hint {
  readonly title: string;
  readonly text: string;
}

/** Every hint there is: for a kind of decision, or for circumstances that deserve a word of their own. */
export const HINT_IDS = [
  'begin',
  'ages',
  'side',
  'bidding',
  'allowance',
  'freed',
  'burhs',
  'place',
  'king-army',
  'boudicca',
  'leave-out',
  'leader',
  'permission',
  'submit',
  'submit-angles',
  'displace',
  'battle',
  'strike',
  'burh-loss',
  'losses',
  'retreat',
  'withdraw',
  'withdraw-home',
  'withdraw-last',
  'remove',
  'recall',
  'cnut',
  'replace',
  'ballot',
  'vote',
  'exchange',
  'overstack',
  'roman-stack',
  'first-roman-move',
  'subject',
  'subject-angles',
  'last-round',
  'major-invasion',
  'led',
  'raid',
  'boats',
  'roman-move',
  'scoring-round',
  'move',
] as const;

export type HintId = (typeof HINT_IDS)[number];

type PendingOf<K extends Pending['kind']> = Extract<Pending, { kind: K }>;

const isLastRound = (state: GameState): boolean => state.round === scenarioOf(state).rounds[1];

/** The hints for the decision that is open now, the most telling first; only what holds in this scenario and moment. */
export function hintIds(state: GameState, legal: readonly Action[]): readonly HintId[] {
  const { pending } = state;
  if (pending === null) return [];
  switch (pending.kind) {
    case 'side':
      return sides(state);
    case 'allowance':
      return isFreedLater(state, pending) ? ['allowance', 'freed'] : ['allowance'];
    case 'place':
      return [pending.why === 'king' ? 'king-army' : pending.why === 'boudicca' ? 'boudicca' : 'place'];
    case 'submit':
      return [OVERLORDS[nationId(pending.overlord)]?.submit ?? 'submit'];
    case 'withdraw':
      return [withdrawal(state, legal)];
    case 'remove':
      return [pending.why === 'reduction' ? 'recall' : pending.why === 'departure' ? 'cnut' : 'remove'];
    case 'move':
      return [...moving(state), 'move'];
    default:
      return [pending.kind];
  }
}

/** A scenario of all rounds gives every group something to play in each age. */
function sides(state: GameState): readonly HintId[] {
  const [first, last] = scenarioOf(state).rounds;
  const whole = last - first + 1 === TIMELINE.length;
  return [
    ...(state.options.sides === 'bid' ? ['bidding' as const] : []),
    ...(whole ? ['ages' as const] : []),
    'side',
  ];
}

/** What is told of submitting to an overlord, and to his subjects. */
const OVERLORDS: Readonly<Partial<Record<NationId, { readonly submit: HintId; readonly subject: HintId }>>> =
  {
    romans: { submit: 'submit', subject: 'subject' },
    angles: { submit: 'submit-angles', subject: 'subject-angles' },
  };

/** Do subjects become free before the scenario ends (SUB-25, BSUB-11)? */
function isFreedLater(state: GameState, { overlord }: PendingOf<'allowance'>): boolean {
  return scenarioOf(state).rounds[1] >= submissionEnds(overlord);
}

/** Picts go back to land (RAID-9), all others to sea. */
function withdrawal(state: GameState, legal: readonly Action[]): HintId {
  if (isLastRound(state)) return 'withdraw-last';
  const toSea = legal.some((a) => a.type === 'withdraw' && isSea(areaOf(a.to)));
  return toSea ? 'withdraw' : 'withdraw-home';
}

function moving(state: GameState): readonly HintId[] {
  const { nation, round } = state;
  const status = statusOf(round, nation);
  const romans = buildsForts(nation);
  const overlord = state.overlord[nation] ?? NOBODY;
  const subject = overlord === NOBODY ? undefined : OVERLORDS[nationId(overlord)]?.subject;
  const tooMany = LAND_AREAS.some((area) => stackSizeIn(state, nation, area) > normalLimit(nation, area));
  const south = romans && isSouthOpen(state);
  const holds: readonly (readonly [HintId, boolean])[] = [
    ['overstack', tooMany && !romans],
    ['roman-stack', tooMany && romans],
    ['first-roman-move', south],
    ['subject', subject === 'subject'],
    ['subject-angles', subject === 'subject-angles'],
    ['last-round', isLastRound(state)],
    ['major-invasion', (status & MAJOR) !== 0 && state.invasionHalf === 1],
    ['led', state.leaders[nation] !== null],
    ['raid', (status & RAID) !== 0],
    ['boats', (status & BOATS) !== 0],
    ['roman-move', romans && !south],
    ['scoring-round', TIMELINE[round - 1]?.scoring === true],
  ];
  return holds.filter(([, is]) => is).map(([id]) => id);
}

/** The first Roman turn, as long as the Belgae are there, and neither subjects nor few enough to be. */
function isSouthOpen(state: GameState): boolean {
  const belgae = NATION.belgae;
  return (
    (statusOf(state.round, state.nation) & MAJOR) !== 0 &&
    state.overlord[belgae] === NOBODY &&
    areasWithArmies(state, belgae).length > 0 &&
    !maySubmit(state, belgae)
  );
}
