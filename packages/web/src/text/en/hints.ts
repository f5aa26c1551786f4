import type { PendingKind } from '@bretwalda/engine';
import type { Hint, HintCase } from '../hint-case.ts';

const KINDS: Readonly<Record<PendingKind, Hint>> = {
  begin: {
    title: 'Leave it to the lots',
    text: 'Nothing to decide yet: draw lots and see what you get.',
  },
  side: {
    title: 'A hand for every age',
    text: 'Each group has nations for several ages, so you always have something to play. Look at their cards first: some score early, some late.',
  },
  allowance: {
    title: 'Growth for your subjects',
    text: 'Full growth costs you nothing, but it makes them stronger once they are free. As Romans you score for areas of your subjects, so a few more of their armies can serve you well.',
  },
  burhs: {
    title: 'A burh is a cheap wall',
    text: 'A burh costs 2 population points, an army 6. It fights like an army but never moves. Put burhs where you only need to hold on.',
  },
  place: {
    title: 'Place where the fight will be',
    text: 'New armies may still move in this turn, so place them near the border. Every area gets one before another gets its second.',
  },
  'leave-out': {
    title: 'More men than pieces',
    text: 'A nation has only so many pieces. Leave out those you can best do without; your population then starts at 5 points next time.',
  },
  leader: {
    title: 'Where will he be needed?',
    text: 'Place a leader with the armies that are to attack, best of all against difficult terrain. Give him at least two armies: if the last of them dies, so does he.',
  },
  move: {
    title: 'Count before you attack',
    text: 'Choose a stack, then an area. Attack with at least three armies against two. In difficult terrain only sixes hit the defender, so bring more, or a leader.',
  },
  permission: {
    title: 'Whose area is it?',
    text: 'If the area scores for you, or keeps others out, let somebody stay there. Otherwise an empty area may suit you just as well.',
  },
  submit: {
    title: 'Bend or break',
    text: 'Subjects are safe from their overlord, who must leave their areas. In return they get half of their population points unless he grants all, may not attack him, and keep half of their points for areas.',
  },
  displace: {
    title: 'Out, but not lost',
    text: 'Your armies leave the areas of your new subjects. Send them to where you want to be next.',
  },
  battle: {
    title: 'The order matters',
    text: 'Fight first where a victory closes the enemy’s way of retreat or opens your own. Leave the battle you can best do without for last.',
  },
  strike: {
    title: 'Sixes are precious',
    text: 'Cavalry dies only to a six. If horse troubles you most, strike it while you can; other hits still fall on the infantry.',
  },
  'burh-loss': {
    title: 'Stone or men?',
    text: 'The burh holds the area but cannot move; an army can leave and come back. Keep what you will need next turn.',
  },
  losses: {
    title: 'Who can still go home?',
    text: 'Name first those whose way back is closed. The others can still retreat or withdraw.',
  },
  retreat: {
    title: 'Live to fight again',
    text: 'After each roll the defender may retreat, then the attacker. Stay if the area is worth more than the armies you stand to lose.',
  },
  withdraw: {
    title: 'Back to the ships?',
    text: 'At sea nobody can touch your raiders, and they strike again next turn. Those who stay hold their area, grow there, and can be attacked.',
  },
  remove: {
    title: 'Keep what holds land',
    text: 'Take away armies where several stand together and no enemy is near. Next time, spread over more areas: each feeds two armies.',
  },
  replace: {
    title: 'Who stays behind',
    text: 'Eight armies at most remain. They score for clear areas of England in round 7, so keep areas that lie together and away from the coast.',
  },
  ballot: {
    title: 'Open or secret?',
    text: 'An open vote goes nation by nation, and promises can be watched. One player is enough to make it secret.',
  },
  vote: {
    title: 'Half of England and one more',
    text: 'Whoever gets more than half of all votes becomes Bretwalda, for 4 points. If you cannot win, vote for somebody who is no danger to you; without a majority nobody is elected.',
  },
  exchange: {
    title: 'Horse or foot?',
    text: 'One cavalry takes the place of two infantry. It moves 3 areas, hits on 4 or more and dies only to a six; two infantry hold two areas.',
  },
};

const CASES: Readonly<Record<HintCase, Hint>> = {
  bidding: {
    title: 'A bid is paid in points',
    text: 'What you bid is taken off your points at the end. The groups are nearly even, so a few points are a good price and twenty are a burden.',
  },
  'first-roman-move': {
    title: 'Take the south by storm',
    text: 'Every area you occupy in rounds 1 to 3 scores. Two armies hold a lone defender while the rest march on, so go deep. When only four areas are left to the Belgae they may submit, which is worth 6 points.',
  },
  'roman-move': {
    title: 'Follow your roads',
    text: 'Areas with your forts are linked by roads: moving along them is free. Forts fight even without armies and score in round 5, if they still stand.',
  },
  subject: {
    title: 'Under an overlord',
    text: 'You may not attack your overlord, and you need his leave to abandon an area. Everybody else is fair game.',
  },
  raid: {
    title: 'Strike and go',
    text: 'Armies from the sea may attack, score, and go back to sea after the battles. Look for weak areas on the coast, and stay only where you can hold on.',
  },
  'major-invasion': {
    title: 'Move, fight, move, fight',
    text: 'You have two movements and two rounds of battles. Clear the way with the first and take the prizes with the second.',
  },
  leader: {
    title: 'Follow the leader',
    text: 'Armies that move with him go 3 areas, do not stop in difficult terrain and add 1 to their dice. Send him where it is hardest, and never alone.',
  },
  boats: {
    title: 'The sea is a road',
    text: 'With boats, armies on the coast may cross one sea and land elsewhere. Putting to sea is one step of the move, landing the next.',
  },
  overstack: {
    title: 'Too many in one place',
    text: 'A clear area holds 3 armies, a difficult one 2. One area of yours may hold more when the movement ends; all others must be within the limit.',
  },
  'scoring-round': {
    title: 'Points at the end of this round',
    text: 'Areas score once all nations have moved. Spread over as many scoring areas as you can hold until then, and see who still moves after you.',
  },
  'last-round': {
    title: 'Nothing left to save',
    text: 'This is the last round: armies are worth only the points they win now. Take risks that you would not take earlier.',
  },
};

/** Advice for a decision: first for its circumstances (see `hintCases`), last for decisions of this kind. */
export const hints = (kind: PendingKind, circumstances: readonly HintCase[] = []): readonly Hint[] => [
  ...circumstances.map((id) => CASES[id]),
  KINDS[kind],
];
