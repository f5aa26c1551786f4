import type { growth as en } from '../en/growth.ts';
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
  noLand: ({ ways }) =>
    ways.landlessMarker === 'kept'
      ? 'Non hanno terre: non entra nulla, e ciò che era da parte resta.'
      : 'Non hanno terre: non entra nulla, e ciò che era da parte va perso.',
  grew: 'Risultato',
  willGrow: 'Come stanno le cose',
  fromAreas: 'Dalle aree',
  half: 'Tolti a chi è sottomesso',
  carried: 'Riportati',
  together: 'In tutto',
  burhs: (n) => `${n} burh`,
  cavalry: (n) => count(n, 'cavalleria', 'cavallerie'),
  armies: (n) => (n === 0 ? 'Nessuna armata' : count(n, 'armata', 'armate')),
  lost: (most) => `Persi: il segnalino ne tiene al massimo ${most}`,
  lostAll: 'Persi',
  unfed: (n) => `${count(n, 'armata', 'armate')} oltre il limite di popolazione`,
  notRaised: (n) => plural(n, '1 armata non nasce', `${n} armate non nascono`),
  removed: (n) => plural(n, '1 armata deve andarsene', `${n} armate devono andarsene`),
  kept: 'Da parte per la prossima volta',
  keptShort: (n) => `${n} da parte`,
  buys: 'Che cosa si compra',
  toSpend: (points) => `${count(points, 'punto', 'punti')} da spendere`,
  good: { army: 'Armata', cavalry: 'Cavalleria', burh: 'Burh' },
  cost: (points) => count(points, 'punto', 'punti'),
  inSupply: (n) => (n === 0 ? 'non ne restano' : plural(n, 'ne resta 1', `ne restano ${n}`)),
  enough: (n) => `bastano per ${n}`,
  tooDear: (missing) => plural(missing, 'manca 1 punto', `mancano ${missing} punti`),
  soldOut: 'esauriti',
  toPlace: (n) => `${n} da piazzare`,
  ask: 'La nazione dominante può concederli tutti.',
  over: 'Non c’è altra crescita: la partita finisce prima.',
  how: ({ figures: { populationPoints }, ways }, armyCost) =>
    `Un’area aperta porta ${populationPoints.clear} punti, una impervia ${populationPoints.difficult}. Ogni ${armyCost} punti danno un’armata, il resto si riporta.${
      ways.crowding === 'limit'
        ? ' Chi è oltre il suo limite di popolazione riceve altrettante armate in meno; se non ne riceverebbe nessuna, qualcuna deve andarsene.'
        : ''
    }`,
};
