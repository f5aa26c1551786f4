import type { NationId } from '@bretwalda/engine';
import type { Region, SpecialLine, Status } from '@bretwalda/engine/data';
import type { Rules } from '@bretwalda/engine/queries';
import type { windows as en } from '../en/windows.ts';
import { hasHorse, hasStep, reinforcedRounds } from '../figures.ts';
import { signed } from '../signs.ts';
import type {
  CellMark,
  Landing,
  LateLeaving,
  LeaderState,
  Target,
  TimetableRow,
  UnitKind,
} from '../subjects.ts';
import { inRounds } from './advice.ts';
import { byThe, count, fromPlace, inPlace, leader, list, ofThe, plural, toThe } from './grammar.ts';
import { growth } from './growth.ts';
import { names } from './names.ts';

const span = (first: number, last: number): string =>
  first === last
    ? `round ${first}`
    : last === first + 1
      ? `round ${first} e ${last}`
      : `round da ${first} a ${last}`;
const inSpan = (first: number, last: number): string =>
  first === last ? `nel round ${first}` : `nei ${span(first, last)}`;

const LANES: Readonly<Record<TimetableRow, string>> = {
  arrivals: 'Nuove armate',
  raid: 'Razzia',
  major: 'Grande invasione',
  boats: 'Navi',
  burhs: 'Burh',
  reinforcements: 'Rinforzi',
  crown: 'Bretwalda, Re',
};

const STATUS: Readonly<Record<Status, string>> = {
  raid: 'Razzia',
  'major-invasion': 'Grande invasione',
  boats: 'Navi',
};

const STATUS_NOTES: Readonly<Record<Status, (rules: Rules) => string>> = {
  raid: () => 'I razziatori possono tornare da dove sono venuti alla fine del turno.',
  'major-invasion': () => 'Due movimenti e due serie di battaglie in un solo turno.',
  boats: ({ ways }) =>
    ways.seas === 'several'
      ? 'Le armate possono attraversare il mare da costa a costa.'
      : 'Le armate possono attraversare un mare da costa a costa.',
};

const LEADER_STATE: Readonly<Record<LeaderState, string>> = {
  'to-come': 'in arrivo',
  here: 'in gioco',
  fallen: 'caduto',
  gone: 'uscito',
};

const LEAVES: Readonly<Record<LateLeaving, string>> = {
  'end-of-game': 'resta fino alla fine',
  'end-of-turn': 'resta un solo turno',
  'round-8': 'resta fino al round 8',
};

const MARKS: Readonly<Record<CellMark, string>> = {
  none: 'niente',
  scored: 'ottenuto',
  missed: 'mancato',
  untold: 'nascosto fino alla fine',
  held: 'controllata ora',
  open: '',
};

const UNITS: Readonly<Record<UnitKind, { readonly name: string; readonly note: string }>> = {
  infantry: { name: 'Fanteria', note: 'L’armata comune: marcia, controlla aree e combatte.' },
  cavalry: { name: 'Cavalleria', note: 'Colpisce più spesso, cade solo con un 6 e va più lontano.' },
  leader: {
    name: 'Comandante',
    note: 'Aggiunge 1 a ogni dado delle armate con lui e le guida attraverso il terreno impervio.',
  },
  fort: {
    name: 'Forte romano',
    note: 'Sorge in ogni area occupata dai Romani. Combatte, non si muove e cade per ultimo.',
  },
  burh: { name: 'Burh', note: 'Città fortificata dei Sassoni: vale come un’armata, ma non si muove mai.' },
};

const ARMY = { name: 'Armata', note: 'L’unica unità: marcia, controlla aree e combatte.' };

const unitWords = (unit: UnitKind, rules: Rules) =>
  unit === 'infantry' && !hasHorse(rules) ? ARMY : UNITS[unit];

/** Armies of several nations are named together. */
function targets(all: readonly Target[]): string {
  const nations = all.flatMap((one) => (one.kind === 'army' ? [one.nation] : []));
  const armies = nations.length > 0 ? [`un’armata ${list(nations.map(ofThe), true)}`] : [];
  return list([...armies, ...all.filter(({ kind }) => kind !== 'army').map(target)], true);
}

