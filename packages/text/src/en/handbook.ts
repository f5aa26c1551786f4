import type { BookId } from '../subjects.ts';
import { plural } from './numbers.ts';

export const handbook = {
  title: 'Handbook',
  /** The names of the texts in the folder `docs`. */
  books: { full: 'rules.md', redux: 'redux-rules.md' } satisfies Readonly<Record<BookId, string>>,
  which: 'Rules of',
  optional: (name: string) => `Option “${name}”:`,
  marked: (n: number) =>
    plural(
      n,
      'One optional rule is in force. It stands at the clauses that it changes, marked like this.',
      `${n} optional rules are in force. They stand at the clauses that they change, marked like this.`,
    ),
  contents: 'Contents',
  intro: 'How to use it',
  goTo: 'Go to section',
  text: 'Handbook text',
  table: (section: string) => `Table: ${section}`,
  search: 'Search the handbook',
  searchHint: (rule: string) => `Word or rule, such as ${rule}`,
  sampleRule: { full: 'MOV-4', redux: 'X-MOV-5' } satisfies Readonly<Record<BookId, string>>,
  clear: 'Clear the search',
  next: 'Next match',
  previous: 'Previous match',
  hits: (current: number, total: number) => `${current} of ${total}`,
  hitsSpoken: (current: number, total: number) => plural(total, 'One match', `Match ${current} of ${total}`),
  noHits: 'No matches',
  hitsInSection: (count: number) => plural(count, '1 match', `${count} matches`),
  toRule: (rule: string) => `Go to rule ${rule}`,
  ruling: 'Our own ruling on an open question',
  loading: 'Opening the handbook…',
  failed: 'The handbook could not be opened. Check your connection and try again.',
  retry: 'Try again',
};
