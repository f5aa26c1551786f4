import type { PresetId, VariantGroup } from '@bretwalda/engine/data';
import type { tableRules as en } from '../en/table-rules.ts';
import { signed } from '../signs.ts';
import type { PresetText, RulesetText } from '../subjects.ts';
import { list } from './grammar.ts';
import { count } from './numbers.ts';

const RULESETS: Readonly<Record<string, RulesetText>> = {
  'second-edition': {
    name: 'Seconda edizione',
    line: 'Il gioco completo: diciassette nazioni, dallo sbarco dei Romani all’anno 1085.',
    difference: 'Comandanti, forti, sottomissioni e corone, come nel regolamento. È la scelta di partenza.',
    hours: 'da 1 a 5 ore',
  },
  redux: {
    name: 'reduX',
    line: 'Un gioco più snello sulla stessa mappa: quindici nazioni, e punti alla fine di ogni round.',
    difference:
      'Comincia dopo i Romani. Ci sono soltanto armate: niente comandanti, forti o sottomissioni. Un turno ha tre fasi, e tre aree di ogni nazione valgono più delle altre.',
    hours: 'da 1 a 2 ore',
  },
  'computer-game': {
    name: 'Gioco per computer',
    line: 'Il gioco completo con le regole della versione per computer.',
    difference:
      'I comandanti portano più lontano le armate, aree impervie e stretti le rallentano, e razzie, ritirate, crescita e corone funzionano in altro modo.',
    hours: 'da 2 a 5 ore',
  },
};

const PRESETS: Readonly<Record<PresetId, PresetText>> = {
  'as-printed': {
    name: 'Come stampato',
    note: 'Il regolamento della seconda edizione, con le sue correzioni.',
  },
  'first-printing': {
    name: 'Prima stampa',
    note: 'Con le regole più vecchie della prima stampa, dove le due differiscono.',
  },
  'computer-game': {
    name: 'Gioco per computer',
    note: 'Tutte le regole in cui la versione per computer è diversa.',
  },
  redux: { name: 'Regole consuete', note: 'Le aree impervie fermano le armate che vi entrano.' },
  'redux-open-terrain': { name: 'Terreno aperto', note: 'Le aree impervie non fermano nessuno.' },
};

const GROUPS: Readonly<Record<VariantGroup, string>> = {
  movement: 'Movimento e pile',
  retreats: 'Razzie e ritirate',
  growth: 'Crescita e arrivi',
  politics: 'Sottomissioni e corone',
  points: 'Punti',
  dice: 'Dadi e fortuna',
  'first-printing': 'Solo nella prima stampa',
};

export const tableRules: typeof en = {
  ruleset: (id) => RULESETS[id] ?? { name: id, line: '', difference: '', hours: '' },
  preset: (id) => (PRESETS as Readonly<Record<string, PresetText>>)[id] ?? { name: id, note: '' },
  group: (id) => (id === undefined ? 'Altre regole' : GROUPS[id]),

  game: 'Gioco',
  players: (from, to) => (from === to ? count(to, 'giocatore', 'giocatori') : `da ${from} a ${to} giocatori`),
  title: 'Regole del tavolo',
  intro: 'Scegli una base e, se vuoi, cambia qualche regola.',
  change: 'Cambia le regole',
  done: 'Fatto',
  presets: 'Base',
  optional: 'Regole facoltative',
  chosen: (n, of) => `${n} di ${of}`,
  summary: (preset, changes) =>
    changes === 0 ? preset : `${preset}, ${count(changes, 'modifica', 'modifiche')}`,
  playedBy: (ruleset, summary) => (summary.startsWith(ruleset) ? summary : `${ruleset}. ${summary}`),
  unchanged: 'Nessuna modifica.',
  changedFrom: (preset) => `Modifiche a «${preset}»`,
  changed: 'modificata',
  added: 'In più',
  left: 'Tolta',
  agreed: 'Concordato',
  more: (n) => (n === 1 ? 'e un’altra' : `e altre ${n}`),
  reset: (preset) => `Torna a «${preset}»`,
  rivals: (names) => `Non va insieme a ${list(names.map((name) => `«${name}»`))}.`,

  agreements: 'Intese',
  handicap: {
    label: 'Handicap',
    note: 'Punti in più o in meno nel punteggio finale di una parte',
    of: (colour) => `Handicap di ${colour.toLowerCase()}`,
    less: (colour) => `Handicap di ${colour.toLowerCase()}, un punto in meno`,
    more: (colour) => `Handicap di ${colour.toLowerCase()}, un punto in più`,
    line: (colour, points) => `${colour} ${signed(points)}`,
    none: 'Nessuno',
  },
  deals: {
    label: 'Accordi',
    note: 'Che cosa i giocatori possono concordare tra loro',
    tip: 'Liberi: si può concordare qualsiasi cosa. A voce alta: solo davanti a tutti. Nessuno: non se ne fanno. Il gioco non lo fa rispettare.',
    free: 'Liberi',
    open: 'A voce alta',
    none: 'Nessuno',
  },

  sides: {
    label: 'Nazioni',
    fixed: 'Come nello scenario',
    random: 'Distribuite a caso',
    choose: 'Scelte a turno',
    bid: 'All’asta',
  },
  ballot: {
    label: 'Voti per il Bretwalda',
    ask: 'Palesi, o segreti se qualcuno lo chiede',
    open: 'Palesi',
    secret: 'Segreti',
  },
  window: 'Regole di questa partita',
  scenario: 'Scenario',
  seats: 'Giocatori',
  rules: 'Regole',
  inForce: 'Regole facoltative in vigore',
  leftOut: (preset) => `Tolte da «${preset}»`,
  noneInForce: 'Nessuna regola facoltativa: si gioca come dice il manuale.',
};
