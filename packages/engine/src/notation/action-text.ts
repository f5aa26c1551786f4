import type { LandId, SeaId } from '../data/board.ts';
import type { Action, ActionType } from '../model/action.ts';
import { ACTION_TYPES, badField } from '../model/shape.ts';
import type { Kind } from '../model/state.ts';
import { ok, type Result, refused, violation } from '../model/violation.ts';
import { areaWord, fail, nationWord, numberWord, TextError, Words } from './words.ts';

/**
 * Actions as short lines that people read and type: `move 2 leader kent essex`, `retreat 1 to hwicce`.
 * `parseAction(makeAction(a))` is `a` again, for every action.
 */

const units = (a: { unit: Kind; count: number; leader: boolean }): string =>
  [
    a.count > 0 ? `${a.count}` : '',
    a.count > 0 && a.unit === 'cavalry' ? 'cavalry' : '',
    a.leader ? 'leader' : '',
  ]
    .filter(Boolean)
    .join(' ');

const retreaters = (a: { infantry: number; cavalry: number; leader: boolean }): string =>
  [
    a.infantry > 0 ? `${a.infantry}` : '',
    a.cavalry > 0 ? `${a.cavalry} cavalry` : '',
    a.leader ? 'leader' : '',
  ]
    .filter(Boolean)
    .join(' ');

const groupMark = (group: number): string =>
  group === 0 ? '' : group < 26 ? `/${String.fromCharCode(97 + group)}` : `/${group}`;

const homeMark = (home: string | null): string => (home === null ? '' : ` home ${home}`);

/** The text of an action. */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'bid':
      return `bid ${action.group + 1} ${action.points}`;
    case 'choose':
      return `choose ${action.group + 1}`;
    case 'population':
      return `population ${action.grant}`;
    case 'burh':
    case 'place':
    case 'leader':
    case 'fight':
    case 'raze':
      return `${action.type} ${action.area}`;
    case 'leave-out':
      return `leave-out ${action.unit === 'cavalry' ? 'cavalry ' : ''}${action.sea}`;
    case 'move':
      return `move ${units(action)} ${action.from}${groupMark(action.group)} ${action.to}`;
    case 'take-back':
      return action.area === undefined ? 'take-back' : `take-back ${action.area}`;
    case 'displace':
      return `displace ${action.leader ? 'leader ' : ''}${action.from} ${action.to ?? 'nowhere'}`;
    case 'strike':
    case 'exchange':
      return `${action.type} ${action.cavalry}`;
    case 'give':
      return `give ${action.unit}`;
    case 'lose':
      return `lose ${action.unit === 'cavalry' ? 'cavalry ' : ''}${action.back ?? 'nowhere'}${homeMark(action.home)}`;
    case 'retreat':
      return `retreat ${retreaters(action)} to ${action.to ?? 'nowhere'}${homeMark(action.home)}`;
    case 'withdraw':
      return `withdraw ${action.count}${action.leader ? ' leader' : ''} ${action.from} ${action.to}`;
    case 'remove':
      return `remove ${action.unit === 'infantry' ? '' : `${action.unit} `}${action.area}`;
    case 'replace':
      return `replace ${action.unit} ${action.area}`;
    case 'ballot':
      return `ballot ${action.secret ? 'secret' : 'open'}`;
    case 'vote':
      return `vote ${action.nation} ${action.for}`;
    default:
      return action.type;
  }
}

const area = (w: Words) => areaWord(w.next('an area'));
const home = (w: Words) => (w.has('home') ? area(w) : null);
const kind = (w: Words): Kind => (w.has('cavalry') ? 'cavalry' : 'infantry');

function someUnits(w: Words): { unit: Kind; count: number; leader: boolean } {
  const count = w.hasNumber() ? numberWord(w.next('a number')) : 0;
  const unit = kind(w);
  const leader = w.has('leader');
  if (count === 0 && !leader) fail(w.first, 'a number of armies, or "leader"');
  return { count, unit, leader };
}

function group(mark: string | undefined): number {
  if (mark === undefined) return 0;
  return /^[a-z]$/.test(mark) ? mark.charCodeAt(0) - 97 : numberWord(mark);
}

function choice<T extends string>(w: Words, ...options: T[]): T {
  const found = options.find((option) => w.has(option));
  return found ?? fail(w.first, options.join(' or '));
}

/** Readers for what follows the first word. */
const READ: { readonly [T in ActionType]?: (w: Words) => object } = {
  bid: (w) => ({ group: numberWord(w.next('a group')) - 1, points: numberWord(w.next('the points')) }),
  choose: (w) => ({ group: numberWord(w.next('a group')) - 1 }),
  population: (w) => ({ grant: choice(w, 'full', 'half') }),
  burh: (w) => ({ area: area(w) }),
  place: (w) => ({ area: area(w) }),
  leader: (w) => ({ area: area(w) }),
  fight: (w) => ({ area: area(w) }),
  raze: (w) => ({ area: area(w) }),
  'leave-out': (w) => ({ unit: kind(w), sea: area(w) as SeaId }),
  move(w) {
    const moved = someUnits(w);
    const [from = '', mark] = w.next('the area to leave').split('/');
    return { ...moved, from: areaWord(from), group: group(mark), to: area(w) };
  },
  'take-back': (w) => (w.done ? {} : { area: area(w) }),
  displace(w) {
    const leader = w.has('leader');
    return { leader, from: area(w) as LandId, to: w.has('nowhere') ? null : area(w) };
  },
  strike: (w) => ({ cavalry: numberWord(w.next('a number')) }),
  exchange: (w) => ({ cavalry: numberWord(w.next('a number')) }),
  give: (w) => ({ unit: choice(w, 'burh', 'army') }),
  lose: (w) => ({ unit: kind(w), back: w.has('nowhere') ? null : area(w), home: home(w) }),
  retreat(w) {
    let infantry = 0;
    let cavalry = 0;
    while (w.hasNumber()) {
      const count = numberWord(w.next('a number'));
      if (w.has('cavalry')) cavalry = count;
      else infantry = count;
    }
    const leader = w.has('leader');
    w.has('to');
    return { infantry, cavalry, leader, to: w.has('nowhere') ? null : area(w), home: home(w) };
  },
  withdraw(w) {
    const count = numberWord(w.next('a number'));
    const leader = w.has('leader');
    return { count, leader, from: area(w) as LandId, to: area(w) };
  },
  remove: (w) => ({ unit: w.has('burh') ? 'burh' : kind(w), area: area(w) }),
  replace: (w) => ({ unit: choice(w, 'fort', 'army'), area: area(w) }),
  ballot: (w) => ({ secret: choice(w, 'secret', 'open') === 'secret' }),
  vote(w) {
    const nation = nationWord(w.next('a nation'));
    w.has('for');
    return { nation, for: nationWord(w.next('a nation')) };
  },
};

/** Reads an action, or says what could not be read. `check` tells whether it is legal. */
export function parseAction(text: string): Result<Action> {
  const line = text.split('#')[0] ?? '';
  try {
    const words = new Words(line);
    const type = words.next('an order').toLowerCase();
    if (!ACTION_TYPES.includes(type as ActionType))
      fail(type, 'an order such as "move 2 kent essex", "end" or "stand"');
    const read = READ[type as ActionType];
    const action = { type, ...(read ? read(words) : {}) };
    words.end();
    const field = badField(action);
    if (field !== undefined) return refused(violation('malformed', 'action', { text, field }));
    return ok(action as Action);
  } catch (error) {
    if (error instanceof TextError) return refused(error.violation);
    throw error;
  }
}
