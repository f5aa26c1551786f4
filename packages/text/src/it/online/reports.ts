import type { reports as en } from '../../en/online/reports.ts';
import { count } from '../numbers.ts';

/** La pagina dei gestori: che cosa è stato segnalato, e chi non può scrivere. */
export const reports: typeof en = {
  title: 'Segnalazioni',
  onlyOperators: 'Questa pagina è per chi gestisce il server.',
  reported: 'Messaggi segnalati',
  none: 'Nessuna segnalazione.',
  waiting: (n) => `${count(n, 'segnalazione', 'segnalazioni')} da guardare`,
  somebody: 'un account eliminato',
  at: (table) => `al tavolo «${table}»`,
  toAll: 'a tutti i giocatori',
  toSome: (n) => `in privato, a ${count(n, 'giocatore', 'giocatori')}`,
  before: (n) => `${count(n, 'messaggio', 'messaggi')} prima`,
  by: (name) => `Segnalato da ${name}`,
  isMuted: (until, reason) => `Silenziato fino al ${until}: ${reason}`,
  settle: 'Nessun provvedimento',
  settleNote: (name) => `Chiudi la segnalazione di ${name}`,
  mute: 'Silenzia',
  muteAgain: 'Cambia la durata',
  muteTitle: (name) => `Silenzia ${name}`,
  muteNote: (name) =>
    `${name} continua a giocare, ma non può scrivere messaggi a nessun tavolo. Leggerà il motivo.`,
  reason: 'Motivo',
  reasonMissing: 'Scrivi in poche parole perché.',
  howLong: 'Per quanto tempo',
  days: (n) => count(n, 'giorno', 'giorni'),
  cancel: 'Annulla',
  muted: 'Giocatori silenziati',
  nobody: 'Nessun giocatore è silenziato.',
  until: (date) => `fino al ${date}`,
  mutedBy: (name) => `deciso da ${name}`,
  unmute: 'Riattiva',
  unmuteOf: (name) => `Riattiva ${name}`,
  unmuted: (name) => `${name} può scrivere di nuovo.`,
};
