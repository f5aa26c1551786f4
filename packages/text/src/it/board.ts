import type { board as english } from '../en/board.ts';

/** La mappa. */
export const board: typeof english = {
  map: 'Mappa della Britannia',
  keys: 'Le frecce passano da un’area all’altra, Invio o Spazio sceglie, più e meno cambiano lo zoom, zero mostra tutta la mappa.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Rimpicciolisci',
  whole: 'Mappa intera',
  credit: 'Coste: Natural Earth, pubblico dominio. Confini, nomi e pezzi: disegnati per questo gioco.',
};
