import type { NationId } from '@bretwalda/engine';
import type { pointsFor as enFor, pointsReason as enReason } from '../en/points.ts';
import { fallen, through } from '../points.ts';
import { cap, inPlace, leader, ofPlace, place, the } from './grammar.ts';
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
  readonly ending: 'o' | 'a' | 'i';
  readonly article: string;
}

function victim(what: string | null | undefined): Victim {
  const lost = fallen(what);
  if (lost === null) return { name: 'nemico', ending: 'o', article: 'un ' };
  if ('leader' in lost) {
    const ending = lost.leader === 'boudicca' ? 'a' : lost.leader === 'ivar-and-halfdan' ? 'i' : 'o';
    return { name: leader(lost.leader), ending, article: '' };
  }
  if (lost.unit === 'fort') return { name: 'forte romano', ending: 'o', article: 'un ' };
  const noun = lost.unit === 'cavalry' ? 'cavalleria' : 'armata';
  return {
    name: `${noun} ${ADJECTIVES[lost.nation]}`,
    ending: 'a',
    article: noun === 'armata' ? 'un’' : 'una ',
  };
}

export const pointsFor: typeof enFor = ({ reason, area, what }) => {
  const subject = through(what);
  const where = area === null ? '' : place(area);
  const of = area === null ? '' : ofPlace(area);
  const held = subject === null ? '' : `, dove stanno ${the(subject)} sottomessi`;
  switch (reason) {
    case 'occupy':
      return subject === null ? `per aver occupato ${where}` : `per ${where}${held}`;
    case 'hold':
      return subject === null ? `per il controllo ${of}` : `per ${where}${held}`;
    case 'limes':
      return `per il Limes${area === null ? '' : ` ${inPlace(area)}`}${held}`;
    case 'limit':
      return 'perché la scheda limita i punti di una regione';
    case 'subject-half':
      return 'perché chi è sottomesso tiene solo metà dei punti per le aree';
    case 'eliminate': {
      const { article, name } = victim(what);
      return `per aver sconfitto ${article}${name}${area === null ? '' : ` ${inPlace(area)}`}`;
    }
    case 'special':
      return what === 'belgae-submit' ? 'per la sottomissione dei Belgi' : 'per la caduta di Harold';
    case 'bretwalda':
      return 'per il Bretwalda';
    case 'king':
      return what === 'cnut' ? 'per la corona di Cnut' : 'per la corona d’Inghilterra';
    case 'taken-back':
      return `perché le mosse sono state annullate${area === null ? '' : ` (${names.areas(area)})`}`;
  }
};

export const pointsReason: typeof enReason = ({ reason, area, what }) => {
  const subject = through(what);
  const where = area === null ? '' : names.areas(area);
  const of = area === null ? '' : ` ${ofPlace(area)}`;
  const by = subject === null ? '' : ` (${names.nations(subject)})`;
  switch (reason) {
    case 'occupy':
      return `Occupazione${of}${by}`;
    case 'hold':
      return `Controllo${of}${by}`;
    case 'limes':
      return `Limes: ${where}${by}`;
    case 'limit':
      return 'Oltre il limite regionale';
    case 'subject-half':
      return 'Metà, perché sottomessi';
    case 'eliminate': {
      const { name, ending } = victim(what);
      return `${cap(name)} sconfitt${ending}${where === '' ? '' : `, ${where}`}`;
    }
    case 'special':
      return what === 'belgae-submit' ? 'Belgi sottomessi' : 'Caduta di Harold';
    case 'bretwalda':
      return 'Bretwalda';
    case 'king':
      return what === 'cnut' ? 'Re Cnut' : 'Re d’Inghilterra';
    case 'taken-back':
      return where === '' ? 'Mosse annullate' : `Annullato: ${where}`;
  }
};
