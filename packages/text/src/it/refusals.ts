import type { refusals as en } from '../en/refusals.ts';
import { type Sentences, type Told, tell } from '../told.ts';
import { decisions } from './decisions.ts';
import { agree, cap, does, fromPlace, inPlace, list, plural, the, toThe } from './grammar.ts';
import { MOVE_REFUSALS } from './move-refusals.ts';
import { names } from './names.ts';
import { also, from, inAll, inside, ofWho, stacking, the_, who, whoCap } from './refusal-words.ts';
import { variants } from './variants.ts';

const { units, counts } = names;

function retreatNotOpen(d: Told<'retreat-not-open'>, rule: string): string {
  const { open = [] } = d;
  if (d.to === null)
    return rule === 'DIG-16'
      ? 'Si può rinunciare solo alle armate che non hanno dove ritirarsi.'
      : 'Non si può rinunciare alle armate: quelle che non hanno dove ritirarsi continuano a combattere.';
  const to = inside(d.to);
  if (rule === 'LDR-17')
    return `Non c’è ritirata ${to}: un comandante senza armate deve trovarne lì di proprie.`;
  if (rule === 'DIG-18') return `Chi si ritira adesso va nella stessa area: ${inAll(open, true)}, non ${to}.`;
  if (open.length === 0)
    return `Queste armate non possono ritirarsi ${to}, né altrove: devono continuare a combattere.`;
  return `Queste armate non possono ritirarsi ${to}. Possono ritirarsi ${inAll(open, true)}.`;
}

const NO_UNIT = {
  infantry: 'Nessuna armata',
  cavalry: 'Nessuna cavalleria',
  burh: 'Nessun burh',
  fort: 'Nessun forte',
  army: 'Nessuna armata',
};
const noUnit = (unit: keyof typeof NO_UNIT = 'army'): string => NO_UNIT[unit];

const player = (seat: number | undefined): string =>
  seat === undefined ? 'un altro giocatore' : `il giocatore ${seat + 1}`;

function bid(d: Told<'bid-out-of-range'>): string {
  const points = d.points ?? 0;
  const most = d.most ?? 100;
  return points > most
    ? `Un’offerta può essere al massimo di ${counts.points(most)}.`
    : `Offri almeno ${counts.points(d.least ?? 0)} per queste nazioni, oppure scegline altre.`;
}

/** Where Arthur may appear. */
const SOUTH = 'a sud di Cumbria, Pennini e Bernicia';
const ARTHUR = {
  either: `un’area con armate romano-britanniche, o un’area vuota ${SOUTH}`,
  'own-armies': 'un’area con armate romano-britanniche',
  'english-area': `un’area inglese vuota ${SOUTH}`,
} as const;

