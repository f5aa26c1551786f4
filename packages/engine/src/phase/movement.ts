import { startGroups } from '../effect/groups.ts';
import { changeLeader } from '../effect/pieces.ts';
import { rememberStart } from '../effect/remember.ts';
import type { MoveAction } from '../model/action.ts';
import { type Answer, type DecisionRule, firstOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { type Area, areaId, areaOf, isSea, landId, type Nation, NOWHERE, nationId } from '../model/ids.ts';
import { groupAt } from '../model/readers.ts';
import type { GameState, Group, Leader } from '../model/state.ts';
import type { Violation } from '../model/violation.ts';
import { openWindowInMovement } from '../nation/submission.ts';
import { leaderStepProblem, mayLeaveLeader } from '../query/leader-step.ts';
import { type Mover, moverOf } from '../query/mover.ts';
import { armiesIn, stackSizeIn } from '../query/occupation.ts';
import { mayGroupLeave } from '../query/overrun.ts';
import { isSpare } from '../query/spread.ts';
import { fits, normalLimit } from '../query/stacking.ts';
import { isDone, isLed, roomToHalt, stepProblem, stepsFor } from '../query/step.ts';
import { abandonedAreas, askLeaveToAbandon, revocableAreas } from './abandonment.ts';
import { askForts } from './forts.ts';
import { makeMove } from './move.ts';
import {
  endObstacle,
  endProblem,
  moveProblem,
  takeBackFromProblem,
  takeBackProblem,
} from './move-refusals.ts';
import { finishMovement } from './movement-end.ts';
import { takeBack, takeBackFrom } from './rewind.ts';

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
    const mover = moverOf(s, p.nation);
    const actions: Answer<'move'>[] = legalMoves(mover, limit);
    if (actions.length >= limit) return actions;
    const end = endObstacle(mover);
    if (!end) actions.push({ type: 'end' });
    else if (!takeBackProblem(s, p.nation, end, actions.length > 0)) actions.push({ type: 'take-back' });
    for (const area of revocableAreas(s, p.nation)) actions.push({ type: 'take-back', area: landId(area) });
    return actions;
  },

  problem(s, p, action): Violation | undefined {
    if (action.type === 'end') return endProblem(s, p.nation);
    if (action.type === 'take-back' && action.area) return takeBackFromProblem(s, p.nation, action.area);
    if (action.type === 'take-back') {
      const mover = moverOf(s, p.nation);
      return takeBackProblem(s, p.nation, endObstacle(mover), legalMoves(mover, 1).length > 0);
    }
    return moveProblem(s, p.nation, action);
  },

  apply(d, p, action) {
    if (action.type === 'move') march(d, p.nation, action);
    else if (action.type === 'take-back' && action.area) takeBackFrom(d, p.nation, areaOf(action.area));
    else if (action.type === 'take-back') takeBack(d, p.nation);
    else endMovement(d);
  },

  /**
   * DEC-9: nothing moves except units that must land or stand beyond the limits: one by one, to where there is room.
   */
  fallback(s, p) {
    const mover = moverOf(s, p.nation);
    const end = endObstacle(mover);
    if (!end) return { type: 'end' };
    const [refused] = revocableAreas(s, p.nation);
    if (refused !== undefined) return { type: 'take-back', area: landId(refused) };
    const legal = legalMoves(mover, Number.POSITIVE_INFINITY);
    if (!takeBackProblem(s, p.nation, end, legal.length > 0)) return { type: 'take-back' };
    if (end === 'end-population') return spreadOut(s, p.nation, legal);
    const crowded = (a: MoveAction) =>
      stackSizeIn(s, p.nation, areaOf(a.from)) > normalLimit(s, p.nation, areaOf(a.from));
    const withRoom = legal.filter(
      (a) => a.count === 1 && (isSea(areaOf(a.to)) || fits(s, p.nation, areaOf(a.to), 1)),
    );
    return withRoom.find((a) => isSea(areaOf(a.from))) ?? withRoom.find(crowded) ?? firstOf(legal);
  },
};

/** X-MOV-7: one army goes to a new area, or towards one, and leaves none empty. */
function spreadOut(s: GameState, nation: Nation, legal: readonly MoveAction[]): MoveAction {
  const spare = legal.filter((a) => a.count === 1 && isSpare(s, nation, areaOf(a.from)));
  return spare.find((a) => armiesIn(s, nation, areaOf(a.to)) === 0) ?? firstOf(spare);
}

/** Every single step that some armies, or the leader, may make now. */
function legalMoves(m: Mover, limit: number): MoveAction[] {
  const { s, leader } = m;
  const actions: MoveAction[] = [];
  for (let index = 0; index < s.groups.length && actions.length < limit; index++)
    groupMoves(m, groupAt(s, index), index, actions);
  if (leader && actions.length < limit) leaderMoves(m, leader, actions);
  return actions;
}

/** Adds the moves of one group: every area one step away, every number of armies that may go. */
function groupMoves(m: Mover, group: Group, index: number, actions: MoveAction[]): void {
  if (isDone(m, group)) return;
  const { s, nation, leader } = m;
  const from = group.at;
  const most = mayGroupLeave(s, nation, group);
  if (most === 0) return;
  const leaderHere = leader !== null && leader.at === from;
  const mostWithout = leaderHere ? Math.min(most, mayLeaveLeader(s, nation, from)) : most; // LDR-5
  const number = groupNumber(s, index);
  for (const to of stepsFor(m, from)) {
    if (!stepProblem(m, group, to, leader !== null && isLed(m, group, to, false)))
      addMoves(actions, group, to, roomToHalt(m, group, to, mostWithout), false, number);
    if (
      leaderHere &&
      !leaderStepProblem(m, leader, to, group.kind) &&
      !stepProblem(m, group, to, isLed(m, group, to, true))
    )
      addMoves(actions, group, to, roomToHalt(m, group, to, most), true, number);
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

function leaderMoves(m: Mover, leader: Leader, actions: MoveAction[]): void {
  for (const to of stepsFor(m, leader.at))
    if (!leaderStepProblem(m, leader, to, null))
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

function march(d: Draft, nation: Nation, action: MoveAction): void {
  makeMove(d, nation, action);
  const to = areaOf(action.to);
  if (!isSea(to) && action.count > 0 && armiesIn(d.s, nation, to) === action.count)
    openWindowInMovement(d, to);
}

function endMovement(d: Draft): void {
  const open = abandonedAreas(d.s).filter((area) => !d.s.granted.includes(area));
  if (open.length > 0) askLeaveToAbandon(d, open[0] as Area);
  else if (!askForts(d)) finishMovement(d);
}
