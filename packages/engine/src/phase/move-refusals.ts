import type { LandId } from '../data/board.ts';
import { findGroup } from '../effect/groups.ts';
import type { MoveAction } from '../model/action.ts';
import {
  type Area,
  areaOf,
  DIFFICULT,
  isSea,
  landId,
  NATION,
  type Nation,
  NOBODY,
  nationId,
  seaId,
} from '../model/ids.ts';
import { holderOf, overlordOf } from '../model/readers.ts';
import type { GameState, Group, Leader } from '../model/state.ts';
import { type Violation, type ViolationOf, violation } from '../model/violation.ts';
import type { ViolationDetails } from '../model/violation-details.ts';
import { allowanceOf, LEADER_ALLOWANCE } from '../query/allowance.ts';
import { attackForbiddenBy, isPassage } from '../query/attack.ts';
import { stackingCure } from '../query/cure.ts';
import { armiesIn, fightersIn, stackSizeIn } from '../query/occupation.ts';
import { canReduceExcess, mustLandFrom } from '../query/reach.ts';
import { normalLimit, overstackLimit, stackingExcess } from '../query/stacking.ts';
import {
  isLed,
  leaderStepProblem,
  leavesLeaderAlone,
  mayLeave,
  roomToHalt,
  stepProblem,
} from '../query/step.ts';
import { passesSubjects, stacksFreely } from '../query/traits.ts';
import { revocableAreas } from './abandonment.ts';

/** Why a move, or the end of movement, is refused, with the areas and numbers involved. */

const RULE = {
  'move-no-such-units': 'MOV-9',
  'move-not-adjacent': 'MOV-3',
  'move-allowance': 'MOV-2',
  'move-difficult': 'MOV-4',
  'move-strait': 'MOV-8',
  'move-stopped': 'MOV-8',
  'move-enemy-holds': 'OVR-2',
  'move-stacking': 'STK-5',
  'move-road-only': 'ROAD-5',
  'move-in-circles': 'ROAD-2',
  'move-no-boats': 'SEA-20',
  'move-second-sea': 'SEA-2',
  'move-no-landing': 'SEA-12',
  'sea-closed': 'SEA-7',
  'landing-forbidden': 'SEA-7',
  'subject-no-way-on': 'SUB-22',
  'leader-left-alone': 'LDR-5',
  'leader-alone': 'LDR-7',
  'leader-spent': 'LDR-7',
} as const;

const refuse = <C extends keyof typeof RULE>(code: C, details: ViolationDetails[C]): ViolationOf<C> =>
  violation(code, RULE[code], details);

const about = (nation: Nation, { from, to }: MoveAction) => ({ nation: nationId(nation), from, to });

export function moveProblem(s: GameState, nation: Nation, action: MoveAction): Violation | undefined {
  const from = areaOf(action.from);
  const to = areaOf(action.to);
  const leader = s.leaders[nation] ?? null;
  const leaderHere = leader !== null && leader.at === from;

  const group = s.groups[findGroup(s, from, action.unit, action.group)];
  const there = group?.count ?? 0;
  if ((action.leader && !leaderHere) || action.count > there || (action.count === 0 && !action.leader))
    return refuse('move-no-such-units', {
      ...about(nation, action),
      unit: action.unit,
      asked: action.count,
      there,
      leader: leaderHere,
    });
  if (action.leader && leader) {
    const code = leaderStepProblem(s, nation, leader, to, action.count > 0);
    if (code)
      return refuse(code, {
        ...about(nation, action),
        leader: leader.id,
        spent: leader.spent,
        allowance: LEADER_ALLOWANCE,
      });
  }
  if (action.count === 0 || !group) return undefined;
  return groupProblem(s, nation, group, to, action, leader);
}

function groupProblem(
  s: GameState,
  nation: Nation,
  group: Group,
  to: Area,
  action: MoveAction,
  leader: Leader | null,
): Violation | undefined {
  const from = group.at;
  const led = isLed(s, nation, group, to, action.leader);
  const code = stepProblem(s, nation, group, to, led);
  if (code === 'attack-forbidden')
    return violation(code, attackForbiddenBy(s, nation, to) as string, {
      ...about(nation, action),
      holder: nationId(holderOf(s, to)),
    });
  if (code === 'move-second-sea' && isSea(group.start) && !isSea(from))
    return violation(code, 'SEA-17', about(nation, action)); // landed, and no re-embarking
  if (code)
    return refuse(code, {
      ...about(nation, action),
      spent: group.spent,
      allowance: allowanceOf(nation, group.kind, led),
      led,
    });
  const free = mayLeave(s, nation, from);
  if (action.count > free)
    return refuse('move-enemy-holds', {
      ...about(nation, action),
      holder: nationId(holderOf(s, from)),
      enemy: fightersIn(s, holderOf(s, from), from),
      armies: armiesIn(s, nation, from),
      mayGoOn: free,
    });
  const room = roomToHalt(s, nation, group, to, action.count);
  if (action.count > room)
    return refuse('move-stacking', {
      ...about(nation, action),
      armies: action.count,
      room,
      limit: overstackLimit(to),
    });
  if (!action.leader && leader && leavesLeaderAlone(s, nation, from, action.count))
    return refuse('leader-left-alone', { ...about(nation, action), leader: leader.id });
  return undefined;
}

