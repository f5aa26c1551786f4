import { type Action, apply, type Dice, type GameState, LAND_AREAS, type Seat } from '@bretwalda/engine';
import { type Answer, bestOf } from '../decide/answer.ts';
import { decide } from '../decide/decide.ts';
import { type Stakes, stakesOf, worth } from '../value/stakes.ts';
import type { Evaluation } from '../value/value.ts';
import type { Level } from './commander.ts';
import { Fate } from './fate.ts';
import { Rollout } from './rollout.ts';
import type { Watch } from './watch.ts';

/** Everybody is concerned by an answer, and all of them reply: so many are enough. */
const MOST_REPLIES = 6;

/** Plays each answer through a few courses of luck, to the end of the turn and some turns further. */
export function judge(
  e: Evaluation,
  s: GameState,
  legal: readonly Action[],
  seat: Seat,
  level: Level,
  trials: number,
  random: Dice,
  watch: Watch,
): Answer {
  const stakes = Array.from({ length: s.seats }, (_, i) => stakesOf(e, s, i, level.weights));
  const own = stakes[seat] as Stakes;
  const rollout = new Rollout(e, stakes, LAND_AREAS);
  let tried = 0;
  const totals = new Map(legal.map((action) => [action, 0]));
  for (let i = 0; i < trials; i++) {
    const fate = new Fate(random.roll(1_000_000_000));
    const values: number[] = [];
    for (const action of legal) {
      if (watch.isOver) break;
      const next = apply(s, action, fate.dice(s, action)).state;
      values.push(worth(e, rollout.play(next, Math.min(MOST_REPLIES, level.replies), fate), own));
    }
    // A course that was not tried with every answer tells nothing.
    if (values.length < legal.length) break;
    legal.forEach((action, k) => {
      totals.set(action, (totals.get(action) as number) + (values[k] as number));
    });
    tried++;
  }
  if (tried === 0) return decide(e, s, legal, own);
  const { action, gain } = bestOf(legal, (candidate) => (totals.get(candidate) as number) / tried);
  return { action, why: () => [{ code: 'best-position', gain }] };
}
