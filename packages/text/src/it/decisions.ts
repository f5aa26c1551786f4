import {
  areaId,
  type GameState,
  type Nation as NationNumber,
  NO_VOTE,
  NOBODY,
  nationId,
  type Pending,
  type PendingKind,
} from '@bretwalda/engine';
import { arthursChoice, comeTogether, type Rules, rulesOf } from '@bretwalda/engine/queries';
import type { decisions as en } from '../en/decisions.ts';
import { isGarrisonChosen, recallOf } from '../figures.ts';
import { agree, cap, fromPlace, inPlace, leader, ofThe, place, plural, the, toThe } from './grammar.ts';
import { label } from './labels.ts';
import { names } from './names.ts';

const { units } = names;

const TITLES: Readonly<Record<PendingKind, string>> = {
  begin: 'Sorteggio',
  side: 'Scegli le tue nazioni',
  allowance: 'Quanto possono crescere?',
  burhs: 'Costruisci burh',
  place: 'Piazza una nuova armata',
  'leave-out': 'Segnalini insufficienti',
  leader: 'Arriva un comandante',
  move: 'Movimento',
  permission: 'Possono andarsene?',
  submit: 'Sottomettersi o resistere?',
  displace: 'Lascia le aree dei sottomessi',
  battle: 'Scegli la prossima battaglia',
  strike: 'Chi colpiscono i sei?',
  'burh-loss': 'Perdere il burh o un’armata?',
  forts: 'Tenere i nuovi forti?',
  losses: 'Quali armate sono perdute?',
  retreat: 'Combattere o ritirarsi?',
  withdraw: 'Ritiro dei razziatori',
  remove: 'Rimuovi armate',
  replace: 'Le legioni partono',
  ballot: 'Voto segreto?',
  vote: 'Vota per il Bretwalda',
  exchange: 'Fanteria o cavalleria?',
};

type Why = Parameters<(typeof en)['why']>[0];

const WHY: Readonly<Record<Why, (rules: Rules) => string>> = {
  population: () => 'Nata dalla crescita della popolazione.',
  king: () => 'L’armata del Re, per chi porta la corona d’Inghilterra.',
  special: () => 'La leva di Harold prima dell’ultima battaglia.',
  reinforcements: () =>
    'I rinforzi arrivano insieme, e fino al movimento possono superare il limite di occupazione.',
  boudicca: () => 'La rivolta di Boudicca: questa armata può anche superare il limite di occupazione.',
  overpopulation: ({ figures, ways }) =>
    ways.crowding === 'limit'
      ? 'Sono oltre il limite di popolazione e non possono più sparpagliarsi.'
      : `La terra nutre ${figures.fedByArea} armate per ogni area che occupi.`,
  reduction: (rules) => {
    const { round, stay, leave } = recallOf(rules);
    if (leave > 0) return `L’imperatore richiama ${units.army(leave)}, perché ce ne sono più di ${stay}.`;
    return `L’imperatore richiama le legioni: dopo il round ${round} restano ${stay} armate.`;
  },
  departure: () => 'Cnut torna in patria e porta con sé una parte dei suoi uomini.',
};

/** Where Arthur may appear (ART-2, ART-3). */
const ARTHUR = {
  either: 'con armate romano-britanniche, o in un’area vuota del sud',
  'own-armies': 'con armate romano-britanniche',
  'english-area': 'in un’area inglese vuota del sud',
} as const;

type PendingOf<K extends PendingKind> = Extract<Pending, { kind: K }>;

const Nation = (n: NationNumber): string => cap(the(nationId(n)));

function placePrompt(p: PendingOf<'place'>, state: GameState): string {
  const nation = nationId(p.nation);
  if (p.why === 'king') return `Scegli dove va l’armata del Re ${ofThe(nation)}.`;
  if (p.why === 'boudicca')
    return 'Scegli un’area con armate dei Belgi per l’armata che arriva con Boudicca.';
  if (p.why === 'reinforcements')
    return `Scegli dove ${plural(p.left, 'compare', 'compaiono')} ${units.army(p.left)} ${ofThe(nation)}.`;
  if (comeTogether(state, p.why))
    return `Scegli l’area inglese dove ${plural(p.left, 'compare', 'compaiono')} ${units.army(p.left)} ${ofThe(nation)}.`;
  const where = p.why === 'special' ? 'una delle loro aree inglesi' : 'una delle loro aree';
  return `${Nation(p.nation)} piazzano ${units.army(p.left)}: scegli ${where}${plural(p.left, '', ' per la prossima')}.`;
}

function removePrompt(p: PendingOf<'remove'>): string {
  const n = units.army(p.left);
  if (p.why === 'overpopulation')
    return `${Nation(p.nation)} hanno ${n} di troppo. Scegli che cosa rimuovere.`;
  if (p.why === 'reduction') return `Scegli ${n} da richiamare dalla Britannia.`;
  return `Scegli ${n} che ${plural(p.left, 'parte', 'partono')} con Cnut.`;
}

const nextVoter = (p: PendingOf<'vote'>) =>
  nationId(p.voters[Math.max(0, p.votes.indexOf(NO_VOTE))] ?? NOBODY);

