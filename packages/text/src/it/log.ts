import type { EventType, NationId, Seat } from '@bretwalda/engine';
import type { Rules } from '@bretwalda/engine/queries';
import type { log as en } from '../en/log.ts';
import { hasCavalry, hasLimit } from '../figures.ts';
import { type EventOf, LOG_KINDS } from '../log-kind.ts';
import {
  agree,
  byThe,
  cap,
  count,
  does,
  fromPlace,
  inPlace,
  leader,
  list,
  ofThe,
  place,
  plural,
  the,
  toThe,
} from './grammar.ts';
import { names } from './names.ts';
import { phases } from './phases.ts';
import { pointsFor } from './points.ts';

const { units, counts } = names;

type Who = (seat: Seat) => string;
type Tell<T extends EventType> = (event: EventOf<T>, who: Who, rules: Rules) => string | null;

const The = (id: NationId): string => cap(the(id));

const armies = (nation: NationId, unit: 'infantry' | 'cavalry' | 'burh', n: number, rules: Rules): string =>
  unit === 'infantry' && !hasCavalry(rules, nation) ? units.army(n) : units[unit](n);

type Step = EventOf<'moved'>;

function company(e: Step, rules: Rules): string {
  if (e.count === 0) return 'il loro comandante';
  return `${armies(e.nation, e.unit, e.count, rules)}${e.leader ? ' con il loro comandante' : ''}`;
}

const step =
  (does: string) =>
  (e: Step, _: Who, rules: Rules): string =>
    `${The(e.nation)} ${does} ${company(e, rules)} ${fromPlace(e.from)} ${inPlace(e.to)}.`;

function grown(e: EventOf<'population'>): string {
  const { cavalry = 0 } = e;
  const foot = cavalry > 0 ? units.infantry : units.army;
  const made = [
    cavalry > 0 ? units.cavalry(cavalry) : '',
    e.armies > 0 ? foot(e.armies) : '',
    e.burhs > 0 ? units.burh(e.burhs) : '',
  ].filter(Boolean);
  const half = e.halved ? ' (la metà, perché sottomessi)' : '';
  const before = e.carried === 0 ? '' : ` e ne hanno ${e.carried} da prima`;
  const gain = `${count(e.fromAreas, 'punto', 'punti')} popolazione${half}${before}`;
  const above =
    e.unfed === undefined ? '' : `, con ${units.army(e.unfed)} oltre il loro limite di popolazione`;
  const result = made.length === 0 ? 'nessuna nuova armata' : list(made);
  const rest = e.marker === 0 ? 'nessun resto' : `${e.marker} di resto`;
  return `${The(e.nation)} ottengono ${gain}${above}: ${result}, ${rest}.`;
}

function placed(e: EventOf<'placed'>, _: Who, rules: Rules): string | null {
  const what = armies(e.nation, e.unit, e.count, rules);
  const where = inPlace(e.area);
  switch (e.why) {
    case 'invaders':
      return `${The(e.nation)} radunano ${what} ${where}.`;
    case 'reinforcements':
    case 'special':
      return `${The(e.nation)} ricevono ${what} ${where}.`;
    case 'king':
      return `L’armata del Re ${ofThe(e.nation)} nasce ${where}.`;
    case 'boudicca':
      return `Un’armata insorge con Boudicca ${where}.`;
    case 'arthur':
      return `${plural(e.count, 'Compare', 'Compaiono')} ${what} di Artù ${where}.`;
    case 'romano-british':
      return null;
    case 'population':
      return e.unit === 'burh'
        ? `${The(e.nation)} costruiscono un burh ${where}.`
        : `${The(e.nation)} piazzano ${what} ${where}.`;
  }
}

function removed(e: EventOf<'removed'>, _: Who, rules: Rules): string {
  const what = armies(e.nation, e.unit, e.count, rules);
  if (e.why === 'overpopulation')
    return hasLimit(rules)
      ? `${The(e.nation)} perdono ${what} ${inPlace(e.area)}: la terra non ${plural(e.count, 'la', 'le')} nutre.`
      : `${The(e.nation)} perdono ${what} ${inPlace(e.area)} per sovrappopolazione.`;
  const leave = plural(e.count, 'lascia', 'lasciano');
  const whither = e.why === 'departure' ? 'con Cnut' : 'per tornare a Roma';
  return `${what} ${ofThe(e.nation)} ${leave} ${place(e.area)} ${whither}.`;
}

