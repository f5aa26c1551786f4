import {
  type Area,
  areaOf,
  type GameEvent,
  type GameState,
  type LandId,
  type LeaderId,
  landId,
  type NationId,
  nationId,
  nationOf,
  present,
  type SeenHistory,
} from '@bretwalda/engine';
import {
  ALL_NATIONS,
  burhFallsFirst,
  figuresOf,
  hasStrongInfantry,
  holderOf,
  isContested,
  MAJOR,
  NO_HITS,
  statusOf,
} from '@bretwalda/engine/queries';
import { type Rolls, readDice, shelterOf, UNIT_KINDS } from './battle-dice.ts';
import { forcesIn } from './battle-forces.ts';
import {
  type BattleReport,
  type BattleSide,
  type Decks,
  NO_LOSSES,
  type RetreatReport,
  type RoundReport,
  type SideForce,
  type UnitKind,
} from './battle-types.ts';

/** Battles read from events. One entry of the journal may hold several rounds, and several battles one after another. */

type Places = Map<NationId, { readonly id: LeaderId; readonly at: Area }>;

/** All battles in the events of one entry; `open` is one that earlier entries have begun. */
function battleReports(
  before: GameState,
  events: readonly GameEvent[],
  open: BattleReport | null,
  entry: number,
): readonly BattleReport[] {
  const leaders = placesOf(before);
  let decks = before.decks;
  const reports: BattleReport[] = open && !open.ended ? [open] : [];
  for (const event of events) {
    follow(leaders, event);
    const last = reports.at(-1);
    if (event.type === 'battle-rolled' && last) decks = decksAfter(before, decks, last, event);
    if (event.type === 'battle-started') reports.push(begun(event, { ...before, decks }, entry));
    else if (last && !last.ended) reports[reports.length - 1] = told(last, event, leaders);
  }
  return reports;
}

/** The decks of all players after a round of dice. */
function decksAfter(
  { owner }: GameState,
  decks: GameState['decks'],
  { attacker, defender }: BattleReport,
  rolled: Rolled,
): GameState['decks'] {
  const left = rolled.decks;
  if (!decks || !left) return decks;
  const [attacking, defending] = [owner[nationOf(attacker)], owner[nationOf(defender)]];
  return decks.map((deck, seat) =>
    seat === attacking ? left.attacker : seat === defending ? left.defender : deck,
  );
}

/** All battles that were begun in or after an entry of a game. */
export function battlesOf(history: SeenHistory, from = 0): readonly BattleReport[] {
  const done: BattleReport[] = [];
  let open: BattleReport | null = from === 0 ? underWay(history.states[0] as GameState) : null;
  for (let i = from; i < history.journal.length; i++) {
    const found: readonly BattleReport[] = battleReports(
      history.states[i] as GameState,
      history.events[i + 1] ?? [],
      open,
      i,
    );
    open = found.at(-1) ?? null;
    done.push(...found.filter((report) => report.ended));
    if (open?.ended) open = null;
  }
  return open ? [...done, standing(open, present(history))] : done;
}

/** A battle may be decided before it has ended: it waits for a submission, or for losses to be chosen. */
function standing(report: BattleReport, state: GameState): BattleReport {
  const area = areaOf(report.area);
  if (isContested(state, area)) return report;
  const holder = holderOf(state, area);
  return { ...report, decided: true, holder: holder < 0 ? null : nationId(holder) };
}

/** Whether its first round is known: a game may begin in the middle of a battle. */
export const isKnownFromStart = ({ rounds }: BattleReport): boolean => rounds[0]?.round === 1;

/** The points that some rounds of a battle brought, by nation. */
export function scoredIn(rounds: readonly RoundReport[]): readonly (readonly [NationId, number])[] {
  const sums = new Map<NationId, number>();
  for (const { nation, points } of rounds.flatMap((round) => round.points))
    sums.set(nation, (sums.get(nation) ?? 0) + points);
  return [...sums].filter(([, points]) => points !== 0);
}

