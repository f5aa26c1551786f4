import type { NationId } from '@bretwalda/engine';
import type { Defeated, PointsEntry } from '../points.ts';
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
function victim({ unit, of, leader: id }: Defeated): string {
  if (id !== undefined) return leader(id);
  if (of === undefined) return 'an enemy';
  const one = ONE_OF[of];
  const article = unit === 'cavalry' ? '' : /^[AI]/.test(one) ? 'an ' : 'a ';
  return `${article}${one} ${unit === 'infantry' ? 'army' : unit}`;
}

/** What the points are for, after "8 points". Points taken off say why. */
export function pointsFor(entry: PointsEntry): string {
  const where = entry.area === null ? '' : place(entry.area);
  const held = (via: NationId) => `${where}, held by ${the(via)} as subjects`;
  switch (entry.reason) {
    case 'occupy':
      return entry.via === undefined ? `for occupying ${where}` : `for ${held(entry.via)}`;
    case 'hold':
      return entry.via === undefined ? `for holding ${where}` : `for ${held(entry.via)}`;
    case 'limes':
      return `for the Limes in ${entry.via === undefined ? where : held(entry.via)}`;
    case 'limit':
      return 'because the card limits the points from one region';
    case 'subject-half':
      return 'because subjects keep only half of their points for areas';
    case 'eliminate':
      return `for defeating ${victim(entry)}${where === '' ? '' : ` in ${where}`}`;
    case 'special':
      return entry.event === 'belgae-submit' ? 'for the submission of the Belgae' : 'for the fall of Harold';
    case 'bretwalda':
      return 'for the Bretwalda';
    case 'king':
      return entry.cnut ? 'for Cnut’s crown' : 'for the crown of England';
    case 'taken-back':
      return `because moves were taken back${entry.area === null ? '' : ` (${names.areas(entry.area)})`}`;
  }
}

/** A short label for tables of points. */
export function pointsReason(entry: PointsEntry): string {
  const where = entry.area === null ? '' : names.areas(entry.area);
  const by = (via: NationId | undefined) => (via === undefined ? '' : ` (${names.nations(via)})`);
  switch (entry.reason) {
    case 'occupy':
      return `${where} occupied${by(entry.via)}`;
    case 'hold':
      return `${where} held${by(entry.via)}`;
    case 'limes':
      return `Limes: ${where}${by(entry.via)}`;
    case 'limit':
      return 'Over the regional limit';
    case 'subject-half':
      return 'Half, as subjects';
    case 'eliminate': {
      const lost = victim(entry).replace(/^an? /, '');
      return `${lost} defeated${where === '' ? '' : `, ${where}`}`;
    }
    case 'special':
      return entry.event === 'belgae-submit' ? 'Belgae submitted' : 'Harold fell';
    case 'bretwalda':
      return 'Bretwalda';
    case 'king':
      return entry.cnut ? 'King Cnut' : 'King of England';
    case 'taken-back':
      return where === '' ? 'Moves taken back' : `Taken back: ${where}`;
  }
}