function target(one: Target): string {
  switch (one.kind) {
    case 'army':
      return `un’armata ${ofThe(one.nation)}`;
    case 'cavalry':
      return `una cavalleria ${ofThe(one.nation)}`;
    case 'any-army':
      return 'qualsiasi armata nemica';
    case 'turncoat':
      return 'un’armata di un popolo già sottomesso ai Romani che li ha attaccati';
    case 'fort':
      return 'un forte romano';
    case 'leader':
      return leader(one.leader);
    case 'any-leader':
      return 'qualsiasi comandante nemico';
    case 'other-leader':
      return 'ogni altro comandante';
  }
}

const GOALS: Readonly<Record<SpecialLine['event'], (by: readonly NationId[]) => string>> = {
  'belgae-submit': () => 'I Belgi si sottomettono',
  'harold-eliminated': (by) => `Harold è eliminato ${list(by.map(byThe), true)}`,
};

const IN_REGION: Readonly<Record<Region | 'outside-wales', string>> = {
  england: 'in Inghilterra',
  wales: 'nel Galles',
  scotland: 'in Scozia',
  'outside-wales': 'fuori dal Galles',
};

function landing({ only, regions, areas }: Landing): string {
  const where = list([...regions.map((region) => IN_REGION[region]), ...areas.map(inPlace)]);
  return only
    ? `Gli invasori possono sbarcare solo ${where}.`
    : `Gli invasori non possono sbarcare ${where}.`;
}

