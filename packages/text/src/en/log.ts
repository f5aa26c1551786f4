import type { EventType, GameEvent, LeaderId, Seat } from '@bretwalda/engine';
import type { Rules } from '@bretwalda/engine/queries';
import { hasCavalry, hasLimit } from '../figures.ts';
import { type EventOf, LOG_KINDS, type LogLine } from '../log-kind.ts';
import { cap, count, does, him, leader, list, place, plural, the } from './grammar.ts';
import { names } from './names.ts';
import { phases } from './phases.ts';
import { pointsFor } from './points.ts';

const { units, counts } = names;

type Who = (seat: Seat) => string;
type Tell<T extends EventType> = (event: EventOf<T>, who: Who, rules: Rules) => string | null;

const The = (id: Parameters<typeof the>[0]): string => cap(the(id));

/** "2 armies", or "2 infantry" where a nation has horse too. */
const armies = (
  nation: Parameters<typeof the>[0],
  unit: 'infantry' | 'cavalry' | 'burh',
  n: number,
  rules: Rules,
): string => (unit === 'infantry' && !hasCavalry(rules, nation) ? units.army(n) : units[unit](n));

type Step = EventOf<'moved'>;

/** "2 armies with their leader", "their leader" */
function company(e: Step, rules: Rules): string {
  if (e.count === 0) return 'their leader';
  return `${armies(e.nation, e.unit, e.count, rules)}${e.leader ? ' with their leader' : ''}`;
}

const step =
  (verb: string) =>
  (e: Step, _: Who, rules: Rules): string =>
    `${The(e.nation)} ${verb} ${company(e, rules)} from ${place(e.from)} to ${place(e.to)}.`;

function grown(e: EventOf<'population'>): string {
  const { cavalry = 0 } = e;
  const foot = cavalry > 0 ? units.infantry : units.army;
  const made = [
    cavalry > 0 ? units.cavalry(cavalry) : '',
    e.armies > 0 ? foot(e.armies) : '',
    e.burhs > 0 ? units.burh(e.burhs) : '',
  ].filter(Boolean);
  const half = e.halved ? ' (half, as subjects)' : '';
  const before = e.carried === 0 ? '' : ` plus ${e.carried} kept from before`;
  const gain = `${count(e.fromAreas, 'population point', 'population points')}${half}${before}`;
  const above = e.unfed === undefined ? '' : `, with ${units.army(e.unfed)} above their population limit`;
  const result = made.length === 0 ? 'no new army' : list(made);
  return `${The(e.nation)} gain ${gain}${above}: ${result}, ${e.marker === 0 ? 'none' : e.marker} kept.`;
}

function placed(e: EventOf<'placed'>, _: Who, rules: Rules): string | null {
  const what = armies(e.nation, e.unit, e.count, rules);
  const where = place(e.area);
  switch (e.why) {
    case 'invaders':
      return `${The(e.nation)} gather ${what} in ${where}.`;
    case 'reinforcements':
    case 'special':
      return `${The(e.nation)} receive ${what} in ${where}.`;
    case 'king':
      return `${The(e.nation)} raise the King’s army in ${where}.`;
    case 'boudicca':
      return `An army rises with Boudicca in ${where}.`;
    case 'arthur':
      return `Arthur’s ${what} ${plural(e.count, 'appears', 'appear')} in ${where}.`;
    case 'romano-british':
      return null; // told by the fort or army that is replaced
    case 'population':
      return e.unit === 'burh'
        ? `${The(e.nation)} build a burh in ${where}.`
        : `${The(e.nation)} place ${what} in ${where}.`;
  }
}

function removed(e: EventOf<'removed'>, _: Who, rules: Rules): string {
  const what = armies(e.nation, e.unit, e.count, rules);
  const where = place(e.area);
  if (e.why === 'overpopulation')
    return hasLimit(rules)
      ? `${The(e.nation)} lose ${what} in ${where}: the land cannot feed ${plural(e.count, 'it', 'them')}.`
      : `${The(e.nation)} lose ${what} in ${where} to overpopulation.`;
  if (e.why === 'departure')
    return `${cap(what)} of ${the(e.nation)} ${plural(e.count, 'leaves', 'leave')} ${where} with Cnut.`;
  return `${cap(what)} of ${the(e.nation)} ${plural(e.count, 'leaves', 'leave')} ${where} for Rome.`;
}

