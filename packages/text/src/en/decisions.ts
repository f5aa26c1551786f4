import {
  areaId,
  type GameState,
  type Nation as NationNumber,
  NO_VOTE,
  NOBODY,
  nationId,
  type Pending,
  type PendingKind,
} from '@bretwalda/engine';
import { arthursChoice, comeTogether, type Rules, rulesOf } from '@bretwalda/engine/queries';
import { isGarrisonChosen, recallOf } from '../figures.ts';
import { cap, leader, place, plural, the } from './grammar.ts';
import { label } from './labels.ts';
import { names } from './names.ts';

const { units } = names;

const TITLES: Readonly<Record<PendingKind, string>> = {
  begin: 'Draw lots',
  side: 'Choose your nations',
  allowance: 'How much may they grow?',
  burhs: 'Build burhs',
  place: 'Place a new army',
  'leave-out': 'Too few pieces',
  leader: 'A leader arrives',
  move: 'Movement',
  permission: 'May they leave?',
  submit: 'Submit or resist?',
  displace: 'Leave your subjects’ areas',
  battle: 'Choose the next battle',
  strike: 'Where do the sixes hit?',
  'burh-loss': 'Lose the burh or an army?',
  forts: 'Keep the new forts?',
  losses: 'Which armies are lost?',
  retreat: 'Fight on or retreat?',
  withdraw: 'Raiders withdraw',
  remove: 'Remove armies',
  replace: 'The legions leave',
  ballot: 'A secret ballot?',
  vote: 'Vote for the Bretwalda',
  exchange: 'Infantry or cavalry?',
};

/** Why units are placed or removed. */
const WHY = {
  population: () => 'Raised with your population points.',
  king: () => 'The King’s own army, for holding the crown of England.',
  special: () => 'Harold’s levy before the last fight.',
  reinforcements: () =>
    'Reinforcements arrive together, and may exceed the stacking limit until you have moved.',
  boudicca: () => 'Boudicca’s rising: this army may even exceed the stacking limit.',
  overpopulation: ({ figures, ways }) =>
    ways.crowding === 'limit'
      ? 'They are beyond the population limit, and can spread no further.'
      : `Each area you hold supports ${figures.fedByArea} armies.`,
  reduction: (rules) => {
    const { round, stay, leave } = recallOf(rules);
    if (leave > 0) return `The emperor calls ${units.army(leave)} home, since there are more than ${stay}.`;
    return `The emperor calls legions home: ${stay} armies stay after round ${round}.`;
  },
  departure: () => 'Cnut sails home and takes some of his men with him.',
} satisfies Readonly<Record<Why, (rules: Rules) => string>>;

type Why = Extract<Pending, { why: string }>['why'];

/** Where Arthur may appear (ART-2, ART-3). */
const ARTHUR = {
  either: 'with Romano-British armies, or in an empty area in the south',
  'own-armies': 'with Romano-British armies',
  'english-area': 'in an empty English area in the south',
} as const;

type PendingOf<K extends PendingKind> = Extract<Pending, { kind: K }>;

const Nation = (n: NationNumber): string => cap(the(nationId(n)));

function placePrompt(p: PendingOf<'place'>, state: GameState): string {
  const who = the(nationId(p.nation));
  if (p.why === 'king') return `Choose where the King’s army of ${who} goes.`;
  if (p.why === 'boudicca') return 'Choose an area with Belgae for the army that comes with Boudicca.';
  if (p.why === 'reinforcements')
    return `Choose where ${units.army(p.left)} of ${who} ${plural(p.left, 'appears', 'appear')}.`;
  if (comeTogether(state, p.why))
    return `Choose the English area where ${units.army(p.left)} of ${who} ${plural(p.left, 'appears', 'appear')}.`;
  const where = p.why === 'special' ? 'one of their English areas' : 'one of their areas';
  return `${cap(who)} place ${units.army(p.left)}: choose ${where}${plural(p.left, '', ' for the next one')}.`;
}

function removePrompt(p: PendingOf<'remove'>): string {
  const n = units.army(p.left);
  if (p.why === 'overpopulation') return `${Nation(p.nation)} have ${n} too many. Choose what to remove.`;
  if (p.why === 'reduction') return `Choose ${n} to leave Britain.`;
  return `Choose ${n} to leave with Cnut.`;
}

/** In an open vote one nation speaks after another. */
const nextVoter = (p: PendingOf<'vote'>) =>
  nationId(p.voters[Math.max(0, p.votes.indexOf(NO_VOTE))] ?? NOBODY);

