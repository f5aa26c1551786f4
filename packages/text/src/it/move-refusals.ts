import { areaOf } from '@bretwalda/engine';
import { isSea } from '@bretwalda/engine/queries';
import type { MoveCode, Sentences, Told } from '../told.ts';
import { agree, cap, count, does, fromPlace, inPlace, leader, list, place, plural } from './grammar.ts';
import { names } from './names.ts';
import { from, inside, ofWho, the_, who, whoCap } from './refusal-words.ts';

const { units, counts } = names;

function noSuchUnits(d: Told<'move-no-such-units'>): string {
  const asked = d.asked ?? 0;
  const there = d.there ?? 0;
  const area = inside(d.from);
  if (asked <= there && !d.leader) return `Il tuo comandante non è ${area}. Scegli le armate che ci sono.`;
  if (there === 0) return `Non ci sono più armate di questo tipo ${area}. Scegli di nuovo.`;
  return `${cap(area)} ${plural(there, 'c’è', 'ci sono')} solo ${units.army(there)} di questo tipo. Scegline di meno.`;
}

function enemyHolds(d: Told<'move-enemy-holds'>): string {
  const free = d.mayGoOn ?? 0;
  const armies = d.armies ?? free;
  const may =
    free === 0
      ? 'perciò nessuna delle tue può proseguire'
      : `perciò ${free} delle tue ${armies} ${plural(free, 'può', 'possono')} proseguire`;
  if (d.held === null)
    return `${whoCap(d.holder)} difendono ${the_(d.from)}, e in terreno impervio nessuno passa oltre il nemico: il movimento finisce lì.`;
  const { enemy = 1, held = 2 * enemy } = d;
  const stay =
    held === 2 * enemy
      ? 'deve fermarsi il doppio delle armate'
      : held === enemy
        ? `${plural(enemy, 'deve fermarsi un’armata', 'devono fermarsi altrettante armate')}`
        : `${plural(held, 'deve', 'devono')} fermarsi ${units.army(held)}`;
  return `${whoCap(d.holder)} difendono ${the_(d.from)} con ${count(enemy, 'unità', 'unità')}: ${stay}, ${may}.`;
}

