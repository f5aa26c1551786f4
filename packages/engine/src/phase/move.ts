import { findGroup, joinGroup, leaveGroup } from '../effect/groups.ts';
import { changeLeader, shift } from '../effect/pieces.ts';
import type { MoveAction } from '../model/action.ts';
import type { Draft } from '../model/draft.ts';
import { withCount } from '../model/group.ts';
import { type Area, areaOf, isSea, NATION, type Nation, NOBODY, nationId } from '../model/ids.ts';
import { groupAt } from '../model/readers.ts';
import { calendarOf } from '../model/rules.ts';
import type { Rewind } from '../model/state.ts';
import { isPassage } from '../query/attack.ts';
import { leaderAfterStep } from '../query/leader-step.ts';
import { moverOf } from '../query/mover.ts';
import { afterStep, isLed } from '../query/step.ts';

/** A legal move is made: armies of one group, the leader, or both go one area further. */
export function makeMove(d: Draft, nation: Nation, action: MoveAction): void {
  const from = areaOf(action.from);
  const to = areaOf(action.to);
  const mover = moverOf(d.s, nation);
  const { leader } = mover;
  const company = action.count > 0 ? action.unit : null;
  const steppedLeader = action.leader && leader ? leaderAfterStep(mover, leader, to, company) : undefined;
  const index = findGroup(d.s, from, action.unit, action.group);
  const group = groupAt(d.s, index);
  d.emit({
    type: 'moved',
    nation: nationId(nation),
    from: action.from,
    to: action.to,
    unit: action.unit,
    count: action.count,
    leader: action.leader,
  });
  if (d.s.rewind?.moves) remember(d, d.s.rewind, action, action.count > 0 ? group.start : from);
  if (action.count > 0) {
    const led = isLed(mover, group, to, action.leader);
    const moved = withCount(afterStep(mover, group, to, led), action.count);
    recordAttack(d, nation, from, to);
    leaveGroup(d.groups, index, action.count);
    joinGroup(d.groups, moved);
    shift(d, nation, from, to, action.unit, action.count);
  }
  if (steppedLeader) changeLeader(d, nation, steppedLeader);
}

/** Only moves of subjects are recorded: their overlord may have a say about them (RUL-87). */
function remember(d: Draft, rewind: Rewind, action: MoveAction, start: Area): void {
  const { unit, count, leader } = action;
  const move = { from: areaOf(action.from), to: areaOf(action.to), kind: unit, count, leader, start };
  d.s.rewind = { ...rewind, moves: [...(rewind.moves ?? []), move] };
}

/** Steps into held areas: where defenders may not retreat to (RET-6), and who broke the peace (RB-11, RUL-93). */
function recordAttack(d: Draft, nation: Nation, from: Area, to: Area): void {
  const holder = d.s.holder[to];
  if (isSea(to) || holder === NOBODY || holder === nation || isPassage(d.s, nation, to)) return;
  const step = from * 64 + to;
  if (!d.s.entries.includes(step)) d.entries.push(step);
  if (
    holder === NATION['romano-british'] &&
    d.s.round >= calendarOf(d.s).romansLeave &&
    d.s.attacked[nation] !== 1
  )
    d.attacked[nation] = 1;
}
