import type { NationId } from '@bretwalda/engine';
import type { pointsFor as enFor, pointsReason as enReason } from '../en/points.ts';
import type { Defeated } from '../points.ts';
import { agree, cap, inPlace, leader, ofPlace, place, the } from './grammar.ts';
import { names } from './names.ts';

/** In the feminine, for "armata" and "cavalleria". */
const ADJECTIVES: Readonly<Record<NationId, string>> = {
  romans: 'romana',
  'romano-british': 'romano-britannica',
  belgae: 'belga',
  welsh: 'gallese',
  brigantes: 'dei Briganti',
  caledonians: 'caledone',
  picts: 'dei Pitti',
  irish: 'irlandese',
  scots: 'degli Scoti',
  norsemen: 'scandinava',
  dubliners: 'dublinese',
  danes: 'danese',
  norwegians: 'norvegese',
  saxons: 'sassone',
  jutes: 'degli Juti',
  angles: 'degli Angli',
  normans: 'normanna',
};

interface Victim {
  readonly name: string;
  /** Of the participle. */
  readonly ending: string;
  readonly article: string;
}

function victim({ unit, of, leader: id }: Defeated): Victim {
  if (id !== undefined) return { name: leader(id), ending: agree(id, 'o', 'a', 'i'), article: '' };
  if (of === undefined) return { name: 'nemico', ending: 'o', article: 'un ' };
  if (unit === 'fort') return { name: 'forte romano', ending: 'o', article: 'un ' };
  const noun = unit === 'cavalry' ? 'cavalleria' : 'armata';
  return {
    name: `${noun} ${ADJECTIVES[of]}`,
    ending: 'a',
    article: noun === 'armata' ? 'un’' : 'una ',
  };
}

export const pointsFor: typeof enFor = (entry) => {
  const { area } = entry;
  const where = area === null ? '' : place(area);
  const held = (via: NationId) => `, dove stanno ${the(via)} sottomessi`;
  switch (entry.reason) {
    case 'occupy':
      return entry.via === undefined ? `per aver occupato ${where}` : `per ${where}${held(entry.via)}`;
    case 'hold':
      return entry.via === undefined
        ? `per il controllo ${area === null ? '' : ofPlace(area)}`
        : `per ${where}${held(entry.via)}`;
    case 'limes':
      return `per il Limes${area === null ? '' : ` ${inPlace(area)}`}${entry.via === undefined ? '' : held(entry.via)}`;
    case 'limit':
      return 'perché la scheda limita i punti di una regione';
    case 'subject-half':
      return 'perché chi è sottomesso tiene solo metà dei punti per le aree';
    case 'eliminate': {
      const { article, name } = victim(entry);
      return `per aver sconfitto ${article}${name}${area === null ? '' : ` ${inPlace(area)}`}`;
    }
    case 'special':
      return entry.event === 'belgae-submit' ? 'per la sottomissione dei Belgi' : 'per la caduta di Harold';
    case 'bretwalda':
      return 'per il Bretwalda';
    case 'king':
      return entry.cnut ? 'per la corona di Cnut' : 'per la corona d’Inghilterra';
    case 'taken-back':
      return `perché le mosse sono state annullate${area === null ? '' : ` (${names.areas(area)})`}`;
  }
};

export const pointsReason: typeof enReason = (entry) => {
  const { area } = entry;
  const where = area === null ? '' : names.areas(area);
  const of = area === null ? '' : ` ${ofPlace(area)}`;
  const by = (via: NationId | undefined) => (via === undefined ? '' : ` (${names.nations(via)})`);
  switch (entry.reason) {
    case 'occupy':
      return `Occupazione${of}${by(entry.via)}`;
    case 'hold':
      return `Controllo${of}${by(entry.via)}`;
    case 'limes':
      return `Limes: ${where}${by(entry.via)}`;
    case 'limit':
      return 'Oltre il limite regionale';
    case 'subject-half':
      return 'Metà, perché sottomessi';
    case 'eliminate': {
      const { name, ending } = victim(entry);
      return `${cap(name)} sconfitt${ending}${where === '' ? '' : `, ${where}`}`;
    }
    case 'special':
      return entry.event === 'belgae-submit' ? 'Belgi sottomessi' : 'Caduta di Harold';
    case 'bretwalda':
      return 'Bretwalda';
    case 'king':
      return entry.cnut ? 'Re Cnut' : 'Re d’Inghilterra';
    case 'taken-back':
      return where === '' ? 'Mosse annullate' : `Annullato: ${where}`;
  }
};
