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
import { holderOf, numberAt, overlordOf } from '../model/readers.ts';
import { waysOf } from '../model/rules.ts';
import type { GameState, Group } from '../model/state.ts';
import { type Violation, type ViolationOf, violation } from '../model/violation.ts';
import type { ViolationDetails } from '../model/violation-details.ts';
import { allowanceOf, leaderAllowance } from '../query/allowance.ts';
import { attackForbiddenBy, isPassage } from '../query/attack.ts';
import { stackingCure } from '../query/cure.ts';
import { type LeaderStepProblem, leaderStepProblem, leavesLeaderAlone } from '../query/leader-step.ts';
import { type Mover, moverOf } from '../query/mover.ts';
import { armiesIn, fightersIn, stackSizeIn } from '../query/occupation.ts';
import { heldWith, mayGroupLeave, placedAmongEnemies } from '../query/overrun.ts';
import { landAccount } from '../query/population.ts';
import { canReduceExcess, canReduceTogether, mustLandFrom } from '../query/reach.ts';
import { areasHeld, gaveUpLand, mustSpread } from '../query/spread.ts';
import { mayOverstack, normalLimits, overstackLimit, stackingExcess } from '../query/stacking.ts';
import { isLed, roomToHalt, type StepProblem, stepProblem } from '../query/step.ts';
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

/** The clause behind a refused step. */
const ruleOf = (s: GameState, code: Exclude<StepProblem, 'attack-forbidden'> | LeaderStepProblem): string =>
  code === 'move-strait' && waysOf(s).straits === 'one-area-more' ? 'DIG-7' : RULE[code];

/** They came from a sea in this phase, and do not embark again. */
const hasLanded = ({ at, start }: Group): boolean => isSea(start) && !isSea(at);

const about = (nation: Nation, { from, to }: MoveAction) => ({ nation: nationId(nation), from, to });

export function moveProblem(s: GameState, nation: Nation, action: MoveAction): Violation | undefined {
  const from = areaOf(action.from);
  const to = areaOf(action.to);
  const mover = moverOf(s, nation);
  const { leader } = mover;
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
    const company = action.count > 0 ? action.unit : null;
    const code = leaderStepProblem(mover, leader, to, company);
    if (code)
      return violation(code, ruleOf(s, code), {
        ...about(nation, action),
        leader: leader.id,
        spent: leader.spent,
        allowance: leaderAllowance(mover.rules, company),
      });
  }
  if (action.count === 0 || !group) return undefined;
  return groupProblem(mover, group, to, action);
}

function groupProblem(m: Mover, group: Group, to: Area, action: MoveAction): Violation | undefined {
  const { s, nation, leader } = m;
  const from = group.at;
  const led = isLed(m, group, to, action.leader);
  const code = stepProblem(m, group, to, led);
  if (code === 'attack-forbidden')
    return violation(code, attackForbiddenBy(s, nation, to) as string, {
      ...about(nation, action),
      holder: nationId(holderOf(s, to)),
    });
  if (code === 'move-second-sea' && hasLanded(group)) return violation(code, 'SEA-17', about(nation, action));
  if (code)
    return violation(code, ruleOf(s, code), {
      ...about(nation, action),
      spent: group.spent,
      allowance: allowanceOf(m.rules, nation, group.kind, led),
      led,
    });
  const free = mayGroupLeave(s, nation, group);
  if (action.count > free) return enemyHolds(s, nation, group, action, free);
  const room = roomToHalt(m, group, to, action.count);
  if (action.count > room)
    return refuse('move-stacking', {
      ...about(nation, action),
      armies: action.count,
      room,
      limit: overstackLimit(s, to),
    });
  if (!action.leader && leader && leavesLeaderAlone(s, nation, from, action.count))
    return refuse('leader-left-alone', { ...about(nation, action), leader: leader.id });
  return undefined;
}

function enemyHolds(s: GameState, nation: Nation, group: Group, action: MoveAction, mayGoOn: number) {
  const from = group.at;
  const { armies, held } = heldWith(s, nation, group);
  const wasPlaced = group.start === from && placedAmongEnemies(s, from) > 0;
  return violation('move-enemy-holds', wasPlaced ? 'X-REI-3' : RULE['move-enemy-holds'], {
    ...about(nation, action),
    holder: nationId(holderOf(s, from)),
    enemy: fightersIn(s, holderOf(s, from), from),
    armies,
    held: Number.isFinite(held) ? held : null,
    mayGoOn,
  });
}