/** What the moment of a battle says about it. */
export const momentOf = (state: GameState) => ({
  gameRound: state.round,
  half: state.invasionHalf,
  burhFirst: burhFallsFirst(state, state.round),
  major: (statusOf(state, state.round, state.nation) & MAJOR) !== 0,
  dicePerUnit: figuresOf(state).dicePerUnit,
});

/** What is left in the decks of those who fight. */
export const decksOf = ({ decks, owner }: GameState, attacker: NationId, defender: NationId): Decks =>
  decks && {
    attacker: decks[owner[nationOf(attacker)] ?? -1] ?? [],
    defender: decks[owner[nationOf(defender)] ?? -1] ?? [],
  };

/** The battle in which a game begins; its earlier rounds are unknown. */
function underWay(state: GameState): BattleReport | null {
  if (!state.battle) return null;
  const { area, defender } = state.battle;
  const start = forcesIn(state, area, defender);
  return {
    entry: 0,
    area: landId(area),
    attacker: start.attacker.nation,
    defender: start.defender.nation,
    ...momentOf(state),
    decks: decksOf(state, start.attacker.nation, start.defender.nation),
    start,
    rounds: [],
    ...UNDECIDED,
  };
}

const UNDECIDED = { submissions: [], decided: false, ended: false, holder: null } as const;

function placesOf(state: GameState): Places {
  const places: Places = new Map();
  for (const nation of ALL_NATIONS) {
    const leader = state.leaders[nation];
    if (leader) places.set(nationId(nation), { id: leader.id, at: leader.at });
  }
  return places;
}

function follow(leaders: Places, event: GameEvent): void {
  switch (event.type) {
    case 'leader-entered':
      leaders.set(event.nation, { id: event.leader, at: areaOf(event.area) });
      break;
    case 'leader-left':
    case 'leader-eliminated':
      leaders.delete(event.nation);
      break;
    case 'moved':
    case 'retreated':
    case 'withdrew':
    case 'displaced': {
      const leader = leaders.get(event.nation);
      if (event.leader && leader) leaders.set(event.nation, { ...leader, at: areaOf(event.to) });
      break;
    }
  }
}

const leaderAt = (leaders: Places, nation: NationId, area: LandId): LeaderId | null => {
  const leader = leaders.get(nation);
  return leader?.at === areaOf(area) ? leader.id : null;
};

type Started = Extract<GameEvent, { type: 'battle-started' }>;

function begun({ area, attacker, defender }: Started, before: GameState, entry: number): BattleReport {
  const nobody = (nation: NationId): SideForce => ({
    nation,
    strong: hasStrongInfantry(before, nationOf(nation)),
    ...NO_LOSSES,
  });
  return {
    entry,
    area,
    attacker,
    defender,
    ...momentOf(before),
    decks: decksOf(before, attacker, defender),
    start: { attacker: nobody(attacker), defender: nobody(defender) },
    rounds: [],
    ...UNDECIDED,
  };
}

function told(report: BattleReport, event: GameEvent, leaders: Places): BattleReport {
  switch (event.type) {
    case 'battle-rolled':
      return withRound(report, event, leaders);
    case 'battle-ended':
      return { ...report, decided: true, ended: true, holder: event.holder };
    case 'submitted': {
      const { nation, overlord } = event;
      const submission = { nation, overlord, after: report.rounds.length };
      return { ...report, submissions: [...report.submissions, submission] };
    }
    case 'eliminated':
      if (event.area !== report.area || event.by === null) return report; // displaced, not fallen (SUB-15)
      return inRound(report, (round) => withLoss(report, round, event.nation, event.unit, event.count));
    case 'fort-destroyed':
      return inRound(report, (round) => withLoss(report, round, report.defender, 'fort', 1));
    case 'leader-eliminated':
      return inRound(report, (round) => withLeaderLost(report, round, event.nation, event.leader));
    case 'retreated':
      return event.from === report.area ? inRound(report, (round) => withRetreat(round, event)) : report;
    case 'points':
      return inRound(report, (round) => ({ ...round, points: [...round.points, event] }));
    default:
      return report;
  }
}

