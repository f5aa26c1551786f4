import { ARMY_COST, MARKER_TOP } from '@bretwalda/engine/queries';
import type { growth as en } from '../en/growth.ts';
import { POPULATION } from '../figures.ts';
import { count, ofThe, plural } from './grammar.ts';

/** The window of a Population Increase. */
export const growth: typeof en = {
  window: (id) => `Crescita ${ofThe(id)}`,
  which: 'Crescita mostrata',
  ahead: (round) => `Prossima, round ${round}`,
  past: (round) => `Ultima, round ${round}`,
  areas: 'Aree e punti',
  area: 'Area',
  terrain: 'Terreno',
  points: 'Punti',
  noLand: 'Non hanno terre: non entra nulla, e ciò che era da parte resta.',
  grew: 'Risultato',
  willGrow: 'Come stanno le cose',
  fromAreas: 'Dalle aree',
  half: 'Tolti a chi è sottomesso',
  carried: 'Riportati',
  together: 'In tutto',
  burhs: (n) => `${n} burh`,
  armies: (n) => (n === 0 ? 'Nessuna armata' : count(n, 'armata', 'armate')),
  lost: `Persi: il segnalino ne tiene al massimo ${MARKER_TOP}`,
  kept: 'Da parte per la prossima volta',
  keptShort: (n) => `${n} da parte`,
  buys: 'Che cosa si compra',
  toSpend: (points) => `${count(points, 'punto', 'punti')} da spendere`,
  good: { army: 'Armata', burh: 'Burh' },
  cost: (points) => count(points, 'punto', 'punti'),
  inSupply: (n) => (n === 0 ? 'non ne restano' : plural(n, 'ne resta 1', `ne restano ${n}`)),
  enough: (n) => `bastano per ${n}`,
  tooDear: (missing) => plural(missing, 'manca 1 punto', `mancano ${missing} punti`),
  soldOut: 'esauriti',
  toPlace: (n) => `${n} da piazzare`,
  ask: 'La nazione dominante può concederli tutti.',
  over: 'Non c’è altra crescita: la partita finisce prima.',
  how: `Un’area aperta porta ${POPULATION.clear} punti, una impervia ${POPULATION.difficult}. Ogni ${ARMY_COST} punti danno un’armata, il resto si riporta.`,
};
