import { type Area, type Dice, type GameState, type Nation, NOBODY, type Seat } from '@bretwalda/engine';
import { PLAIN, type Plan, planTurn, type Taste } from '../plan/plan.ts';
import { type Evaluation, stakesOf, worth } from '../value/value.ts';
import type { Level } from './commander.ts';
import { Fate } from './fate.ts';
import { endPhase, Rollout } from './rollout.ts';

/** Sees every gain a little wrong, but the same area always the same. */
export function wrongBy(share: number, points: number, random: Dice): Taste {
  if (share === 0 && points === 0) return PLAIN;
  const wrong = new Map<Area, number>();
  return (area, gain) => {
    let dice = wrong.get(area);
    if (dice === undefined) {
      dice = (random.roll(201) - 101) / 100;
      wrong.set(area, dice);
    }
    return (gain > 0 ? gain * (1 + share * dice) : gain) + points * dice;
  };
}

/** More or less eager to attack. */
const eager =
  (s: GameState, points: number): Taste =>
  (area, gain) => {
    const holder = s.holder[area] as Nation;
    return holder !== NOBODY && holder !== s.nation ? gain + points : gain;
  };

function* tastes(s: GameState, random: Dice): Generator<Taste> {
  yield eager(s, 1.5);
  yield eager(s, -1.5);
  for (let i = 0; ; i++) yield wrongBy(0.4, 0.5 + 0.5 * (i % 4), random);
}

interface Candidate {
  readonly plan: Plan;
  total: number;
}

/** Several plans for a turn, tried against what the dice and the next nations may do to them. */
export function choosePlan(e: Evaluation, s: GameState, seat: Seat, level: Level, random: Dice): Plan {
  const o = e.outlook(s);
  const own = stakesOf(e, s, seat, level.weights);
  const first = planTurn(o, own, wrongBy(level.noise, 0, random));
  if (level.plans <= 1) return first;
  const candidates: Candidate[] = [{ plan: first, total: 0 }];
  const seen = new Set([JSON.stringify(first.after.groups)]);
  let tries = level.plans * 2;
  for (const taste of tastes(s, random)) {
    if (candidates.length >= level.plans || tries-- <= 0) break;
    const plan = planTurn(o, own, taste);
    const key = JSON.stringify(plan.after.groups);
    if (seen.has(key)) continue;
    seen.add(key);
    candidates.push({ plan, total: 0 });
  }
  if (candidates.length === 1) return first;
  const stakes = Array.from({ length: s.seats }, (_, i) => (i === seat ? own : stakesOf(e, s, i, level.weights)));
  const rollout = new Rollout(e, stakes);
  // The better half of the plans is tried again with further dice, until one is left.
  let left = candidates;
  for (let samples = level.samples; left.length > 1; samples *= 2) {
    for (let i = 0; i < samples; i++) {
      const fate = new Fate(random.roll(1_000_000_000));
      for (const c of left) c.total += worth(e, rollout.play(endPhase(c.plan.after, fate), level.replies, fate), own);
    }
    left = [...left].sort((a, b) => b.total - a.total).slice(0, Math.ceil(left.length / 2));
  }
  return (left[0] as Candidate).plan;
}
