import { plural } from './numbers.ts';

export const handbook = {
  title: 'Handbook',
  /** The name of the text itself in the folder `docs`. */
  file: 'rules.md',
  contents: 'Contents',
  intro: 'How to use it',
  goTo: 'Go to section',
  text: 'Handbook text',
  table: (section: string) => `Table: ${section}`,
  search: 'Search the handbook',
  searchHint: 'Word or rule, such as MOV-4',
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
