import type { handbook as en } from '../en/handbook.ts';
import { plural } from './numbers.ts';

export const handbook: typeof en = {
  title: 'Manuale',
  books: { full: 'regole.md', redux: 'redux-regole.md' },
  which: 'Regole di',
  optional: (name) => `Opzione «${name}»:`,
  marked: (n) =>
    plural(
      n,
      'È in vigore una regola facoltativa. Sta accanto alle clausole che cambia, segnata così.',
      `Sono in vigore ${n} regole facoltative. Stanno accanto alle clausole che cambiano, segnate così.`,
    ),
  contents: 'Indice',
  intro: 'Come si usa',
  goTo: 'Vai alla sezione',
  text: 'Testo del manuale',
  table: (section) => `Tabella: ${section}`,
  search: 'Cerca nel manuale',
  searchHint: (rule) => `Parola o regola, per esempio ${rule}`,
  sampleRule: { full: 'MOV-4', redux: 'X-MOV-5' },
  clear: 'Cancella la ricerca',
  next: 'Risultato successivo',
  previous: 'Risultato precedente',
  hits: (current, total) => `${current} di ${total}`,
  hitsSpoken: (current, total) => plural(total, 'Un risultato', `Risultato ${current} di ${total}`),
  noHits: 'Nessun risultato',
  hitsInSection: (count) => plural(count, '1 risultato', `${count} risultati`),
  toRule: (rule) => `Vai alla regola ${rule}`,
  ruling: 'Nostro chiarimento su una questione aperta',
  loading: 'Apro il manuale…',
  failed: 'Non riesco ad aprire il manuale. Controlla la connessione e riprova.',
  retry: 'Riprova',
};
