import type { AreaId, LeaderId, NationId } from '@bretwalda/engine';
import { listsOf } from '../lists.ts';
import { AREA_NAMES, LEADER_NAMES_EN, NATION_NAMES } from '../tables.ts';

export { count, plural } from './numbers.ts';

/** The small parts of Italian sentences: articles, prepositions, agreement. */

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const join = listsOf('it');

/** "Kent, Essex e York"; before an e the conjunction takes a d. */
export const list = (items: readonly string[], or = false): string => {
  if (items.length === 0) return 'nessuna';
  if (or) return join('disjunction', items);
  const last = items.at(-1) ?? '';
  const joined = join('conjunction', items);
  const before = joined.slice(0, joined.length - last.length);
  return /^[eèé]/i.test(last) ? before.replace(/ e $/, ' ed ') + last : joined;
};

const TRANSLATED: Readonly<Partial<Record<AreaId, string>>> = {
  orkneys: 'Orcadi',
  hebrides: 'Ebridi',
  pennines: 'Pennini',
  cornwall: 'Cornovaglia',
  'north-mercia': 'Mercia del Nord',
  'south-mercia': 'Mercia del Sud',
  'icelandic-sea': 'Mare d’Islanda',
  'north-sea': 'Mare del Nord',
  'frisian-sea': 'Mare di Frisia',
  'english-channel': 'Canale della Manica',
  'atlantic-ocean': 'Oceano Atlantico',
  'irish-sea': 'Mare d’Irlanda',
};

export const areaName = (id: AreaId): string => TRANSLATED[id] ?? AREA_NAMES[id];

/** Without article: towns and islands ("a York"); `in`: regions ("in Cumbria", "dalla Cumbria"). */
type Article = 'il' | 'lo' | 'la' | 'l’' | 'i' | 'gli' | 'le' | 'in' | '';

const ARTICLES: Readonly<Partial<Record<AreaId, Article>>> = {
  orkneys: 'le',
  hebrides: 'le',
  skye: '',
  mar: '',
  alban: 'l’',
  dalriada: 'in',
  dunedin: '',
  strathclyde: 'lo',
  cumbria: 'in',
  pennines: 'i',
  bernicia: 'in',
  york: '',
  march: 'la',
  'north-mercia': 'la',
  'south-mercia': 'la',
  hwicce: '',
  downlands: 'le',
  essex: 'l’',
  avalon: '',
  cornwall: 'in',
  'atlantic-ocean': 'l’',
};

const articleOf = (id: AreaId): Article => ARTICLES[id] ?? 'il';

const JOINED = {
  il: { in: 'nel ', da: 'dal ', di: 'del ', a: 'al ' },
  lo: { in: 'nello ', da: 'dallo ', di: 'dello ', a: 'allo ' },
  la: { in: 'nella ', da: 'dalla ', di: 'della ', a: 'alla ' },
  'l’': { in: 'nell’', da: 'dall’', di: 'dell’', a: 'all’' },
  i: { in: 'nei ', da: 'dai ', di: 'dei ', a: 'ai ' },
  gli: { in: 'negli ', da: 'dagli ', di: 'degli ', a: 'agli ' },
  le: { in: 'nelle ', da: 'dalle ', di: 'delle ', a: 'alle ' },
} as const;

type Preposition = keyof (typeof JOINED)['il'];

const bare = (preposition: Preposition, name: string): string => {
  if (preposition === 'in' || preposition === 'a') return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
  return `${preposition} ${name}`;
};

function joined(preposition: Preposition, id: AreaId): string {
  const article = articleOf(id);
  const name = areaName(id);
  if (article === '') return bare(preposition, name);
  if (article === 'in') return preposition === 'in' ? `in ${name}` : `${JOINED.la[preposition]}${name}`;
  return `${JOINED[article][preposition]}${name}`;
}

/** "il Kent", "l’Essex", "York", "la Cumbria". */
export const place = (id: AreaId): string => {
  const article = articleOf(id);
  const name = areaName(id);
  if (article === '') return name;
  if (article === 'in') return `la ${name}`;
  return article === 'l’' ? `l’${name}` : `${article} ${name}`;
};

/** Being there and going there: "nel Kent", "a York", "in Cumbria". */
export const inPlace = (id: AreaId): string => joined('in', id);
export const fromPlace = (id: AreaId): string => joined('da', id);
export const ofPlace = (id: AreaId): string => joined('di', id);

const GLI: readonly NationId[] = ['irish', 'scots', 'norsemen', 'jutes', 'angles'];

const nation =
  (before: string, beforeGli: string) =>
  (id: NationId): string =>
    `${GLI.includes(id) ? beforeGli : before} ${NATION_NAMES[id].it}`;

export const the = nation('i', 'gli');
export const ofThe = nation('dei', 'degli');
export const toThe = nation('ai', 'agli');
export const byThe = nation('dai', 'dagli');

const LEADERS: Readonly<Partial<Record<LeaderId, string>>> = {
  arthur: 'Artù',
  'ketil-flatnose': 'Ketil Naso Piatto',
  'ivar-and-halfdan': 'Ivar e Halfdan',
  alfred: 'Alfredo',
  william: 'Guglielmo',
};

export const leader = (id: LeaderId): string => LEADERS[id] ?? LEADER_NAMES_EN[id];

/** Agreement with a leader: masculine, feminine (Boudicca) or plural (Ivar and Halfdan). */
export const agree = (id: LeaderId, he: string, she: string, they: string): string =>
  id === 'boudicca' ? she : id === 'ivar-and-halfdan' ? they : he;

/** "Aelle arriva", "Ivar e Halfdan arrivano". */
export const does = (id: LeaderId, one: string, many: string): string =>
  `${leader(id)} ${agree(id, one, one, many)}`;

/** "ad Aelle", "a Boudicca". */
export const toLeader = (id: LeaderId): string => bare('a', leader(id));

/** "2 armate", "2 armate con Aelle", "Aelle". */
export function force(many: number, what: (n: number) => string, company: string | null): string {
  if (many === 0) return company ?? what(0);
  return company === null ? what(many) : `${what(many)} con ${company}`;
}