function inRound(report: BattleReport, change: (round: RoundReport) => RoundReport): BattleReport {
  const last = report.rounds.at(-1);
  return last ? { ...report, rounds: [...report.rounds.slice(0, -1), change(last)] } : report;
}

type Rolled = Extract<GameEvent, { type: 'battle-rolled' }>;

function withRound(report: BattleReport, event: Rolled, leaders: Places): BattleReport {
  const { attacker, defender, carried, decks = null } = event;
  const forceOf = (side: BattleSide) =>
    forceWith(report, side, event[side], leaderAt(leaders, report[side], report.area));
  const force = { attacker: forceOf('attacker'), defender: forceOf('defender') };
  const round = withDice(report, {
    round: event.round,
    force,
    rolls: { attacker, defender },
    losses: { attacker: NO_LOSSES, defender: NO_LOSSES },
    retreats: [],
    points: [],
    carried: carried ? { attacker: carried.onAttacker, defender: carried.onDefender } : null,
    decks,
  });
  const start = report.rounds.length === 0 ? force : report.start;
  return { ...report, start, rounds: [...report.rounds, round] };
}

function withDice(report: BattleReport, round: Omit<RoundReport, 'dice'>): RoundReport {
  const { force, rolls, losses, carried } = round;
  const read = (side: BattleSide, foe: BattleSide) => {
    const sheltered = shelterOf(areaOf(report.area), foe);
    return readDice(force[side], force[foe], rolls[side], sheltered, losses[foe], {
      perLoss: report.dicePerUnit,
      carried: carried?.[foe].before ?? NO_HITS,
    });
  };
  return {
    ...round,
    dice: { attacker: read('attacker', 'defender'), defender: read('defender', 'attacker') },
  };
}

/** Every unit rolls, so the dice tell who was there (BAT-4). */
function forceWith(
  { start, dicePerUnit }: BattleReport,
  side: BattleSide,
  rolls: Rolls,
  leader: LeaderId | null,
): SideForce {
  const { nation, strong } = start[side];
  const [infantry = 0, cavalry = 0, fort = 0, burh = 0] = UNIT_KINDS.map(
    (unit) => rolls[unit].length / dicePerUnit,
  );
  return { nation, strong, infantry, cavalry, fort, burh, leader };
}

const sideOf = (report: BattleReport, nation: NationId): BattleSide =>
  nation === report.attacker ? 'attacker' : 'defender';

function withLoss(report: BattleReport, round: RoundReport, nation: NationId, unit: UnitKind, count: number) {
  const side = sideOf(report, nation);
  const lost = round.losses[side];
  const losses = { ...round.losses, [side]: { ...lost, [unit]: lost[unit] + count } };
  return withDice(report, { ...round, losses });
}

function withLeaderLost(report: BattleReport, round: RoundReport, nation: NationId, leader: LeaderId) {
  const side = sideOf(report, nation);
  return { ...round, losses: { ...round.losses, [side]: { ...round.losses[side], leader } } };
}

type Retreated = Extract<GameEvent, { type: 'moved' | 'retreated' | 'withdrew' | 'displaced' }>;

/** Infantry and cavalry of one retreat come as two events; to the reader they go together. */
function withRetreat(round: RoundReport, event: Retreated): RoundReport {
  const { nation, to, unit, count, leader } = event;
  const same = round.retreats.find((r) => r.nation === nation && r.to === to);
  const before: RetreatReport = same ?? { nation, to, infantry: 0, cavalry: 0, leader: false };
  const after = { ...before, [unit]: before[unit] + count, leader: before.leader || leader };
  return { ...round, retreats: [...round.retreats.filter((r) => r !== same), after] };
}
