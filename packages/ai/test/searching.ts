import { type Area, type GameState, type Seat, seatsOf, seededDice } from '@bretwalda/engine';
import { CommonDice } from '../src/search/common-dice.ts';
import { always, type Effort } from '../src/search/effort.ts';
import { endPhase, Rollout } from '../src/search/rollout.ts';
import type { Level, Search } from '../src/search/search.ts';
import { variantsOf } from '../src/search/styles.ts';
import { Watch } from '../src/search/watch.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { after, at, stakesFor, VALUE } from './support.ts';

/** What the tests of the search share: positions, levels that differ in one thing, searches and rollouts. */

/** Saxons beside Jutes, in round 9 of 16; others are far away. */
export const SAXONS = at(`
  round 9 saxons movement
  essex: saxons 6
  wessex: saxons 2
  kent: jutes 1
  york: angles 2
  skye: scots 2
  clwyd: welsh 1
`);
/** The Jutes may be wiped out, in one future or in another. */
export const ATTACK = after(SAXONS, 'move 4 essex kent');

/** Takes its first plan and decides at a glance, unless told otherwise. */
export const levelWith = (parts: Partial<Level>): Level => ({
  noise: 0,
  effort: always({ ideas: 0, plans: 1, samples: 0 }),
  wide: false,
  replies: 0,
  trials: 0,
  details: 0,
  ...parts,
});

/** Compares plans, with the same effort in every round. */
export const plannerWith = (effort: Effort, parts: Partial<Level> = {}): Level =>
  levelWith({ effort: always(effort), wide: true, ...parts });

/** A search in a position, by the player whose turn it is and without a limit, unless told otherwise. */
export const searchIn = (state: GameState, parts: Partial<Search> = {}): Search => ({
  evaluation: VALUE,
  level: levelWith({}),
  variants: variantsOf(WEIGHTS),
  state,
  seat: state.owner[state.nation] as Seat,
  random: seededDice(1),
  watch: new Watch(undefined),
  ...parts,
});

/** Plays on from positions that follow from `now`, each with the dice of a seed, until so many have replied. */
export function playsFrom(now: GameState, replies: number, touched: readonly Area[]) {
  const stakes = seatsOf(now.seats).map((seat) => stakesFor(now, seat));
  const rollout = new Rollout(VALUE, now, replies, stakes, touched);
  return (future: GameState, seed: number): GameState => {
    const sample = new CommonDice(seed);
    return rollout.play(endPhase(future, sample).state, sample);
  };
}
