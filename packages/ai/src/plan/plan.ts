import {
  type Action,
  type Area,
  apply,
  areaId,
  check,
  type Dice,
  type GameState,
  type Group,
  type MoveAction,
  type Nation,
  NOBODY,
} from '@bretwalda/engine';
import { armiesIn, heldFast, holderOf } from '@bretwalda/engine/queries';
import type { Reason } from '../reasons.ts';
import type { Forecast } from '../value/forecast.ts';
import type { Stakes } from '../value/stakes.ts';
import { AreaValues } from './area-values.ts';
import { reasonFor } from './reasons.ts';
import { type March, type Move, type Taste, TurnPlanner } from './turn-planner.ts';

/** The steps of one Movement Phase, ready to be made, and where they lead. */
export interface Plan {
  readonly steps: readonly Step[];
  /** After all steps, before the phase is ended. */
  readonly after: GameState;
  /** The reason for the step of this number, then those for what follows: one for each place, in the plan's order. */
  reasons(from: number): readonly Reason[];
}

export interface Step {
  readonly action: Action;
  /** The move it is part of. */
  readonly move: Move;
}

export const PLAIN: Taste = (_, gain) => gain;

/** Moves roll no dice. */
export const NO_DICE: Dice = {
  roll() {
    throw new Error('a move rolled dice');
  },
};

const MOST_MOVES = 40;

/** Plans the Movement Phase of the nation whose turn it is. */
export function planTurn(o: Forecast, stakes: Stakes, taste: Taste = PLAIN): Plan {
  const { s } = o;
  const { nation } = s;
  const values = new AreaValues(o, nation, stakes);
  const planner = new TurnPlanner(values, s, taste);
  const steps: Step[] = [];
  let now = s;
  for (let tries = 0; tries < MOST_MOVES; tries++) {
    const move = planner.next();
    if (!move) break;
    const made = make(now, nation, move);
    if (!made) {
      planner.forget(move);
      continue;
    }
    planner.book(move);
    for (const action of made.actions) steps.push({ action, move });
    now = made.state;
    if (isOverrun(now, nation, move.to)) planner.lookAgain(now);
  }
  return { steps, after: now, reasons: reasonsOf(values, steps) };
}

/** Computed when first asked for: most plans are never explained. */
function reasonsOf(values: AreaValues, steps: readonly Step[]): Plan['reasons'] {
  const known = new Map<Area, Reason>();
  const reasonTo = (to: Area): Reason => {
    const moves = new Set(steps.filter(({ move }) => move.to === to).map(({ move }) => move));
    const reason = known.get(to) ?? reasonFor(values, [...moves]);
    known.set(to, reason);
    return reason;
  };
  return (from) => Array.from(new Set(steps.slice(from).map(({ move }) => move.to)), reasonTo);
}

const isOverrun = (s: GameState, nation: Nation, area: Area): boolean => {
  const holder = holderOf(s, area);
  return holder !== NOBODY && holder !== nation && armiesIn(s, nation, area) >= heldFast(s, area);
};

interface Made {
  readonly state: GameState;
  readonly actions: readonly Action[];
}

/** The steps of a move, or undefined if the rules refuse one of them. The leader and his company go first. */
function make(s: GameState, nation: Nation, move: Move): Made | undefined {
  const actions: Action[] = [];
  let state = s;
  const led = move.marches.find((m) => m.route.led);
  const inOrder = led ? [led, ...move.marches.filter((m) => m !== led)] : move.marches;
  for (const march of inOrder) {
    const made = walk(state, nation, march, march === led);
    if (!made) return undefined;
    actions.push(...made.actions);
    state = made.state;
  }
  return { state, actions };
}

function walk(s: GameState, nation: Nation, march: March, leader: boolean): Made | undefined {
  const actions: Action[] = [];
  let state = s;
  for (const [i, to] of march.route.path.entries()) {
    const group = march.route.stages[i] as Group;
    const action: MoveAction = {
      type: 'move',
      from: areaId(group.at),
      to: areaId(to),
      unit: group.kind,
      count: march.count,
      leader,
      group: numberOf(state, group, march.count),
    };
    if (check(state, action)) return undefined;
    actions.push(action);
    state = resisted(apply(state, action, NO_DICE).state);
    if (state.pending?.kind !== 'move' || state.nation !== nation) return undefined;
  }
  return { state, actions };
}

const RESIST: Action = { type: 'resist' };

/** Whoever is asked in the middle of movement whether to submit is taken to resist: else the plan is made anew. */
const resisted = (s: GameState): GameState =>
  s.pending?.kind === 'submit' && !check(s, RESIST) ? apply(s, RESIST, NO_DICE).state : s;

/** The number of a group among those of its kind in its area: the first with the same history. */
export function numberOf(s: Pick<GameState, 'groups'>, group: Group, count: number): number {
  let number = 0;
  for (const g of s.groups) {
    if (g.at !== group.at || g.kind !== group.kind) continue;
    if (g.count >= count && g.spent === group.spent && g.flags === group.flags && g.start === group.start)
      return number;
    number++;
  }
  return 0;
}
