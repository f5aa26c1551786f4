import type { AreaId, LeaderId } from '@bretwalda/engine';
import type { battle as en } from '../en/battle.ts';
import { signed } from '../signs.ts';
import {
  agree,
  cap,
  count,
  does,
  force,
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

type Counts = Readonly<Record<'infantry' | 'cavalry' | 'fort' | 'burh', number>>;

const armies = (n: number): string => count(n, 'armata', 'armate');
const points = (n: number): string => count(n, 'punto', 'punti');

function units(c: Counts): string {
  const parts = [
    ...(c.infantry > 0 ? [armies(c.infantry)] : []),
    ...(c.cavalry > 0 ? [count(c.cavalry, 'cavalleria', 'cavallerie')] : []),
    ...(c.fort > 0 ? ['il forte'] : []),
    ...(c.burh > 0 ? ['il burh'] : []),
  ];
  return parts.length === 0 ? 'nessuno' : list(parts);
}

const total = (c: Counts): number => c.infantry + c.cavalry + c.fort + c.burh;
const DEFEATED = { infantry: 'ogni armata', cavalry: 'ogni cavalleria', fort: 'il forte' };
const FELLED = { infantry: 'un’armata', cavalry: 'una cavalleria', fort: 'il forte', burh: 'il burh' };
const NUMBERS = ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto', 'sesto', 'settimo', 'ottavo'];
const company = (id: LeaderId | null): string | null => (id === null ? null : leader(id));
const whither = (area: AreaId): string => inPlace(area);

export const battle: typeof en = {
  title: (area) => `La battaglia per ${place(area)}`,
  moment: (round, name, half) => `Round ${round}, ${name}, battaglie${half}`,
  halves: (half) => (half === 1 ? ' I' : ' II'),
  difficult: 'Terreno impervio: chi difende è colpito solo con 6',
  speed: { skip: 'Dadi: salta', fast: 'Dadi: veloci', full: 'Dadi: interi' },

  battles: 'Battaglie',
  order: 'Combattile nell’ordine che preferisci. La cifra è la probabilità di vittoria di chi attacca.',
  nobodyLeft: 'Non ci sono altre battaglie.',
  inProgress: 'in corso',
  over: 'decisa',
  chance: (percent) => `${percent}%`,
  chanceSpoken: (percent) => `probabilità di vittoria ${percent} per cento`,
  against: 'contro',
  fight: 'Lancia i dadi',
  fightHere: (area) => `Combatti per ${place(area)}`,

  attacks: (player) => `${player}, attacca`,
  defends: (player) => `${player}, difende`,
  youAttack: 'attacchi tu',
  youDefend: 'difendi tu',
  leaderNote: (id) =>
    `${agree(id, 'aggiunge', 'aggiunge', 'aggiungono')} 1 a ogni dado, non ${agree(id, 'può essere colpito', 'può essere colpita', 'possono essere colpiti')}`,
  sum: (natural, bonus) => `${natural}+${bonus} =`,
  times: (n) => `×${n}`,
  hit: 'colpo',
  miss: 'a vuoto',
  rolling: 'I dadi rotolano',
  needs: (n) => `colpita solo con ${n}`,
  fallen: 'eliminata',
  left: 'ritirata',
  unit: { infantry: 'Armata', cavalry: 'Cavalleria', fort: 'Forte', burh: 'Burh' },
  die: (natural, value, hit, felled) =>
    `${natural}${value === natural ? '' : `, vale ${value}`}, ${hit ? 'colpo' : 'a vuoto'}${felled === null ? '' : `: ${FELLED[felled]}`}`,
  hitOn: { infantry: 'colpo', cavalry: 'colpo: cav.', fort: 'colpo: forte', burh: 'colpo: burh' },

  ready: 'Prima dei dadi',
  underWay: 'La battaglia continua',
  decided: 'La battaglia è decisa',
  round: (n) => `Dadi, ${NUMBERS[n] ?? `${n}º`} lancio`,
  hits: (n) => count(n, 'colpo', 'colpi'),
  hitsWith: (n, before) => `${count(n, 'colpo', 'colpi')}${before === 0 ? '' : ` e ${before} già da parte`}`,
  kept: (n) => `${count(n, 'colpo', 'colpi')} da parte per il prossimo lancio`,
  keptOn: (nation, n) =>
    `${count(n, 'colpo', 'colpi')} contro ${the(nation)} ${plural(n, 'resta', 'restano')} da parte per il prossimo lancio`,
  deck: {
    title: 'Carte rimaste',
    spoken: (left) => `Carte rimaste nel mazzo: ${left.map((n, i) => `${n} con il ${i + 1}`).join(', ')}`,
    fair: 'Calcolate per dadi normali, qualunque cosa resti nei mazzi.',
  },
  falls: (c) => (total(c) === 0 ? 'nessuna perdita' : `${plural(total(c), 'cade', 'cadono')} ${units(c)}`),
  leaderFalls: (id) => does(id, 'cade con loro', 'cadono con loro'),
  retreated: (nation, c, to) => {
    const many = c.infantry + c.cavalry;
    const who = many === 0 ? 'il comandante' : `${armies(many)}${c.leader ? ' con il comandante' : ''}`;
    return `${cap(the(nation))}: ${who} ${plural(many || 1, 'si ritira', 'si ritirano')} ${whither(to)}`;
  },
  scored: (name, n) => `${name} ${signed(n)}`,
  inAll: (scored) => `Punti di questa battaglia: ${scored.join(', ')}`,
  about: 'Su questa battaglia',
  field: 'Il campo',
  rounds: 'Lancio per lancio',
  choosing: 'Si attende la tua risposta.',
  spoken: (round, lines) => `Lancio ${round}. ${lines.join('. ')}.`,
  spokenSide: (nation, hits, losses) =>
    `${cap(the(nation))}: ${count(hits, 'colpo', 'colpi')}; le loro perdite: ${losses}`,
  losses: (c) => (total(c) === 0 ? 'nessuna' : units(c)),
  holds: (nation, area) => `${cap(the(nation))} tengono ${place(area)}`,
  empty: (area) => `Nessuno è rimasto ${inPlace(area)}`,
  submitted: (nation, overlord) => `${cap(the(nation))} si sottomettono ${toThe(overlord)}`,

  counts: {
    title: 'Che cosa conta',
    pairs:
      'Ogni unità lancia due dadi. Due colpi fanno una perdita; un colpo spaiato resta per il lancio successivo.',
    leader: (id, nation) => `${does(id, 'aggiunge', 'aggiungono')} 1 a ogni dado ${ofThe(nation)}.`,
    shelter: (nation) => `Terreno impervio: ${the(nation)} sono colpiti solo con 6 o più.`,
    falls: (nation, needed, byStrong) =>
      byStrong === null
        ? `${cap(the(nation))} sono colpiti con ${needed} o più.`
        : `${cap(the(nation))} sono colpiti con ${needed} o più, contro unità forti con ${byStrong} o più.`,
    cavalry: (nation) => `La cavalleria ${ofThe(nation)} è colpita solo con 6 e colpisce con 4 o più.`,
    legions: () => 'Le armate romane sono colpite solo con 6 e colpiscono con 4 o più.',
    fort: () => 'Il forte lancia un dado e cade per ultimo, dopo tutte le armate romane.',
    burh: () => 'Il burh lancia un dado. I Sassoni scelgono se cade lui o un’armata.',
    burhFirst: () => 'Il burh lancia un dado ed è il primo a cadere.',
    noRetreatYet: 'Nessuno può ritirarsi prima del primo lancio.',
  },

  stakes: {
    title: 'La posta in gioco',
    now: (nation, n) => `${cap(the(nation))} ottengono subito ${points(n)} se la prendono.`,
    next: (nation, n, round) =>
      `Round ${round}: ${points(n)} per ${the(nation)}, se la controllano in quel momento.`,
    nothing: (nation) => `Vale 0 punti per ${the(nation)} al loro prossimo conteggio.`,
    defeats: (nation, units) =>
      `${cap(the(nation))} ottengono punti per chi sconfiggono: ${list(
        units.map((unit, i) => {
          const n = i === 0 ? points(unit.points) : `${unit.points}`;
          return `${n} per ${unit.unit === 'leader' ? leader(unit.leader) : DEFEATED[unit.unit]}`;
        }),
      )}.`,
    leader: (id) => `${does(id, 'cade', 'cadono')} con l’ultima unità.`,
  },

  chances: {
    title: 'Probabilità',
    before: (own, foe) => `Prima dello scontro, ${own} contro ${foe}`,
    now: (own, foe) => `Ora, ${own} contro ${foe}`,
    force: (n, id) => force(n, String, company(id)),
    you: 'vinci tu',
    they: 'vincono loro',
    wins: (name) => name,
    both: (percent) => `cadono tutti ${percent}%`,
    bar: (first, win, both, second, lose) =>
      `${first}: vittoria ${win} per cento; cadono tutti ${both} per cento; ${second}: vittoria ${lose} per cento`,
    left: (name) => `${name}: unità rimaste alla fine, in percento, se nessuno si ritira`,
    leftTable: { units: 'Unità rimaste', percent: 'Percento' },
  },

  retreat: {
    title: 'Ritirata?',
    intro: (nation) =>
      `${cap(the(nation))} possono andarsene ora, tutti o in parte. Chi resta continua a combattere.`,
    where: 'Dove',
    who: 'Chi va',
    whoNote: 'togli il segno a chi resta e combatte',
    all: 'Tutti',
    none: 'Nessuno',
    army: (i) => `Armata ${i}`,
    cavalry: (i) => `Cavalleria ${i}`,
    home: (home) => `chi è venuto ${fromPlace(home)}`,
    room: (infantry, cavalry) => `fino a ${units({ infantry, cavalry, fort: 0, burh: 0 })}`,
    leaderOnly: 'solo il comandante',
    nowhere: 'In nessun luogo: sono eliminate',
    giveUp: (n) => `Rinuncia a ${n}`,
    go: (n, id, to) =>
      n === 0
        ? `${id === null ? 'Nessuno' : leader(id)} ${whither(to)}`
        : `${n}${id === null ? '' : ` e ${leader(id)}`} ${whither(to)}`,
    stand: 'Continua',
    leave: 'Ritirata',
    whereFirst: 'Scegli prima dove ritirarsi.',
    nobody: 'Segna chi va.',
    stacking: (most, to) =>
      most === 0
        ? `Nessuno può andare ${whither(to)}: non c’è posto.`
        : `Solo ${armies(most)} ${plural(most, 'può', 'possono')} andare ${whither(to)}: non c’è posto per altre.`,
    leaderStays: (id) =>
      `${does(id, 'non può restare', 'non possono restare')} senza armate: ${agree(id, 'portalo', 'portala', 'portali')} via o lascia un’armata.`,
    leaderAlone: (id) =>
      `${does(id, 'può andare', 'possono andare')} senza armate solo in un’area della propria nazione.`,
    namedFirst: 'Prima di una ritirata, di’ da dove venivano i caduti.',
  },
  strike: {
    title: 'Dove colpiscono i sei?',
    intro: (nation, pairs) =>
      pairs
        ? `Due sei possono eliminare la cavalleria ${ofThe(nation)}. Quante delle tue coppie di sei vanno alla cavalleria?`
        : `Un sei può eliminare la cavalleria ${ofThe(nation)}. Quanti dei tuoi sei vanno alla cavalleria?`,
    option: (n) => (n === 0 ? 'Nessuno, tutti alla fanteria' : `${n} alla cavalleria`),
  },
  burhLoss: {
    title: 'Che cosa cade?',
    intro: 'Una delle perdite può essere il burh invece di un’armata.',
    army: 'Cadono armate, il burh resta',
    burh: 'Cade il burh',
  },
  lose: {
    title: 'Chi è caduto?',
    intro: (n) => `${plural(n, 'È caduta', 'Sono cadute')} ${armies(n)} delle tue. Di’ da dove venivano.`,
    option: (cavalry, back, home) => {
      const what = cavalry ? 'La cavalleria' : 'L’armata';
      const from = back === null ? 'che era già qui' : `venuta ${fromPlace(back)}`;
      return `${what} ${from}${home === null || home === back ? '' : `, partita ${fromPlace(home)}`}`;
    },
  },
  nextRound: 'Prossimo lancio',
  toEnd: 'Fino alla fine',
  nextBattle: 'Prossima battaglia',
  toMap: 'Torna alla mappa',
  waiting: (name) => `In attesa di ${name}`,
  answers: (name) => `Decide ${name}`,
};
