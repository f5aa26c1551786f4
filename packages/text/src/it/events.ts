import type { Rules } from '@bretwalda/engine/queries';
import type { events as en } from '../en/events.ts';
import { isGarrisonEnglish, keepsPoints, recallOf } from '../figures.ts';
import type { Happening } from '../subjects.ts';
import { agree, cap, does, leader, the } from './grammar.ts';
import { farLed } from './phases.ts';

const several = (events: Happening['events']): boolean =>
  events.some((e) => e.type === 'king' && e.among !== undefined);

function title({ kind, nation, leader: id, events }: Happening): string {
  switch (kind) {
    case 'leader-entered':
      return id ? does(id, 'arriva', 'arrivano') : '';
    case 'leader-left':
      return id ? does(id, 'se ne va', 'se ne vanno') : '';
    case 'leader-eliminated':
      return id ? `${leader(id)} ${agree(id, 'è caduto', 'è caduta', 'sono caduti')}` : '';
    case 'submitted':
      return `${cap(the(nation))} si sottomettono`;
    case 'recall':
      return 'Le legioni richiamate in patria';
    case 'cnut-leaves':
      return `${leader('cnut')} torna in patria`;
    case 'romans-leave':
      return 'I Romani lasciano la Britannia';
    case 'bretwalda':
      return events.some((e) => e.type === 'bretwalda' && e.nation !== null)
        ? 'Eletto un Bretwalda'
        : 'Nessun Bretwalda';
    case 'king':
      return several(events) ? 'La corona d’Inghilterra è divisa' : 'Un Re d’Inghilterra';
  }
}

function meaning({ kind, nation, leader: id, events }: Happening, rules: Rules): string {
  switch (kind) {
    case 'leader-entered':
      return id
        ? `Le armate che vanno con ${agree(id, 'lui', 'lei', 'loro')} muovono ${farLed(rules)}, non si fermano nel terreno impervio e aggiungono 1 ai dadi.`
        : '';
    case 'leader-left':
    case 'leader-eliminated':
      return id
        ? `D’ora in poi ${the(nation)} marciano e combattono senza di ${agree(id, 'lui', 'lei', 'loro')}.`
        : '';
    case 'submitted':
      return keepsPoints(events, rules)
        ? 'Un popolo sottomesso cresce della metà se la nazione dominante non concede di più. I punti per le aree che tiene restano suoi.'
        : 'Un popolo sottomesso riceve metà dei punti per le aree che tiene, e cresce della metà se la nazione dominante non concede di più.';
    case 'recall': {
      const { round, stay, leave } = recallOf(rules);
      if (leave > 0)
        return `L’imperatore ne ha bisogno altrove: ${leave} armate se ne vanno. I forti restano.`;
      return `L’imperatore ne ha bisogno altrove: dopo il round ${round} restano ${stay} armate romane. I forti restano.`;
    }
    case 'cnut-leaves':
      return 'Porta con sé una parte delle armate danesi. Le altre restano.';
    case 'romans-leave':
      return `Forti e armate ${isGarrisonEnglish(rules) ? 'd’Inghilterra' : 'del sud'} diventano fino a ${rules.figures.garrison} armate romano-britanniche. Tutti gli altri Romani partono, e i loro sottomessi sono liberi.`;
    case 'bretwalda':
    case 'king':
      return '';
  }
}

export const events: typeof en = {
  title,
  meaning,
  several: 'Che cosa è successo',
  goOn: 'Avanti',
};
