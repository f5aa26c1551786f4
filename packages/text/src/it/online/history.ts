import type { history as en } from '../../en/online/history.ts';
import { count } from '../numbers.ts';

/** Games of a player: those that go on, and those that are over. */
export const history: typeof en = {
  title: 'Le tue partite',
  lead: 'Tutte le partite che hai giocato qui, mossa per mossa. Salvane una come file, o importane una.',
  finished: 'Partite finite',
  none: 'Ancora nessuna partita finita.',
  needsSomebody: 'Non hai ancora giocato qui.',
  shown: (shown, total) => `${shown} su ${count(total, 'partita', 'partite')}`,
  more: 'Mostra altre',
  ended: (date) => `Finita il ${date}`,
  imported: (date) => `Importata il ${date}`,
  agreed: 'Finita di comune accordo',
  won: 'Vinta',
  shared: 'Vittoria condivisa',
  lost: 'Persa',
  result: (title) => `Risultato di ${title}`,
  winner: 'vincitore',
  toResult: 'Risultato',
  fromStart: 'Guarda dall’inizio',
  save: 'Salva come file',
  saveNote: 'Il file si apre dalla pagina iniziale, anche senza connessione.',
  bring: 'Importa una partita da un file',
  bringNote:
    'Una partita finita, salvata qui o nel gioco offline. Comparirà in questo elenco, per te e per chi ha il suo link.',
  reading: 'Lettura del file…',
  notOver:
    'Questa partita non è ancora finita: non può comparire tra quelle finite. Aprila dalla pagina iniziale per continuarla.',
  position: 'Questo file è un solo momento di una partita, non una partita intera.',
};
