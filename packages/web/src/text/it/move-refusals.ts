import { areaOf, isSea, type Violation, type ViolationCode } from '@bretwalda/engine';
import type { Details } from '../details.ts';
import { agree, cap, count, does, fromPlace, inPlace, leader, list, place } from './grammar.ts';
import { names } from './names.ts';
import { from, inside, ofWho, the_, who, whoCap } from './refusal-words.ts';

const { units } = names;

function noSuchUnits(d: Details): string {
  const asked = d.number('asked') ?? 0;
  const there = d.number('there') ?? 0;
  const area = inside(d.area('from'));
  if (asked <= there && !d.flag('leader'))
    return `Il tuo comandante non è ${area}. Scegli le armate che ci sono.`;
  if (there === 0) return `Non ci sono più armate di questo tipo ${area}. Scegli di nuovo.`;
  return `${cap(area)} ${there === 1 ? 'c’è' : 'ci sono'} solo ${units.army(there)} di questo tipo. Scegline di meno.`;
}

function enemyHolds(d: Details): string {
  const free = d.number('mayGoOn') ?? 0;
  const armies = d.number('armies') ?? free;
  const may =
    free === 0
      ? 'perciò nessuna delle tue può proseguire'
      : `perciò ${free} delle tue ${armies} ${free === 1 ? 'può' : 'possono'} proseguire`;
  const enemy = count(d.number('enemy') ?? 1, 'unità', 'unità');
  return `${whoCap(d.nation('holder'))} difendono ${the_(d.area('from'))} con ${enemy}: deve fermarsi il doppio delle armate, ${may}.`;
}

function attackForbidden(d: Details, rule: string): string {
  const mover = d.nation('nation');
  const holder = d.nation('holder');
  const area = inside(d.area('to'));
  if (rule === 'SUB-19') {
    const attack = holder === 'romans' ? 'attaccarli' : `attaccare ${who(holder)}`;
    return `${whoCap(mover)} sono sottomessi ai Romani e non possono ${attack} ${area}. Attacca chi è libero da Roma.`;
  }
  if (rule === 'BSUB-6')
    return `${whoCap(mover)} sono sottomessi agli Angli e non possono attaccarli ${area}.`;
  if (rule === 'BSUB-4')
    return `${whoCap(holder)} si sono sottomessi: ${who(mover)} non possono attaccarli in Scozia né nel Galloway.`;
  if (rule === 'RB-11')
    return `${whoCap(holder)} erano sottomessi a Roma: ${who(mover)} non possono attaccarli ${area} finché non colpiscono per primi.`;
  if (rule === 'SCN-4')
    return `Nel primo round di questo scenario c’è una tregua: ${who(mover)} non possono attaccare ${who(holder)} ${area}.`;
  return `${whoCap(mover)} non possono attaccare ${who(holder)} ${area}.`;
}

function leaderSpent(d: Details): string {
  const id = d.leader('leader');
  const to = d.area('to');
  const moved = `${id === null ? 'Il comandante ha' : does(id, 'ha', 'hanno')} mosso di ${d.number('spent') ?? 0} aree su ${d.number('allowance') ?? 3}`;
  const can = id === null ? 'può' : agree(id, 'può', 'può', 'possono');
  return to !== null && isSea(areaOf(to))
    ? `${moved} e poi non ${id === null ? 'potrebbe' : agree(id, 'potrebbe', 'potrebbe', 'potrebbero')} più sbarcare ${from(to)}.`
    : `${moved} e non ${can} proseguire ${inside(to)}.`;
}

/** Ogni area oltre il limite, e quanto basterebbe. */
function tooHigh(d: Details): string {
  const [armies, limits, leave] = [d.numbers('armies'), d.numbers('limits'), d.numbers('leave')];
  const stacks = d.areas('areas').map((area, i) => `${armies[i]} ${inPlace(area)} (limite ${limits[i]})`);
  const rule =
    d.area('overstack') === null ? 'Troppe armate insieme' : 'Una sola area può superare il limite';
  const [one, many] = d.flag('enough') ? ['deve', 'devono'] : ['può ancora', 'possono ancora'];
  const from = d
    .areas('from')
    .map((area, i) => `${leave[i] === 1 ? one : many} uscirne ${leave[i]} ${fromPlace(area)}`);
  const overstack = d.area('overstack');
  const instead =
    overstack === null || d.areas('areas').includes(overstack)
      ? ''
      : ` Oltre il limite può poi restare ${place(overstack)}.`;
  if (d.flag('enough')) return `${rule}: ${list(stacks)}. ${cap(list(from))}.${instead}`;
  const able = from.length > 0 ? `${cap(list(from))}, ma non basta` : 'Non possono più proseguire';
  return `${rule}: ${list(stacks)}. ${able}: ritira le mosse.`;
}

