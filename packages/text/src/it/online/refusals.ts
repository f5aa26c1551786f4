import type { refusals as en } from '../../en/online/refusals.ts';
import { count } from '../numbers.ts';

const later = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'Riprova tra poco.';
  if (seconds < 90) return `Riprova tra ${count(seconds, 'secondo', 'secondi')}.`;
  return `Riprova tra ${count(Math.ceil(seconds / 60), 'minuto', 'minuti')}.`;
};

/** Why a server did not do what it was asked: what was wrong, and what to do. */
export const refusals: typeof en = {
  codes: {
    'no-such-game':
      'Questa partita non esiste o è privata. Se qualcuno ti ha mandato un link, usalo per intero.',
    'no-such-table':
      'Questo tavolo non esiste o è privato. Se qualcuno ti ha mandato un link, usalo per intero.',
    'not-a-member': 'Non siedi a questo tavolo.',
    'not-your-seat': 'Ora questo posto lo gioca qualcun altro.',
    'seat-taken': 'Questo posto è occupato. Scegline un altro.',
    'not-gathering': 'Il gioco è già cominciato: nessuno può più unirsi o andarsene.',
    'not-running': 'Questa partita al momento non è in corso.',
    'not-allowed': 'Qui non è possibile.',
    'sign-in-first': 'Non hai effettuato l’accesso. Accedi, oppure gioca come ospite.',
    'account-first': 'Per questo serve un account. Puoi crearlo ora e tenere le partite che hai come ospite.',
    'wrong-password': 'Il nome e la password non corrispondono.',
    'name-taken': 'Questo nome, o uno che gli somiglia troppo, è già in uso. Scegline un altro.',
    'email-taken': 'C’è già un account con questo indirizzo e-mail. Usalo per accedere.',
    'bad-name':
      'Un nome ha da 3 a 24 lettere latine, cifre, spazi, punti, trattini o apostrofi, e non comincia con «Guest».',
    'bad-email': 'Non è un indirizzo e-mail. Controlla di averlo scritto bene.',
    'bad-password': 'Una password ha da 8 a 128 caratteri.',
    'passkey-failed': 'La passkey non è stata accettata. Riprova, oppure accedi con la password.',
    'link-too-old': 'Questo link è già stato usato o è scaduto. Chiedine uno nuovo.',
    'foreign-origin':
      'La richiesta non viene da una pagina di questo server. Apri il gioco al suo indirizzo.',
    'too-many-requests': ({ wait }) => `Troppe richieste in una volta. ${later(wait)}`,
    'too-large': 'È troppo lungo. Accorcialo.',
    'not-found': 'Qui non c’è nulla.',
    stale: 'Nel frattempo è successo qualcosa. Guarda di nuovo, poi decidi.',
    'bad-request': 'Il server non ha capito la richiesta. Ricarica la pagina e riprova.',
    muted: ({ reason = '', until = '' }) =>
      `Non puoi scrivere messaggi fino a: ${until}. Il motivo dei gestori: ${reason}`,
    restarting: 'Il server si sta riavviando. Riprova tra poco: nulla va perso.',
    'server-error': ({ request }) =>
      `Qualcosa è andato storto sul server. Nulla è cambiato.${request ? ` Se succede ancora, comunica ai gestori questo numero: ${request}` : ''}`,
  },
  reasons: {
    'not-over': 'È possibile solo a partita finita.',
    'already-proposed': 'Il tavolo non ha ancora risposto alla stessa domanda. Aspetta le risposte.',
    'too-many-ways': 'Hai già il massimo dei modi possibili. Prima togline uno.',
    'too-few-players': 'Non ci sono ancora abbastanza giocatori.',
    'no-mail': 'Questo server non può inviare e-mail.',
    'mail-failed': 'Non è stato possibile inviare l’e-mail. Controlla l’indirizzo, o riprova più tardi.',
    'wrong-code': 'Non è il codice ricevuto per e-mail. Controllalo, o chiedine un altro.',
    'old-code': 'Questo codice è scaduto, o ci sono stati troppi errori. Chiedine un altro.',
    'closed-address':
      'A questo indirizzo non si può inviare nulla. Deve essere pubblico e cominciare con https.',
    'no-such-player':
      'Nessun giocatore ha questo nome. Controlla come si scrive; gli ospiti non si possono invitare per nome.',
    'invite-yourself': 'È il tuo nome.',
    'already-here': 'Questo giocatore siede già al tavolo.',
    'cup-needs-clock': 'Una coppa ha bisogno di un orologio, perché nessuno la possa fermare.',
    'cup-is-full': 'Questa coppa ha già tutti i giocatori che può avere.',
    'too-many-cups': 'Diverse tue coppe aspettano ancora giocatori. Prima falle cominciare.',
    'not-in-cup': 'Non partecipi a questa coppa.',
    'not-the-host': 'A questa coppa dà il via qualcun altro.',
    'no-vacation-left': 'Non ti restano giorni di vacanza.',
    'out-of-time': 'Il tuo tempo è già esaurito. Ora vale ciò che il tavolo ha stabilito.',
    'no-post': 'Questo server non può inviare e-mail. Chiedi ai gestori una nuova password.',
  },
  noAnswer: 'Il server non risponde. Controlla la connessione e riprova: nulla è cambiato.',
  again: 'Riprova',
};