/** MOV-14: what still has to be fixed before the Movement Phase may end. */
export function endObstacle(s: GameState, nation: Nation): EndObstacle | undefined {
  if (isPassing(s, nation)) return 'end-in-subject-area';
  if (mustLandFrom(s, nation) !== undefined) return 'end-at-sea';
  if (isStackedTooHigh(s, nation)) return 'end-stacking';
  return abandonedDespite(s, nation) === undefined ? undefined : 'end-abandoned';
}

type EndObstacle = 'end-in-subject-area' | 'end-at-sea' | 'end-stacking' | 'end-abandoned';

/** The same, with the areas and numbers that show how. */
export function endProblem(s: GameState, nation: Nation): Violation | undefined {
  const code = endObstacle(s, nation);
  const mover = { nation: nationId(nation) };
  switch (code) {
    case 'end-in-subject-area':
      return violation(code, 'SUB-22', { ...mover, area: landId(isPassing(s, nation)?.at as Area) });
    case 'end-at-sea': {
      const sea = mustLandFrom(s, nation) as Area;
      return violation(code, 'SEA-6', { ...mover, sea: seaId(sea), armies: armiesIn(s, nation, sea) });
    }
    case 'end-stacking':
      return stackingProblem(s, nation);
    case 'end-abandoned':
      return violation(code, s.overlord[nation] === NATION.angles ? 'BSUB-10' : 'SUB-21', {
        ...mover,
        area: landId(abandonedDespite(s, nation) as Area),
        overlord: nationId(overlordOf(s, nation)),
      });
    default:
      return undefined;
  }
}

const isPassing = (s: GameState, nation: Nation): Group | undefined =>
  passesSubjects(nation) ? s.groups.find((g) => !isSea(g.at) && isPassage(s, nation, g.at)) : undefined;

const abandonedDespite = (s: GameState, nation: Nation): Area | undefined =>
  s.refused.find((area) => armiesIn(s, nation, area) === 0);

/** STK-8, RUL-140: stacks that could be reduced, and stacks made in this phase, must be reduced. */
function isStackedTooHigh(s: GameState, nation: Nation): boolean {
  if (!mayBeStackedTooHigh(s, nation)) return false;
  const excess = stackingExcess(s, nation);
  return excess > 0 && (excess > (s.rewind?.excess ?? 0) || canReduceExcess(s, nation));
}

/** A quick test on the groups: one overstack in a clear area is fine. */
function mayBeStackedTooHigh(s: GameState, nation: Nation): boolean {
  let overstack = -1;
  for (const { at } of s.groups) {
    if (isSea(at) || at === overstack || stackSizeIn(s, nation, at) <= normalLimit(nation, at)) continue;
    if (overstack >= 0 || DIFFICULT[at]) return true;
    overstack = at;
  }
  return false;
}

/** Every stack that is too high, and what would be enough: one overstack may stay. */
function stackingProblem(s: GameState, nation: Nation): Violation {
  const { stacks, overstack, leave, enough } = stackingCure(s, nation);
  return violation('end-stacking', stacksFreely(nation) ? 'STK-3' : stacks.length === 1 ? 'STK-2' : 'STK-1', {
    nation: nationId(nation),
    areas: stacks.map((stack) => landId(stack.area)),
    armies: stacks.map((stack) => stack.armies),
    limits: stacks.map((stack) => stack.limit),
    from: leave.map((departure) => landId(departure.area)),
    leave: leave.map((departure) => departure.count),
    overstack: overstack === null ? null : landId(overstack),
    enough,
  });
}

/** The moves out of one area: only after the overlord refused to let it be abandoned (RUL-87). */
export function takeBackFromProblem(s: GameState, nation: Nation, area: LandId): Violation | undefined {
  if (revocableAreas(s, nation).includes(areaOf(area))) return undefined;
  return violation('take-back-not-needed', 'SUB-21', { nation: nationId(nation), area });
}

/** Moves may be taken back only if the phase might not be ended otherwise (RUL-87, RUL-140). */
export function takeBackProblem(
  s: GameState,
  nation: Nation,
  end: EndObstacle | undefined,
  canMove: boolean,
): Violation | undefined {
  if (end !== undefined && !canMove) return undefined;
  if (end === 'end-abandoned') return undefined;
  if (end === 'end-stacking' && !canReduceExcess(s, nation)) return undefined;
  return violation('take-back-not-needed', s.overlord[nation] === NOBODY ? 'STK-8' : 'SUB-21', {
    nation: nationId(nation),
  });
}
