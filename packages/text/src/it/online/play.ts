import type { play as en } from '../../en/online/play.ts';
import { list } from '../grammar.ts';
import { count } from '../numbers.ts';

const time = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes] = [Math.floor(s / 86_400), Math.floor(s / 3600) % 24, Math.floor(s / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  if (days > 0) return `${days} g ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
};

/** Una partita su un server. */
export const play: typeof en = {
  opening: 'Apertura della partita…',
  cannotOpen: 'Impossibile aprire la partita',
  tryAgain: 'Riprova',
  toLobby: 'Alla sala',
  table: 'Il tavolo',
  players: 'Giocatori',
  talk: 'Chat',
  close: 'Chiudi',

  connection: {
    reconnecting: 'Connessione persa. Nuovo tentativo…',
    offline: 'Nessuna connessione con il server.',
    text: 'Niente va perduto. La partita riprende qui appena il server risponde.',
    waits: 'La tua ultima azione sarà inviata allora.',
    now: 'Riprova ora',
    lost: 'Non puoi più vedere questa partita.',
  },
  sending: 'Invio in corso…',
  problem: {
    stale: 'Qualcuno è stato più veloce: la partita è cambiata. Guarda di nuovo prima di decidere.',
    closed: 'Non è più possibile. Lo schermo mostra la partita com’è adesso.',
    unanswered:
      'Il server non ha risposto: la tua mossa potrebbe non essere stata giocata. Controlla e riprova.',
    gone: 'Non è stato fatto:',
  },
  understood: 'OK',

  waitingFor: (names) => `In attesa di ${list(names)}.`,
  you: 'tu',
  yourTurn: 'Tocca a te',
  toPlay: 'deve giocare',
  freeSeat: 'Posto libero',
  computer: 'computer',
  standIn: (level) => `assente: gioca il computer (${level})`,
  clock: (ms) => time(ms),
  clockOf: (name, ms) => `A ${name} restano ${time(ms)}`,
  runsOut: 'sta per scadere',
  paused: 'In pausa',
  noClock: 'Senza orologio',

  away: {
    title: (level) => `Eri assente: un computer (${level}) gioca per te.`,
    back: 'Riprendo io',
    free: (name) => `Nessuno gioca ${name}.`,
    take: 'Prendi questo posto',
    takeOver: (name) => `Prendi il posto di ${name}`,
    giveUp: 'Lascia il mio posto',
    giveUpTitle: 'Vuoi lasciare il tuo posto?',
    giveUpText:
      'Un computer continua al tuo posto. Chi ha il link del tavolo può prendere il posto; se lo fa, non potrai più riaverlo.',
    stay: 'Resta',
    waits: (name) =>
      `Il posto di ${name} è libero. La partita va avanti appena qualcuno lo prende: manda il link del tavolo.`,
    letBot: 'Fai giocare un computer',
    silent: (name, days) => `${name} non gioca da ${count(days, 'giorno', 'giorni')}.`,
  },

  vacation: {
    title: 'Vacanza',
    text: (days) =>
      `Ti ${days === 1 ? 'resta' : 'restano'} ${count(days, 'giorno', 'giorni')} di vacanza. Intanto il tuo orologio è fermo; un giorno cominciato conta per intero. Finisce quando premi di nuovo il pulsante, o da sola quando i giorni sono esauriti.`,
    none: 'Non ti restano giorni di vacanza.',
    begin: 'Comincia la vacanza',
    end: 'Finisci la vacanza',
    own: (until) => `Sei in vacanza, al più tardi fino al ${until}. Il tuo orologio è fermo.`,
    of: (until) => `in vacanza, torna entro il ${until}`,
  },
  spectating: 'Stai guardando. Quello che i giocatori si dicono resta tra loro.',

  agree: {
    title: 'Accordi',
    pause: 'Chiedi una pausa',
    resume: 'Chiedi di riprendere',
    end: 'Proponi di chiudere la partita',
    endTitle: 'Chiudere la partita adesso?',
    endText: 'Se tutti al tavolo sono d’accordo, la partita finisce subito.',
    byWhich: 'Con quale risultato',
    present: 'Con i punti attuali',
    presentNote: (result) => `Adesso: ${result}.`,
    projected: 'Come probabilmente finirebbe',
    projectedNote: (result) =>
      `I punti attuali più quelli che ogni nazione di solito ottiene ancora: ${result}.`,
    hiddenNote: 'I punti restano nascosti fino alla fine: tutti li vedranno quando tutti saranno d’accordo.',
    propose: 'Proponi',
    cancel: 'Annulla',
    undo: 'Proponi di tornare qui',
    undoOwn: 'Torna qui',
    undoNote: 'Nel frattempo ci sono stati dadi o decisioni altrui: tutti al tavolo devono essere d’accordo.',
    proposed: {
      undo: (name, entries) => `${name} vorrebbe annullare ${count(entries, 'azione', 'azioni')}.`,
      end: (name, result) => `${name} propone di chiudere la partita: ${result}.`,
      pause: (name) => `${name} chiede una pausa.`,
      resume: (name) => `${name} chiede di riprendere.`,
      absent: (name) => `${name} ha esaurito il tempo. Deve continuare un computer al posto di ${name}?`,
      silent: (name) => `${name} non gioca da giorni. Deve continuare un computer finché ${name} non torna?`,
    },
    look: 'Mostra il momento',
    yes: 'Sì',
    no: 'No',
    waits: (names) => `Devono ancora rispondere: ${list(names)}.`,
    until: (when) => `C’è tempo per rispondere fino al ${when}.`,
    agreedBy: (names) => `D’accordo: ${list(names)}.`,
  },
  kindOfResult: { present: 'punti attuali', projected: 'punti previsti' },

  told: {
    title: 'Che cosa è successo al tavolo',
    nothing: 'Ancora niente.',
    joined: (name) => `${name} prende posto.`,
    left: (name) => `${name} lascia il tavolo.`,
    began: 'La partita è cominciata.',
    outOfTime: (name) => `${name} ha esaurito il tempo.`,
    standIn: (name, level) => `Un computer (${level}) gioca per ${name}.`,
    wanted: (name) => `Il posto di ${name} è libero: può prenderlo chi ha il link.`,
    cameBack: (name) => `${name} è di nuovo al tavolo.`,
    takenOver: (name) => `${name} ha preso un posto.`,
    gaveUp: (name) => `${name} ha lasciato il posto. Continua un computer.`,
    vacation: (name, until) => `${name} è in vacanza, al più tardi fino al ${until}.`,
    vacationOver: (name) => `${name} è di ritorno dalla vacanza.`,
    paused: 'La partita è in pausa.',
    resumed: 'La partita riprende.',
    ended: 'Tutti hanno deciso di chiudere la partita.',
    undone: (entries) =>
      entries > 0
        ? `Di comune accordo ${count(entries, 'azione annullata', 'azioni annullate')} fino a qui.`
        : 'Di comune accordo si è tornati qui.',
    refused: {
      undo: 'La proposta di annullare azioni è stata respinta.',
      end: 'La proposta di chiudere la partita è stata respinta.',
      pause: 'La pausa è stata respinta.',
      resume: 'La proposta di riprendere è stata respinta.',
      absent: (name) => `${name} riceve altro tempo.`,
    },
    rematch: (name) => `${name} vorrebbe la rivincita.`,
  },

  link: {
    title: 'Link a questo tavolo',
    note: 'Chi ce l’ha può guardare o prendere un posto libero.',
    copy: 'Copia il link',
    copied: 'Copiato.',
    moment: 'Copia un link a questo momento',
  },

  end: {
    agreed: (names, by) =>
      by === 'present'
        ? `Partita chiusa per accordo di ${list(names)}, con i punti di quel momento.`
        : `Partita chiusa per accordo di ${list(names)}, con il risultato previsto.`,
    result: (name, points) => `${name} ${points}`,
    results: (each) => each.join(', '),
    rematch: 'Rivincita',
    rematchNote: 'Gli stessi giocatori, ognuno con la parte successiva.',
    toRematch: (name) => `${name} vorrebbe la rivincita`,
    go: 'Al nuovo tavolo',
    dice: 'I dadi',
    verify: 'Verifica i dadi',
    verifying: 'Verifica di ogni tiro…',
    verified: (rolls) =>
      `${count(rolls, 'tiro verificato', 'tiri verificati')}: ognuno deriva dal segreto che il server aveva fissato prima della partita.`,
    failed: {
      commitment: 'Il segreto non è quello fissato prima della partita: di questi dadi non ci si può fidare.',
      roll: (roll, entry, expected, found) =>
        `Il tiro ${roll}, nella voce ${entry} del registro, dovrebbe essere ${expected ?? 'assente'}, ma è ${found ?? 'assente'}.`,
      entry: (entry) => `La voce ${entry} del registro viola le regole: non si può verificare.`,
    },
    commitment: 'Fissato prima del primo tiro (SHA-256 del segreto):',
    notChecked: 'Non è stato possibile verificare i dadi.',
    statistics: 'Statistiche dei dadi',
    player: 'Giocatore',
    rolled: 'Dadi',
    mean: 'Media',
    faces: 'Quante volte è uscito ogni numero',
    expected: 'Attesi',
    luck: 'Fortuna',
    luckNote:
      'La media rispetto a 3,5, in deviazioni standard. Oltre due è insolito, oltre tre è molto raro.',
    sigma: (n) => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n).toFixed(1).replace('.', ',')}`,
    decimal: (n) => n.toFixed(2).replace('.', ','),
  },
};
