import type { Detail, Violation, ViolationCode } from '../model/violation.ts';

/** A violation as an English sentence: what was wrong, where, and what to do. Other languages use code and details. */
export const explain = (v: Violation): string => `${capital(SENTENCES[v.code](words(v), v))} [${v.rule}]`;

type Words = (key: string) => string;

const title = (id: string): string => (/-(sea|ocean|channel)$/.test(id) ? `the ${titled(id)}` : titled(id));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => (['and', 'mor', 'mac'].includes(word) ? word : capital(word)))
    .join(id === 'romano-british' ? '-' : ' ');

const isName = (key: string): boolean =>
  !['text', 'expected', 'got', 'reason', 'line', 'found', 'unit', 'field'].includes(key);

/** "There is only 1 such army", "There are only 2 such armies". */
const only = (v: Violation, one: string, many: string): string =>
  v.details.there === 1 ? `There is only 1 ${one}` : `There are only ${v.details.there} ${many}`;

/** People count from one. */
const COUNTED = ['seat', 'deciders', 'entry', 'group'];

function show(key: string, value: Detail | undefined): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'number' && COUNTED.includes(key)) return String(value + 1);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((v) => show(key, v)).join(', ');
  if (value === Number.POSITIVE_INFINITY) return 'any number';
  return typeof value === 'string' && isName(key) ? title(value) : String(value);
}

const words =
  (v: Violation): Words =>
  (key) =>
    show(key, v.details[key]);

/** "…, the limit is 2, your overstack is already in Wessex." */
const stacking = (w: Words, v: Violation): string => {
  const overstack = v.details.overstack ? `; your one overstack is already in ${w('overstack')}` : '';
  return `${w('armies')} would stand in ${w('area')}, the limit is ${w('limit')}${overstack}.`;
};

const listOf = (v: Violation, key: string): readonly (string | number)[] =>
  (v.details[key] ?? []) as readonly (string | number)[];

/** "Only one stack may be above the limit: 6 stand in Wessex (limit 3), 5 in Kent (limit 3). 2 must leave Kent." */
function tooHigh(v: Violation): string {
  const [areas, armies, limits] = ['areas', 'armies', 'limits'].map((key) => listOf(v, key));
  const stacks = areas?.map(
    (area, i) => `${armies?.[i]}${i === 0 ? ' stand' : ''} in ${title(String(area))} (limit ${limits?.[i]})`,
  );
  const leave = listOf(v, 'leave');
  const verb = v.details.enough ? 'must' : 'can still';
  const from = listOf(v, 'from').map((area, i) => `${leave[i]} ${verb} leave ${title(String(area))}`);
  const rule = v.details.overstack ? 'Only one stack may be above the limit: ' : '';
  const undo = v.details.enough ? '' : ' Take back your moves.';
  const { overstack } = v.details;
  const elsewhere =
    overstack && !areas?.includes(String(overstack))
      ? ` ${title(String(overstack))} may then be that stack.`
      : '';
  return `${rule}${stacks?.join(', ')}.${from.length > 0 ? ` ${from.join(', ')}.` : ''}${elsewhere}${undo}`;
}

