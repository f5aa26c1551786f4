import type { lobby as en } from '../../en/online/lobby.ts';
import { count } from '../numbers.ts';

/** The lobby: where tables are found and made. */
export const lobby: typeof en = {
  title: 'Gioca online',
  lead: 'Siediti a un tavolo aperto o preparane uno. I posti liberi possono andare ai computer.',
  newTable: 'Nuovo tavolo',
  yourTurn: 'Tocca a te',
  running: 'Le tue partite',
  gathering: 'In attesa di giocatori',
  open: 'Tavoli aperti',
  finished: 'Finite',
  allFinished: 'Tutte le partite finite',
  noneOpen: 'Ora nessuno aspetta giocatori. Prepara un tavolo e lascialo aperto, o manda il link agli amici.',
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
  givenUp: 'Non è venuto nessuno: il tavolo è stato lasciato',
  noClock: 'Senza orologio',
  rated: 'Con classifica',
  unrated: 'Senza classifica',
  isPrivate: 'Privato',
};
