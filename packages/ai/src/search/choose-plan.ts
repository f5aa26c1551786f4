import { type Area, type GameState, seatsOf } from '@bretwalda/engine';
import { LAND_AREAS } from '@bretwalda/engine/queries';
import { type Plan, planTurn } from '../plan/plan.ts';
import { type Stakes, stakesOf, worth } from '../value/stakes.ts';
import { withCommonDice } from './common-dice.ts';
import { stageOf } from './effort.ts';
import { endPhase, Rollout } from './rollout.ts';
import type { Search } from './search.ts';
import { styles, wrongBy } from './styles.ts';

/**
 * Other plans are a point or two worse than the first as a rule, and a few throws tell little: they have to be better
 * by so many points, summed up over all throws.
 */
const HEAD_START = 13;

interface Candidate {
  readonly plan: Plan;
  /** The worth of all its futures together. */
  total: number;
}

/** The plans that are compared: the first, and others that end differently. */
export function candidates(search: Search, own: Stakes): Candidate[] {
  const { evaluation, level, state, random, watch } = search;
  const first = planTurn(evaluation.forecast(state), own, wrongBy(level.noise, 0, random));
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

/** Several plans for a turn, tried against what the dice and the next nations may do to them. */
export function choosePlan(search: Search): Plan {
  const { evaluation, level, state, seat, random, watch } = search;
  const own = stakesOf(evaluation, state, seat, level.weights);
  let left = candidates(search, own);
  if (left.length === 1) return (left[0] as Candidate).plan;
  const stakes = seatsOf(state.seats).map((other) =>
    other === seat ? own : stakesOf(evaluation, state, other, level.weights),
  );
  const rollout = new Rollout(evaluation, state, level.replies, stakes, touchedBy(state, left));
  // The better third of the plans is tried again with further dice, until one is left.
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
