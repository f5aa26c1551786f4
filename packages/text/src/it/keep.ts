import type { keep as en } from '../en/keep.ts';

export const keep: typeof en = {
  saved: (name) => `Salvata come «${name}».`,
  notSaved: 'Non salvata.',
  kept: 'La partita è salvata. Puoi continuarla dal menu principale.',
  allSaved: 'Tutto ciò che è stato giocato è salvato.',
  saving: 'Salvo la partita…',
  off: 'Il salvataggio automatico è spento: se esci, ciò che è stato giocato dopo l’ultimo salvataggio va perso.',
  failing: 'La partita non si può salvare: se esci, ciò che è stato giocato va perso. Salvala in un file.',
  bar: 'Questa partita non viene salvata.',
  replace: 'Sostituiscilo',
  otherName: 'Scegli un altro nome',
  leave: {
    title: 'Lasciare questa partita?',
    text: 'Ciò che è stato giocato dopo l’ultimo salvataggio va perso.',
    stay: 'Resta',
    leave: 'Esci senza salvare',
  },
};