function attackForbidden(d: Told<'attack-forbidden'>, rule: string): string {
  const { nation: mover, holder } = d;
  const area = inside(d.to);
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

function leaderSpent(d: Told<'leader-spent'>): string {
  const { leader: id, to } = d;
  const moved = `${id === undefined ? 'Il comandante ha' : does(id, 'ha', 'hanno')} mosso di ${d.spent ?? 0} aree su ${d.allowance ?? 3}`;
  const can = id === undefined ? 'può' : agree(id, 'può', 'può', 'possono');
  return to !== undefined && isSea(areaOf(to))
    ? `${moved} e poi non ${id === undefined ? 'potrebbe' : agree(id, 'potrebbe', 'potrebbe', 'potrebbero')} più sbarcare ${from(to)}.`
    : `${moved} e non ${can} proseguire ${inside(to)}.`;
}

function strait(d: Told<'move-strait'>, rule: string): string {
  const { allowance = 2, spent = 0 } = d;
  const left = allowance - spent;
  if (rule === 'DIG-7')
    return `Passare lo stretto per arrivare ${inside(d.to)} costa due movimenti, e ne ${plural(left, 'resta', 'restano')} ${left} su ${allowance}.`;
  return `Passare lo stretto per arrivare ${inside(d.to)} richiede l’intero movimento. Può farlo solo chi non ha ancora mosso.`;
}

/** Ogni area oltre il limite, e quanto basterebbe. */
function tooHigh(d: Told<'end-stacking'>): string {
  const { areas = [], armies = [], limits = [], leave = [], overstack, enough } = d;
  const stacks = areas.map((area, i) => `${armies[i]} ${inPlace(area)} (limite ${limits[i]})`);
  const rule = overstack ? 'Una sola area può superare il limite' : 'Troppe armate insieme';
  const must = (n = 0): string =>
    enough ? plural(n, 'deve', 'devono') : plural(n, 'può ancora', 'possono ancora');
  const from = (d.from ?? []).map((area, i) => `${must(leave[i])} uscirne ${leave[i]} ${fromPlace(area)}`);
  const instead =
    overstack && !areas.includes(overstack) ? ` Oltre il limite può poi restare ${place(overstack)}.` : '';
  if (enough) return `${rule}: ${list(stacks)}. ${cap(list(from))}.${instead}`;
  const able = from.length > 0 ? `${cap(list(from))}, ma non basta` : 'Non possono più proseguire';
  return `${rule}: ${list(stacks)}. ${able}: ritira le mosse.`;
}

/** Moves, and the end of movement. */
export const MOVE_REFUSALS: Sentences<MoveCode> = {
  'move-no-such-units': noSuchUnits,
  'move-not-adjacent': (d) =>
    `Non si passa direttamente ${from(d.from)} ${inside(d.to)}: le due aree non confinano. Scegli un’area vicina.`,
  'move-allowance': (d) =>
    `Queste armate hanno mosso di ${d.spent ?? 0} aree su ${d.allowance ?? 2} e ora non possono arrivare ${inside(d.to)}.`,
  'move-difficult': (d, rule) =>
    `${cap(inside(d.from))} il terreno è impervio: ${rule === 'XP-7' ? 'chi vi entra si ferma' : 'le armate senza comandante si fermano lì'}.`,
  'move-strait': strait,
  'move-stopped': (d) => `Il movimento è finito ${inside(d.from)}: per questa volta non si prosegue.`,
  'move-enemy-holds': enemyHolds,
  'move-stacking': (d) => {
    const room = d.room ?? 0;
    const enter =
      room === 0
        ? 'nessuna di queste può entrare'
        : `di queste ${plural(room, 'può entrarne', 'possono entrarne')} solo ${room}`;
    return `Dovrebbero fermarsi ${inside(d.to)}, dove ne stanno al massimo ${d.limit ?? 4}: ${enter}.`;
  },
  'move-road-only': (d) =>
    `${cap(from(d.from))} possono proseguire solo lungo le strade romane, e nessuna porta ${inside(d.to)}.`,
  'move-in-circles': (d) => `Lungo questa strada sono già state ${inside(d.to)}. Scegli un’altra via.`,
  'move-no-boats': (d, rule) =>
    rule === 'X-MOV-1'
      ? `Le armate non prendono mai il mare, quindi non possono entrare ${inside(d.to)}. Resta a terra.`
      : `${whoCap(d.nation)} non hanno navi in questo round e non possono entrare ${inside(d.to)}. Resta a terra.`,
  'move-second-sea': (d, rule) =>
    rule === 'SEA-17'
      ? `Queste armate sono venute dal mare in questo turno e non possono imbarcarsi di nuovo ${inside(d.to)}.`
      : `Possono attraversare un solo mare, e ${the_(d.to)} sarebbe un altro. Prima sbarca.`,
  'move-no-landing': (d) =>
    `${cap(from(d.to))} non potrebbero sbarcare da nessuna parte. Scegli un altro mare.`,
  'sea-closed': (d) =>
    `Gli invasori ${ofWho(d.nation)} non possono entrare ${inside(d.to)}. Sbarca da dove sono.`,
  'landing-forbidden': (d) =>
    `Gli invasori ${ofWho(d.nation)} non possono sbarcare ${inside(d.to)}. Scegli un’altra costa.`,
  'attack-forbidden': attackForbidden,
  'subject-no-way-on': (d) =>
    `${cap(inside(d.to))} ${who(d.nation)} possono passare ma non restare, e da lì queste armate non potrebbero proseguire.`,
  'leader-left-alone': (d) => {
    const id = d.leader;
    const area = inside(d.from);
    if (id === undefined) return `Il comandante resterebbe solo ${area}. Portalo con te o lascia un’armata.`;
    return `${leader(id)} ${agree(id, 'resterebbe solo', 'resterebbe sola', 'resterebbero soli')} ${area}. ${agree(id, 'Portalo', 'Portala', 'Portali')} con te o lascia un’armata.`;
  },
  'leader-alone': (d) => {
    const id = d.leader;
    if (id === undefined)
      return 'Un comandante da solo va soltanto via terra, dove ci sono armate sue. Porta delle armate con lui.';
    return `${does(id, 'ha', 'hanno')} bisogno di compagnia: da ${agree(id, 'solo', 'sola', 'soli')} ${agree(id, 'può', 'può', 'possono')} andare soltanto via terra, dove ci sono armate proprie.`;
  },
  'leader-spent': leaderSpent,
  'end-stacking': tooHigh,
  'end-at-sea': (d) => {
    const n = d.armies ?? 1;
    return `${units.army(n)} ${inside(d.sea)} ${plural(n, 'deve', 'devono')} sbarcare prima della fine del movimento.`;
  },
  'end-in-subject-area': (d) =>
    `${cap(inside(d.area))}, terra di una nazione sottomessa, ${who(d.nation)} non possono restare. Falli proseguire.`,
  'end-abandoned': (d) =>
    `${whoCap(d.overlord)} non ti lasciano abbandonare ${the_(d.area)}. Portaci un’armata, se qualcuna può ancora arrivarci, o annulla le mosse che l’hanno svuotata.`,
  'end-areas': (d) =>
    `${whoCap(d.nation)} controllavano ${counts.areas(d.before ?? 0)} prima di muovere e ora ne avrebbero solo ${d.now ?? 0}. Torna in un’area lasciata, occupane un’altra o annulla le mosse.`,
  'end-population': (d) =>
    `${whoCap(d.nation)} hanno ${units.army(d.armies ?? 0)} a terra, ma le loro aree ne mantengono solo ${d.limit ?? 0}. Muovine alcune in aree vuote, o attacca.`,
  'take-back-not-needed': () =>
    'Il movimento si può sistemare e terminare nel modo consueto: non serve annullare tutte le mosse.',
};
