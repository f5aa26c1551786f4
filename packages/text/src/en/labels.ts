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
import { hasCavalry } from '../figures.ts';
import { nationsOfGroup, startOfGroup } from '../groups.ts';
import { cap, force, leader, list, place, the } from './grammar.ts';
import { names } from './names.ts';

const { units, counts } = names;

const leaderOf = (state: GameState, nation: NationId | null, at: string | null): string => {
  const id = leaderAt(state, nation, at);
  return id === null ? 'the leader' : leader(id);
};

function unitWord(state: GameState, unit: 'infantry' | 'cavalry'): (n: number) => string {
  if (unit === 'cavalry') return units.cavalry;
  return hasCavalry(rulesOf(state), movingNation(state)) ? units.infantry : units.army;
}

function moveLabel(a: ActionOf<'move'>, state: GameState): string {
  const company = a.leader ? leaderOf(state, movingNation(state), a.from) : null;
  const start = startOfGroup(state, a);
  const who = start === null ? '' : ` (those from ${place(areaId(start))})`;
  return `Move ${force(a.count, unitWord(state, a.unit), company)}${who} from ${place(a.from)} to ${place(a.to)}`;
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
  const home = a.home === null ? '' : ` (raiders from ${place(a.home)})`;
  if (a.to === null) return `Give up ${list(armies)}${home}: there is nowhere to retreat`;
  return `Retreat to ${place(a.to)} with ${list([...armies, ...company])}${home}`;
}

function loseLabel(a: ActionOf<'lose'>, state: GameState): string {
  const unit = unitWord(state, a.unit)(1);
  const from = a.back === null ? 'that was already here' : `that came from ${place(a.back)}`;
  return `Lose ${unit} ${from}${a.home === null ? '' : ` (raider from ${place(a.home)})`}`;
}

const groupNames = (state: GameState, group: number): string =>
  list(nationsOfGroup(state.scenario, group).map(names.nations));

const END: Readonly<Partial<Record<PendingKind, string>>> = {
  burhs: 'No more burhs',
  forts: 'Keep the forts',
  move: 'End movement',
  withdraw: 'No more withdrawals',
  replace: 'No more garrisons',
};

function exchangeLabel(a: ActionOf<'exchange'>, state: GameState): string {
  const foot = footBeside(state, a.cavalry);
  if (a.cavalry === 0) return `Only ${units.infantry(foot)}`;
  return foot === 0
    ? `Only ${units.cavalry(a.cavalry)}`
    : `${units.cavalry(a.cavalry)} and ${units.infantry(foot)}`;
}

const overlordOf = (state: GameState): string =>
  state.pending?.kind === 'submit' ? the(nationId(state.pending.overlord)) : 'them';

const LABELS: { readonly [T in Action['type']]: (a: ActionOf<T>, state: GameState) => string } = {
  begin: () => 'Draw lots',
  bid: (a, s) => `Bid ${counts.points(a.points)} for ${groupNames(s, a.group)}`,
  choose: (a, s) => `Play ${groupNames(s, a.group)}`,
  population: (a) => (a.grant === 'full' ? 'Grant the full population' : 'Keep it at half'),
  burh: (a) => `Build a burh in ${place(a.area)}`,
  place: (a, s) => {
    const n = placedAtOnce(s);
    return `Place ${n === 1 ? 'an army' : units.army(n)} in ${place(a.area)}`;
  },
  'leave-out': (a) => `Leave ${units[a.unit](1)} out of ${place(a.sea)}`,
  leader: (a, s) => {
    const id = arrivingLeader(s);
    return `Place ${id === null ? 'the leader' : leader(id)} in ${place(a.area)}`;
  },
  move: moveLabel,
  end: (_, s) => (s.pending ? END[s.pending.kind] : undefined) ?? 'End',
  'take-back': (a) =>
    a.area === undefined
      ? 'Take back all moves in this phase'
      : `Take back only the moves out of ${place(a.area)}`,
  permit: () => 'Let them leave',
  refuse: () => 'Refuse: the area must stay occupied',
  submit: (_, s) => `Submit to ${overlordOf(s)}`,
  resist: () => 'Resist',
  'hold-out': () => 'Resist for the rest of this turn',
  displace: (a, s) => {
    const who = force(1, units.army, a.leader ? leaderOf(s, movingNation(s), a.from) : null);
    return a.to === null
      ? `Give up 1 army in ${place(a.from)}: it has nowhere to go`
      : `Move ${who} out of ${place(a.from)} to ${place(a.to)}`;
  },
  raze: (a) => `Give up the fort in ${place(a.area)}`,
  fight: (a) => `Fight in ${place(a.area)}`,
  strike: (a) => (a.cavalry === 0 ? 'Hit no cavalry' : `Hit ${units.cavalry(a.cavalry)}`),
  give: (a) => (a.unit === 'burh' ? 'Lose the burh' : 'Keep the burh, lose an army'),
  lose: loseLabel,
  retreat: retreatLabel,
  stand: () => 'Fight on',
  withdraw: (a, s) =>
    `Withdraw ${force(a.count, units.army, a.leader ? leaderOf(s, movingNation(s), a.from) : null)} from ${place(a.from)} to ${place(a.to)}`,
  remove: (a, s) => {
    const word = a.unit === 'burh' ? units.burh : unitWord(s, a.unit);
    return `Remove ${word(1)} from ${place(a.area)}`;
  },
  replace: (a) =>
    `Turn the ${a.unit === 'fort' ? 'fort' : 'Roman army'} in ${place(a.area)} into a Romano-British army`,
  ballot: (a) => (a.secret ? 'Ask for a secret ballot' : 'Accept an open vote'),
  vote: (a) =>
    a.nation === a.for
      ? `${cap(the(a.nation))} vote for themselves`
      : `${cap(the(a.nation))} vote for ${the(a.for)}`,
  exchange: exchangeLabel,
};

/** What an action does, as a button or a line of a list. */
export const label = (action: Action, state: GameState): string =>
  (LABELS[action.type] as (a: Action, state: GameState) => string)(action, state);
