import { LAND, NATIONS, SEAS } from '@bretwalda/engine/data';
import type { Text } from '../../language/language.ts';

/** An order with every name replaced by its id, or a word that could stand for several. */
export type Named =
  | { readonly ok: true; readonly line: string }
  | { readonly ok: false; readonly word: string; readonly names: readonly string[] };

interface Known {
  readonly id: string;
  readonly name: string;
  /** The id, the English name and the name in the language in use, without hyphens and accents. */
  readonly spellings: readonly string[];
}

/** Words of the notation that are not names. */
const NOTATION: readonly string[] =
  'army burh cavalry for fort full half home leader nowhere open secret to'.split(' ');

const ACCENTS = /\p{M}/gu;
const plain = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replace(/[-'’]/g, ' ').trim();

const areasIn = (names: Text['names']): readonly Known[] =>
  [...LAND, ...SEAS].map(({ id, name: english }) => {
    const name = names.areas(id);
    return { id, name, spellings: [id, english, name].map(plain) };
  });

const nationsIn = (names: Text['names']): readonly Known[] =>
  NATIONS.map(({ id, name: { en } }) => {
    const name = names.nations(id);
    return { id, name, spellings: [id, en, name].map(plain) };
  });

/** Reads areas and nations as people write them: with spaces, in any case, or shortened to a word of their own. */
export function withIds(line: string, names: Text['names']): Named {
  const [order = '', ...words] = line.split(/\s+/).filter(Boolean);
  const known = plain(order) === 'vote' ? nationsIn(names) : areasIn(names);
  const read = [order.toLowerCase()];
  for (let i = 0; i < words.length; ) {
    const { id, length } = longest(known, words.slice(i));
    const word = words[i] as string;
    if (id !== null) read.push(id);
    else if (NOTATION.includes(plain(word)) || /^\d/.test(word)) read.push(word.toLowerCase());
    else {
      const meant = known.filter(({ spellings }) => spellings.some((name) => begins(name, word)));
      if (meant.length > 1) return { ok: false, word, names: meant.map(({ name }) => name) };
      read.push(meant[0] ? meant[0].id + groupSuffix(word) : word.toLowerCase());
    }
    i += length;
  }
  return { ok: true, line: read.join(' ') };
}

/** Which of several groups: "kent/b". */
const groupSuffix = (word: string): string => /\/\w+$/.exec(word)?.[0].toLowerCase() ?? '';
const bare = (word: string): string => plain(word.slice(0, word.length - groupSuffix(word).length));

/** The longest run of words from the start that is a whole name. */
function longest(known: readonly Known[], words: readonly string[]) {
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join(' ');
    const found = known.find(({ spellings }) => spellings.includes(bare(phrase)));
    if (found) return { id: found.id + groupSuffix(phrase), length };
  }
  return { id: null, length: 1 };
}

/** Whether a word of the name begins like this. */
const begins = (name: string, word: string): boolean =>
  bare(word) !== '' && name.split(' ').some((part) => part.startsWith(bare(word)));
