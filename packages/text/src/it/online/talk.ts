import type { talk as en } from '../../en/online/talk.ts';
import { list } from '../grammar.ts';
import { count } from '../numbers.ts';

/** Che cosa si dicono i giocatori, e che cosa scrive ognuno per sé. */
export const talk: typeof en = {
  title: 'Chat',
  game: 'Partita',
  tabs: 'Chat e appunti',
  said: 'Messaggi',
  titleWithNew: (n) => `Chat: ${count(n, 'messaggio nuovo', 'messaggi nuovi')}`,
  newMessages: (n) => count(n, 'messaggio nuovo', 'messaggi nuovi'),
  newFrom: (name, n) =>
    n === 1 ? `Nuovo messaggio di ${name}.` : `${n} messaggi nuovi, l’ultimo di ${name}.`,
  empty: 'Nessuno ha ancora scritto niente.',
  you: 'tu',
  toYou: 'te',
  gone: 'un ex giocatore',
  privately: (names) => `solo per ${list(names)}`,
  toLatest: (n) => (n > 0 ? count(n, 'messaggio nuovo', 'messaggi nuovi') : 'Agli ultimi'),
  notEnforced: 'Niente lo impone.',

  to: 'A',
  all: 'Tutti',
  hearerGone: 'Qualcuno a cui scrivevi ha lasciato il tavolo. Scegli di nuovo a chi scrivere.',
  alone: 'Al tavolo non c’è ancora nessun altro che possa leggere.',
  message: 'Messaggio',
  send: 'Invia',
  left: (n) => `Ancora ${count(n, 'carattere', 'caratteri')}`,
  tooLong: (n) => `${count(n, 'carattere', 'caratteri')} di troppo`,
  muted: (until, reason) => `Non puoi scrivere messaggi fino al ${until}. Il motivo dei gestori: ${reason}`,

  about: (name) => `Su questo messaggio di ${name}`,
  aboutTitle: (name) => `Messaggio di ${name}`,
  block: (name) => `Blocca ${name}`,
  blockNote: (name) =>
    `Non vedi più niente di quello che ${name} scrive, a nessun tavolo, e spariscono anche i messaggi di prima. ${name} non lo saprà.`,
  notHeard: (name) => `Hai bloccato ${name}.`,
  hear: 'Sblocca',
  blockedTitle: 'Giocatori bloccati',
  blockedNote: 'Non vedi niente di quello che scrivono, a nessun tavolo.',
  report: 'Segnala ai gestori',
  reason: 'Che cosa non va?',
  reasonMissing: 'Scrivi in poche parole che cosa non va.',
  reportNote: 'Vedono questo messaggio, i pochi che hai letto prima, e chi lo segnala.',
  reported: 'I gestori sono stati avvisati.',

  note: {
    tab: 'Appunti',
    title: 'I tuoi appunti su questa partita',
    private: 'Li vedi solo tu, su tutti i tuoi dispositivi.',
    states: {
      unread: 'Lettura in corso…',
      saved: 'Salvati',
      unsaved: 'Non ancora salvati…',
      saving: 'Salvataggio in corso…',
      failed: 'Non salvati.',
    },
    tooLong: (n) => `${count(n, 'carattere', 'caratteri')} di troppo.`,
    joined:
      'Questi appunti sono stati cambiati anche su un altro dispositivo. Le due versioni stanno qui, una sotto l’altra.',
  },
};
