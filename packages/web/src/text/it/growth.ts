import type { growth as en } from '../en/growth.ts';
import { count, ofThe } from './grammar.ts';

/** The window of a Population Increase. */
export const growth: typeof en = {
  window: (id) => `Crescita ${ofThe(id)}`,
  which: 'Quale crescita',
  ahead: (round) => `Prossima, round ${round}`,
  past: (round) => `Ultima, round ${round}`,
  areas: 'Aree e punti',
  area: 'Area',
  terrain: 'Terreno',
  points: 'Punti',
  noLand: 'Non hanno terre: non entra nulla, e ciò che era da parte resta.',
  grew: 'Com’è andata',
  willGrow: 'Come stanno le cose',
  fromAreas: 'Dalle aree',
  half: 'Tolti a chi è sottomesso',
  carried: 'Riportati',
  together: 'In tutto',
  burhs: (n) => `${n} burh`,
  armies: (n) => (n === 0 ? 'Nessuna armata' : count(n, 'armata', 'armate')),
  lost: 'Persi: il segnalino ne tiene al massimo 5',
  kept: 'Da parte per la prossima volta',
  keptShort: (n) => `${n} da parte`,
  ask: 'La nazione dominante può concederli tutti.',
  over: 'Non c’è altra crescita: la partita finisce prima.',
  how: 'Un’area aperta porta 2 punti, una impervia 1. Ogni 6 punti danno un’armata, il resto si riporta.',
};
