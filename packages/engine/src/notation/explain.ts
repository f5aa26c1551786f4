import type { AreaId } from '../data/board.ts';
import type { LeaderId, NationId } from '../data/nations.ts';
import type { Violation, ViolationCode, ViolationOf } from '../model/violation.ts';
import type { Detail, ViolationDetails } from '../model/violation-details.ts';

/** A violation as an English sentence: what was wrong, where, and what to do. Other languages use code and details. */
export const explain = (v: Violation): string => `${capital(sentence(v))} [${v.rule}]`;

const sentence = <C extends ViolationCode>(v: ViolationOf<C>): string => SENTENCES[v.code](v.details, v.rule);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => (['and', 'mor', 'mac'].includes(word) ? word : capital(word)))
    .join(id === 'romano-british' ? '-' : ' ');

const title = (id: string): string => (/-(sea|ocean|channel)$/.test(id) ? `the ${titled(id)}` : titled(id));

/** Anything may be missing: a sentence must not fail for it. */
type Told<C extends ViolationCode> = Readonly<Partial<ViolationDetails[C]>>;

type Name = AreaId | NationId | LeaderId;

const name = (id: Name | null | undefined): string => (id ? title(id) : 'none');

const list = (items: readonly string[] = []): string => (items.length === 0 ? 'none' : items.join(', '));

const names = (ids: readonly Name[] | undefined): string => list(ids?.map(name));

/** People count from one. */
const counted = (index: number | undefined): string => plain(index === undefined ? index : index + 1);

/** A number, or a word that is said as it is. */
function plain(value: string | number | undefined): string {
  if (value === undefined) return 'none';
  return value === Number.POSITIVE_INFINITY ? 'any number' : String(value);
}

/** "There is only 1 such army", "There are only 2 such armies". */
const only = (there: number | undefined, one: string, many: string): string =>
  there === 1 ? `There is only 1 ${one}` : `There are only ${there} ${many}`;

/** "…, the limit is 2, your overstack is already in Wessex." */
const stacking = (d: Told<'place-stacking' | 'retreat-stacking'>): string => {
  const overstack = d.overstack ? `; your one overstack is already in ${name(d.overstack)}` : '';
  return `${plain(d.armies)} would stand in ${name(d.area)}, the limit is ${plain(d.limit)}${overstack}.`;
};

/** "Only one stack may be above the limit: 6 stand in Wessex (limit 3), 5 in Kent (limit 3). 2 must leave Kent." */
function tooHigh(d: Told<'end-stacking'>): string {
  const { areas = [], armies = [], limits = [], leave = [], overstack, enough } = d;
  const stacks = areas.map(
    (area, i) => `${armies[i]}${i === 0 ? ' stand' : ''} in ${name(area)} (limit ${limits[i]})`,
  );
  const verb = enough ? 'must' : 'can still';
  const from = (d.from ?? []).map((area, i) => `${leave[i]} ${verb} leave ${name(area)}`);
  const rule = overstack ? 'Only one stack may be above the limit: ' : '';
  const undo = enough ? '' : ' Take back your moves.';
  const elsewhere =
    overstack && !areas.includes(overstack) ? ` ${name(overstack)} may then be that stack.` : '';
  return `${rule}${stacks.join(', ')}.${from.length > 0 ? ` ${from.join(', ')}.` : ''}${elsewhere}${undo}`;
}

/** A detail of which only the name is known: most are ids, some are words of the input, some count from 0. */
function show(key: string, value: Detail | undefined): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'number' && ['seat', 'deciders', 'entry', 'group'].includes(key))
    return counted(value);
  if (Array.isArray(value)) return list(value.map((v) => show(key, v)));
  if (typeof value === 'number') return plain(value);
  return typeof value === 'string' && !WORDS.includes(key) ? title(value) : String(value);
}

const WORDS = ['text', 'expected', 'got', 'reason', 'line', 'found', 'unit', 'field'];

