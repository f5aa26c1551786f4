import type { LandId } from '@bretwalda/engine';
import type { orders as en } from '../../en/online/orders.ts';
import { cap, list, ofThe, place, the } from '../grammar.ts';
import { count } from '../numbers.ts';

const LIMITS: Readonly<Record<string, string>> = {
  '0': 'per niente: ritirarsi subito',
  '0.5': 'contro al massimo la metà di nemici',
  '1': 'contro al massimo altrettanti nemici',
  '1.5': 'contro al massimo una volta e mezza i tuoi',
  '2': 'contro al massimo il doppio di nemici',
  '3': 'contro al massimo il triplo di nemici',
  '100': 'sempre',
};

const IN_WORDS: Readonly<Record<string, string>> = {
  '0.5': 'la metà delle tue unità',
  '1': 'tante unità quante ne hai tu',
  '1.5': 'una volta e mezza le tue unità',
  '2': 'il doppio delle tue unità',
  '3': 'il triplo delle tue unità',
};

function retreat(standUpTo: number, to: readonly LandId[]): string {
  if (standUpTo >= 100) return 'Dove sono attaccate, le tue armate combattono e non si ritirano mai.';
  const isAtOnce = standUpTo === 0;
  const first = isAtOnce
    ? 'Dove sono attaccate, le tue armate si ritirano dopo il primo giro di battaglia.'
    : `Dove sono attaccate, le tue armate combattono finché il nemico ha lì al massimo ${IN_WORDS[String(standUpTo)] ?? `${standUpTo} unità per ognuna delle tue`}.`;
  if (to.length === 0) return `${first} ${isAtOnce ? 'Scegli tu dove.' : 'Contro di più decidi tu.'}`;
  const ways = `${isAtOnce ? 'Vanno' : 'Contro di più si ritirano'}, quante possono, nella prima di queste aree che possono raggiungere: ${list(to.map(place))}.`;
  return `${first} ${ways} Se non ne possono raggiungere nessuna, decidi tu.`;
}

