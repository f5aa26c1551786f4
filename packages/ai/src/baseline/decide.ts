import {
  type Action,
  type ActionOf,
  type Area,
  apply,
  areaOf,
  type Dice,
  defaultAction,
  type GameState,
  makeAction,
  type Nation,
  NOWHERE,
  nationOf,
  type Pending,
  seatOfAction,
  seededDice,
} from '@bretwalda/engine';
import {
  armiesIn,
  countEnglish,
  forceIn,
  leaderIn,
  seatPoints,
  stackSizeIn,
} from '@bretwalda/engine/queries';
import { Board, strengthOf } from './board.ts';
import { worth } from './worth.ts';

/** The decisions other than moves: a number for every answer, and the best answer is taken. */

type Of<K extends Pending['kind']> = Extract<Pending, { kind: K }>;
type Rank = (action: Action) => number;

/** How good each answer is; undefined: apply it and see what it scores. */
export function rankFor(s: GameState, p: Pending, random: Dice): Rank | undefined {
  switch (p.kind) {
    case 'place':
    case 'replace':
    case 'burhs':
      return (a) => ('area' in a ? room(s, p.nation, areaOf(a.area)) : 0);
    case 'leader':
      return (a) => armiesIn(s, p.nation, areaOf((a as ActionOf<'leader'>).area));
    case 'allowance':
      return grant(s, p);
    case 'submit':
      return submission(s, p, random);
    case 'displace':
      return displacement(s, p);
    case 'strike':
      return (a) => (a as ActionOf<'strike'>).cavalry;
    case 'burh-loss':
      return (a) => ((a as ActionOf<'give'>).unit === 'burh' ? 1 : 0);
    case 'losses':
      return usual(s);
    case 'retreat':
      return retreat(s, p, random);
    case 'withdraw':
      return withdrawal(s, p);
    case 'remove':
      return removal(s, p);
    case 'vote':
      return vote(s);
    case 'side':
      return (a) => (a.type === 'bid' ? -a.points : 0);
    default:
      return undefined;
  }
}

/** The seat's points right after an action; the dice are the bot's own. */
export function lookAhead(s: GameState, random: Dice): Rank {
  return (action) => {
    const seat = seatOfAction(s, action);
    const dice = seededDice(random.roll(2 ** 31));
    return seatPoints(apply(s, action, dice).state)[seat] ?? 0;
  };
}

/** What the engine answers for a player who does not. */
export function usual(s: GameState): Rank {
  const action = defaultAction(s);
  const text = action && makeAction(action);
  return (a) => (makeAction(a) === text ? 1 : 0);
}

/** The most valuable area first; areas that already have armies later. */
const room = (s: GameState, nation: Nation, area: Area): number =>
  worth(s, nation, area) / Math.max(1, stackSizeIn(s, nation, area));

const grant = (s: GameState, p: Of<'allowance'>): Rank => {
  const friend = s.owner[p.nation] === s.owner[p.overlord];
  return (a) => ((a as ActionOf<'population'>).grant === (friend ? 'full' : 'half') ? 1 : 0);
};

/** The fewer areas it has left, the more likely it gives in. */
function submission(s: GameState, p: Of<'submit'>, random: Dice): Rank {
  const areas = s.holder.filter((holder) => holder === p.nation).length;
  const gives = random.roll(6) >= areas;
  return (a) => ((a.type === 'submit') === gives ? 1 : 0);
}

function displacement(s: GameState, p: Of<'displace'>): Rank {
  const board = new Board(s, p.nation);
  return (a) => {
    const { from, to, leader } = a as ActionOf<'displace'>;
    if (to === null) return -100;
    return board.gain([{ from: areaOf(from), to: areaOf(to), unit: 'infantry', count: 1, leader }]);
  };
}

/** When outnumbered it retreats on a four or more, with as many armies as may go, to a place drawn by lot. */
function retreat(s: GameState, p: Of<'retreat'>, random: Dice): Rank {
  const area = s.battle?.area ?? NOWHERE;
  const defender = s.battle?.defender ?? p.nation;
  const enemy = p.side === 'attacker' ? defender : s.nation;
  const strength = (nation: Nation) =>
    strengthOf(forceIn(s, nation, area), leaderIn(s, nation, area) !== undefined);
  const leaves = strength(p.nation) < strength(enemy) && random.roll(6) >= 4;
  return (a) => {
    if (a.type === 'stand') return leaves ? -1 : 1000;
    if (a.type === 'retreat' && a.to === null) return -2; // nobody is given up for nothing
    return a.type === 'retreat' ? a.infantry + a.cavalry + (a.leader ? 0.5 : 0) : 0;
  };
}

/** Raiders stay where there is something worth holding, and otherwise go back to sea. */
function withdrawal(s: GameState, p: Of<'withdraw'>): Rank {
  return (a) => {
    if (a.type !== 'withdraw') return 0;
    return worth(s, p.nation, areaOf(a.from)) < 0.5 ? a.count : -1;
  };
}

function removal(s: GameState, p: Of<'remove'>): Rank {
  const board = new Board(s, p.nation);
  return (a) => {
    const { area, unit } = a as ActionOf<'remove'>;
    const loss = board.loss(areaOf(area), unit === 'cavalry' ? unit : 'infantry');
    return -loss - (unit === 'cavalry' ? 1 : unit === 'burh' ? 0.5 : 0);
  };
}

/** For the largest of its own nations, else for one that cannot win. */
function vote(s: GameState): Rank {
  return (a) => {
    const candidate = nationOf((a as ActionOf<'vote'>).for);
    const areas = countEnglish(s, candidate);
    return s.owner[candidate] === seatOfAction(s, a) ? areas : -areas;
  };
}