export const windows: typeof en = {
  round: (round) => `Round ${round}`,
  span,
  years: (from, to) => `dal ${from} al ${to}`,
  of: (now, total) => `${now} di ${total}`,
  ahead: (n) =>
    n === 0
      ? 'come di solito'
      : `${count(Math.abs(n), 'punto', 'punti')} ${n > 0 ? 'sopra' : 'sotto'} il solito`,
  status: (status) => STATUS[status],
  statusNote: (status, rules) => STATUS_NOTES[status](rules),
  openNation: (id) => `Apri la scheda ${ofThe(id)}`,

  nation: {
    previous: (id) => `Precedente: ${names.nations(id)}`,
    next: (id) => `Successiva: ${names.nations(id)}`,
    side: (colour, others) => (others.length === 0 ? colour : `${colour}, con ${list(others)}`),
    noSide: 'Non ancora scelta da un giocatore',
    subject: (overlord) => `Nazione sottomessa ${toThe(overlord)}`,
    pointsNow: 'punti ora',
    usual: 'di solito ora',
    target: 'obiettivo',
    tabs: 'Parti della scheda',
    tab: { points: 'Punti', army: 'Armata', story: 'Mappa, storia' },
    army: 'Armata',
    inPlay: 'In gioco',
    burhs: 'Burh',
    cavalry: 'Cavalleria',
    upTo: (n) => `fino a ${n}`,
    moves: 'Muove di',
    movesLed: (n, led) => (led === undefined || led === n ? `${n}` : `${n}, guidata ${led}`),
    hitsOn: 'Colpisce con',
    rolls: (n) => (n >= 6 ? '6' : n === 5 ? '5 o 6' : `da ${n} a 6`),
    fallsTo: 'Cade con',
    falls: (n, difficult) => (n === difficult ? `${n}` : `${n}, sui monti ${difficult}`),
    costs: 'Costa',
    population: (n) => `${n} popolazione`,
    noCost: 'non si recluta',
    growthTitle: 'Popolazione',
    marker: 'Da parte',
    markerOf: (n, cost) => `${n} di ${cost}`,
    fromAreas: 'Dalle aree',
    perTurn: (n, half) => (half === undefined ? `${n} a turno` : `${n} a turno, ${half} se sottomessa`),
    nextGrowth: 'Prossimo aumento',
    growth: (armies, kept) =>
      armies === 0 ? `nessuna, ${kept} da parte` : `${count(armies, 'armata', 'armate')}, ${kept} da parte`,
    onLand: 'A terra',
    onLandOf: (now, limit) => `${now}, al massimo ${limit}`,
    over: (n) => `${count(n, 'armata', 'armate')} di troppo`,
    romanGrowth: (rules) =>
      `Nessun aumento: le legioni arrivano dal mare ${inRounds(reinforcedRounds(rules))}, secondo le perdite.`,
    leaders: 'Comandanti',
    leaderRound: (round, year) => `round ${round}, ${year}`,
    leaderState: (state) => LEADER_STATE[state],
    leaves: (leaves) => LEAVES[leaves],
    limits: 'Limiti',
    closedSeas: (seas) => `Mari chiusi agli invasori: ${list(seas)}.`,
    staysInSea: 'Gli invasori non possono passare dal loro mare a un altro.',
    landing,
    limit: (limited, halfOf) =>
      `Punti ${IN_REGION[limited]}: al massimo la metà di quelli ${IN_REGION[halfOf]} in quel round.`,
    scores: 'Che cosa vale, e quando',
    areaColumn: 'Area',
    column: (kind, first, last) =>
      kind === 'hold'
        ? `Controllata alla fine del ${span(first, last)}`
        : kind === 'every'
          ? 'Controllata alla fine di ogni round'
          : kind === 'limes'
            ? `Limes alla fine del ${span(first, last)}`
            : kind === 'occupy'
              ? `Occupata ${inSpan(first, last)}`
              : `Occupata prima della ritirata ${inSpan(first, last)}`,
    columnShort: (first, last) => (first === last ? `${last}` : `${first}–${last}`),
    columnKind: (kind, year) =>
      kind === 'hold'
        ? `${year}`
        : kind === 'every'
          ? 'ogni round'
          : kind === 'limes'
            ? 'Limes'
            : kind === 'occupy'
              ? 'occup.'
              : 'razzia',
    columnNotes: {
      every: 'Ogni round: controllata alla sua fine.',
      hold: 'Controllata alla fine del round.',
      limes: 'Limes: un forte intatto, o un’area di un popolo sottomesso, alla fine del round.',
      occupy: 'Occup.: una volta per area, in qualsiasi momento di questi round.',
      snapshot: 'Razzia: occupata quando i razziatori stanno per ritirarsi.',
    },
    mark: (mark) => MARKS[mark],
    held: 'controllata',
    heldNow: 'controllata ora',
    scoredAlready: 'già ottenuta',
    onCard: 'Sulla scheda',
    gained: 'Ottenuti, o ora',
    soFar: 'Ottenuti finora',
    ifNow: 'Controllate ora',
    centre: 'centro',
    others: (n) => `Altre ${n} aree, ciascuna`,
    showOthers: 'Mostrale',
    hideOthers: (n) => `Nascondi ${n} aree`,
    rounds: 'Round per round',
    lane: (kind, rules) => (kind === 'crown' && !hasStep(rules, 'bretwalda') ? 'Re' : LANES[kind]),
    roundRow: 'Round',
    crown: (crown) => (crown === 'bretwalda' ? 'B' : 'R'),
    crownName: (crown) => (crown === 'bretwalda' ? 'Bretwalda' : 'Re'),
    yes: 'sì',
    worth: (kind, first, last) =>
      kind === 'every'
        ? 'Valore in ogni round'
        : kind === 'hold' || kind === 'limes'
          ? `Valore nel round ${last}`
          : `Valore occupando, ${span(first, last)}`,
    allCounted: 'Tutti i round di questa scheda sono stati contati.',
    picture: (id) => `Mappa del valore delle aree per la scheda ${ofThe(id)}`,
    eliminating: 'Per ogni eliminazione',
    targets,
    when: (rounds, ownTurnOnly, except) =>
      [
        rounds && span(...rounds),
        ownTurnOnly && 'nel proprio turno',
        except !== undefined && `non nel proprio turno del round ${except}`,
      ]
        .filter(Boolean)
        .join(', '),
    times: (n) => plural(n, 'ottenuto', `ottenuto ${n} volte`),
    tooLate: 'non più possibile',
    goals: 'Altri obiettivi',
    goal: (event, by) => GOALS[event](by),
    noEliminations: 'Non ottengono punti eliminando unità.',
    story: 'La loro storia',
    advice: 'Suggerimenti',
    units: 'Tutte le unità',
    growthWindow: 'Aree e punti',
  },

  timeline: {
    window: 'Linea del tempo',
    strip: 'Round della partita',
    open: 'Apri la linea del tempo',
    intro: 'Chi arriva e quando, e che cosa conta in ogni round.',
    now: 'ora',
    scoring: 'Si contano le aree',
    counted: 'Aree contate',
    crown: { bretwalda: 'Voto per il Bretwalda', king: 'Re d’Inghilterra' },
    armies: (n) => count(n, 'armata', 'armate'),
    from: (seas, onBorder) => list(seas.map(fromPlace), onBorder),
    onLand: 'a terra',
    inName: (id) => `«${leader(id)}»`,
    names: 'I nomi tra virgolette fanno parte della storia e non hanno effetto.',
    nothing: 'Nessun nuovo arrivo.',
    spoken: (round, year, parts) => [`Round ${round}, dal ${year}`, ...parts].join(', '),
    key: 'Segni',
  },

  units: {
    window: (id) => `Unità ${ofThe(id)}`,
    name: (unit, rules) => unitWords(unit, rules).name,
    note: (unit, rules) => unitWords(unit, rules).note,
    inPlay: 'In gioco',
    dice: 'Dadi che tira',
    hitPoints: 'Colpi per perderla',
    hitsOn: 'Colpisce le armate con',
    hitsStrongOn: 'Colpisce unità forti con',
    fallsTo: 'Cade con',
    fallsInDifficult: 'In difesa su terreno impervio',
    moves: 'Muove di',
    led: 'Con un comandante',
    cost: 'Popolazione',
    least: (n) => (n >= 6 ? '6' : `${n}+`),
    noDie: 'non tira dadi',
    never: '–',
    fallsAlone: 'solo se resta senza armate',
    stacks: 'Dove si trovano',
    movesLeft: 'Movimento rimasto',
    leftOf: (left, most) => `${left} di ${most}`,
    nobody: 'Nessuna in gioco ora.',
    supply: (n) =>
      n === 0
        ? 'Non se ne possono reclutare altre.'
        : `Se ne ${plural(n, 'può', 'possono')} reclutare ancora ${n}.`,
    romanRoads: 'Tra aree con forti, le strade non costano movimento ai Romani.',
    bonus: 'Un comandante aggiunge 1 a ogni dado delle armate con lui.',
  },

  growth,

  area: {
    terrain: 'Terreno',
    region: 'Regione',
    population: 'Popolazione',
    populationOf: (n) => `${count(n, 'punto', 'punti')} a turno`,
    sea: 'Mare',
    borders: 'Confina con',
    coast: 'Coste',
    straits: 'Oltre uno stretto',
    seas: 'Mari',
    nextSeas: 'Mari vicini',
    here: 'Chi è qui',
    nobody: 'Qui non c’è nessuno.',
    ruin: 'Rovine di un forte romano',
    stacking: 'Limite di occupazione',
    stackingNow: (now, limit) => `${now} di ${limit}`,
    overstack: (limit) => `pila in eccesso fino a ${limit}`,
    unlimited: 'quante se ne vuole',
    isOver: 'oltre il limite',
    room: (id, now, limit, overstack) =>
      `Armate ${ofThe(id)}: ora ${now}, al massimo ${limit}, come pila in eccesso ${overstack}.`,
    seaStacking: 'I mari ospitano qualsiasi numero di armate.',
    worth: 'Quanto vale',
    worthNote: 'Punti per controllarla alla fine di un round di conteggio, o per occuparla.',
    nation: 'Nazione',
    everyRound: 'Ogni round',
    otherNations: 'Tutti gli altri',
    everyNote: 'Punti per controllarla alla fine di un round.',
    entering: 'Occupando (round)',
    enteringIn: (points, first, last) => `${points} (${first === last ? first : `${first}–${last}`})`,
    worthless: 'Non vale punti per nessuno.',
  },

  players: {
    window: 'Giocatori',
    intro: 'Punti finora, rispetto a quanti se ne hanno di solito a questo momento.',
    nation: 'Nazione',
    points: 'Punti',
    usual: 'Di solito',
    difference: 'Differenza',
    target: 'Obiettivo',
    handicapNote: (points, open) => {
      const handicap = signed(points);
      return open ? `È compreso l’handicap di ${handicap}.` : `Handicap alla fine: ${handicap}.`;
    },
    bidNote: (points) =>
      plural(
        points,
        'Il punto offerto per queste nazioni viene tolto.',
        `I ${points} punti offerti per queste nazioni vengono tolti.`,
      ),
    person: 'Persona',
    computer: (level) => `Computer, ${level}`,
    noNations: 'Le nazioni non sono ancora state scelte.',
    place: (n) => `Posto ${n}`,
  },
};
