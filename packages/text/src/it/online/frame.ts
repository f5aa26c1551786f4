import type { frame as en } from '../../en/online/frame.ts';
import { count } from '../numbers.ts';

/** What stands around every page that needs a server. */
export const frame: typeof en = {
  nav: 'Pagine online',
  lobby: 'Partite',
  history: 'Storico',
  cups: 'Coppe',
  notices: 'Avvisi',
  reports: 'Segnalazioni',
  unseen: (n) => count(n, 'nuovo avviso', 'nuovi avvisi'),
  accountOf: (name) => `Account: ${name}`,
  nobody: 'Accedi',
  loading: 'Un momento…',
};
