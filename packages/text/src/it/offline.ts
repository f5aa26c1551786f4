import type { offline as en } from '../en/offline.ts';

export const offline: typeof en = {
  update: 'È pronta una nuova versione.',
  reload: 'Ricarica',
  later: 'Più tardi',
  licences: 'Licenze dei caratteri e delle librerie',
};