const fellIn = (id: LeaderId, where: string, by: string | null): string =>
  `${does(id, 'falls', 'fall')} in ${where}${by === null ? '' : ` fighting ${by}`}.`;

const dice = (r: EventOf<'battle-rolled'>['attacker']): string =>
  [...r.infantry, ...r.cavalry, ...r.fort, ...r.burh].join(' ') || 'none';

/** Hits that a roll leaves over, where a loss takes two. */
function kept({ carried }: EventOf<'battle-rolled'>): string {
  const on = (side: string, { high, low }: { readonly high: number; readonly low: number }) =>
    high + low > 0 ? [`${count(high + low, 'hit', 'hits')} on the ${side}`] : [];
  const left = carried
    ? [...on('attackers', carried.onAttacker.after), ...on('defenders', carried.onDefender.after)]
    : [];
  return left.length === 0 ? '' : ` Kept for the next roll: ${list(left)}.`;
}

function points(e: EventOf<'points'>): string {
  const n = counts.points(Math.abs(e.points));
  return e.points < 0
    ? `${The(e.nation)} lose ${n} ${pointsFor(e)}.`
    : `${The(e.nation)} score ${n} ${pointsFor(e)}.`;
}

function king(e: EventOf<'king'>): string {
  if (e.nation === null) return 'England has no king.';
  if (e.cnut) return `Cnut is King of England: ${the(e.nation)} hold ${counts.areas(e.areas)} there.`;
  if (e.among !== undefined)
    return `${The(e.nation)} share the crown of England: they hold ${counts.areas(e.areas)} there.`;
  if (e.areas === 0) return `The King of England comes from ${the(e.nation)}.`;
  return `The King of England comes from ${the(e.nation)}: they hold ${counts.areas(e.areas)} there.`;
}

