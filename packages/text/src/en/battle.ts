import type { AreaId, LeaderId, NationId } from '@bretwalda/engine';
import { signed } from '../signs.ts';
import type { Prize } from '../subjects.ts';
import { cap, count, does, force, him, his, leader, list, place, plural, the } from './grammar.ts';

type Unit = 'infantry' | 'cavalry' | 'fort' | 'burh';
type Counts = Readonly<Record<Unit, number>>;

const armies = (n: number): string => count(n, 'army', 'armies');

function units(c: Counts): string {
  const parts = [
    ...(c.infantry > 0 ? [armies(c.infantry)] : []),
    ...(c.cavalry > 0 ? [`${c.cavalry} cavalry`] : []),
    ...(c.fort > 0 ? ['the fort'] : []),
    ...(c.burh > 0 ? ['the burh'] : []),
  ];
  return parts.length === 0 ? 'nobody' : list(parts);
}

const DEFEATED = { infantry: 'each army', cavalry: 'each cavalry unit', fort: 'the fort' };
const FELLED: Readonly<Record<Unit, string>> = {
  infantry: 'an army',
  cavalry: 'a cavalry unit',
  fort: 'the fort',
  burh: 'the burh',
};

const NUMBERS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const battle = {
  title: (area: AreaId) => `The battle for ${place(area)}`,
  moment: (round: number, name: string, half: string) => `Round ${round}, ${name}, battles${half}`,
  halves: (half: number) => (half === 1 ? ' I' : ' II'),
  difficult: 'Difficult terrain: defenders are hit only on a 6',
  speed: { skip: 'Dice: skip', fast: 'Dice: fast', full: 'Dice: full' },

  battles: 'Battles',
  order: 'Fight them in any order. The figure is the attacker’s chance of winning.',
  nobodyLeft: 'There are no other battles.',
  inProgress: 'under way',
  over: 'decided',
  chance: (percent: number) => `${percent}%`,
  chanceSpoken: (percent: number) => `chance of winning ${percent} percent`,
  against: 'against',
  fight: 'Roll the dice',
  fightHere: (area: AreaId) => `Fight for ${place(area)}`,

  attacks: (player: string) => `${player}, attacking`,
  defends: (player: string) => `${player}, defending`,
  youAttack: 'you attack',
  youDefend: 'you defend',
  leaderNote: (id: LeaderId) =>
    `${id === 'ivar-and-halfdan' ? 'add' : 'adds'} 1 to each die, cannot be hit ${id === 'boudicca' ? 'herself' : id === 'ivar-and-halfdan' ? 'themselves' : 'himself'}`,
  sum: (natural: number, bonus: number) => `${natural}+${bonus} =`,
  times: (n: number) => `×${n}`,
  hit: 'hit',
  miss: 'miss',
  rolling: 'The dice are rolling',
  needs: (n: number) => `hit only on ${n}`,
  fallen: 'fallen',
  left: 'retreated',
  unit: { infantry: 'Army', cavalry: 'Cavalry', fort: 'Fort', burh: 'Burh' },
  die: (natural: number, value: number, hit: boolean, felled: Unit | null) =>
    `${natural}${value === natural ? '' : `, counts as ${value}`}, ${hit ? 'hit' : 'miss'}${felled === null ? '' : `: ${FELLED[felled]}`}`,
  /** Under a die, where there is little room. */
  hitOn: { infantry: 'hit', cavalry: 'hit: cav.', fort: 'hit: fort', burh: 'hit: burh' },

  ready: 'Before the first roll',
  underWay: 'The battle continues',
  decided: 'The battle is over',
  round: (n: number) => `Dice, ${NUMBERS[n] ?? `${n}th`} roll`,
  hits: (n: number) => count(n, 'hit', 'hits'),
  /** With hits kept from the roll before. */
  hitsWith: (n: number, before: number) =>
    `${count(n, 'hit', 'hits')}${before === 0 ? '' : ` and ${before} kept`}`,
  kept: (n: number) => `${count(n, 'hit', 'hits')} kept for the next roll`,
  keptOn: (nation: NationId, n: number) =>
    `${count(n, 'hit', 'hits')} on ${the(nation)} ${plural(n, 'is', 'are')} kept for the next roll`,
  deck: {
    title: 'Cards left',
    spoken: (left: readonly number[]) =>
      `Cards left in the deck: ${left.map((n, i) => `${n} with a ${i + 1}`).join(', ')}`,
    fair: 'Worked out for fair dice, whatever is left in the decks.',
  },
  falls: (c: Counts) => {
    const n = c.infantry + c.cavalry + c.fort + c.burh;
    return n === 0 ? 'no losses' : `${units(c)} ${plural(n, 'falls', 'fall')}`;
  },
  leaderFalls: (id: LeaderId) => does(id, 'falls too', 'fall too'),
  retreated: (nation: NationId, c: { infantry: number; cavalry: number; leader: boolean }, to: AreaId) => {
    const many = c.infantry + c.cavalry;
    const who = many === 0 ? 'the leader' : `${armies(many)}${c.leader ? ' with the leader' : ''}`;
    return `${cap(the(nation))}: ${who} ${plural(many || 1, 'retreats', 'retreat')} to ${place(to)}`;
  },
  scored: (name: string, points: number) => `${name} ${signed(points)}`,
  inAll: (scored: readonly string[]) => `Points from this battle: ${scored.join(', ')}`,
  about: 'About this battle',
  field: 'The battlefield',
  rounds: 'Roll by roll',
  choosing: 'Waiting for your decision.',
  spoken: (round: number, lines: readonly string[]) => `Roll ${round}. ${lines.join('. ')}.`,
  spokenSide: (nation: NationId, hits: number, losses: string) =>
    `${cap(the(nation))}: ${count(hits, 'hit', 'hits')}; their losses: ${losses}`,
  losses: (c: Counts) => {
    const n = c.infantry + c.cavalry + c.fort + c.burh;
    return n === 0 ? 'none' : units(c);
  },
  holds: (nation: NationId, area: AreaId) => `${cap(the(nation))} hold ${place(area)}`,
  empty: (area: AreaId) => `Nobody is left in ${place(area)}`,
  submitted: (nation: NationId, overlord: NationId) => `${cap(the(nation))} submit to ${the(overlord)}`,

  counts: {
    title: 'What matters here',
    pairs: 'Each unit rolls two dice. Two hits are one loss; an odd hit is kept for the next roll.',
    leader: (id: LeaderId, nation: NationId) =>
      `${does(id, 'adds', 'add')} 1 to every die of ${the(nation)}.`,
    shelter: (nation: NationId) => `Difficult terrain: ${the(nation)} are hit only on 6 or more.`,
    falls: (nation: NationId, needed: number, byStrong: number | null) =>
      byStrong === null
        ? `${cap(the(nation))} are hit on ${needed} or more.`
        : `${cap(the(nation))} are hit on ${needed} or more, by strong units on ${byStrong} or more.`,
    cavalry: (nation: NationId) => `Cavalry of ${the(nation)} is hit only on a 6, and hits on 4 or more.`,
    legions: () => 'Roman armies are hit only on a 6, and hit on 4 or more.',
    fort: () => 'The fort rolls a die and is lost last, after every Roman army.',
    burh: () => 'The burh rolls a die. The Saxons choose whether to lose it or an army.',
    burhFirst: () => 'The burh rolls a die and is lost first.',
    noRetreatYet: 'Nobody may retreat before the first roll.',
  },

  stakes: {
    title: 'At stake',
    now: (nation: NationId, points: number) =>
      `${cap(the(nation))} score ${count(points, 'point', 'points')} at once for taking it.`,
    next: (nation: NationId, points: number, round: number) =>
      `Round ${round}: ${count(points, 'point', 'points')} for ${the(nation)}, if they hold it then.`,
    nothing: (nation: NationId) => `Worth 0 points to ${the(nation)} at their next scoring.`,
    defeats: (nation: NationId, units: readonly Prize[]) =>
      `${cap(the(nation))} score for defeating units: ${list(
        units.map((unit, i) => {
          const n = i === 0 ? count(unit.points, 'point', 'points') : `${unit.points}`;
          return `${n} for ${unit.unit === 'leader' ? leader(unit.leader) : DEFEATED[unit.unit]}`;
        }),
      )}.`,
    leader: (id: LeaderId) =>
      `${leader(id)} ${id === 'ivar-and-halfdan' ? 'fall with their' : id === 'boudicca' ? 'falls with her' : 'falls with his'} last unit.`,
  },

  chances: {
    title: 'Chances',
    before: (own: string, foe: string) => `Before the fight, ${own} against ${foe}`,
    now: (own: string, foe: string) => `Now, ${own} against ${foe}`,
    force: (n: number, company: LeaderId | null) =>
      force(n, String, company === null ? null : leader(company)),
    you: 'you win',
    they: 'they win',
    wins: (name: string) => name,
    both: (percent: number) => `both fall ${percent}%`,
    bar: (first: string, win: number, both: number, second: string, lose: number) =>
      `${first} win ${win} percent, both fall ${both} percent, ${second} win ${lose} percent`,
    left: (name: string) => `${name}: units left at the end, in percent, if nobody retreats`,
    leftTable: { units: 'Units left', percent: 'Percent' },
  },

  retreat: {
    title: 'Retreat?',
    intro: (nation: NationId) =>
      `${cap(the(nation))} may leave now, all or some of them. Those who stay fight on.`,
    where: 'Where to',
    who: 'Who goes',
    whoNote: 'untick those who stay and fight',
    all: 'All',
    none: 'None',
    army: (i: number) => `Army ${i}`,
    cavalry: (i: number) => `Cavalry ${i}`,
    home: (home: AreaId) => `those who came from ${place(home)}`,
    room: (infantry: number, cavalry: number) => `up to ${units({ infantry, cavalry, fort: 0, burh: 0 })}`,
    leaderOnly: 'the leader alone',
    nowhere: 'Nowhere: they are eliminated',
    giveUp: (n: number) => `Give up ${n}`,
    go: (n: number, company: LeaderId | null, to: AreaId) =>
      n === 0
        ? `Retreat${company === null ? '' : ` ${leader(company)}`} to ${place(to)}`
        : `Retreat ${n}${company === null ? '' : ` and ${leader(company)}`} to ${place(to)}`,
    stand: 'Fight on',
    leave: 'Retreat',
    whereFirst: 'First choose where they retreat to.',
    nobody: 'Tick those who go.',
    stacking: (most: number, to: AreaId) =>
      most === 0
        ? `Nobody can go to ${place(to)}: there is no room.`
        : `Only ${armies(most)} can go to ${place(to)}: there is no room for more.`,
    leaderStays: (id: LeaderId) =>
      `${leader(id)} may not stay behind alone: take ${him(id)} along or leave an army.`,
    leaderAlone: (id: LeaderId) => `${leader(id)} can go alone only to an area of ${his(id)} own nation.`,
    namedFirst: 'Before anyone retreats, say where the lost armies came from.',
  },
  strike: {
    title: 'Where do the sixes hit?',
    intro: (nation: NationId, pairs: boolean) =>
      pairs
        ? `Two sixes may hit cavalry of ${the(nation)}. How many of your pairs of sixes hit cavalry?`
        : `A 6 may hit cavalry of ${the(nation)}. How many of your sixes hit cavalry?`,
    option: (n: number) => (n === 0 ? 'Hit only infantry' : `Hit ${n} cavalry`),
  },
  burhLoss: {
    title: 'What is lost?',
    intro: 'One of the losses may be the burh instead of an army.',
    army: 'Lose armies, keep the burh',
    burh: 'Lose the burh',
  },
  lose: {
    title: 'Which armies are lost?',
    intro: (n: number) => `You lose ${armies(n)}. Choose where ${plural(n, 'it', 'they')} came from.`,
    option: (cavalry: boolean, back: AreaId | null, home: AreaId | null) => {
      const what = cavalry ? 'Cavalry' : 'The army';
      const from = back === null ? 'that was already here' : `from ${place(back)}`;
      return `${what} ${from}${home === null || home === back ? '' : `, originally from ${place(home)}`}`;
    },
  },
  nextRound: 'Next roll',
  toEnd: 'Roll to the end',
  nextBattle: 'Next battle',
  toMap: 'Back to the map',
  waiting: (name: string) => `Waiting for ${name}`,
  answers: (name: string) => `${name} decides`,
};