/** Moves, and the end of movement. */
export const MOVE_REFUSALS = {
  'move-no-such-units': noSuchUnits,
  'move-not-adjacent': (d) =>
    `Non si passa direttamente ${from(d.area('from'))} ${inside(d.area('to'))}: le due aree non confinano. Scegli un’area vicina.`,
  'move-allowance': (d) =>
    `Queste armate hanno mosso di ${d.number('spent') ?? 0} aree su ${d.number('allowance') ?? 2} e ora non possono arrivare ${inside(d.area('to'))}.`,
  'move-difficult': (d) =>
    `${cap(inside(d.area('from')))} il terreno è impervio: le armate senza comandante si fermano lì.`,
  'move-strait': (d) =>
    `Passare lo stretto per arrivare ${inside(d.area('to'))} richiede l’intero movimento. Può farlo solo chi non ha ancora mosso.`,
  'move-stopped': (d) => `Il movimento è finito ${inside(d.area('from'))}: per questa volta non si prosegue.`,
  'move-enemy-holds': enemyHolds,
  'move-stacking': (d) => {
    const room = d.number('room') ?? 0;
    const enter =
      room === 0
        ? 'nessuna di queste può entrare'
        : `di queste ${room === 1 ? 'può entrarne' : 'possono entrarne'} solo ${room}`;
    return `Dovrebbero fermarsi ${inside(d.area('to'))}, dove ne stanno al massimo ${d.number('limit') ?? 4}: ${enter}.`;
  },
  'move-road-only': (d) =>
    `${cap(from(d.area('from')))} possono proseguire solo lungo le strade romane, e nessuna porta ${inside(d.area('to'))}.`,
  'move-in-circles': (d) =>
    `Lungo questa strada sono già state ${inside(d.area('to'))}. Scegli un’altra via.`,
  'move-no-boats': (d) =>
    `${whoCap(d.nation('nation'))} non hanno navi in questo round e non possono entrare ${inside(d.area('to'))}. Resta a terra.`,
  'move-second-sea': (d, v) =>
    v.rule === 'SEA-17'
      ? `Queste armate sono venute dal mare in questo turno e non possono imbarcarsi di nuovo ${inside(d.area('to'))}.`
      : `Possono attraversare un solo mare, e ${the_(d.area('to'))} sarebbe un altro. Prima sbarca.`,
  'move-no-landing': (d) =>
    `${cap(from(d.area('to')))} non potrebbero sbarcare da nessuna parte. Scegli un altro mare.`,
  'sea-closed': (d) =>
    `Gli invasori ${ofWho(d.nation('nation'))} non possono entrare ${inside(d.area('to'))}. Sbarca da dove sono.`,
  'landing-forbidden': (d) =>
    `Gli invasori ${ofWho(d.nation('nation'))} non possono sbarcare ${inside(d.area('to'))}. Scegli un’altra costa.`,
  'attack-forbidden': (d, v) => attackForbidden(d, v.rule),
  'subject-no-way-on': (d) =>
    `${cap(inside(d.area('to')))} i Romani possono passare ma non restare, e da lì queste armate non potrebbero proseguire.`,
  'leader-left-alone': (d) => {
    const id = d.leader('leader');
    const area = inside(d.area('from'));
    if (id === null) return `Il comandante resterebbe solo ${area}. Portalo con te o lascia un’armata.`;
    return `${leader(id)} ${agree(id, 'resterebbe solo', 'resterebbe sola', 'resterebbero soli')} ${area}. ${agree(id, 'Portalo', 'Portala', 'Portali')} con te o lascia un’armata.`;
  },
  'leader-alone': (d) => {
    const id = d.leader('leader');
    if (id === null)
      return 'Un comandante da solo va soltanto via terra, dove ci sono armate sue. Porta delle armate con lui.';
    return `${does(id, 'ha', 'hanno')} bisogno di compagnia: da ${agree(id, 'solo', 'sola', 'soli')} ${agree(id, 'può', 'può', 'possono')} andare soltanto via terra, dove ci sono armate proprie.`;
  },
  'leader-spent': leaderSpent,
  'end-stacking': tooHigh,
  'end-at-sea': (d) => {
    const n = d.number('armies') ?? 1;
    return `${units.army(n)} ${inside(d.area('sea'))} ${n === 1 ? 'deve' : 'devono'} sbarcare prima della fine del movimento.`;
  },
  'end-in-subject-area': (d) =>
    `${cap(inside(d.area('area')))}, terra di una nazione sottomessa, i Romani non possono restare. Falli proseguire.`,
  'end-abandoned': (d) =>
    `${whoCap(d.nation('overlord'))} non ti lasciano abbandonare ${the_(d.area('area'))}. Portaci un’armata, se qualcuna può ancora arrivarci, o annulla le mosse che l’hanno svuotata.`,
  'take-back-not-needed': () =>
    'Il movimento si può sistemare e terminare nel modo consueto: non serve annullare tutte le mosse.',
} satisfies Partial<Record<ViolationCode, (d: Details, v: Violation) => string>>;
