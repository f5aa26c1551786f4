import type { GameState } from '@bretwalda/engine';
import type { Status } from '@bretwalda/engine/data';
import type { Rules } from '@bretwalda/engine/queries';
import { type phases as en, noteOf, type PhaseId, type PhaseWords } from '../en/phases.ts';
import { armyPrice, doInvadersComeInTurn, hasLeaders, hasTrait, ledMarch, yearsOf } from '../figures.ts';

const arriving = (rules: Rules): string => {
  if (!hasLeaders(rules)) return 'Arrivano anche i rinforzi.';
  return doInvadersComeInTurn(rules)
    ? 'Arrivano anche invasori e comandanti.'
    : 'Arrivano anche i comandanti.';
};

/** "Le armate muovono fino a 2 aree; i Romani, la cavalleria e chi segue un comandante fino a 3." */
function marches(rules: Rules): string {
  const { march, longMarch } = rules.figures;
  const armies = `Le armate muovono fino a ${march} aree`;
  const led = ledMarch(rules);
  const romans = hasTrait(rules, 'longMarches');
  if (!hasLeaders(rules))
    return rules.ways.areasHeld === 'as-many'
      ? `${armies}. Alla fine la nazione controlla almeno tante aree quante prima.`
      : `${armies}.`;
  return led === 'one-more'
    ? `${armies}, ${romans ? 'i Romani e ' : ''}la cavalleria fino a ${longMarch}; un comandante ne aggiunge una.`
    : `${armies}; ${romans ? 'i Romani, ' : ''}la cavalleria e chi segue un comandante fino a ${led}.`;
}

/** "di 3 aree", "di un’area in più". */
export const farLed = (rules: Rules): string => {
  const led = ledMarch(rules);
  return led === 'one-more' ? 'di un’area in più' : `di ${led} aree`;
};

const TURN: Readonly<Record<PhaseId, PhaseWords>> = {
  population: {
    name: 'Crescita della popolazione',
    short: 'Crescita',
    note: (rules, nation) => {
      const { populationPoints } = rules.figures;
      return `Le aree aperte danno ${populationPoints.clear} punti popolazione, quelle impervie ${populationPoints.difficult}; ogni ${armyPrice(rules, nation)} punti nasce un’armata. ${arriving(rules)}`;
    },
  },
  movement: {
    name: 'Movimento',
    short: 'Mosse',
    note: marches,
  },
  battles: {
    name: 'Battaglie e ritirate',
    short: 'Battaglie',
    note: 'Dove hai incontrato altri decidono i dadi. L’ordine delle battaglie lo scegli tu.',
  },
  'movement-1': {
    name: 'Movimento I',
    short: 'Mosse I',
    note: 'Il primo movimento di una grande invasione. Dopo le battaglie ne segue un secondo.',
  },
  'battles-1': {
    name: 'Battaglie I',
    short: 'Battaglie I',
    note: 'Le battaglie del primo movimento. Chi sopravvive muove ancora una volta.',
  },
  'movement-2': {
    name: 'Movimento II',
    short: 'Mosse II',
    note: 'Il secondo movimento di una grande invasione: ogni armata può muovere di nuovo.',
  },
  'battles-2': {
    name: 'Battaglie II',
    short: 'Battaglie II',
    note: 'Le battaglie del secondo movimento.',
  },
  withdrawal: {
    name: 'Ritiro dei razziatori',
    short: 'Ritiro',
    note: 'I razziatori possono tornare da dove sono venuti, oppure restare e stabilirsi.',
  },
  overpopulation: {
    name: 'Mantenimento',
    short: 'Mantenimento',
    note: ({ figures }) =>
      `Una nazione può mantenere ${figures.fedByArea} armate per ogni area che occupa; quelle in più sono sovrappopolazione e vengono rimosse.`,
  },
};

