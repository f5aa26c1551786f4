import type { ScoreEntry } from '@bretwalda/engine';
import type { record as en } from '../en/record.ts';
import { figure, signed } from '../signs.ts';
import { cap, count, the } from './grammar.ts';

const points = (n: number): string => count(n, 'punto', 'punti');

const FOR: Readonly<Record<ScoreEntry['reason'], string>> = {
  occupy: 'per aver occupato',
  hold: 'perché tengono',
  limes: 'per il Limes:',
  limit: 'oltre il limite di una regione:',
  'subject-half': 'come sottomessi:',
  eliminate: 'per le vittorie:',
  special: ':',
  bretwalda: 'per il Bretwalda:',
  king: 'per la corona:',
  'taken-back': 'annullati:',
};

export const record: typeof en = {
  you: 'Tu',
  person: 'umano',
  computer: (level) => (level === null ? 'computer' : `computer, ${level}`),
  hidden: 'I punti restano nascosti fino alla fine della partita.',
  figure,
  signed,

  log: {
    moment: 'Mostra questo momento',
    title: 'Cronaca',
    filter: 'Che cosa mostrare',
    filters: {
      all: 'Tutto',
      battles: 'Battaglie',
      points: 'Punti',
      moves: 'Mosse',
      politics: 'Politica',
    },
    empty: 'Non è ancora successo nulla.',
    nothing: 'Ancora nulla di questo genere.',
    older: 'Mostra le voci precedenti',
    begins: (round) => (round === 0 ? 'L’inizio' : `Comincia il round ${round}`),
    counted: (round) => `Conteggio del round ${round}`,
    turn: (nation, round) => `${nation}, round ${round}`,
    show: (text) => `${text} Mostra sulla mappa.`,
    points: (nation, n, reason, areas) =>
      `${cap(the(nation))} ${n < 0 ? 'perdono' : 'ottengono'} ${points(Math.abs(n))} ${FOR[reason]} ${areas}.`,
  },

  panel: {
    title: 'Punti',
    after: (round) => `round ${round}`,
    usual: 'di solito finora',
    where: 'Dettaglio punti',
    row: (name, n, usual, place) =>
      `${name}: ${points(n)}, di solito finora ${figure(usual)}, posto ${place}`,
    nation: (name, n) => `${name}: ${points(n)}`,
    show: (name) => `Nazioni di ${name}`,
  },

  scores: {
    title: 'Dettaglio punti',
    table: 'Punti per nazione e round',
    every: 'Ogni punto',
    none: 'Ancora nessun punto',
    round: (n) => `Round ${n}`,
    of: (total, aim) => `${total}, obiettivo ${aim}`,
  },

  summary: {
    title: (round) => `Round ${round}: il conteggio`,
    total: 'Totale',
    nothing: 'nulla',
  },

  table: {
    nation: 'Nazione',
    toCome: 'Previsti',
    total: 'Totale',
    aim: 'Obiettivo',
    bid: 'Offerta',
    handicap: 'Handicap',
    above: 'obiettivo raggiunto',
    below: 'sotto l’obiettivo',
    round: (n) => `Round ${n}`,
    scoring: 'round di conteggio',
  },

  chart: {
    title: 'Punti nel tempo',
    round: 'round',
    label: (players) => `Grafico dei punti di ${players} dopo ogni round. Le cifre seguono in una tabella.`,
    start: 'Inizio',
  },

  end: {
    year: (year) => `Anno ${year}, fine della partita`,
    wins: (name, by) => `Vince ${name}, con ${points(by)} di vantaggio`,
    youWin: (by) => `Hai vinto, con ${points(by)} di vantaggio`,
    shared: (names) => `Vittoria condivisa: ${names}`,
    dice: (n) => count(n, 'dado lanciato', 'dadi lanciati'),
    ahead: (n) => `+${n} di vantaggio`,
    behind: (n) => `−${n}`,
    level: 'alla pari',
    scored: (n) => `${figure(n)} realizzati`,
    ranking: 'Classifica',
    turning: 'La svolta',
    turningAt: (round, n, name) => `Round ${round}, +${n} per ${name ?? 'te'}`,
    evenly: 'Nessuna: in bilico fino alla fine',
    best: 'La nazione migliore rispetto all’obiettivo',
    bestIs: (name, n) => `${name}, ${n}`,
    luck: 'I tuoi dadi',
    luckAll: 'Tutti i dadi',
    luckIs: (percent) =>
      percent === 0
        ? 'esattamente nella media'
        : `${Math.abs(percent)}% ${percent > 0 ? 'sopra' : 'sotto'} la media`,
    noDice: 'nessuno lanciato',
    map: 'Guarda la mappa',
    watch: 'Rivedi la partita',
    save: 'Salva in un file',
    start: 'Pagina iniziale',
    again: 'Gioca ancora',
  },
};
