import { type Action, makeAction } from '@bretwalda/engine';
import { terminal } from '@bretwalda/text/terminal';
import { wrapList } from './text.ts';

/** Legal actions as a numbered list, or summed up where the list would be long. */

const { choices } = terminal;

const LONG = 30;

const numbered = (text: string, index: number): string => `  ${`${index + 1}`.padStart(3)}  ${text}`;

/** Whether every word begins some word of the text: 'list kent', 'list move 2 york'. */
function matches(text: string, words: readonly string[]): boolean {
  const there = text.split(' ');
  return words.every((word) => there.some((w) => w.startsWith(word)));
}

/** All legal actions, or those with the given words, with their numbers. */
export function listLines(legal: readonly Action[], filter = ''): string[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const lines = legal.flatMap((action, i) => {
    const text = makeAction(action);
    return matches(text, words) ? [numbered(text, i)] : [];
  });
  return lines.length > 0 ? lines : [`  ${choices.none(filter.trim())}`];
}

interface Summed {
  readonly first: number;
  /** What differs, with the largest number of units for each. */
  readonly options: Map<string, number>;
  most: number;
  orders: number;
}

/** The common part of similar actions, and what differs. */
function split(action: Action): { head: string; option: string; count: number } {
  const words = makeAction(action).split(' ');
  const last = words.at(-1) as string;
  switch (action.type) {
    case 'move':
    case 'withdraw':
    case 'displace': {
      const horse = 'unit' in action && action.unit === 'cavalry' && action.count > 0 ? 'cavalry ' : '';
      const number = 'count' in action ? 'N ' : '';
      return {
        head: `${action.type} ${number}${horse}${words.at(-2)}`,
        option: last,
        count: 'count' in action ? action.count : 0,
      };
    }
    case 'bid':
      return { head: `bid ${action.group + 1}`, option: last, count: 0 };
    case 'vote':
      return { head: `vote ${action.nation}`, option: last, count: 0 };
    default:
      return { head: words[0] as string, option: words.slice(1).join(' '), count: 0 };
  }
}

/** '0 to 100' for a run of numbers; anything else as it is. */
function optionList(options: ReadonlyMap<string, number>, most: number): string[] {
  const list = [...options.keys()];
  const isRun = list.length > 2 && list.every((o, i) => Number(o) === Number(list[0]) + i);
  if (isRun) return [choices.run(list[0] ?? '', list.at(-1) ?? '')];
  return [...options].map(([option, n]) => (n < most ? `${option} ${choices.upTo(n)}` : option));
}

function summed(legal: readonly Action[]): string[] {
  const rows = new Map<string, Summed>();
  legal.forEach((action, first) => {
    const { head, option, count } = split(action);
    const row = rows.get(head) ?? { first, options: new Map<string, number>(), most: 0, orders: 0 };
    if (option !== '') row.options.set(option, Math.max(row.options.get(option) ?? 0, count));
    row.most = Math.max(row.most, count);
    row.orders++;
    rows.set(head, row);
  });
  const lines = [...rows].flatMap(([head, row]) => {
    if (row.orders === 1) return [numbered(makeAction(legal[row.first] as Action), row.first)];
    const most = row.most > 0 ? ` ${choices.most(row.most)}` : '';
    return wrapList(`       ${head}${most}: `, optionList(row.options, row.most));
  });
  const leader = legal.some((a) => 'leader' in a && a.leader === true);
  const example = makeAction(legal.find((a) => a.type !== 'end') as Action);
  return [...lines, `  ${choices.summary(legal.length, example, leader)}`];
}

/** What to show with a prompt. */
export const choiceLines = (legal: readonly Action[]): string[] =>
  legal.length > LONG ? summed(legal) : listLines(legal);
