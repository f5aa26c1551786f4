import {
  type Action,
  type ActionOf,
  type Area,
  areaOf,
  type Dice,
  type GameState,
  type Group,
  type Nation,
} from '@bretwalda/engine';
import {
  afterStep,
  isSea,
  leaderAfterStep,
  leaderStepProblem,
  moverOf,
  stepProblem,
  stepsFrom,
} from '@bretwalda/engine/queries';
import { Board, isEnemyLand, type Step } from './board.ts';

/** Movement, planned one or two steps ahead. */

export type Move = ActionOf<'move'>;

export interface Plan {
  readonly gain: number;
  readonly action: Move;
  /** The second step of the plan, if it has one. */
  readonly next: Step | undefined;
}

interface Option extends Step {
  readonly action: Move;
}

/** The plan that improves the position most: one step, a march of two steps, or an attack from two sides. */
export function bestPlan(
  s: GameState,
  nation: Nation,
  legal: readonly Action[],
  random: Dice,
): Plan | undefined {
  const board = new Board(s, nation);
  const options = legal.filter((action): action is Move => action.type === 'move').map(optionOf);
  let best: Plan | undefined;
  let equals = 1;
  const consider = (option: Option, next?: Step) => {
    const gain = board.gain(next ? [option, next] : [option]);
    if (best && gain < best.gain - 1e-9) return;
    equals = best && gain < best.gain + 1e-9 ? equals + 1 : 1;
    if (random.roll(equals) === 1) best = { gain, action: option.action, next };
  };
  for (const option of options) consider(option);
  for (const [option, to] of marches(s, nation, options))
    consider(option, { ...stepOf(option), from: option.to, to });
  for (const [one, other] of pincers(s, nation, options)) consider(one, other);
  return best;
}

const optionOf = (action: Move): Option => ({
  from: areaOf(action.from),
  to: areaOf(action.to),
  unit: action.unit,
  count: action.count,
  leader: action.leader,
  action,
});

const stepOf = ({ from, to, unit, count, leader }: Option): Step => ({ from, to, unit, count, leader });

/** Each step with the steps the same armies could make next. A battle ends the march. */
function* marches(s: GameState, nation: Nation, options: readonly Option[]): Generator<[Option, Area]> {
  let known: readonly Area[] = [];
  let last: Option | undefined;
  for (const option of options) {
    if (option.count === 0 || isEnemyLand(s, nation, option.to)) continue;
    // Where armies may go does not depend on how many they are.
    if (!last || !isSameWay(last, option)) known = onward(s, nation, option);
    last = option;
    for (const area of known) yield [option, area];
  }
}

const isSameWay = (a: Option, b: Option): boolean =>
  a.from === b.from &&
  a.to === b.to &&
  a.unit === b.unit &&
  a.leader === b.leader &&
  a.action.group === b.action.group;

function onward(s: GameState, nation: Nation, { from, to, unit, leader, action }: Option): Area[] {
  const group = s.groups.filter((g) => g.at === from && g.kind === unit)[action.group] as Group;
  const mover = moverOf(s, nation);
  const chief = leader ? mover.leader : null;
  const moved = afterStep(mover, group, to, leader);
  const ahead = chief && leaderAfterStep(mover, chief, to, unit);
  return stepsFrom(to).filter(
    (next) =>
      next !== from &&
      !isSea(next) &&
      !(ahead && leaderStepProblem(mover, ahead, next, unit)) &&
      !stepProblem(mover, moved, next, leader),
  );
}

/** Two steps into the same enemy area, where one alone would be too weak. */
function* pincers(s: GameState, nation: Nation, options: readonly Option[]): Generator<[Option, Option]> {
  const attacks = options.filter(({ to, count }) => count > 0 && isEnemyLand(s, nation, to));
  for (const [i, one] of attacks.entries())
    for (const other of attacks.slice(i + 1))
      if (one.to === other.to && !isSameGroup(one, other) && !(one.leader && other.leader))
        yield [one, other];
}

const isSameGroup = (a: Option, b: Option): boolean =>
  a.from === b.from && a.unit === b.unit && a.action.group === b.action.group;

/** The legal action for a step that was planned earlier. */
export const actionFor = (step: Step, legal: readonly Action[]): Move | undefined =>
  legal.find(
    (a): a is Move =>
      a.type === 'move' &&
      a.count === step.count &&
      a.unit === step.unit &&
      a.leader === step.leader &&
      areaOf(a.from) === step.from &&
      areaOf(a.to) === step.to,
  );
