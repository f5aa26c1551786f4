import type { lobby as en } from '../../en/online/lobby.ts';
import { count } from '../numbers.ts';

/** The lobby: where tables are found and made. */
export const lobby: typeof en = {
  title: 'Gioca online',
  lead: 'Siediti a un tavolo aperto o preparane uno tuo. I computer possono occupare i posti liberi.',
  newTable: 'Nuovo tavolo',
  yourTurn: 'Tocca a te',
  running: 'Le tue partite',
  gathering: 'In attesa di giocatori',
  open: 'Tavoli aperti',
  finished: 'Finite',
  allFinished: 'Tutte le partite finite',
  noneOpen:
    'In questo momento nessun tavolo cerca giocatori. Preparane uno e lascialo aperto, o manda il link agli amici.',
  play: 'Gioca',
  look: 'Guarda',
  enter: 'Apri',
  join: 'Unisciti',
  seatsTaken: (taken, of) => `${count(taken, 'posto occupato', 'posti occupati')} su ${of}`,
  free: 'libero',
  you: 'tu',
  decides: 'deve decidere',
  turnOf: (names) => `Si aspetta ${names.join(', ')}`,
  yours: 'Tocca a te',
  wonBy: (names, points) => `Vinta da ${names.join(' e ')} con ${count(points, 'punto', 'punti')}`,
  givenUp: 'Non è venuto nessuno: il tavolo è stato chiuso',
  noClock: 'Senza orologio',
  rated: 'Vale per la classifica',
  unrated: 'Amichevole',
  isPrivate: 'Privato',
};
