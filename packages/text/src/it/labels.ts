import {
  type Action,
  type ActionOf,
  areaId,
  type GameState,
  type NationId,
  nationId,
  type PendingKind,
} from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import {
  arrivingLeader,
  battleArea,
  footBeside,
  leaderAt,
  movingNation,
  placedAtOnce,
  retreatingNation,
} from '../acting.ts';
import type { label as en } from '../en/labels.ts';
import { hasCavalry } from '../figures.ts';
import { nationsOfGroup, startOfGroup } from '../groups.ts';
import { cap, force, fromPlace, inPlace, leader, list, the, toThe } from './grammar.ts';
import { names } from './names.ts';

const { units, counts } = names;

const leaderOf = (state: GameState, nation: NationId | null, at: string | null): string => {
  const id = leaderAt(state, nation, at);
  return id === null ? 'il comandante' : leader(id);
};

function unitWord(state: GameState, unit: 'infantry' | 'cavalry'): (n: number) => string {
  if (unit === 'cavalry') return units.cavalry;
  return hasCavalry(rulesOf(state), movingNation(state)) ? units.infantry : units.army;
}

function moveLabel(a: ActionOf<'move'>, state: GameState): string {
  const company = a.leader ? leaderOf(state, movingNation(state), a.from) : null;
  const start = startOfGroup(state, a);
  const who = start === null ? '' : ` (venute ${fromPlace(areaId(start))})`;
  return `Muovi ${force(a.count, unitWord(state, a.unit), company)}${who} ${fromPlace(a.from)} ${inPlace(a.to)}`;
}

function retreatLabel(a: ActionOf<'retreat'>, state: GameState): string {
  const nation = retreatingNation(state);
  const at = battleArea(state);
  const foot = hasCavalry(rulesOf(state), nation) ? units.infantry : units.army;
  const armies = [
    a.infantry > 0 ? foot(a.infantry) : '',
    a.cavalry > 0 ? units.cavalry(a.cavalry) : '',
  ].filter(Boolean);
  const company = a.leader ? [leaderOf(state, nation, at)] : [];
  const home = a.home === null ? '' : ` (razziatori venuti ${fromPlace(a.home)})`;
  if (a.to === null) return `Rinuncia a ${list(armies)}${home}: non c’è dove ritirarsi`;
  return `Ritira ${list([...armies, ...company])} ${inPlace(a.to)}${home}`;
}

function loseLabel(a: ActionOf<'lose'>, state: GameState): string {
  const unit = unitWord(state, a.unit)(1);
  const from = a.back === null ? 'che era già qui' : `venuta ${fromPlace(a.back)}`;
  return `Perdi ${unit} ${from}${a.home === null ? '' : ` (razziatori ${fromPlace(a.home)})`}`;
}

const groupNames = (state: GameState, group: number): string =>
  list(nationsOfGroup(state.scenario, group).map(names.nations));

const END: Readonly<Partial<Record<PendingKind, string>>> = {
  burhs: 'Nessun altro burh',
  forts: 'Tieni i forti',
  move: 'Termina il movimento',
  withdraw: 'Nessun altro ritiro',
  replace: 'Nessun’altra guarnigione',
};

function exchangeLabel(a: ActionOf<'exchange'>, state: GameState): string {
  const foot = footBeside(state, a.cavalry);
  if (a.cavalry === 0) return `Solo ${units.infantry(foot)}`;
  return foot === 0
    ? `Solo ${units.cavalry(a.cavalry)}`
    : `${units.cavalry(a.cavalry)} e ${units.infantry(foot)}`;
}

const overlordOf = (state: GameState): string =>
  state.pending?.kind === 'submit' ? ` ${toThe(nationId(state.pending.overlord))}` : '';

const LABELS: { readonly [T in Action['type']]: (a: ActionOf<T>, state: GameState) => string } = {
  begin: () => 'Tira a sorte',
  bid: (a, s) => `Offri ${counts.points(a.points)} per ${groupNames(s, a.group)}`,
  choose: (a, s) => `Gioca ${groupNames(s, a.group)}`,
  population: (a) => (a.grant === 'full' ? 'Concedi la popolazione intera' : 'Lascia la metà'),
  burh: (a) => `Costruisci un burh ${inPlace(a.area)}`,
  place: (a, s) => {
    const n = placedAtOnce(s);
    return `Piazza ${n === 1 ? 'un’armata' : units.army(n)} ${inPlace(a.area)}`;
  },
  'leave-out': (a) => `Rinuncia a ${units[a.unit](1)} ${inPlace(a.sea)}`,
  leader: (a, s) => {
    const id = arrivingLeader(s);
    return `Piazza ${id === null ? 'il comandante' : leader(id)} ${inPlace(a.area)}`;
  },
  move: moveLabel,
  end: (_, s) => (s.pending ? END[s.pending.kind] : undefined) ?? 'Termina',
  'take-back': (a) =>
    a.area === undefined
      ? 'Annulla tutte le mosse di questa fase'
      : `Annulla solo le mosse partite ${fromPlace(a.area)}`,
  permit: () => 'Lasciali andare',
  refuse: () => 'Rifiuta: l’area deve restare occupata',
  submit: (_, s) => `Sottomettiti${overlordOf(s)}`,
  resist: () => 'Resisti',
  'hold-out': () => 'Resisti fino alla fine di questo turno',
  displace: (a, s) => {
    const who = force(1, units.army, a.leader ? leaderOf(s, movingNation(s), a.from) : null);
    return a.to === null
      ? `Rinuncia a 1 armata ${inPlace(a.from)}: non ha dove andare`
      : `Sposta ${who} ${fromPlace(a.from)} ${inPlace(a.to)}`;
  },
  raze: (a) => `Rinuncia al forte ${inPlace(a.area)}`,
  fight: (a) => `Combatti ${inPlace(a.area)}`,
  strike: (a) => (a.cavalry === 0 ? 'Non colpire la cavalleria' : `Colpisci ${units.cavalry(a.cavalry)}`),
  give: (a) => (a.unit === 'burh' ? 'Perdi il burh' : 'Tieni il burh, perdi un’armata'),
  lose: loseLabel,
  retreat: retreatLabel,
  stand: () => 'Continua a combattere',
  withdraw: (a, s) =>
    `Ritira ${force(a.count, units.army, a.leader ? leaderOf(s, movingNation(s), a.from) : null)} ${fromPlace(a.from)} ${inPlace(a.to)}`,
  remove: (a, s) => {
    const word = a.unit === 'burh' ? units.burh : unitWord(s, a.unit);
    return `Rimuovi ${word(1)} ${fromPlace(a.area)}`;
  },
  replace: (a) =>
    `Trasforma ${a.unit === 'fort' ? 'il forte' : 'l’armata romana'} ${inPlace(a.area)} in un’armata romano-britannica`,
  ballot: (a) => (a.secret ? 'Chiedi il voto segreto' : 'Va bene il voto palese'),
  vote: (a) =>
    a.nation === a.for
      ? `${cap(the(a.nation))} votano per sé stessi`
      : `${cap(the(a.nation))} votano per ${the(a.for)}`,
  exchange: exchangeLabel,
};

export const label: typeof en = (action, state) =>
  (LABELS[action.type] as (a: Action, state: GameState) => string)(action, state);