const STEPS: Readonly<Record<GameState['step'], string>> = {
  sides: 'Scelta delle nazioni',
  'round-start': 'Il round comincia',
  'roman-departure': 'I Romani lasciano la Britannia',
  'arthur-departure': 'Finisce il tempo di Artù',
  'special-reinforcements': 'I rinforzi del 1066',
  'norman-reinforcements': 'I rinforzi normanni',
  'all-invaders': 'Arrivano gli invasori',
  'standing-points': 'Punti già guadagnati',
  'first-turn': 'Il primo turno',
  'turn-start': 'Il turno comincia',
  allowance: 'Decide la nazione dominante',
  population: 'Crescita della popolazione',
  'special-arrivals': 'Arrivi',
  invaders: 'Arrivano gli invasori',
  reinforcements: 'Arrivano i rinforzi',
  leader: 'Arriva un comandante',
  movement: 'Movimento',
  battles: 'Battaglie e ritirate',
  'before-withdrawal': 'Prima del ritiro dei razziatori',
  'cnuts-crown': 'La corona di Cnut',
  withdrawal: 'Ritiro dei razziatori',
  departure: 'La partenza di Cnut',
  overpopulation: 'Sovrappopolazione',
  reduction: 'Le legioni richiamate',
  'turn-end': 'Il turno finisce',
  'hold-points': 'Punti per le aree controllate',
  bretwalda: 'Elezione del Bretwalda',
  king: 'Re d’Inghilterra?',
  'round-end': 'Il round finisce',
  over: 'La partita è finita',
};

const STATUSES: Readonly<Record<Status | 'leader', Omit<PhaseWords, 'short'>>> = {
  boats: {
    name: 'Navi',
    note: ({ ways }) =>
      `Le armate sulla costa possono attraversare ${ways.seas === 'several' ? 'il mare' : 'un mare'} e sbarcare altrove.`,
  },
  raid: {
    name: 'Razzia',
    note: 'I razziatori possono colpire e tornare dopo le battaglie da dove sono venuti. In mare nessuno può attaccarli.',
  },
  'major-invasion': {
    name: 'Grande invasione',
    note: 'Due movimenti e due serie di battaglie in questo turno.',
  },
  leader: {
    name: 'Comandante',
    note: (rules) =>
      `Le armate con un comandante muovono ${farLed(rules)}, non si fermano nel terreno impervio e aggiungono 1 ai dadi.`,
  },
};

/** "dal 43 al 60", "dall’860 al 935", "dal 985 al 1035": before an eight the article is elided. */
const article = (year: number, plain: string, elided: string): string =>
  String(year).startsWith('8') || year === 11 ? elided : plain;

const span = ([from, to]: readonly [number, number]): string =>
  `${article(from, 'dal ', 'dall’')}${from} ${article(to, 'al ', 'all’')}${to}`;

export const phases: typeof en = {
  turn: (id, rules, nation = null) => ({ ...TURN[id], note: noteOf(TURN[id].note, rules, nation) }),
  step: (step) => STEPS[step],
  status: (id, rules) => ({ ...STATUSES[id], note: noteOf(STATUSES[id].note, rules) }),

  next: {
    movement: 'Inizia il movimento',
    battles: 'Inizia le battaglie',
    noBattles: 'Termina il movimento',
    secondMovement: 'Inizia il secondo movimento',
    withdrawal: 'Inizia il ritiro',
    overpopulation: 'Mantenimento',
    endTurn: 'Termina il turno',
    nextBattle: 'Prossima battaglia',
    nextRound: 'Prossimo round',
    burhs: 'Nessun altro burh',
    forts: 'Tieni i forti',
    withdrawn: 'Nessun altro ritiro',
    scores: 'Punteggi',
    finish: 'Punteggio finale',
    removeFirst: (n) => `Prima rimuovine ${n}`,
    placeFirst: (n) => `Prima piazzane ${n}`,
  },

  round: (round) => `Round ${round}`,
  roundOf: (round, last) => `Round ${round} di ${last}`,
  years: (round, rules) => span(yearsOf(rules, round)),
};