const SENTENCES: {
  readonly [C in ViolationCode]: (d: Told<C>, rule: string) => string;
} = {
  malformed: (d) => `This is not an order: "${plain(d.field)}" is missing or has a wrong value.`,
  'unknown-text': (d) =>
    `${d.text === '' ? 'The line ends too soon' : `"${plain(d.text)}" cannot be read`}; expected ${plain(d.expected)}.`,
  'bad-config': (d, rule) =>
    `The game cannot be set up: ${rule} is ${plain(d.got)}, expected ${plain(d.expected)}.`,
  'bad-position': (d, rule) =>
    `This position is impossible (${rule}): ${Object.entries(d)
      .map(([key, value]) => `${key} ${show(key, value)}`)
      .join(', ')}.`,
  'bad-journal': (d) =>
    `The saved game cannot be loaded${d.entry === undefined ? '' : ` at entry ${counted(d.entry)}`}: ${plain(d.reason)}. Nothing was changed.`,
  'other-version': (d) =>
    `The saved game is of another version (${plain(d.found)}); this one plays ${plain(d.expected)}.`,
  'game-over': () => 'The game is over.',
  'not-your-decision': (d) =>
    `Player ${counted(d.seat)} does not decide now; player ${list(d.deciders?.map(counted))} does.`,
  'wrong-decision': (d) => `This cannot be done now; possible are: ${list(d.expected)}.`,
  'side-taken': (d) => `That group is taken by player ${counted(d.seat)}; choose a free one.`,
  'bid-out-of-range': (d) =>
    `A bid of ${plain(d.points)} is not possible for that group: from ${plain(d.least)} to ${plain(d.most)}.`,
  'burh-terrain': (d) => `${name(d.area)} is difficult terrain; burhs stand in clear areas only.`,
  'burh-present': (d) => `${name(d.area)} already has a burh.`,
  'place-not-yours': (d) =>
    `There are no own units in ${name(d.area)}; new ones go only where own units stand.`,
  'place-not-english': (d) => `${name(d.area)} is not in England; these armies go to English areas.`,
  'place-second-unit': (d) => `${name(d.area)} already got a new unit; ${name(d.first)} comes first.`,
  'place-stacking': stacking,
  'leave-out-not-due': (d) => `No ${plain(d.unit)} has to stay out of ${name(d.sea)}.`,
  'leader-no-company': (d) =>
    `${name(d.leader)} must be placed with own armies; there are none in ${name(d.area)}.`,
  'arthur-area': (d) =>
    `Arthur goes to Romano-British armies or to a vacant area in the south, not to ${name(d.area)}.`,
  'must-submit': (d) => `In this scenario the ${name(d.nation)} must submit now.`,
  'move-no-such-units': (d) =>
    Number(d.asked) <= Number(d.there)
      ? `Your leader is not in ${name(d.from)}.`
      : `${only(d.there, 'such army', 'such armies')} in ${name(d.from)} (asked: ${plain(d.asked)}).`,
  'move-not-adjacent': (d) => `${name(d.to)} is not next to ${name(d.from)}.`,
  'move-allowance': (d) =>
    `They have moved ${plain(d.spent)} of ${plain(d.allowance)} areas and cannot reach ${name(d.to)}.`,
  'move-difficult': (d) => `${name(d.from)} is difficult terrain: armies without a leader stop there.`,
  'move-strait': (d) => `Crossing the strait to ${name(d.to)} takes a whole move; it must be the first step.`,
  'move-stopped': (d) => `They have to stop in ${name(d.from)}.`,
  'move-enemy-holds': (d) =>
    `The ${name(d.holder)} hold ${name(d.from)} with ${plain(d.enemy)}: twice as many must stay, so ${plain(d.mayGoOn)} of ${plain(d.armies)} may go on.`,
  'move-stacking': (d) =>
    `They would have to stay in ${name(d.to)}: of ${plain(d.armies)} only ${plain(d.room)} may enter, the limit is ${plain(d.limit)}.`,
  'move-road-only': (d) =>
    `From ${name(d.from)} they may go on only along Roman roads, and ${name(d.to)} is none.`,
  'move-in-circles': (d) => `They have just come from ${name(d.to)} by road.`,
  'move-no-boats': (d) => `The ${name(d.nation)} have no boats this round and cannot enter ${name(d.to)}.`,
  'move-second-sea': (d) => `They may pass through one sea only; ${name(d.to)} would be another.`,
  'move-no-landing': (d) => `From ${name(d.to)} they could not land anywhere.`,
  'sea-closed': (d) => `Invaders of the ${name(d.nation)} may not enter ${name(d.to)}.`,
  'landing-forbidden': (d) => `Invaders of the ${name(d.nation)} may not land in ${name(d.to)}.`,
  'attack-forbidden': (d) => `The ${name(d.nation)} may not attack the ${name(d.holder)} in ${name(d.to)}.`,
  'subject-no-way-on': (d) =>
    `Romans may only pass through ${name(d.to)}, and from there they could not go on.`,
  'leader-left-alone': (d) =>
    `${name(d.leader)} would be alone in ${name(d.from)}; take him along or leave an army.`,
  'leader-alone': (d) => `${name(d.leader)} needs armies: alone he goes only where own armies stand.`,
  'leader-spent': (d) => `${name(d.leader)} has moved ${plain(d.spent)} of ${plain(d.allowance)} areas.`,
  'end-stacking': tooHigh,
  'end-at-sea': (d) => `${plain(d.armies)} in ${name(d.sea)} must land before movement ends.`,
  'end-in-subject-area': (d) => `Romans may not stay in ${name(d.area)}; move them on.`,
  'end-abandoned': (d) =>
    `The ${name(d.overlord)} do not let ${name(d.area)} go: move an army back, or take back the moves out of it.`,
  'take-back-not-needed': () =>
    'Moves are taken back this way only when movement could not be ended otherwise.',
  'displace-area': (d) => `Armies leave ${names(d.areas)} now, not ${name(d.from)}.`,
  'displace-place-left': (d) => `From ${name(d.from)} they may go to: ${names(d.open)}.`,
  'displace-leader': (d) => `The leader goes with the first army that leaves ${name(d.from)}.`,
  'battle-none-there': (d) => `There is no battle in ${name(d.area)}; battles wait in ${names(d.battles)}.`,
  'strike-range': (d) => `Between ${plain(d.least)} and ${plain(d.most)} of the sixes go to cavalry.`,
  'loss-not-possible': (d) => `No ${plain(d.unit)} from there is among the losses still to be named.`,
  'losses-first': () => 'First say which armies were lost, by where they came from.',
  'retreat-no-such-units': (d) =>
    d.leader === false
      ? `Your leader is not in ${name(d.from)}.`
      : `${only(d.there, 'such army', 'such armies')} (asked: ${plain(d.asked)}).`,
  'retreat-not-open': (d) => `${name(d.to)} is not open to them; open are: ${names(d.open)}.`,
  'retreat-stacking': stacking,
  'retreat-unfinished': (d) =>
    `${plain(d.armies)} still stand in ${name(d.area)}, and your one overstack is now in ${name(d.overstack)}: ${plain(d.leave)} more must leave.`,
  'retreat-leader': (d) => `${name(d.leader)} cannot stay behind alone; take him along.`,
  'withdraw-no-such-units': (d) =>
    `${only(d.there, 'raider', 'raiders')} in ${name(d.from)} that came from ${name(d.to)}.`,
  'withdraw-not-open': (d) => `${name(d.to)} is taken or full; they have to stay.`,
  'withdraw-leader': (d) =>
    `The leader in ${name(d.from)} withdraws to his own sea, or with his last company.`,
  'remove-nothing-there': (d) => `There is no ${plain(d.unit)} to remove in ${name(d.area)}.`,
  'remove-last-unit': (d) => `The last unit of ${name(d.area)} stays; remove one elsewhere.`,
  'replace-nothing-there': (d) =>
    `No ${plain(d.unit)} can be replaced in ${name(d.area)}; possible are: ${names(d.open)}.`,
  'exchange-range': (d) => `At most ${plain(d.most)} cavalry can be taken for ${plain(d.due)} infantry.`,
  'vote-not-yours': (d) => `The ${name(d.nation)} have no vote to cast now; open are: ${names(d.voters)}.`,
  'vote-not-candidate': (d) =>
    `The ${name(d.candidate)} hold nothing in England; candidates are: ${names(d.candidates)}.`,
};