/** MOV-14: what still has to be fixed before the Movement Phase may end. */
export function endObstacle(m: Mover): EndObstacle | undefined {
  const { s, nation } = m;
  if (isPassing(m)) return 'end-in-subject-area';
  if (mustLandFrom(m) !== undefined) return 'end-at-sea';
  if (isStackedTooHigh(s, nation)) return 'end-stacking';
  if (abandonedDespite(s, nation) !== undefined) return 'end-abandoned';
  if (gaveUpLand(s, nation)) return 'end-areas';
  return mustSpread(s, nation) ? 'end-population' : undefined;
}

type EndObstacle =
  | 'end-in-subject-area'
  | 'end-at-sea'
  | 'end-stacking'
  | 'end-abandoned'
  | 'end-areas'
  | 'end-population';

/** The same, with the areas and numbers that show how. */
export function endProblem(s: GameState, nation: Nation): Violation | undefined {
  const m = moverOf(s, nation);
  const code = endObstacle(m);
  const mover = { nation: nationId(nation) };
  switch (code) {
    case 'end-in-subject-area':
      return violation(code, 'SUB-22', { ...mover, area: landId(isPassing(m)?.at as Area) });
    case 'end-at-sea': {
      const sea = mustLandFrom(m) as Area;
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
    case 'end-areas':
      return violation(code, 'X-MOV-8', { ...mover, ...areasHeld(s, nation) });
    case 'end-population': {
      const { bodies, most } = landAccount(s, nation);
      return violation(code, 'X-MOV-7', { ...mover, armies: bodies, limit: most });
    }
    default:
      return undefined;
  }
}

const isPassing = ({ s, nation, passes }: Mover): Group | undefined =>
  passes ? s.groups.find((g) => !isSea(g.at) && isPassage(s, nation, g.at)) : undefined;

const abandonedDespite = (s: GameState, nation: Nation): Area | undefined =>
  s.refused.find((area) => armiesIn(s, nation, area) === 0);

/** STK-8, RUL-140: stacks that could be reduced, and stacks made in this phase, must be reduced. */
function isStackedTooHigh(s: GameState, nation: Nation): boolean {
  if (!mayBeStackedTooHigh(s, nation)) return false;
  const excess = stackingExcess(s, nation);
  if (excess === 0) return false;
  return excess > (s.rewind?.excess ?? 0) || canReduceExcess(s, nation) || canReduceTogether(s, nation);
}

/** A quick test on the groups: one overstack in a clear area is fine. */
function mayBeStackedTooHigh(s: GameState, nation: Nation): boolean {
  const limits = normalLimits(s, nation);
  let overstack = -1;
  for (const { at } of s.groups) {
    if (isSea(at) || at === overstack || stackSizeIn(s, nation, at) <= numberAt(limits, at)) continue;
    if (overstack >= 0 || stackSizeIn(s, nation, at) > overstackLimit(s, at) || DIFFICULT[at]) return true;
    overstack = at;
  }
  return false;
}

/** Every stack that is too high, and what would be enough: one overstack may stay. */
function stackingProblem(s: GameState, nation: Nation): Violation {
  const { stacks, overstack, leave, enough } = stackingCure(s, nation);
  return violation(
    'end-stacking',
    !mayOverstack(s, nation) ? 'STK-3' : stacks.length === 1 ? 'STK-2' : 'STK-1',
    {
      nation: nationId(nation),
      areas: stacks.map((stack) => landId(stack.area)),
      armies: stacks.map((stack) => stack.armies),
      limits: stacks.map((stack) => stack.limit),
      from: leave.map((departure) => landId(departure.area)),
      leave: leave.map((departure) => departure.count),
      overstack: overstack === null ? null : landId(overstack),
      enough,
    },
  );
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
  if (end === 'end-abandoned' || end === 'end-areas') return undefined;
  if (end === 'end-stacking' && !canReduceExcess(s, nation)) return undefined;
  return violation('take-back-not-needed', s.overlord[nation] === NOBODY ? 'STK-8' : 'SUB-21', {
    nation: nationId(nation),
  });
}
