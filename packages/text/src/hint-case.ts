import {
  type Action,
  areaOf,
  type GameState,
  type Nation,
  type NationId,
  NOBODY,
  nationId,
  type Pending,
} from '@bretwalda/engine';
import {
  areasWithArmies,
  armiesIn,
  BOATS,
  buildsForts,
  comeTogether,
  crownOf,
  isSea,
  isSoleOccupant,
  LAND_AREAS,
  MAJOR,
  maySubmit,
  NATION,
  normalLimit,
  overpopulation,
  RAID,
  type Rules,
  rulesOf,
  scenarioOf,
  scoresHalf,
  stackSizeIn,
  statusOf,
  submissionEnds,
  timelineEvent,
  timelineRound,
  waysOf,
} from '@bretwalda/engine/queries';
import { hasLimit, isEveryRoundCounted } from './figures.ts';

export interface Hint {
  readonly title: string;
  readonly text: string;
}

/** The words of a hint, as far as they depend on the rules of the game. */
export interface HintWords {
  readonly title: string;
  readonly text: string | ((rules: Rules) => string);
}

/** A hint in the words of a language. */
export function makeHint({ title, text }: HintWords, rules: Rules): Hint {
  return { title, text: typeof text === 'string' ? text : text(rules) };
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
  'rally',
  'rally-landless',
  'king-army',
  'boudicca',
  'levy',
  'leave-out',
  'leader',
  'permission',
  'submit',
  'submit-angles',
  'submit-in-full',
  'displace',
  'battle',
  'strike',
  'burh-loss',
  'forts',
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
  'hungry',
  'keep-land',
  'two-seas',
  'crown-of-areas',
  'scoring-round',
  'every-round',
  'move',
] as const;

export type HintId = (typeof HINT_IDS)[number];

/** Those of games in which all points are for land, such as reduX. */
export type LandHintId = Extract<
  HintId,
  'rally' | 'rally-landless' | 'hungry' | 'keep-land' | 'two-seas' | 'crown-of-areas' | 'every-round'
>;

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
      return [placing(state, pending)];
    case 'submit':
      return [submitting(state, pending)];
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
  const whole = last - first + 1 === rulesOf(state).timeline.length;
  return [
    ...(state.options.sides === 'bid' ? ['bidding' as const] : []),
    ...(whole ? ['ages' as const] : []),
    'side',
  ];
}

function placing(state: GameState, { why, nation }: PendingOf<'place'>): HintId {
  switch (why) {
    case 'king':
      return 'king-army';
    case 'boudicca':
      return 'boudicca';
    case 'reinforcements':
      return areasWithArmies(state, nation).some((area) => isSoleOccupant(state, nation, area))
        ? 'rally'
        : 'rally-landless';
    default:
      return comeTogether(state, why) ? 'levy' : 'place';
  }
}

/** What is told of submitting to an overlord, and to his subjects. */
const OVERLORDS: Readonly<Partial<Record<NationId, { readonly submit: HintId; readonly subject: HintId }>>> =
  {
    romans: { submit: 'submit', subject: 'subject' },
    angles: { submit: 'submit-angles', subject: 'subject-angles' },
  };

function submitting(state: GameState, { overlord }: PendingOf<'submit'>): HintId {
  if (!scoresHalf(waysOf(state), overlord)) return 'submit-in-full';
  return OVERLORDS[nationId(overlord)]?.submit ?? 'submit';
}

/** Do subjects become free before the scenario ends (SUB-25, BSUB-11)? */
function isFreedLater(state: GameState, { overlord }: PendingOf<'allowance'>): boolean {
  return scenarioOf(state).rounds[1] >= submissionEnds(state, overlord);
}

/** Picts go back to land (RAID-9), all others to sea. */
function withdrawal(state: GameState, legal: readonly Action[]): HintId {
  if (isLastRound(state)) return 'withdraw-last';
  const toSea = legal.some((a) => a.type === 'withdraw' && isSea(areaOf(a.to)));
  return toSea ? 'withdraw' : 'withdraw-home';
}

function moving(state: GameState): readonly HintId[] {
  const { nation, round } = state;
  const status = statusOf(state, round, nation);
  const romans = buildsForts(state, nation);
  const overlord = state.overlord[nation] ?? NOBODY;
  const subject = overlord === NOBODY ? undefined : OVERLORDS[nationId(overlord)]?.subject;
  const tooMany = LAND_AREAS.some(
    (area) => stackSizeIn(state, nation, area) > normalLimit(state, nation, area),
  );
  const south = romans && isSouthOpen(state);
  const rules = rulesOf(state);
  const isScoring = timelineRound(state, round).scoring;
  const isCrown = crownOf(state, round) === 'king' && rules.ways.king === 'most-areas';
  const holds: readonly (readonly [HintId, boolean])[] = [
    ['hungry', hasLimit(rules) && overpopulation(state, nation) > 0],
    ['overstack', tooMany && !romans],
    ['roman-stack', tooMany && romans],
    ['first-roman-move', south],
    ['subject', subject === 'subject'],
    ['subject-angles', subject === 'subject-angles'],
    ['crown-of-areas', isCrown],
    ['last-round', isLastRound(state)],
    ['major-invasion', (status & MAJOR) !== 0 && state.invasionHalf === 1],
    ['led', state.leaders[nation] !== null],
    ['raid', (status & RAID) !== 0],
    ['boats', (status & BOATS) !== 0],
    ['roman-move', romans && !south],
    ['two-seas', otherSeaOf(state, nation)],
    ['keep-land', rules.ways.areasHeld === 'as-many' && heldLand(state, nation)],
    ['scoring-round', isScoring && !isEveryRoundCounted(rules)],
    ['every-round', isScoring && isEveryRoundCounted(rules)],
  ];
  return holds.filter(([, is]) => is).map(([id]) => id);
}

/** Was there land, when the movement began, that could be given up (X-MOV-8)? */
const heldLand = ({ rewind }: GameState, nation: Nation): boolean =>
  LAND_AREAS.some((area) => rewind?.holder[area] === nation);

/** Do invaders of this round stand on the border of two seas, and are they still there (X-REI-1)? */
function otherSeaOf(state: GameState, nation: Nation): boolean {
  const fleet = timelineEvent(state, state.round, nation)?.invaders?.find(({ orSea }) => orSea);
  return fleet !== undefined && armiesIn(state, nation, areaOf(fleet.sea)) > 0;
}

/** The first Roman turn, as long as the Belgae are there, and neither subjects nor few enough to be. */
function isSouthOpen(state: GameState): boolean {
  const belgae = NATION.belgae;
  return (
    (statusOf(state, state.round, state.nation) & MAJOR) !== 0 &&
    state.overlord[belgae] === NOBODY &&
    areasWithArmies(state, belgae).length > 0 &&
    !maySubmit(state, belgae)
  );
}