const dice = (r: EventOf<'battle-rolled'>['attacker']): string =>
  [...r.infantry, ...r.cavalry, ...r.fort, ...r.burh].join(' ') || 'nessuno';

function kept({ carried }: EventOf<'battle-rolled'>): string {
  const on = (side: string, { high, low }: { readonly high: number; readonly low: number }) =>
    high + low > 0 ? [`${count(high + low, 'colpo', 'colpi')} contro ${side}`] : [];
  const left = carried
    ? [...on('gli attaccanti', carried.onAttacker.after), ...on('i difensori', carried.onDefender.after)]
    : [];
  return left.length === 0 ? '' : ` Da parte per il prossimo lancio: ${list(left)}.`;
}

function points(e: EventOf<'points'>): string {
  const n = counts.points(Math.abs(e.points));
  return e.points < 0
    ? `${The(e.nation)} perdono ${n} ${pointsFor(e)}.`
    : `${The(e.nation)} ottengono ${n} ${pointsFor(e)}.`;
}

function king(e: EventOf<'king'>): string {
  if (e.nation === null) return 'L’Inghilterra non ha un re.';
  if (e.cnut) return `Cnut è Re d’Inghilterra: ${the(e.nation)} vi controllano ${counts.areas(e.areas)}.`;
  if (e.among !== undefined)
    return `${The(e.nation)} hanno parte della corona d’Inghilterra: vi controllano ${counts.areas(e.areas)}.`;
  if (e.areas === 0) return `Il Re d’Inghilterra viene ${byThe(e.nation)}.`;
  return `Il Re d’Inghilterra viene ${byThe(e.nation)}: vi controllano ${counts.areas(e.areas)}.`;
}

