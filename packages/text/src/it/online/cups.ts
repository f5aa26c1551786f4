import type { cups as en } from '../../en/online/cups.ts';
import { count } from '../numbers.ts';

/** Round robins in which everybody plays every side equally often. */
export const cups: typeof en = {
  title: 'Coppe',
  lead: 'Ciascuno gioca ogni parte lo stesso numero di volte, contro più avversari possibile. La classifica dice chi è stato il migliore.',
  new: 'Nuova coppa',
  none: 'Non ci sono ancora coppe. Creane una e invita altri.',
  gathering: 'In attesa di giocatori',
  running: 'In corso',
  over: 'Finite',
  players: (n) => count(n, 'giocatore', 'giocatori'),
  played: (finished, of) => `${finished} di ${count(of, 'partita giocata', 'partite giocate')}`,
  yours: 'Partecipi',
  open: 'Apri',

  create: {
    title: 'Nuova coppa',
    lead: 'Scegli il gioco e il tempo a disposizione. Quando gli altri si sono iscritti, dai il via.',
    name: 'Nome della coppa',
    needsName: 'Prima dai un nome alla coppa.',
    needsClock: 'Una coppa ha bisogno di un orologio, perché nessuno la possa fermare.',
    needsAccount:
      'Una coppa dura settimane, perciò serve un account. Conservi tutto ciò che hai come ospite.',
    cycles: 'Partite con ogni parte',
    cyclesNote: (sides, cycles) =>
      `Le parti sono ${sides}: ${count(sides * cycles, 'partita', 'partite')} a testa.`,
    fewer: 'Meno partite con ogni parte',
    more: 'Più partite con ogni parte',
    cup: 'La coppa',
    button: 'Crea la coppa',
    buttonNote: 'Partecipi anche tu. Tutte le partite cominciano insieme, quando dai il via.',
  },

  page: {
    who: 'Giocatori',
    host: 'dà il via',
    you: 'tu',
    gone: 'account eliminato',
    join: 'Partecipa',
    leave: 'Ritirati',
    begin: 'Comincia tutte le partite',
    needs: (n) =>
      `Per cominciare ${n === 1 ? 'serve ancora un giocatore' : `servono ancora ${n} giocatori`}.`,
    willPlay: (games, each) =>
      `Con questi giocatori: ${count(games, 'partita', 'partite')} in tutto, ${each} a testa, tutte insieme.`,
    waitsFor: (name) => `Dà il via ${name}.`,
    hostNote: 'Dà il via chi ha creato la coppa. Se se ne va, chi aspetta da più tempo.',
    agreed: 'Gli accordi',
    cycles: 'Partite con ogni parte',
    missing:
      'Se qualcuno non si presenta, il suo tempo scade e la partita va avanti come deciso. Il risultato conta per chi l’ha cominciata.',
    table: 'Classifica',
    place: 'Posto',
    player: 'Giocatore',
    games: 'Partite',
    wins: 'Vittorie',
    points: 'Punti',
    order: 'Contano prima le vittorie (quelle condivise solo in parte), poi i punti.',
    gamesTitle: 'Partite',
    game: (n) => `Partita ${n}`,
    goes: 'in corso',
    look: 'Apri',
    winner: 'vincitore',
    notFound: 'Questa coppa non c’è più',
  },
};
