import type { GameState } from '@bretwalda/engine';
import { BRETWALDA_POINTS, type Status, TIMELINE } from '@bretwalda/engine/data';
import { ARMY_COST, LEADER_ALLOWANCE } from '@bretwalda/engine/queries';
import type { phases as en, Phase, PhaseId } from '../en/phases.ts';
import { POPULATION } from '../figures.ts';

const TURN: Readonly<Record<PhaseId, Phase>> = {
  population: {
    name: 'Crescita della popolazione',
    short: 'Crescita',
    note: `Le aree aperte danno ${POPULATION.clear} punti popolazione, quelle impervie ${POPULATION.difficult}; ogni ${ARMY_COST} punti nasce un’armata. Arrivano anche invasori e comandanti.`,
  },
  movement: {
    name: 'Movimento',
    short: 'Mosse',
    note: 'Le armate muovono fino a 2 aree; i Romani, la cavalleria e chi segue un comandante fino a 3.',
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
    note: 'Una nazione può mantenere due armate per ogni area che occupa; quelle in più sono sovrappopolazione e vengono rimosse.',
  },
};

const STEPS: Readonly<Record<GameState['step'], string>> = {
  sides: 'Scelta delle nazioni',
  'round-start': 'Il round comincia',
  'roman-departure': 'I Romani lasciano la Britannia',
  'arthur-departure': 'Finisce il tempo di Artù',
  'special-reinforcements': 'I rinforzi del 1066',
  'norman-reinforcements': 'I rinforzi normanni',
  'standing-points': 'Punti già guadagnati',
  'turn-start': 'Il turno comincia',
  allowance: 'Decide la nazione dominante',
  population: 'Crescita della popolazione',
  'special-arrivals': 'Arrivi',
  invaders: 'Arrivano gli invasori',
  leader: 'Arriva un comandante',
  movement: 'Movimento',
  battles: 'Battaglie e ritirate',
  'before-withdrawal': 'Prima del ritiro dei razziatori',
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

const STATUSES: Readonly<Record<Status | 'leader', { readonly name: string; readonly note: string }>> = {
  boats: { name: 'Navi', note: 'Le armate sulla costa possono attraversare un mare e sbarcare altrove.' },
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
    note: `Le armate con un comandante muovono di ${LEADER_ALLOWANCE} aree, non si fermano nel terreno impervio e aggiungono 1 ai dadi.`,
  },
};

const yearsOf = (round: number): readonly [number, number] => TIMELINE[round - 1]?.years ?? [0, 0];

/** "dal 43 al 60", "dall’860 al 935", "dal 985 al 1035": before an eight the article is elided. */
const article = (year: number, plain: string, elided: string): string =>
  String(year).startsWith('8') || year === 11 ? elided : plain;

const span = ([from, to]: readonly [number, number]): string =>
  `${article(from, 'dal ', 'dall’')}${from} ${article(to, 'al ', 'all’')}${to}`;

export const phases: typeof en = {
  turn: (id) => TURN[id],
  step: (step) => STEPS[step],
  status: (id) => STATUSES[id],

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
    withdrawn: 'Nessun altro ritiro',
    scores: 'Punteggi',
    finish: 'Punteggio finale',
    removeFirst: (n) => `Prima rimuovine ${n}`,
    placeFirst: (n) => `Prima piazzane ${n}`,
  },

  round: (round) => `Round ${round}`,
  roundOf: (round, last) => `Round ${round} di ${last}`,
  years: (round) => span(yearsOf(round)),
  year: (round) => String(yearsOf(round)[0]),
  marks: {
    scoring: 'Alla fine di questo round le aree danno punti.',
    bretwalda: `Alla fine di questo round si può eleggere un Bretwalda: ${BRETWALDA_POINTS} punti.`,
    king: (points) => `Alla fine di questo round può esserci un Re d’Inghilterra: ${points} punti.`,
  },
};