/** Ciò che un giocatore decide in anticipo: ordini permanenti e il prossimo turno. */
export const orders: typeof en = {
  title: 'Ordini',
  lead: 'Gli ordini rispondono per te nei turni degli altri, così nessuno deve aspettarti. Li vedi soltanto tu e puoi cambiarli o revocarli quando vuoi. Tutto il resto continui a deciderlo tu.',
  standing: 'Ordini permanenti',
  none: 'In questa partita, nei turni degli altri non dovrai decidere più nulla.',
  ask: 'Chiedi a me',
  give: 'Dai quest’ordine',
  change: 'Cambia l’ordine',
  revoke: 'Revoca',
  given: 'Ordine dato.',
  revoked: 'Ordine revocato: sarai di nuovo tu a decidere.',

  kinds: {
    retreat: 'Ritirate',
    submit: 'Sottomissione',
    allowance: 'Crescita dei tuoi sottomessi',
    permission: 'Permesso ai tuoi sottomessi',
    strike: 'I tuoi sei',
    'burh-loss': 'Burh o armata',
  },
  answers: {
    submit: { submit: 'Sottomettersi', resist: 'Resistere', 'hold-out': 'Resistere tutto il turno' },
    allowance: { full: 'Intera', half: 'A metà' },
    permission: { permit: 'Concedere', refuse: 'Negare' },
    strike: { cavalry: 'Prima la cavalleria', infantry: 'Prima la fanteria' },
    'burh-loss': { burh: 'Il burh', army: 'Un’armata' },
  },
  does: {
    submit: {
      submit: 'Quando una tua nazione può sottomettersi, si sottomette.',
      resist:
        'Quando una tua nazione può sottomettersi, resiste; alla prossima occasione lo si chiede di nuovo.',
      'hold-out': 'Quando una tua nazione può sottomettersi, resiste, e in quel turno non lo si chiede più.',
    },
    allowance: {
      full: 'I tuoi sottomessi crescono sempre per intero.',
      half: 'I tuoi sottomessi crescono sempre della metà.',
    },
    permission: {
      permit: 'I tuoi sottomessi possono lasciare vuota qualsiasi loro area.',
      refuse: 'I tuoi sottomessi non possono lasciare vuota nessuna loro area.',
    },
    strike: {
      cavalry:
        'Dove ti attaccano cavalleria e fanteria e scegli tu, quanti più sei è possibile colpiscono la cavalleria.',
      infantry:
        'Dove ti attaccano cavalleria e fanteria e scegli tu, quanti meno sei è possibile colpiscono la cavalleria.',
    },
    'burh-loss': {
      burh: 'Dove scegli tra il burh e un’armata, perdi il burh.',
      army: 'Dove scegli tra il burh e un’armata, perdi un’armata e tieni il burh.',
    },
  },
  asked: {
    retreat: 'Decidi tu in ogni battaglia.',
    submit: 'Decidi tu ogni volta che una tua nazione può sottomettersi.',
    allowance: 'Decidi tu ogni volta che cresce una nazione a te sottomessa.',
    permission: 'Decidi tu ogni volta che una nazione a te sottomessa vuole lasciare vuota un’area.',
    strike: 'Decidi tu ogni volta che i tuoi sei possono colpire cavalleria o fanteria.',
    'burh-loss': 'Decidi tu ogni volta che deve cadere un burh o un’armata.',
  },
  retreat: {
    stand: 'Combattere',
    limit: (n) => LIMITS[String(n)] ?? `contro al massimo ${n} nemici per ognuno dei tuoi`,
    to: 'Poi ritirarsi in',
    toNote: 'In quest’ordine. Vale la prima che si può raggiungere.',
    noAreas: 'Nessuna area scelta: decidi tu dove.',
    add: 'Aggiungi un’area',
    choose: 'Scegli un’area…',
    earlier: (area) => `${area}: prima`,
    remove: (area) => `${area}: togli`,
    words: retreat,
  },

  prepared: 'I tuoi prossimi turni',
  preparedNote:
    'Prepara un turno mentre giocano gli altri. Viene giocato appena arriva, finché le regole lo permettono. Se un passo non è più possibile, da lì prosegui tu.',
  cannotPrepare: 'Non hai più turni da giocare.',
  round: (nation, round) => `${cap(the(nation))}, round ${round}`,
  nothing: 'Niente di preparato',
  steps: (n) => `${count(n, 'passo preparato', 'passi preparati')}`,
  prepare: 'Prepara…',
  changePlan: 'Cambia…',
  removeLast: 'Togli l’ultimo passo',
  removeAll: 'Scarta',
  doubtful: 'impossibile con la mappa com’è adesso',
  removed: 'Turno preparato scartato.',
  shortened: 'Ultimo passo tolto.',

  used: 'Eseguiti per te',
  usedNone: 'Nessun ordine è stato ancora eseguito.',
  usedBar: (n) => (n === 1 ? 'Un tuo ordine è stato eseguito.' : `${n} tuoi ordini sono stati eseguiti.`),
  usedBy: (order, what) => `${order}: ${what}`,
  byPlan: (nation) => `Turno preparato ${ofThe(nation)}`,
  line: (nation, what) => `${cap(the(nation))}: ${what}`,
  dropped: (nation) => `Il turno preparato ${ofThe(nation)} non si è potuto giocare fino in fondo.`,
  droppedWhy: (what, left) =>
    left > 1
      ? `Al momento di giocarlo, «${what}» era contro le regole; ${count(left, 'passo è stato scartato', 'passi sono stati scartati')}.`
      : `Al momento di giocarlo, «${what}» era contro le regole.`,
  show: 'Mostra i miei ordini',
  seen: 'OK',

  plan: {
    title: (nation, round) => `Prepari: ${the(nation)}, round ${round}`,
    note: 'Questa è una copia della mappa. Non si gioca ancora niente.',
    earlierBoard: 'La mappa è quella di prima delle battaglie in corso.',
    forgotten: (n) =>
      `${count(n, 'passo preparato non va', 'passi preparati non vanno')} più bene sulla mappa e ${n === 1 ? 'è stato tralasciato' : 'sono stati tralasciati'}.`,
    count: (n) => count(n, 'passo', 'passi'),
    ends: {
      dice: 'Il piano finisce qui: il seguito dipende dai dadi.',
      others: 'Il piano finisce qui: deve decidere qualcun altro.',
      turn: 'Tutto il turno è preparato.',
    },
    back: 'Annulla l’ultimo passo',
    keep: 'Tieni questo piano',
    cancel: 'Lascia perdere',
    yourTurn: 'Intanto nella partita si aspetta una tua decisione.',
    empty: 'Prepara prima almeno un passo.',
  },
};
