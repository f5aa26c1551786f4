import type { offline as en } from '../en/offline.ts';

export const offline: typeof en = {
  update: 'È pronta una nuova versione.',
  updateNote: 'La partita è salvata e riprende da dove sei.',
  reload: 'Ricarica',
  later: 'Più tardi',
  ready: 'Ora Bretwalda è su questo dispositivo e funziona anche senza connessione.',
  licences: 'Licenze dei caratteri e delle librerie',
};