function sidePrompt(state: GameState): string {
  return state.options.sides === 'choose'
    ? 'Choose one of the free groups of nations.'
    : 'Take a free group of nations, or outbid the player who holds one. Your bid is subtracted from your points at the end.';
}

function movePrompt(p: PendingOf<'move'>, state: GameState): string {
  const second = state.invasionHalf === 2 ? ' again' : '';
  return `Move the armies of ${the(nationId(p.nation))}${second}, then end the movement.`;
}

function retreatPrompt(p: PendingOf<'retreat'>, state: GameState): string {
  const area = state.battle ? place(areaId(state.battle.area)) : '';
  return `${Nation(p.nation)} may retreat from ${area} now, with all or some of their armies, or fight on.`;
}

const PROMPTS: { readonly [K in PendingKind]: (p: PendingOf<K>, state: GameState) => string } = {
  begin: (_, state) =>
    state.options.sides === 'random'
      ? 'Lots decide who plays which nations.'
      : 'Lots decide who chooses first.',
  side: (_, state) => sidePrompt(state),
  allowance: (p) =>
    `${Nation(p.nation)} are subjects of ${the(nationId(p.overlord))}: they get half of their population points unless you grant them all.`,
  burhs: (p, state) =>
    `${Nation(p.nation)} have ${p.points} population points. A burh costs ${rulesOf(state).figures.burhCost}, an army ${rulesOf(state).figures.armyCost}. Choose clear areas for burhs, or continue.`,
  place: placePrompt,
  'leave-out': (p) =>
    `${Nation(p.nation)} have too few pieces: ${units.army(p.excess)} must be left out. Choose from which sea.`,
  leader: (p, state) =>
    p.leader === 'arthur'
      ? `Choose where Arthur and his 2 cavalry appear: ${ARTHUR[arthursChoice(state)]}.`
      : `Choose where ${leader(p.leader)} ${p.leader === 'ivar-and-halfdan' ? 'join' : 'joins'} ${the(nationId(p.nation))}.`,
  move: movePrompt,
  permission: (p) =>
    `${Nation(p.nation)}, subjects of ${the(nationId(p.overlord))}, want to leave ${place(areaId(p.area))} empty.`,
  submit: (p) =>
    `${Nation(p.nation)} are few enough to submit to ${the(nationId(p.overlord))}. Submit for protection, or resist?`,
  displace: (p) =>
    `${cap(the(nationId(p.subject)))} have submitted: ${the(nationId(p.nation))} must leave their areas. Choose where each army goes.`,
  battle: (p) => `Choose which battle ${the(nationId(p.nation))} fight next.`,
  strike: (p) =>
    `Sixes can hit cavalry of ${the(nationId(p.victim))}. Choose how many they hit: ${p.least} to ${p.most}.`,
  'burh-loss': (p, state) =>
    `${Nation(p.nation)} take losses${state.battle ? ` in ${place(areaId(state.battle.area))}` : ''}. Is the burh one of them?`,
  forts: (p) =>
    `${Nation(p.nation)} have built forts in this phase. Give up those that you do not want, or keep them all.`,
  losses: (p) => `Choose which armies of ${the(nationId(p.nation))} are lost, by where they came from.`,
  retreat: retreatPrompt,
  withdraw: (p) => `Raiders of ${the(nationId(p.nation))} may go back to where they came from, or stay.`,
  remove: removePrompt,
  replace: (p, state) =>
    `Choose a Roman ${p.unit === 'fort' ? 'fort' : 'army'} to turn into a Romano-British army: ${isGarrisonChosen(rulesOf(state)) ? `${p.left} more at most` : `${p.left} to go`}.`,
  ballot: () => 'Votes are cast openly unless a player asks for a secret ballot.',
  vote: (p) =>
    p.secret
      ? 'Choose who each of your nations votes for. Nobody sees the votes until all have voted.'
      : `Choose who ${the(nextVoter(p))} vote for. They have one vote for each area they hold in England.`,
  exchange: (p) =>
    `${Nation(p.nation)} receive ${units.infantry(p.due)}. One cavalry may take the place of two infantry.`,
};

export const decisions = {
  title: (kind: PendingKind): string => TITLES[kind],
  /** What is asked, with nation, area and numbers. */
  prompt: (p: Pending, state: GameState): string =>
    (PROMPTS[p.kind] as (p: Pending, state: GameState) => string)(p, state),
  /** What an action does, as a button or a line of a list. */
  label,
  /** Why units are placed or removed. */
  why: (why: Why, rules: Rules): string => WHY[why](rules),
};