const TELL: { readonly [T in EventType]: Tell<T> } = {
  'order-drawn': (e, who) => `Lots are drawn. Order: ${list(e.order.map(who))}.`,
  'side-taken': (e, who) =>
    e.points === 0
      ? `${who(e.seat)} takes group ${e.group + 1}.`
      : `${who(e.seat)} takes group ${e.group + 1} for ${counts.points(e.points)}.`,
  'sides-settled': () => 'Everyone has their nations. The game begins.',
  'round-started': (e, _, rules) =>
    `${phases.round(e.round)} begins: the years ${phases.years(e.round, rules)}.`,
  'turn-started': (e) => `The turn of ${the(e.nation)} begins.`,
  'movement-started': (e) => (e.half === 2 ? `${The(e.nation)} move a second time.` : null),
  'movement-ended': () => null,
  automatic: () => null,
  allowance: (e) =>
    e.grant === 'full'
      ? `${The(e.overlord)} grant ${the(e.nation)} all of their population points.`
      : `${The(e.overlord)} grant ${the(e.nation)} only half of their population points.`,
  population: grown,
  'marker-set': (e) => `${The(e.nation)} keep ${count(e.marker, 'population point', 'population points')}.`,
  'no-room': (e) => `There is no room for ${units.army(e.count)} of ${the(e.nation)}.`,
  placed,
  'left-out': (e, _, rules) =>
    `${cap(armies(e.nation, e.unit, e.count, rules))} of ${the(e.nation)} must stay out of ${place(e.area)}.`,
  'leader-entered': (e) => `${does(e.leader, 'joins', 'join')} ${the(e.nation)} in ${place(e.area)}.`,
  'leader-stays-out': (e) =>
    `${does(e.leader, 'does', 'do')} not come: ${the(e.nation)} cannot receive ${him(e.leader)}.`,
  'leader-left': (e) => `The time of ${leader(e.leader)} is over.`,
  'leader-eliminated': (e) => fellIn(e.leader, place(e.area), e.by === null ? null : the(e.by)),
  moved: step('move'),
  retreated: step('retreat with'),
  withdrew: step('withdraw'),
  displaced: (e, _, rules) =>
    `${The(e.nation)} make way: ${company(e, rules)} from ${place(e.from)} to ${place(e.to)}.`,
  'moves-taken-back': (e) =>
    `${The(e.nation)} take back their moves${e.area === null ? '' : ` out of ${place(e.area)}`}.`,
  'fort-built': (e) => `The Romans build a fort in ${place(e.area)}.`,
  'fort-destroyed': (e) => `The Roman fort in ${place(e.area)} burns down.`,
  'fort-removed': (e) => (e.intact ? `The fort in ${place(e.area)} is abandoned.` : null),
  permission: (e) =>
    e.granted
      ? `${The(e.overlord)} let ${the(e.nation)} leave ${place(e.area)}.`
      : `${The(e.overlord)} do not let ${the(e.nation)} leave ${place(e.area)}.`,
  submitted: (e) => `${The(e.nation)} submit to ${the(e.overlord)}.`,
  resisted: (e) =>
    `${The(e.nation)} do not submit to ${the(e.overlord)}${e.forTurn ? ', and will not this turn' : ''}.`,
  'submission-ended': (e) => `${The(e.nation)} are free of ${the(e.overlord)} again.`,
  'battle-started': (e) => `${The(e.attacker)} fight ${the(e.defender)} in ${place(e.area)}.`,
  'battle-rolled': (e) =>
    `Battle in ${place(e.area)}, roll ${e.round}: attackers ${dice(e.attacker)}, defenders ${dice(e.defender)}.${kept(e)}`,
  eliminated: (e, _, rules) =>
    e.by === null
      ? `${The(e.nation)} lose ${armies(e.nation, e.unit, e.count, rules)} in ${place(e.area)}: there was nowhere to go.`
      : `${The(e.nation)} lose ${armies(e.nation, e.unit, e.count, rules)} in ${place(e.area)}.`,
  'battle-ended': (e) =>
    e.holder === null
      ? `Nobody is left in ${place(e.area)}.`
      : `${The(e.holder)} win the battle in ${place(e.area)}.`,
  removed,
  replaced: (e) =>
    `The ${e.unit === 'army' ? 'Roman army' : e.ruined ? 'ruined fort' : 'fort'} in ${place(e.area)} becomes a Romano-British army.`,
  dismounted: (e) =>
    `${cap(units.cavalry(e.count))} of ${the(e.nation)} in ${place(e.area)} ${plural(e.count, 'fights', 'fight')} on foot from now on.`,
  points,
  ballot: (e, who) => (e.secret ? `${who(e.seat)} asks for a secret ballot.` : null),
  'ballot-cast': (e) => `${The(e.nation)} have voted.`,
  voted: (e) =>
    `${The(e.nation)} give ${counts.votes(e.votes)} to ${e.nation === e.for ? 'themselves' : the(e.for)}.`,
  bretwalda: (e) =>
    e.nation === null
      ? `No Bretwalda is elected: ${e.votes} of ${counts.votes(e.of)} ${plural(e.votes, 'is', 'are')} not enough.`
      : `The Bretwalda comes from ${the(e.nation)}, with ${e.votes} of ${counts.votes(e.of)}.`,
  king,
  exchanged: (e) =>
    `${The(e.nation)} choose ${units.cavalry(e.cavalry)} in place of ${units.infantry(2 * e.cavalry)}.`,
  'lost-reinforcements': (e) => `${The(e.nation)} have no pieces left for ${units.army(e.count)}.`,
  'round-ended': () => null,
  'game-over': (e, who) =>
    `${list(e.winners.map(who))} ${plural(e.winners.length, 'wins the game', 'share the victory')}.`,
};

/** An event as a line of the log; null if it is not worth one. */
export const log = (event: GameEvent, who: Who, rules: Rules): LogLine | null => {
  const text = (TELL[event.type] as Tell<EventType>)(event as never, who, rules);
  return text === null ? null : { text, kind: LOG_KINDS[event.type] };
};