function sidePrompt(state: GameState): string {
  return state.options.sides === 'choose'
    ? 'Scegli uno dei gruppi di nazioni liberi.'
    : 'Prendi un gruppo di nazioni libero, o offri di più di chi ne tiene uno. L’offerta viene tolta dai tuoi punti alla fine.';
}

function movePrompt(p: PendingOf<'move'>, state: GameState): string {
  const second = state.invasionHalf === 2 ? ' ancora una volta' : '';
  return `Muovi${second} le armate ${ofThe(nationId(p.nation))}, poi termina il movimento.`;
}

function retreatPrompt(p: PendingOf<'retreat'>, state: GameState): string {
  const area = state.battle ? ` ${fromPlace(areaId(state.battle.area))}` : '';
  return `${Nation(p.nation)} ora possono ritirarsi${area}, con tutte le armate o solo alcune, oppure continuare a combattere.`;
}

const PROMPTS: { readonly [K in PendingKind]: (p: PendingOf<K>, state: GameState) => string } = {
  begin: (_, state) =>
    state.options.sides === 'random'
      ? 'La sorte decide chi gioca quali nazioni.'
      : 'La sorte decide chi sceglie per primo.',
  side: (_, state) => sidePrompt(state),
  allowance: (p) =>
    `${Nation(p.nation)} sono sottomessi ${toThe(nationId(p.overlord))}: ricevono solo metà dei punti popolazione, a meno che tu non li conceda tutti.`,
  burhs: (p, state) =>
    `${Nation(p.nation)} hanno ${p.points} punti popolazione. Un burh ne costa ${rulesOf(state).figures.burhCost}, un’armata ${rulesOf(state).figures.armyCost}. Scegli aree aperte per i burh, o prosegui.`,
  place: placePrompt,
  'leave-out': (p) =>
    `${Nation(p.nation)} hanno troppo pochi segnalini: ${units.army(p.excess)} ${plural(p.excess, 'deve', 'devono')} restare fuori. Scegli da quale mare.`,
  leader: (p, state) =>
    p.leader === 'arthur'
      ? `Scegli dove compaiono Artù e le sue 2 cavallerie: ${ARTHUR[arthursChoice(state)]}.`
      : `Scegli dove ${leader(p.leader)} ${agree(p.leader, 'si unisce', 'si unisce', 'si uniscono')} ${toThe(nationId(p.nation))}.`,
  move: movePrompt,
  permission: (p) =>
    `${Nation(p.nation)}, sottomessi ${toThe(nationId(p.overlord))}, vogliono lasciare ${place(areaId(p.area))} senza armate.`,
  submit: (p) =>
    `${Nation(p.nation)} sono così pochi che possono sottomettersi ${toThe(nationId(p.overlord))}. Sottomettersi per essere protetti, o resistere?`,
  displace: (p) =>
    `${cap(the(nationId(p.subject)))} si sono sottomessi: ${the(nationId(p.nation))} devono lasciare le loro aree. Scegli dove va ogni armata.`,
  battle: (p) => `Scegli quale battaglia combattono ora ${the(nationId(p.nation))}.`,
  strike: (p) =>
    `I sei possono colpire la cavalleria ${ofThe(nationId(p.victim))}. Scegli quante ne colpiscono: da ${p.least} a ${p.most}.`,
  'burh-loss': (p, state) =>
    `${Nation(p.nation)} subiscono perdite${state.battle ? ` ${inPlace(areaId(state.battle.area))}` : ''}. Tra queste c’è il burh?`,
  forts: (p) =>
    `${Nation(p.nation)} hanno costruito forti in questa fase. Rinuncia a quelli che non vuoi, o tienili tutti.`,
  losses: (p) => `Scegli quali armate ${ofThe(nationId(p.nation))} sono perdute, in base a dove venivano.`,
  retreat: retreatPrompt,
  withdraw: (p) =>
    `I razziatori ${ofThe(nationId(p.nation))} possono tornare da dove sono venuti, oppure restare.`,
  remove: removePrompt,
  replace: (p, state) =>
    `Scegli ${p.unit === 'fort' ? 'un forte romano' : 'un’armata romana'} che diventa un’armata romano-britannica: ${isGarrisonChosen(rulesOf(state)) ? `ancora ${p.left} al massimo` : `ancora ${p.left}`}.`,
  ballot: () => 'Si vota apertamente, a meno che un giocatore non chieda il voto segreto.',
  vote: (p) =>
    p.secret
      ? 'Scegli per chi vota ognuna delle tue nazioni. Nessuno lo vede prima che tutti abbiano votato.'
      : `Scegli per chi votano ${the(nextVoter(p))}. Hanno un voto per ogni area che controllano in Inghilterra.`,
  exchange: (p) =>
    `${Nation(p.nation)} ricevono ${units.infantry(p.due)}. Al posto di due fanterie può venire una cavalleria.`,
};

export const decisions: typeof en = {
  title: (kind) => TITLES[kind],
  prompt: (p, state) => (PROMPTS[p.kind] as (p: Pending, state: GameState) => string)(p, state),
  label,
  why: (why, rules) => WHY[why](rules),
};
