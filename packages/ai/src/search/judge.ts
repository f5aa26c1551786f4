import {
  type Action,
  type Area,
  apply,
  areaOf,
  type GameState,
  NOWHERE,
  type PendingKind,
  seatsOf,
} from '@bretwalda/engine';
import { LAND_AREAS } from '@bretwalda/engine/queries';
import { type Answer, bestOf } from '../decide/answer.ts';
import { whyInBattle } from '../decide/battle.ts';
import { decide } from '../decide/decide.ts';
import { type Stakes, stakesOf, worth } from '../value/stakes.ts';
import { withCommonDice } from './common-dice.ts';
import { Rollout } from './rollout.ts';
import { type Level, repliesOf, type Search } from './search.ts';

/** Decisions that affect everybody. */
const WEIGHTY: ReadonlySet<PendingKind> = new Set<PendingKind>(['submit', 'leader', 'replace', 'burhs']);
/** Decisions about a few places. */
const LOCAL: ReadonlySet<PendingKind> = new Set<PendingKind>(['place', 'retreat', 'withdraw', 'remove']);

/** Decisions with more options than this get no rollouts. */
const MOST_OPTIONS = 12;
/** Where everybody is affected, everybody replies, so fewer replies are enough. */
const MOST_REPLIES = 6;

/** How many samples a decision gets; 0: it is decided at a glance. */
export function trialsFor(s: GameState, legal: readonly Action[], level: Level): number {
  const kind = s.pending?.kind as PendingKind;
  if (legal.length > MOST_OPTIONS) return 0;
  return WEIGHTY.has(kind) ? level.trials : LOCAL.has(kind) ? level.details : 0;
}

/** The areas that the answers are about. Nations that cannot get near them would do the same after each answer. */
function areasOf(s: GameState, legal: readonly Action[]): Area[] {
  const named = new Set<Area>([s.battle?.area ?? NOWHERE]);
  for (const action of legal)
    for (const key of ['area', 'from', 'to'])
      if (key in action) named.add(areaOf(action[key as keyof Action]));
  return LAND_AREAS.filter((area) => named.has(area));
}

/** Tries each answer with a few samples, to the end of the turn and some turns beyond. */
export function judge(search: Search, legal: readonly Action[], trials: number): Answer {
  const { evaluation, level, state, random, watch } = search;
  const kind = state.pending?.kind as PendingKind;
  const furthest = repliesOf(level, state);
  const [areas, replies] = LOCAL.has(kind)
    ? [areasOf(state, legal), furthest]
    : [LAND_AREAS, Math.min(MOST_REPLIES, furthest)];
  const stakes = seatsOf(state.seats).map((seat) => stakesOf(evaluation, state, seat, evaluation.weights));
  const own = stakes[search.seat] as Stakes;
  const rollout = new Rollout(evaluation, state, replies, stakes, areas);
  let tried = 0;
  const totals = new Map(legal.map((action) => [action, 0]));
  for (let i = 0; i < trials; i++) {
    const values = withCommonDice(legal, random, watch, (action, sample) =>
      worth(evaluation, rollout.play(apply(state, action, sample.dice(state, action)).state, sample), own),
    );
    if (!values) break;
    legal.forEach((action, k) => {
      totals.set(action, (totals.get(action) as number) + (values[k] as number));
    });
    tried++;
  }
  if (tried === 0) return decide(evaluation, state, legal, own);
  const { action, gain } = bestOf(legal, (candidate) => (totals.get(candidate) as number) / tried);
  return { action, why: () => [whyInBattle(state, action) ?? { code: 'best-position', gain }] };
}
