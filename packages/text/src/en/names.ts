import type { AreaId, LeaderId, NationId } from '@bretwalda/engine';
import type { Region, Terrain } from '@bretwalda/engine/data';
import type { BotLevel, Presence, SeatColour } from '../subjects.ts';
import { AREA_NAMES, NATION_NAMES } from '../tables.ts';
import { count, leader, list, place, the } from './grammar.ts';

const COLOURS: Readonly<Record<SeatColour, string>> = {
  yellow: 'Yellow',
  green: 'Green',
  red: 'Red',
  blue: 'Blue',
  purple: 'Purple',
};

const REGIONS: Readonly<Record<Region, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
};

const TERRAIN: Readonly<Record<Terrain, string>> = { clear: 'Clear', difficult: 'Difficult terrain' };

const LEVELS: Readonly<Record<BotLevel, { readonly name: string; readonly note: string }>> = {
  squire: { name: 'Squire', note: 'Still learning: plays sensibly, but overlooks things.' },
  thane: { name: 'Thane', note: 'Seasoned: counts points and chances before each turn.' },
  king: { name: 'King', note: 'The strongest: compares many plans and foresees the replies.' },
};

export const names = {
  areas: (id: AreaId): string => AREA_NAMES[id],
  nations: (id: NationId): string => NATION_NAMES[id].en,
  leaders: (id: LeaderId): string => leader(id),
  colours: (colour: SeatColour): string => COLOURS[colour],
  regions: (id: Region): string => REGIONS[id],
  terrain: (id: Terrain): string => TERRAIN[id],
  levels: (level: BotLevel): string => LEVELS[level].name,
  levelNotes: (level: BotLevel): string => LEVELS[level].note,

  /** Within a sentence: "the Welsh", "of the Welsh", "to the Welsh". */
  theNation: (id: NationId): string => the(id),
  ofNation: (id: NationId): string => `of ${the(id)}`,
  toNation: (id: NationId): string => `to ${the(id)}`,
  /** Within a sentence: "the Irish Sea", "in Kent", "to Kent", "from Kent". */
  theArea: (id: AreaId): string => place(id),
  inArea: (id: AreaId): string => `in ${place(id)}`,
  toArea: (id: AreaId): string => `to ${place(id)}`,
  fromArea: (id: AreaId): string => `from ${place(id)}`,

  units: {
    infantry: (n: number): string => `${n} infantry`,
    cavalry: (n: number): string => `${n} cavalry`,
    army: (n: number): string => count(n, 'army', 'armies'),
    leader: (n: number): string => count(n, 'leader', 'leaders'),
    fort: (n: number): string => count(n, 'fort', 'forts'),
    burh: (n: number): string => count(n, 'burh', 'burhs'),
  },
  /** "2 armies"; "2 infantry" where a nation has horse too. */
  armies: (unit: 'infantry' | 'cavalry', n: number, isMixed: boolean): string =>
    unit === 'cavalry' ? `${n} cavalry` : isMixed ? `${n} infantry` : count(n, 'army', 'armies'),
  /** A single piece without its number, as a heading or a label. */
  kinds: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    army: 'Army',
    leader: 'Leader',
    fort: 'Fort',
    'burnt-fort': 'Burnt fort',
    burh: 'Burh',
  },
  counts: {
    points: (n: number): string => count(n, 'point', 'points'),
    areas: (n: number): string => count(n, 'area', 'areas'),
    votes: (n: number): string => count(n, 'vote', 'votes'),
    nations: (n: number): string => count(n, 'nation', 'nations'),
    players: (n: number): string => count(n, 'player', 'players'),
    rounds: (n: number): string => count(n, 'round', 'rounds'),
  },
  /** What stands in an area: "2 armies, fort and Aelle"; nothing is counted that is not there. */
  presence: ({ infantry, cavalry, fort, burh, leader: id }: Presence): string =>
    list([
      ...(infantry > 0 ? [count(infantry, 'army', 'armies')] : []),
      ...(cavalry > 0 ? [`${cavalry} cavalry`] : []),
      ...(fort ? ['fort'] : []),
      ...(burh ? ['burh'] : []),
      ...(id === null ? [] : [leader(id)]),
    ]),
  list: (items: readonly string[]): string => list(items),
  /** A player without a name of their own. */
  player: (seat: number): string => `Player ${seat + 1}`,
};
