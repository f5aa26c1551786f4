import { type Area, type GameState, seatsOf } from '@bretwalda/engine';
import { LAND_AREAS } from '@bretwalda/engine/queries';
import { type Plan, planTurn } from '../plan/plan.ts';
import { type Stakes, stakesOf, worth } from '../value/stakes.ts';
import { withCommonDice } from './common-dice.ts';
import { stageOf } from './effort.ts';
import { endPhase, Rollout } from './rollout.ts';
import { repliesOf, type Search } from './search.ts';
import { styles, wrongBy } from './styles.ts';

/**
 * Other plans are usually a point or two worse than the first, and a few samples prove little: another plan must be
 * better by this many points, summed over all samples.
 */
const HEAD_START = 13;

interface Candidate {
  readonly plan: Plan;
  /** The sum of the values of its rollouts. */
  total: number;
}

/** The plans to compare: the first, and others that end in different positions. */
export function candidates(search: Search, own: Stakes): Candidate[] {
  const { evaluation, level, state, random, watch } = search;
  const errors = level.noise * evaluation.weights.errors;
  const first = planTurn(evaluation.forecast(state), own, wrongBy(errors, 0, random));
  const found: Candidate[] = [{ plan: first, total: HEAD_START }];
  const { ideas, plans } = level.effort[stageOf(state)];
  if (plans <= 1) return found;
  const seen = new Set([JSON.stringify(first.after.groups)]);
  let tries = ideas;
  for (const { forecast, taste } of styles(search, first)) {
    if (found.length >= plans || tries-- <= 0 || watch.isOver) break;
    const plan = planTurn(forecast, own, taste);
    const key = JSON.stringify(plan.after.groups);
    if (seen.has(key)) continue;
    seen.add(key);
    found.push({ plan, total: 0 });
  }
  return found;
}

/** Areas where the plans leave different armies. */
function touchedBy(s: GameState, plans: readonly Candidate[]): Area[] {
  const armies = ({ after }: Plan, area: Area) =>
    (after.infantry[s.nation]?.[area] as number) * 32 + (after.cavalry[s.nation]?.[area] as number);
  const [first, ...others] = plans as [Candidate, ...Candidate[]];
  return LAND_AREAS.filter((area) =>
    others.some((other) => armies(other.plan, area) !== armies(first.plan, area)),
  );
}

/** The best of several plans for a turn, judged by rollouts with dice and replies of other nations. */
export function choosePlan(search: Search): Plan {
  const { evaluation, level, state, seat, random, watch } = search;
  const own = stakesOf(evaluation, state, seat, evaluation.weights);
  let left = candidates(search, own);
  if (left.length === 1) return (left[0] as Candidate).plan;
  const stakes = seatsOf(state.seats).map((other) =>
    other === seat ? own : stakesOf(evaluation, state, other, evaluation.weights),
  );
  const rollout = new Rollout(evaluation, state, repliesOf(level, state), stakes, touchedBy(state, left));
  // The better third of the plans is tried again with new samples, until one is left.
  for (let { samples } = level.effort[stageOf(state)]; left.length > 1 && !watch.isOver; samples *= 2) {
    for (let i = 0; i < samples; i++) {
      const values = withCommonDice(left, random, watch, ({ plan }, sample) =>
        worth(evaluation, rollout.play(endPhase(plan.after, sample).state, sample), own),
      );
      if (!values) break;
      left.forEach((c, k) => {
        c.total += values[k] as number;
      });
    }
    left = [...left].sort((a, b) => b.total - a.total).slice(0, Math.ceil(left.length / 3));
  }
  return (left[0] as Candidate).plan;
}
