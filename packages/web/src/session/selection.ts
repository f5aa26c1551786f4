import {
  type Action,
  type AreaId,
  apply,
  areaOf,
  check,
  type GameState,
  type Group,
  type Kind,
  type MoveAction,
  scriptedDice,
  type Violation,
} from '@bretwalda/engine';
import { legalIn } from '../facts/legal.ts';

/** Armies of one area that share their history of this turn, and how many of them are chosen (MOV-12). */
export interface Pick {
  readonly unit: Kind;
  /** Which of the groups of that kind in the area, as in a move action. */
  readonly group: number;
  readonly there: number;
  /** How many of them have a legal step at all. */
  readonly movable: number;
  readonly chosen: number;
  readonly details: Group;
}

/** The stack that is being moved. */
export interface Selection {
  readonly area: AreaId;
  readonly picks: readonly Pick[];
  /** Does the leader go along; null: he is not here. */
  readonly leader: boolean | null;
}

const movesFrom = (state: GameState, area: AreaId): MoveAction[] =>
  legalIn(state).filter((a): a is MoveAction => a.type === 'move' && a.from === area);

/** The stacks of the state that was asked about last. */
let latest: { readonly state: GameState; readonly stacks: Map<AreaId, Selection | null> } | null = null;

/** Everything of the moving nation in an area, with what can still move chosen; the same object while nothing happens. */
export function selectAll(state: GameState, area: AreaId): Selection | null {
  if (latest?.state !== state) latest = { state, stacks: new Map() };
  const { stacks } = latest;
  if (!stacks.has(area)) stacks.set(area, wholeStack(state, area));
  return stacks.get(area) ?? null;
}

function wholeStack(state: GameState, area: AreaId): Selection | null {
  if (state.pending?.kind !== 'move') return null;
  const moves = movesFrom(state, area);
  const at = areaOf(area);
  const next: Record<Kind, number> = { infantry: 0, cavalry: 0 };
  const picks = state.groups
    .filter((g) => g.at === at)
    .map((g) => {
      const group = next[g.kind]++;
      const movable = Math.max(
        0,
        ...moves.filter((m) => m.unit === g.kind && m.group === group).map((m) => m.count),
      );
      return { unit: g.kind, group, there: g.count, movable, chosen: movable, details: g };
    });
  const leaderHere = state.leaders[state.pending.nation]?.at === at;
  if (picks.length === 0 && !leaderHere) return null;
  return { area, picks, leader: leaderHere ? moves.some((m) => m.leader) : null };
}

export const chosenArmies = (selection: Selection): number =>
  selection.picks.reduce((sum, pick) => sum + pick.chosen, 0);

export const isEmpty = (selection: Selection): boolean =>
  chosenArmies(selection) === 0 && selection.leader !== true;

export const choose = (selection: Selection, index: number, chosen: number): Selection => ({
  ...selection,
  picks: selection.picks.map((pick, i) =>
    i === index ? { ...pick, chosen: Math.min(pick.there, Math.max(0, chosen)) } : pick,
  ),
});

/** The first `count` movable armies, those with most movement left first. */
export function chooseCount(selection: Selection, count: number): Selection {
  let left = count;
  const order = [...selection.picks].sort((a, b) => a.details.spent - b.details.spent);
  const taken = new Map(
    order.map((pick) => {
      const chosen = Math.min(left, pick.movable);
      left -= chosen;
      return [pick, chosen] as const;
    }),
  );
  return {
    ...selection,
    picks: selection.picks.map((pick) => ({ ...pick, chosen: taken.get(pick) ?? 0 })),
  };
}

export interface Step {
  readonly actions: readonly Action[];
  readonly state: GameState;
  readonly violation?: Violation;
}

const NO_DICE = scriptedDice([]);

/**
 * The actions that take a selection one area further. Groups of one kind are numbered by their order in the area, so
 * the last goes first; the leader goes with the first of them, and the others follow him (LDR-8). Where an attack is a
 * reason to submit, the others wait for the answer (DIG-22).
 */
export function stepTo(state: GameState, selection: Selection, to: AreaId): Step {
  const from = selection.area;
  const going = selection.picks.filter((p) => p.chosen > 0).sort((a, b) => b.group - a.group);
  const led = selection.leader === true;
  const actions: MoveAction[] =
    going.length === 0
      ? [{ type: 'move', from, to, unit: 'infantry', count: 0, leader: led, group: 0 }]
      : going.map((p, i) => ({
          type: 'move',
          from,
          to,
          unit: p.unit,
          count: p.chosen,
          leader: led && i === 0,
          group: p.group,
        }));
  let after = state;
  for (const [i, action] of actions.entries()) {
    const violation = check(after, action);
    if (violation) return { actions: [], state, violation };
    if (i < actions.length - 1) after = apply(after, action, NO_DICE).state;
    if (after.pending?.kind !== 'move') return { actions: actions.slice(0, i + 1), state: after };
  }
  return { actions, state: after };
}

const sameHistory = (a: Group, b: Group): boolean =>
  a.at === b.at &&
  a.kind === b.kind &&
  a.start === b.start &&
  a.retreatTo === b.retreatTo &&
  a.withdrawTo === b.withdrawTo &&
  a.spent === b.spent &&
  a.flags === b.flags &&
  a.trail === b.trail;

/** The armies that have just arrived in an area stay chosen, as long as they can go on. */
export function selectArrived(before: GameState, after: GameState, area: AreaId): Selection | null {
  const all = selectAll(after, area);
  if (!all) return null;
  const picks = all.picks.map((pick) => {
    const stood = before.groups.find((g) => sameHistory(g, pick.details))?.count ?? 0;
    return { ...pick, chosen: Math.min(pick.movable, pick.there - stood) };
  });
  const arrived: Selection = {
    ...all,
    picks,
    leader: all.leader === null ? null : leaderMoved(before, after) && all.leader,
  };
  return isEmpty(arrived) ? null : arrived;
}

const leaderMoved = (before: GameState, after: GameState): boolean => {
  const nation = after.pending?.kind === 'move' ? after.pending.nation : -1;
  return before.leaders[nation]?.at !== after.leaders[nation]?.at;
};

/** Areas from which something can still move, the largest stack first (Tab goes through them). */
export function movableAreas(state: GameState): AreaId[] {
  const most = new Map<AreaId, number>();
  for (const a of legalIn(state))
    if (a.type === 'move') most.set(a.from, Math.max(most.get(a.from) ?? 0, a.count));
  return [...most.keys()].sort((a, b) => (most.get(b) as number) - (most.get(a) as number));
}