const TELL: { readonly [T in EventType]: Tell<T> } = {
  'order-drawn': (e, who) => `La sorte ha deciso. Ordine: ${list(e.order.map(who))}.`,
  'side-taken': (e, who) =>
    e.points === 0
      ? `${who(e.seat)} prende il gruppo ${e.group + 1}.`
      : `${who(e.seat)} prende il gruppo ${e.group + 1} per ${counts.points(e.points)}.`,
  'sides-settled': () => 'Tutti hanno le loro nazioni. La partita comincia.',
  'round-started': (e, _, rules) => `Comincia il round ${e.round}: gli anni ${phases.years(e.round, rules)}.`,
  'turn-started': (e) => `Comincia il turno ${ofThe(e.nation)}.`,
  'movement-started': (e) => (e.half === 2 ? `${The(e.nation)} muovono una seconda volta.` : null),
  'movement-ended': () => null,
  automatic: () => null,
  allowance: (e) =>
    e.grant === 'full'
      ? `${The(e.overlord)} concedono ${toThe(e.nation)} la popolazione intera.`
      : `${The(e.overlord)} concedono ${toThe(e.nation)} solo metà della popolazione.`,
  population: grown,
  'marker-set': (e) => `${The(e.nation)} conservano ${counts.points(e.marker)} popolazione.`,
  'no-room': (e) => `Non c’è posto per ${units.army(e.count)} ${ofThe(e.nation)}.`,
  placed,
  'left-out': (e, _, rules) =>
    `${armies(e.nation, e.unit, e.count, rules)} ${ofThe(e.nation)} non ${plural(e.count, 'arriva', 'arrivano')} ${inPlace(e.area)}: mancano i segnalini.`,
  'leader-entered': (e) =>
    `${does(e.leader, 'si unisce', 'si uniscono')} ${toThe(e.nation)} ${inPlace(e.area)}.`,
  'leader-stays-out': (e) =>
    `${does(e.leader, 'non viene', 'non vengono')}: ${the(e.nation)} non possono ${agree(e.leader, 'accoglierlo', 'accoglierla', 'accoglierli')}.`,
  'leader-left': (e) => `Il tempo di ${leader(e.leader)} è finito.`,
  'leader-eliminated': (e) =>
    `${does(e.leader, 'cade', 'cadono')} ${inPlace(e.area)}${e.by === null ? '' : ` contro ${the(e.by)}`}.`,
  moved: step('muovono'),
  retreated: step('ritirano'),
  withdrew: step('fanno tornare'),
  displaced: (e, _, rules) =>
    `${The(e.nation)} fanno posto: ${company(e, rules)} ${fromPlace(e.from)} ${inPlace(e.to)}.`,
  'moves-taken-back': (e) =>
    `${The(e.nation)} annullano le loro mosse${e.area === null ? '' : ` partite ${fromPlace(e.area)}`}.`,
  'fort-built': (e) => `I Romani costruiscono un forte ${inPlace(e.area)}.`,
  'fort-destroyed': (e) => `Il forte romano ${inPlace(e.area)} è distrutto.`,
  'fort-removed': (e) => (e.intact ? `Il forte ${inPlace(e.area)} è abbandonato.` : null),
  permission: (e) =>
    e.granted
      ? `${The(e.overlord)} permettono ${toThe(e.nation)} di lasciare ${place(e.area)}.`
      : `${The(e.overlord)} non permettono ${toThe(e.nation)} di lasciare ${place(e.area)}.`,
  submitted: (e) => `${The(e.nation)} si sottomettono ${toThe(e.overlord)}.`,
  resisted: (e) =>
    `${The(e.nation)} non si sottomettono ${toThe(e.overlord)}${e.forTurn ? ', e non lo faranno in questo turno' : ''}.`,
  'submission-ended': (e) => `${The(e.nation)} sono di nuovo liberi ${byThe(e.overlord)}.`,
  'battle-started': (e) => `${The(e.attacker)} combattono contro ${the(e.defender)} ${inPlace(e.area)}.`,
  'battle-rolled': (e) =>
    `Battaglia ${inPlace(e.area)}, lancio ${e.round}: attaccanti ${dice(e.attacker)}, difensori ${dice(e.defender)}.${kept(e)}`,
  eliminated: (e, _, rules) =>
    e.by === null
      ? `${The(e.nation)} perdono ${armies(e.nation, e.unit, e.count, rules)} ${inPlace(e.area)}: non c’era dove andare.`
      : `${The(e.nation)} perdono ${armies(e.nation, e.unit, e.count, rules)} ${inPlace(e.area)}.`,
  'battle-ended': (e) =>
    e.holder === null
      ? `${cap(inPlace(e.area))} non resta nessuno.`
      : `${The(e.holder)} vincono la battaglia ${inPlace(e.area)}.`,
  removed,
  replaced: (e) =>
    `${e.unit === 'army' ? 'L’armata romana' : e.ruined ? 'Il forte in rovina' : 'Il forte'} ${inPlace(e.area)} diventa un’armata romano-britannica.`,
  dismounted: (e) =>
    `${units.cavalry(e.count)} ${ofThe(e.nation)} ${inPlace(e.area)} ${plural(e.count, 'combatte', 'combattono')} d’ora in poi a piedi.`,
  points,
  ballot: (e, who) => (e.secret ? `${who(e.seat)} chiede il voto segreto.` : null),
  'ballot-cast': (e) => `${The(e.nation)} hanno votato.`,
  voted: (e) =>
    `${The(e.nation)} danno ${counts.votes(e.votes)} ${e.nation === e.for ? 'a sé stessi' : toThe(e.for)}.`,
  bretwalda: (e) =>
    e.nation === null
      ? `Nessun Bretwalda è eletto: ${e.votes} su ${counts.votes(e.of)} non ${plural(e.votes, 'basta', 'bastano')}.`
      : `Il Bretwalda viene ${byThe(e.nation)}, con ${e.votes} su ${counts.votes(e.of)}.`,
  king,
  exchanged: (e) =>
    `${The(e.nation)} scelgono ${units.cavalry(e.cavalry)} al posto di ${units.infantry(2 * e.cavalry)}.`,
  'lost-reinforcements': (e) => `${The(e.nation)} non hanno più segnalini per ${units.army(e.count)}.`,
  'round-ended': () => null,
  'game-over': (e, who) =>
    `${list(e.winners.map(who))} ${plural(e.winners.length, 'vince la partita', 'si dividono la vittoria')}.`,
};

export const log: typeof en = (event, who, rules) => {
  const text = (TELL[event.type] as Tell<EventType>)(event as never, who, rules);
  return text === null ? null : { text, kind: LOG_KINDS[event.type] };
};
