import { startGroups } from '../effect/groups.ts';
import { changeLeader } from '../effect/pieces.ts';
import type { MoveAction } from '../model/action.ts';
import { type Answer, type DecisionRule, firstOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import {
  type Area,
  areaId,
  areaOf,
  isSea,
  landId,
  type Nation,
  NOWHERE,
  nationId,
  stepsFrom,
} from '../model/ids.ts';
import { groupAt } from '../model/readers.ts';
import type { GameState, Group, Leader } from '../model/state.ts';
import type { Violation } from '../model/violation.ts';
import { stackSizeIn } from '../query/occupation.ts';
import { fits, normalLimit } from '../query/stacking.ts';
import {
  isDone,
  isLed,
  leaderStepProblem,
  mayLeave,
  mayLeaveLeader,
  roomToHalt,
  stepProblem,
} from '../query/step.ts';
import { abandonedAreas, askLeaveToAbandon, revocableAreas } from './abandonment.ts';
import { makeMove } from './move.ts';
import {
  endObstacle,
  endProblem,
  moveProblem,
  takeBackFromProblem,
  takeBackProblem,
} from './move-refusals.ts';
import { finishMovement } from './movement-end.ts';
import { rememberStart, takeBack, takeBackFrom } from './rewind.ts';

/** The Movement Phase (MOV): step by step, any army in any order, until its owner ends it. */

export function startMovement(d: Draft): void {
  const nation = d.s.nation;
  d.groups = startGroups(d.s, nation);
  d.s.entries = [];
  d.s.granted = [];
  d.s.refused = [];
  const leader = d.s.leaders[nation];
  if (leader) {
    const withdrawTo = d.s.invasionHalf === 1 && isSea(leader.at) ? leader.at : leader.withdrawTo;
    changeLeader(d, nation, { start: leader.at, withdrawTo, spent: 0, flags: 0, from: NOWHERE });
  }
  rememberStart(d);
  d.emit({ type: 'movement-started', nation: nationId(nation), half: d.s.invasionHalf });
  d.ask({ kind: 'move', nation });
}

export const moveRule: DecisionRule<'move'> = {
  kind: 'move',
  answers: ['move', 'end', 'take-back'],

  legal(s, p, limit) {
    const actions: Answer<'move'>[] = legalMoves(s, p.nation, limit);
    if (actions.length >= limit) return actions;
    const end = endObstacle(s, p.nation);
    if (!end) actions.push({ type: 'end' });
    else if (!takeBackProblem(s, p.nation, end, actions.length > 0)) actions.push({ type: 'take-back' });
    for (const area of revocableAreas(s, p.nation)) actions.push({ type: 'take-back', area: landId(area) });
    return actions;
  },

  problem(s, p, action): Violation | undefined {
    if (action.type === 'end') return endProblem(s, p.nation);
    if (action.type === 'take-back' && action.area) return takeBackFromProblem(s, p.nation, action.area);
    if (action.type === 'take-back')
      return takeBackProblem(s, p.nation, endObstacle(s, p.nation), legalMoves(s, p.nation, 1).length > 0);
    return moveProblem(s, p.nation, action);
  },

  apply(d, p, action) {
    if (action.type === 'move') makeMove(d, p.nation, action);
    else if (action.type === 'take-back' && action.area) takeBackFrom(d, p.nation, areaOf(action.area));
    else if (action.type === 'take-back') takeBack(d, p.nation);
    else endMovement(d);
  },

  /**
   * DEC-9: nothing moves except units that must land or stand beyond the limits: one by one, to where there is room.
   */
  fallback(s, p) {
    const end = endObstacle(s, p.nation);
    if (!end) return { type: 'end' };
    const [refused] = revocableAreas(s, p.nation);
    if (refused !== undefined) return { type: 'take-back', area: landId(refused) };
    const legal = legalMoves(s, p.nation, Number.POSITIVE_INFINITY);
    if (!takeBackProblem(s, p.nation, end, legal.length > 0)) return { type: 'take-back' };
    const crowded = (a: MoveAction) =>
      stackSizeIn(s, p.nation, areaOf(a.from)) > normalLimit(p.nation, areaOf(a.from));
    const withRoom = legal.filter(
      (a) => a.count === 1 && (isSea(areaOf(a.to)) || fits(s, p.nation, areaOf(a.to), 1)),
    );
    return withRoom.find((a) => isSea(areaOf(a.from))) ?? withRoom.find(crowded) ?? firstOf(legal);
  },
};

/** Every single step that some armies, or the leader, may make now. */
function legalMoves(s: GameState, nation: Nation, limit: number): MoveAction[] {
  const actions: MoveAction[] = [];
  const leader = s.leaders[nation] ?? null;
  for (let index = 0; index < s.groups.length && actions.length < limit; index++)
    groupMoves(s, nation, groupAt(s, index), index, leader, actions);
  if (leader && actions.length < limit) leaderMoves(s, nation, leader, actions);
  return actions;
}

/** Adds the moves of one group: every area one step away, every number of armies that may go. */
function groupMoves(
  s: GameState,
  nation: Nation,
  group: Group,
  index: number,
  leader: Leader | null,
  actions: MoveAction[],
): void {
  if (isDone(s, nation, group)) return;
  const from = group.at;
  const most = Math.min(group.count, mayLeave(s, nation, from));
  if (most === 0) return;
  const leaderHere = leader !== null && leader.at === from;
  const mostWithout = leaderHere ? Math.min(most, mayLeaveLeader(s, nation, from)) : most; // LDR-5
  const number = groupNumber(s, index);
  for (const to of stepsFrom(from)) {
    if (!stepProblem(s, nation, group, to, leader !== null && isLed(s, nation, group, to, false)))
      addMoves(actions, group, to, roomToHalt(s, nation, group, to, mostWithout), false, number);
    if (
      leaderHere &&
      !leaderStepProblem(s, nation, leader, to, true) &&
      !stepProblem(s, nation, group, to, isLed(s, nation, group, to, true))
    )
      addMoves(actions, group, to, roomToHalt(s, nation, group, to, most), true, number);
  }
}

/** One action for each number of armies up to `most`. */
function addMoves(
  actions: MoveAction[],
  group: Group,
  toArea: Area,
  most: number,
  leader: boolean,
  number: number,
): void {
  const from = areaId(group.at);
  const to = areaId(toArea);
  for (let count = 1; count <= most; count++)
    actions.push({ type: 'move', from, to, unit: group.kind, count, leader, group: number });
}

function groupNumber(s: GameState, index: number): number {
  const { at, kind } = groupAt(s, index);
  let number = 0;
  for (let i = 0; i < index; i++) {
    const other = groupAt(s, i);
    if (other.at === at && other.kind === kind) number++;
  }
  return number;
}

function leaderMoves(s: GameState, nation: Nation, leader: Leader, actions: MoveAction[]): void {
  for (const to of stepsFrom(leader.at))
    if (!leaderStepProblem(s, nation, leader, to, false))
      actions.push({
        type: 'move',
        from: areaId(leader.at),
        to: areaId(to),
        unit: 'infantry',
        count: 0,
        leader: true,
        group: 0,
      });
}

function endMovement(d: Draft): void {
  const open = abandonedAreas(d.s).filter((area) => !d.s.granted.includes(area));
  if (open.length > 0) askLeaveToAbandon(d, open[0] as Area);
  else finishMovement(d);
}
