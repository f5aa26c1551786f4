import type { AreaId, LeaderId, NationId } from '@bretwalda/engine';
import type { Prize } from '../subjects.ts';
import { cap, count, force, leader, list, place, plural, the } from './grammar.ts';

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

const DEFEATED = { infantry: 'each army', cavalry: 'each cavalry', fort: 'the fort' };
const FELLED: Readonly<Record<Unit, string>> = {
  infantry: 'an army',
  cavalry: 'a cavalry',
  fort: 'the fort',
  burh: 'the burh',
};

const NUMBERS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const battle = {
  title: (area: AreaId) => `The battle for ${place(area)}`,
  moment: (round: number, name: string, half: string) => `Round ${round}, ${name}, battles${half}`,
  halves: (half: number) => (half === 1 ? ' I' : ' II'),
  difficult: 'Difficult land: defenders fall only to 6',
  speed: { skip: 'Dice: at once', fast: 'Dice: quick', full: 'Dice: calm' },

  battles: 'Battles',
  order: 'Fight them in the order you like. The figure is the attacker’s chance to win.',
  nobodyLeft: 'No other battle waits.',
  inProgress: 'being fought',
  over: 'decided',
  chance: (percent: number) => `${percent}%`,
  chanceSpoken: (percent: number) => `chance to win ${percent} percent`,
  against: 'against',
  fight: 'Roll the dice',
  fightHere: (area: AreaId) => `Fight for ${place(area)}`,

  attacks: (player: string) => `${player}, attacks`,
  defends: (player: string) => `${player}, defends`,
  youAttack: 'you attack',
  youDefend: 'you defend',
  leaderNote: (id: LeaderId) =>
    `adds 1 to each die, cannot be hit ${id === 'boudicca' ? 'herself' : id === 'ivar-and-halfdan' ? 'themselves' : 'himself'}`,
  sum: (natural: number, bonus: number) => `${natural}+${bonus} =`,
  times: (n: number) => `×${n}`,
  hit: 'hit',
  miss: 'miss',
  rolling: 'The dice are rolling',
  needs: (n: number) => `falls only to ${n}`,
  fallen: 'fallen',
  left: 'retreated',
  unit: { infantry: 'Army', cavalry: 'Cavalry', fort: 'Fort', burh: 'Burh' },
  die: (unit: string, natural: number, value: number, hit: boolean, felled: Unit | null) =>
    `${unit}: ${natural}${value === natural ? '' : `, counts ${value}`}, ${hit ? 'hit' : 'miss'}${felled === null ? '' : `: ${FELLED[felled]}`}`,
  /** Under a die, where there is little room. */
  hitOn: { infantry: 'hit', cavalry: 'hit: horse', fort: 'hit: fort', burh: 'hit: burh' },

  ready: 'Before the dice',
  underWay: 'The battle goes on',
  decided: 'The battle is decided',
  round: (n: number) => `Dice, ${NUMBERS[n] ?? `${n}th`} round`,
  hits: (n: number) => count(n, 'hit', 'hits'),
  falls: (c: Counts) => {
    const n = c.infantry + c.cavalry + c.fort + c.burh;
    return n === 0 ? 'nobody falls' : `${units(c)} ${plural(n, 'falls', 'fall')}`;
  },
  leaderFalls: (id: LeaderId) => `${leader(id)} ${id === 'ivar-and-halfdan' ? 'fall' : 'falls'} too`,
  retreated: (nation: NationId, c: { infantry: number; cavalry: number; leader: boolean }, to: AreaId) => {
    const many = c.infantry + c.cavalry;
    const who = many === 0 ? 'the leader' : `${armies(many)}${c.leader ? ' with the leader' : ''}`;
    return `${cap(the(nation))}: ${who} ${plural(many || 1, 'retreats', 'retreat')} to ${place(to)}`;
  },
  scored: (name: string, points: number) => `${name} ${points < 0 ? '−' : '+'}${Math.abs(points)}`,
  inAll: (scored: readonly string[]) => `Points of this battle: ${scored.join(', ')}`,
  about: 'About this battle',
  field: 'The field',
  rounds: 'Round by round',
  choosing: 'Your answer is awaited.',
  spoken: (round: number, lines: readonly string[]) => `Round ${round} of dice. ${lines.join('. ')}.`,
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
    title: 'What will count',
    leader: (id: LeaderId, nation: NationId) =>
      `${leader(id)} ${id === 'ivar-and-halfdan' ? 'add' : 'adds'} 1 to every die of ${the(nation)}.`,
    shelter: (nation: NationId) => `Difficult land: ${the(nation)} fall only to 6 or more.`,
    falls: (nation: NationId, needed: number, byStrong: number | null) =>
      byStrong === null
        ? `${cap(the(nation))} fall to ${needed} or more.`
        : `${cap(the(nation))} fall to ${needed} or more, against strong units to ${byStrong} or more.`,
    cavalry: (nation: NationId) => `Cavalry of ${the(nation)} falls only to 6, and hits from 4.`,
    legions: () => 'Roman armies fall only to 6, and hit from 4.',
    fort: () => 'The fort rolls a die and falls last, after every Roman army.',
    burh: () => 'The burh rolls a die. The Saxons choose whether it or an army falls.',
    burhFirst: () => 'The burh rolls a die and is the first to fall.',
    noRetreatYet: 'Nobody may retreat before the first dice.',
  },

  stakes: {
    title: 'At stake',
    now: (nation: NationId, points: number) =>
      `${cap(the(nation))} score ${count(points, 'point', 'points')} at once for taking it.`,
    next: (nation: NationId, points: number, round: number) =>
      `Round ${round}: ${count(points, 'point', 'points')} for ${the(nation)}, if they hold it then.`,
    nothing: (nation: NationId) => `Worth nothing to ${the(nation)} at their next scoring.`,
    defeats: (nation: NationId, units: readonly Prize[]) =>
      `${cap(the(nation))} score for defeats: ${list(
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
    go: (n: number, company: LeaderId | null, to: AreaId) =>
      n === 0
        ? `${company === null ? 'Nobody' : leader(company)} to ${place(to)}`
        : `${n}${company === null ? '' : ` and ${leader(company)}`} to ${place(to)}`,
    stand: 'Fight on',
    leave: 'Retreat',
    whereFirst: 'Choose first where they retreat to.',
    nobody: 'Tick who goes.',
    stacking: (most: number, to: AreaId) =>
      most === 0
        ? `Nobody can go to ${place(to)}: there is no room.`
        : `Only ${armies(most)} can go to ${place(to)}: there is no room for more.`,
    leaderStays: (id: LeaderId) => `${leader(id)} may not stay behind alone: take along or leave an army.`,
    leaderAlone: (id: LeaderId) => `${leader(id)} can go alone only to an area of the own nation.`,
    namedFirst: 'Before anybody retreats, say where the fallen had come from.',
  },
  strike: {
    title: 'Where do the sixes strike?',
    intro: (nation: NationId) =>
      `A six may fell cavalry of ${the(nation)}. How many of your sixes go to cavalry?`,
    option: (n: number) => (n === 0 ? 'None, all to infantry' : `${n} to cavalry`),
  },
  burhLoss: {
    title: 'What falls?',
    intro: 'One of the losses may be the burh instead of an army.',
    army: 'Armies fall, the burh stays',
    burh: 'The burh falls',
  },
  lose: {
    title: 'Who fell?',
    intro: (n: number) => `${cap(armies(n))} of yours fell. Say where the fallen had come from.`,
    option: (cavalry: boolean, back: AreaId | null, home: AreaId | null) => {
      const what = cavalry ? 'Cavalry' : 'The army';
      const from = back === null ? 'that was already here' : `from ${place(back)}`;
      return `${what} ${from}${home === null || home === back ? '' : `, first from ${place(home)}`}`;
    },
  },
  nextRound: 'Next round',
  toEnd: 'Roll to the end',
  nextBattle: 'Next battle',
  toMap: 'Back to the map',
  waiting: (name: string) => `Waiting for ${name}`,
  answers: (name: string) => `${name} decides`,
};
