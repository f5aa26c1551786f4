import type { NationId } from '@bretwalda/engine';
import { fallen, type PointsEntry, through } from '../points.ts';
import { leader, place, the } from './grammar.ts';
import { names } from './names.ts';

const ONE_OF: Readonly<Record<NationId, string>> = {
  romans: 'Roman',
  'romano-british': 'Romano-British',
  belgae: 'Belgic',
  welsh: 'Welsh',
  brigantes: 'Brigantian',
  caledonians: 'Caledonian',
  picts: 'Pictish',
  irish: 'Irish',
  scots: 'Scottish',
  norsemen: 'Norse',
  dubliners: 'Dublin',
  danes: 'Danish',
  norwegians: 'Norwegian',
  saxons: 'Saxon',
  jutes: 'Jutish',
  angles: 'Angle',
  normans: 'Norman',
};

/** "a Roman fort", "an Irish army", "Arthur". */
function victim(what: string | null | undefined): string {
  const lost = fallen(what);
  if (lost === null) return 'an enemy';
  if ('leader' in lost) return leader(lost.leader);
  const one = ONE_OF[lost.nation];
  const unit = lost.unit === 'infantry' ? 'army' : lost.unit;
  const article = unit === 'cavalry' ? '' : /^[AI]/.test(one) ? 'an ' : 'a ';
  return `${article}${one} ${unit}`;
}

/** What the points are for, after "8 points". Points taken off say why. */
export function pointsFor({ reason, area, what }: PointsEntry): string {
  const subject = through(what);
  const where = area === null ? '' : place(area);
  const held = subject === null ? '' : `, held by ${the(subject)} as subjects`;
  switch (reason) {
    case 'occupy':
      return subject === null ? `for occupying ${where}` : `for ${where}${held}`;
    case 'hold':
      return subject === null ? `for holding ${where}` : `for ${where}${held}`;
    case 'limes':
      return `for the Limes in ${where}${held}`;
    case 'limit':
      return 'because the card limits the points of one region';
    case 'subject-half':
      return 'because subjects keep only half of their points for areas';
    case 'eliminate':
      return `for defeating ${victim(what)}${where === '' ? '' : ` in ${where}`}`;
    case 'special':
      return what === 'belgae-submit' ? 'for the submission of the Belgae' : 'for the fall of Harold';
    case 'bretwalda':
      return 'for the Bretwalda';
    case 'king':
      return what === 'cnut' ? 'for Cnut’s crown' : 'for the crown of England';
    case 'taken-back':
      return `because moves were taken back${area === null ? '' : ` (${names.areas(area)})`}`;
  }
}

/** A short label for tables of points. */
export function pointsReason({ reason, area, what }: PointsEntry): string {
  const subject = through(what);
  const where = area === null ? '' : names.areas(area);
  const by = subject === null ? '' : ` (${names.nations(subject)})`;
  switch (reason) {
    case 'occupy':
      return `${where} occupied${by}`;
    case 'hold':
      return `${where} held${by}`;
    case 'limes':
      return `Limes: ${where}${by}`;
    case 'limit':
      return 'Over the regional limit';
    case 'subject-half':
      return 'Half, as subjects';
    case 'eliminate': {
      const lost = victim(what).replace(/^an? /, '');
      return `${lost} defeated${where === '' ? '' : `, ${where}`}`;
    }
    case 'special':
      return what === 'belgae-submit' ? 'Belgae submitted' : 'Harold has fallen';
    case 'bretwalda':
      return 'Bretwalda';
    case 'king':
      return what === 'cnut' ? 'King Cnut' : 'King of England';
    case 'taken-back':
      return where === '' ? 'Moves taken back' : `Taken back: ${where}`;
  }
}
