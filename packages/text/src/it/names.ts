import type { Region, Terrain } from '@bretwalda/engine/data';
import type { names as en } from '../en/names.ts';
import type { BotLevel, SeatColour } from '../subjects.ts';
import { NATION_NAMES } from '../tables.ts';
import { areaName, count, fromPlace, inPlace, leader, list, ofThe, place, the, toThe } from './grammar.ts';

const COLOURS: Readonly<Record<SeatColour, string>> = {
  yellow: 'Giallo',
  green: 'Verde',
  red: 'Rosso',
  blue: 'Blu',
  purple: 'Viola',
};

const REGIONS: Readonly<Record<Region, string>> = {
  england: 'Inghilterra',
  wales: 'Galles',
  scotland: 'Scozia',
};

const TERRAIN: Readonly<Record<Terrain, string>> = { clear: 'Terreno aperto', difficult: 'Terreno impervio' };

const LEVELS: Readonly<Record<BotLevel, { readonly name: string; readonly note: string }>> = {
  squire: { name: 'Scudiero', note: 'Sta ancora imparando: gioca con buon senso, ma qualcosa gli sfugge.' },
  thane: { name: 'Thane', note: 'Esperto: calcola punti e probabilità prima di ogni turno.' },
  king: { name: 'Re', note: 'Il più forte: confronta molti piani e prevede le risposte.' },
};

export const names: typeof en = {
  areas: (id) => areaName(id),
  nations: (id) => NATION_NAMES[id].it,
  leaders: (id) => leader(id),
  colours: (colour) => COLOURS[colour],
  regions: (id) => REGIONS[id],
  terrain: (id) => TERRAIN[id],
  levels: (level) => LEVELS[level].name,
  levelNotes: (level) => LEVELS[level].note,

  theNation: (id) => the(id),
  ofNation: (id) => ofThe(id),
  toNation: (id) => toThe(id),
  theArea: (id) => place(id),
  inArea: (id) => inPlace(id),
  toArea: (id) => inPlace(id),
  fromArea: (id) => fromPlace(id),

  units: {
    infantry: (n) => count(n, 'fanteria', 'fanterie'),
    cavalry: (n) => count(n, 'cavalleria', 'cavallerie'),
    army: (n) => count(n, 'armata', 'armate'),
    leader: (n) => count(n, 'comandante', 'comandanti'),
    fort: (n) => count(n, 'forte', 'forti'),
    burh: (n) => count(n, 'burh', 'burh'),
  },
  armies: (unit, n, isMixed) =>
    unit === 'cavalry'
      ? count(n, 'cavalleria', 'cavallerie')
      : isMixed
        ? count(n, 'fanteria', 'fanterie')
        : count(n, 'armata', 'armate'),
  kinds: {
    infantry: 'Fanteria',
    cavalry: 'Cavalleria',
    army: 'Armata',
    leader: 'Comandante',
    fort: 'Forte',
    'burnt-fort': 'Forte distrutto',
    burh: 'Burh',
  },
  counts: {
    points: (n) => count(n, 'punto', 'punti'),
    areas: (n) => count(n, 'area', 'aree'),
    votes: (n) => count(n, 'voto', 'voti'),
    nations: (n) => count(n, 'nazione', 'nazioni'),
    players: (n) => count(n, 'giocatore', 'giocatori'),
    rounds: (n) => count(n, 'round', 'round'),
  },
  presence: ({ infantry, cavalry, fort, burh, leader: id }) =>
    list([
      ...(infantry > 0 ? [count(infantry, 'armata', 'armate')] : []),
      ...(cavalry > 0 ? [count(cavalry, 'cavalleria', 'cavallerie')] : []),
      ...(fort ? ['forte'] : []),
      ...(burh ? ['burh'] : []),
      ...(id === null ? [] : [leader(id)]),
    ]),
  list: (items) => list(items),
  player: (seat) => `Giocatore ${seat + 1}`,
};
