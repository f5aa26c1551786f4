import type { Action, GameState } from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import {
  belgicSubmission,
  firstRomanoBritishCount,
  hasLeaders,
  hasStatus,
  recallOf,
  romanRounds,
} from '../figures.ts';
import { type Hint, type HintId, type HintWords, hintIds, makeHint } from '../hint-case.ts';
import { rounds } from './advice.ts';
import { LAND_HINTS } from './land-hints.ts';
import { farLed } from './phases.ts';

const HINTS: Readonly<Record<HintId, HintWords>> = {
  ...LAND_HINTS,
  begin: {
    title: 'Leave it to the lots',
    text: 'Nothing to decide yet: draw lots and see what you get.',
  },
  side: {
    title: 'Look before you choose',
    text: 'Look at the cards of the nations first: what they score, and in which rounds.',
  },
  ages: {
    title: 'Nations for every age',
    text: 'Each group has nations for several ages, so you always have something to play. Some score early, some late.',
  },
  allowance: {
    title: 'Growth for your subjects',
    text: 'Full growth costs you nothing. You also score for your subjects’ areas, so a few more of their armies can serve you well.',
  },
  freed: {
    title: 'They will be free again',
    text: 'Subjects do not stay subjects until the end of the game: what grows now may stand against you later.',
  },
  burhs: {
    title: 'A burh is a cheap wall',
    text: ({ figures }) =>
      `A burh costs ${figures.burhCost} population points, an army ${figures.armyCost}. It fights like an army but never moves. Put burhs where you only need to hold on.`,
  },
  place: {
    title: 'Place where the fight will be',
    text: 'New armies can still move this round, so place them near the border. Every area gets one before any area gets a second.',
  },
  'king-army': {
    title: 'The King’s own',
    text: 'This army comes at the end of the round and moves in your next turn. Until then it guards: place it where someone could strike before you.',
  },
  boudicca: {
    title: 'Where she raises the standard',
    text: 'Boudicca may join this army or another one. Choose an area from which it can reach Romans, even where there is no room left.',
  },
  levy: {
    title: 'Around one banner',
    text: 'All of them appear in the same area and can move at once; until then the stacking limit does not matter. Choose a place from which they reach what you need.',
  },
  'leave-out': {
    title: 'More men than pieces',
    text: ({ ways }) =>
      `A nation has only so many pieces. Leave out those you need least${ways.shortage === 'fills-marker' ? '; your population then starts with a full marker next time' : ''}.`,
  },
  leader: {
    title: 'Where will he be needed?',
    text: 'Place a leader with the armies that will attack, best of all against difficult terrain. Give him at least 2 armies: if the last of them dies, so does he.',
  },
  move: {
    title: 'Count before you attack',
    text: (rules) =>
      `Select a stack, then an area. Attack with at least 3 armies against 2. In difficult terrain the defender is hit only on a 6, so bring more${hasLeaders(rules) ? ', or a leader' : ''}.`,
  },
  permission: {
    title: 'Whose area is it?',
    text: 'If the area scores for you, or keeps others out, let someone stay there. Otherwise an empty area may suit you just as well.',
  },
  submit: {
    title: 'Bend or break',
    text: 'Subjects are safe from their overlord, who must leave their areas. In return they get half of their population points unless he grants them all, may not attack him, and keep half of their points for areas.',
  },
  'submit-angles': {
    title: 'Bend or break',
    text: ({ ways }) =>
      `In Scotland and Galloway the Angles may no longer attack you, and must leave your areas; elsewhere they still may. In return you attack them nowhere, get half of your population points unless they grant them all, and keep ${ways.pointsUnderAngles === 'all' ? 'all' : 'half'} of your points for areas.`,
  },
  'submit-in-full': {
    title: 'Bend or break',
    text: 'In Scotland and Galloway the Angles may no longer attack you, and must leave your areas; elsewhere they still may. In return you attack them nowhere and get half of your population points unless they grant them all. Your points for areas stay yours.',
  },
  displace: {
    title: 'Out, but not lost',
    text: 'Your armies leave the areas of your new subjects. Send them to where you want to be next.',
  },
  battle: {
    title: 'The order matters',
    text: 'Fight first where a victory cuts off the enemy’s retreat or opens your own. Leave the battle that matters least for last.',
  },
  strike: {
    title: 'Sixes are precious',
    text: 'Cavalry is hit only on a 6. If it troubles you most, hit it while you can; other hits still go to the infantry.',
  },
  'burh-loss': {
    title: 'Stone or men?',
    text: 'The burh holds the area but cannot move; an army can leave and come back. Keep what you will need next turn.',
  },
  forts: {
    title: 'Walls to hold or to lose',
    text: 'A fort fights, carries roads and may score, but your enemies score when it falls. Give up those that you cannot hold.',
  },
  losses: {
    title: 'Who can still go home?',
    text: (rules) =>
      `First choose those whose way back is closed. The others can still retreat${hasStatus(rules, 'raid') ? ' or withdraw' : ''}.`,
  },
  retreat: {
    title: 'Live to fight again',
    text: 'After each roll the defender may retreat, then the attacker. Stay if the area is worth more than the armies you stand to lose.',
  },
  withdraw: {
    title: 'Back to the ships?',
    text: 'At sea nobody can touch your raiders, and they strike again next turn. Those who stay hold their area, grow there, and can be attacked.',
  },
  'withdraw-home': {
    title: 'Home again?',
    text: 'Those who go home are back where they set out. Those who stay hold their new area, grow there, and can be attacked.',
  },
  'withdraw-last': {
    title: 'The last round',
    text: 'Whoever goes back to sea now holds no area when the round ends, and will not strike again in this game.',
  },
  remove: {
    title: 'Keep what holds land',
    text: ({ figures }) =>
      `Remove armies where several stand together and no enemy is near. Next time, spread over more areas: each supports ${figures.fedByArea} armies.`,
  },
  recall: {
    title: 'Legions go home',
    text: (rules) => {
      const { round, stay, leave } = recallOf(rules);
      const who = leave > 0 ? `${leave} armies leave` : `After round ${round} only ${stay} armies stay`;
      return `${who}. Forts stay and fight without them: remove legions where a fort stands and no enemy is near.`;
    },
  },
  cnut: {
    title: 'Home with the King',
    text: 'Some of the armies sail with Cnut. Send those that are not needed to hold an area, and keep one in each area that scores.',
  },
  replace: {
    title: 'Who stays behind',
    text: (rules) =>
      `${rules.figures.garrison} armies at most remain. They score for clear areas of England in round ${firstRomanoBritishCount(rules)}, so keep areas that are close together and away from the coast.`,
  },
  ballot: {
    title: 'Open or secret?',
    text: 'An open vote goes nation by nation, and everyone can see who keeps a promise. One player is enough to make it secret.',
  },
  vote: {
    title: 'Half of England and one more',
    text: ({ figures }) =>
      `Whoever gets more than half of all votes becomes Bretwalda, for ${figures.bretwaldaPoints} points. If you cannot win, vote for someone who is no threat to you; without a majority nobody is elected.`,
  },
  exchange: {
    title: 'Horse or foot?',
    text: 'One cavalry takes the place of two infantry. It moves farther, hits more often and is hit only on a 6; two infantry hold two areas.',
  },
  bidding: {
    title: 'A bid is paid in points',
    text: 'What you bid is taken off your points at the end. Compare what the groups typically score: the difference is what a bid may cost.',
  },
  'first-roman-move': {
    title: 'Take the south by storm',
    text: (rules) => {
      const { areas, points } = belgicSubmission(rules);
      return `Every area you occupy in ${rounds(romanRounds(rules).occupy)} scores. Two armies hold a lone defender while the rest march on, so push deep. Once the Belgae are down to ${areas} areas, their submission brings you ${points} points.`;
    },
  },
  'roman-move': {
    title: 'Follow your roads',
    text: (rules) =>
      `Areas with your forts are linked by roads: moving along them is free. Forts fight even without armies and score in ${rounds(romanRounds(rules).limes)}, if they still stand.`,
  },
  subject: {
    title: 'Under an overlord',
    text: 'You may attack neither your overlord nor his other subjects, and you need his permission to abandon an area. Everyone else is fair game.',
  },
  'subject-angles': {
    title: 'Under an overlord',
    text: 'You may attack the Angles nowhere, and need their permission to abandon an area in Scotland or Galloway. Everyone else is fair game.',
  },
  raid: {
    title: 'Hit and run',
    text: 'Raiders may attack, score, and go back to where they came from after the battles. Look for weak areas on the coast, and stay only where you can hold on.',
  },
  'major-invasion': {
    title: 'Move, fight, move, fight',
    text: 'You have two movements and two rounds of battles. Clear the way with the first and take the prizes with the second.',
  },
  led: {
    title: 'Follow the leader',
    text: (rules) =>
      `Armies that move with a leader go ${farLed(rules)}, do not stop in difficult terrain and add 1 to their dice. Send them where it is hardest, and leave no leader alone.`,
  },
  boats: {
    title: 'The sea is a road',
    text: ({ ways }) =>
      ways.seas === 'several'
        ? 'With boats, armies on the coast may cross the sea and land elsewhere. Every sea is one step of the move, and so is landing.'
        : 'With boats, armies on the coast may cross one sea and land elsewhere. Putting to sea is one step of the move, landing the next.',
  },
  overstack: {
    title: 'Too many in one place',
    text: ({ figures: { stack, overstack } }) => {
      const most = Number.isFinite(overstack.clear)
        ? ` (${overstack.clear}, or ${overstack.difficult} in difficult terrain)`
        : '';
      return `A clear area holds ${stack.clear} armies, a difficult one ${stack.difficult}. One area of yours may hold more${most} when the movement ends; all others must be within the limit.`;
    },
  },
  'roman-stack': {
    title: 'Too many in the hills',
    text: ({ figures: { freeStack, overstack } }) =>
      freeStack.difficult < overstack.difficult
        ? `${freeStack.difficult} Roman armies may stay in a difficult area, and in one of them ${overstack.difficult}. In clear areas there is no limit.`
        : `At most ${freeStack.difficult} Roman armies may stay in a difficult area. In clear areas there is no limit.`,
  },
  'scoring-round': {
    title: 'Points at the end of this round',
    text: 'Areas score once all nations have moved. Spread over as many scoring areas as you can hold until then, and check who still moves after you.',
  },
  'last-round': {
    title: 'Nothing left to save',
    text: 'This is the last round: armies are worth only the points they win now. Take risks you would not have taken earlier.',
  },
};

/** Advice for the decision that is open now, with the actions that are legal in it; the most telling first. */
export const hints = (state: GameState, legal: readonly Action[]): readonly Hint[] =>
  hintIds(state, legal).map((id) => makeHint(HINTS[id], rulesOf(state)));