const SENTENCES: Readonly<Record<ViolationCode, (w: Words, v: Violation) => string>> = {
  malformed: (w) => `This is not an order: "${w('field')}" is missing or has a wrong value.`,
  'unknown-text': (w, v) =>
    `${v.details.text === '' ? 'The line ends too soon' : `"${w('text')}" cannot be read`}; expected ${w('expected')}.`,
  'bad-config': (w, v) => `The game cannot be set up: ${v.rule} is ${w('got')}, expected ${w('expected')}.`,
  'bad-position': (w, v) =>
    `This position is impossible (${v.rule}): ${Object.keys(v.details)
      .map((key) => `${key} ${w(key)}`)
      .join(', ')}.`,
  'bad-journal': (w, v) =>
    `The saved game cannot be loaded${v.details.entry === undefined ? '' : ` at entry ${w('entry')}`}: ${w('reason')}. Nothing was changed.`,
  'other-version': (w) =>
    `The saved game is of another version (${w('found')}); this one plays ${w('expected')}.`,
  'game-over': () => 'The game is over.',
  'not-your-decision': (w) => `Player ${w('seat')} does not decide now; player ${w('deciders')} does.`,
  'wrong-decision': (w) => `This cannot be done now; possible are: ${w('expected')}.`,
  'side-taken': (w) => `That group is taken by player ${w('seat')}; choose a free one.`,
  'bid-out-of-range': (w) =>
    `A bid of ${w('points')} is not possible for that group: from ${w('least')} to ${w('most')}.`,
  'burh-terrain': (w) => `${w('area')} is difficult terrain; burhs stand in clear areas only.`,
  'burh-present': (w) => `${w('area')} already has a burh.`,
  'place-not-yours': (w) => `There are no own units in ${w('area')}; new ones go only where own units stand.`,
  'place-not-english': (w) => `${w('area')} is not in England; these armies go to English areas.`,
  'place-second-unit': (w) => `${w('area')} already got a new unit; ${w('first')} comes first.`,
  'place-stacking': stacking,
  'leave-out-not-due': (w) => `No ${w('unit')} has to stay out of ${w('sea')}.`,
  'leader-no-company': (w) =>
    `${w('leader')} must be placed with own armies; there are none in ${w('area')}.`,
  'arthur-area': (w) =>
    `Arthur goes to Romano-British armies or to a vacant area in the south, not to ${w('area')}.`,
  'must-submit': (w) => `In this scenario the ${w('nation')} must submit now.`,
  'move-no-such-units': (w, v) =>
    Number(v.details.asked) <= Number(v.details.there)
      ? `Your leader is not in ${w('from')}.`
      : `${only(v, 'such army', 'such armies')} in ${w('from')} (asked: ${w('asked')}).`,
  'move-not-adjacent': (w) => `${w('to')} is not next to ${w('from')}.`,
  'move-allowance': (w) =>
    `They have moved ${w('spent')} of ${w('allowance')} areas and cannot reach ${w('to')}.`,
  'move-difficult': (w) => `${w('from')} is difficult terrain: armies without a leader stop there.`,
  'move-strait': (w) => `Crossing the strait to ${w('to')} takes a whole move; it must be the first step.`,
  'move-stopped': (w) => `They have to stop in ${w('from')}.`,
  'move-enemy-holds': (w) =>
    `The ${w('holder')} hold ${w('from')} with ${w('enemy')}: twice as many must stay, so ${w('mayGoOn')} of ${w('armies')} may go on.`,
  'move-stacking': (w) =>
    `They would have to stay in ${w('to')}: of ${w('armies')} only ${w('room')} may enter, the limit is ${w('limit')}.`,
  'move-road-only': (w) => `From ${w('from')} they may go on only along Roman roads, and ${w('to')} is none.`,
  'move-in-circles': (w) => `They have just come from ${w('to')} by road.`,
  'move-no-boats': (w) => `The ${w('nation')} have no boats this round and cannot enter ${w('to')}.`,
  'move-second-sea': (w) => `They may pass through one sea only; ${w('to')} would be another.`,
  'move-no-landing': (w) => `From ${w('to')} they could not land anywhere.`,
  'sea-closed': (w) => `Invaders of the ${w('nation')} may not enter ${w('to')}.`,
  'landing-forbidden': (w) => `Invaders of the ${w('nation')} may not land in ${w('to')}.`,
  'attack-forbidden': (w) => `The ${w('nation')} may not attack the ${w('holder')} in ${w('to')}.`,
  'subject-no-way-on': (w) => `Romans may only pass through ${w('to')}, and from there they could not go on.`,
  'leader-left-alone': (w) =>
    `${w('leader')} would be alone in ${w('from')}; take him along or leave an army.`,
  'leader-alone': (w) => `${w('leader')} needs armies: alone he goes only where own armies stand.`,
  'leader-spent': (w) => `${w('leader')} has moved ${w('spent')} of ${w('allowance')} areas.`,
  'end-stacking': (_, v) => tooHigh(v),
  'end-at-sea': (w) => `${w('armies')} in ${w('sea')} must land before movement ends.`,
  'end-in-subject-area': (w) => `Romans may not stay in ${w('area')}; move them on.`,
  'end-abandoned': (w) =>
    `The ${w('overlord')} do not let ${w('area')} go: move an army back, or take back the moves out of it.`,
  'take-back-not-needed': () =>
    'Moves are taken back this way only when movement could not be ended otherwise.',
  'displace-area': (w) => `Armies leave ${w('areas')} now, not ${w('from')}.`,
  'displace-place-left': (w) => `From ${w('from')} they may go to: ${w('open')}.`,
  'displace-leader': (w) => `The leader goes with the first army that leaves ${w('from')}.`,
  'battle-none-there': (w) => `There is no battle in ${w('area')}; battles wait in ${w('battles')}.`,
  'strike-range': (w) => `Between ${w('least')} and ${w('most')} of the sixes go to cavalry.`,
  'loss-not-possible': (w) => `No ${w('unit')} from there is among the losses still to be named.`,
  'losses-first': () => 'First say which armies were lost, by where they came from.',
  'retreat-no-such-units': (w, v) =>
    v.details.leader === false
      ? `Your leader is not in ${w('from')}.`
      : `${only(v, 'such army', 'such armies')} (asked: ${w('asked')}).`,
  'retreat-not-open': (w) => `${w('to')} is not open to them; open are: ${w('open')}.`,
  'retreat-stacking': stacking,
  'retreat-unfinished': (w) =>
    `${w('armies')} still stand in ${w('area')}, and your one overstack is now in ${w('overstack')}: ${w('leave')} more must leave.`,
  'retreat-leader': (w) => `${w('leader')} cannot stay behind alone; take him along.`,
  'withdraw-no-such-units': (w, v) =>
    `${only(v, 'raider', 'raiders')} in ${w('from')} that came from ${w('to')}.`,
  'withdraw-not-open': (w) => `${w('to')} is taken or full; they have to stay.`,
  'withdraw-leader': (w) => `The leader in ${w('from')} withdraws to his own sea, or with his last company.`,
  'remove-nothing-there': (w) => `There is no ${w('unit')} to remove in ${w('area')}.`,
  'remove-last-unit': (w) => `The last unit of ${w('area')} stays; remove one elsewhere.`,
  'replace-nothing-there': (w) =>
    `No ${w('unit')} can be replaced in ${w('area')}; possible are: ${w('open')}.`,
  'exchange-range': (w) => `At most ${w('most')} cavalry can be taken for ${w('due')} infantry.`,
  'vote-not-yours': (w) => `The ${w('nation')} have no vote to cast now; open are: ${w('voters')}.`,
  'vote-not-candidate': (w) =>
    `The ${w('candidate')} hold nothing in England; candidates are: ${w('candidates')}.`,
};