const SENTENCES: Sentences = {
  ...MOVE_REFUSALS,
  malformed: () => 'In quest’ordine manca qualcosa o c’è un errore. Scegli di nuovo.',
  'unknown-text': (d) => `«${d.text ?? d.line ?? ''}» non si può leggere. Controlla le parole e riprova.`,
  'options-clash': ({ option, other }) =>
    `Le regole facoltative «${variants(option).name}» e «${variants(other).name}» non vanno insieme. Scegline una.`,
  'bad-config': () => 'La partita non si può preparare così. Cambia le impostazioni e riprova.',
  'bad-position': () =>
    'Questa posizione non può verificarsi nel gioco e non si può aprire. Scegline un’altra.',
  'bad-journal': (d) => {
    const { entry, line } = d;
    const at =
      entry !== undefined ? ` alla mossa ${entry + 1}` : typeof line === 'number' ? ` alla riga ${line}` : '';
    return `La partita salvata è danneggiata${at} e non si può aprire. Nulla è cambiato; scegline un’altra.`;
  },
  'other-version': () =>
    'Questa partita è stata salvata con un’altra versione e qui non si può aprire. Nulla è cambiato; scegline un’altra.',
  'game-over': () => 'La partita è finita. Guarda il punteggio finale o comincia una nuova partita.',
  'not-your-decision': (d) => `Questa decisione non spetta a te: ora decide ${player(d.deciders?.[0])}.`,
  'wrong-decision': (d) => {
    const { decision: kind } = d;
    return kind === undefined
      ? 'Ora non si può fare.'
      : `Ora non si può fare. Prima viene: ${decisions.title(kind)}`.replace(/([^?])$/, '$1.');
  },
  'side-taken': (d) => `Queste nazioni le ha già prese ${player(d.seat)}. Scegli un gruppo libero.`,
  'bid-out-of-range': bid,
  'burh-terrain': (d) => `${cap(inside(d.area))} il terreno è impervio. Costruisci i burh nelle aree aperte.`,
  'burh-present': (d) => `${cap(inside(d.area))} c’è già un burh. Scegli un’altra area.`,
  'place-not-yours': (d) =>
    `${whoCap(d.nation)} non hanno nulla ${inside(d.area)}. Piazza le nuove unità dove sono già presenti.`,
  'place-not-english': (d) =>
    `Questa armata va piazzata in Inghilterra, quindi non ${inside(d.area)}. Scegli un’area inglese ${ofWho(d.nation)}.`,
  'place-second-unit': (d) =>
    `${cap(inside(d.area))} è già arrivata una nuova unità. Prima piazzane una ${inside(d.first)}.`,
  'reinforcements-area': ({ area, open = [] }) =>
    `Queste armate non possono comparire ${inside(area)}. ${open.length === 0 ? 'Scegli un’altra area' : `Possono comparire ${inAll(open, true)}`}.`,
  'place-stacking': (d) => stacking(d, 'Scegli un’altra area.'),
  'leave-out-not-due': (d) =>
    `${noUnit(d.unit)} deve restare fuori ${inside(d.sea)}. Scegli tra quelle in eccesso.`,
  'leader-no-company': (d) => {
    const id = d.leader;
    const must = id === undefined ? 'Il comandante deve' : does(id, 'deve', 'devono');
    return `${must} arrivare tra le proprie armate, e ${inside(d.area)} non ce ne sono.`;
  },
  'arthur-area': (d) => `Artù non può comparire ${inside(d.area)}. Scegli ${ARTHUR[d.choice ?? 'either']}.`,
  'must-submit': (d) => {
    const { overlord } = d;
    return `In questo scenario ${who(d.nation)} devono sottomettersi ora${overlord === undefined ? '' : ` ${toThe(overlord)}`}.`;
  },
  'displace-area': (d) =>
    `Nessuna armata deve lasciare ${the_(d.from)} ora.${also('Le armate devono uscire', (d.areas ?? []).map(fromPlace))}`,
  'displace-place-left': (d) => {
    const { open = [] } = d;
    return open.length === 0
      ? `Per l’armata ${inside(d.from)} non c’è più posto: bisogna rinunciarvi.`
      : `${cap(from(d.from))} l’armata può andare ${inAll(open, true)}.`;
  },
  'displace-leader': (d) =>
    `Il comandante che è ${inside(d.from)} va con la prima armata che trova posto, e solo allora.`,
  'battle-none-there': (d) =>
    `${cap(inside(d.area))} non c’è battaglia.${also('Si combatte ancora', (d.battles ?? []).map(inPlace))}`,
  'strike-range': (d) =>
    `I sei colpiscono da ${d.least ?? 0} a ${d.most ?? 0} cavallerie. Scegli un numero tra questi.`,
  'loss-not-possible': (d) => {
    const { back } = d;
    return `${noUnit(d.unit)}${back ? ` venuta ${fromPlace(back)}` : ' di queste'} è tra le perdite ancora da indicare.`;
  },
  'losses-first': () => 'Prima indica quali armate sono perdute; poi le altre possono ritirarsi.',
  'retreat-no-such-units': (d) => {
    if (d.asked === undefined) return `Il tuo comandante non è ${inside(d.from)}.`;
    const n = d.there ?? 0;
    if (n === 0) return `Così nessuna di queste armate può ritirarsi ${inside(d.to)}. Scegline altre.`;
    return `Così ${plural(n, 'può ritirarsi', 'possono ritirarsi')} ${inside(d.to)} solo ${units.army(n)}. Scegline di meno.`;
  },
  'retreat-not-open': retreatNotOpen,
  'retreat-stacking': (d) => stacking(d, 'Ritira meno armate, o scegli un’altra area.'),
  'retreat-population': (d) =>
    `Dopo questa ritirata ${who(d.nation)} avrebbero ${units.army(d.armies ?? 0)} a terra, e le loro aree ne manterrebbero solo ${d.limit ?? 0}. Lascia indietro un’armata, ritirati in un’area vuota o continua a combattere.`,
  'retreat-unfinished': (d) => {
    const n = d.leave ?? 1;
    return `${cap(inside(d.area))} restano ${units.army(d.armies ?? 0)}, troppe: l’unica area che può superare il limite è già ${the_(d.overstack)}. ${plural(n, 'Deve ritirarsene ancora 1', `Devono ritirarsene ancora ${n}`)} prima che le altre combattano.`;
  },
  'retreat-leader': (d) => {
    const id = d.leader;
    return id === undefined
      ? 'Il comandante non può restare da solo. Portalo con te.'
      : `${does(id, 'non può', 'non possono')} restare da ${agree(id, 'solo. Portalo', 'sola. Portala', 'soli. Portali')} con te.`;
  },
  'withdraw-no-such-units': (d) => {
    const n = d.there ?? 0;
    const many = n === 0 ? 'Nessun razziatore' : plural(n, 'Solo 1 razziatore', `Solo ${n} razziatori`);
    return `${many} ${inside(d.from)} ${plural(n || 1, 'viene', 'vengono')} ${from(d.to)}. Scegline altri.`;
  },
  'withdraw-not-open': (d) =>
    `${cap(inside(d.to))} non si può tornare: non c’è posto o ci sono altri. Questi razziatori devono restare.`,
  'withdraw-leader': (d) =>
    `Il comandante che è ${inside(d.from)} torna nel suo mare, oppure va con l’ultima delle sue armate.`,
  'remove-nothing-there': (d, rule) =>
    rule === 'DIG-13'
      ? 'I burh non hanno bisogno di viveri. Rimuovi un’armata.'
      : `${noUnit(d.unit)} da rimuovere ${inside(d.area)}. Scegli altrove.`,
  'remove-last-unit': (d) => `L’ultima unità ${inside(d.area)} resta. Rimuovine una dove ce ne sono di più.`,
  'replace-nothing-there': (d) =>
    `${noUnit(d.unit)} ${inside(d.area)} si può sostituire.${also('Puoi scegliere', (d.open ?? []).map(inPlace), true)}`,
  'raze-nothing-new': (d) =>
    `${cap(inside(d.area))} non c’è un forte nuovo a cui rinunciare.${also('Puoi scegliere', (d.open ?? []).map(inPlace), true)}`,
  'exchange-range': (d) => {
    const most = d.most ?? 0;
    return `Al posto di ${units.infantry(d.due ?? 0)} ${plural(most, 'può venire', 'possono venire')} al massimo ${units.cavalry(most)}.`;
  },
  'vote-not-yours': (d) =>
    `${whoCap(d.nation)} non hanno voti da dare ora. Ora votano: ${list((d.voters ?? []).map(the))}.`,
  'vote-not-candidate': (d) =>
    `${whoCap(d.candidate)} ${d.inEngland === false ? 'non hanno armate' : 'non controllano nulla in Inghilterra'} e non possono essere eletti. Scegli tra ${list((d.candidates ?? []).map(the))}.`,
};

export const refusals: typeof en = (violation) => ({
  text: tell(SENTENCES, violation),
});
