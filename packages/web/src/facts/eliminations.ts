import {
  cardNation,
  cardOf,
  type EliminateLine,
  type GameState,
  inScenario,
  type LeaderId,
  type NationId,
  nationOf,
  type SpecialLine,
} from '@bretwalda/engine';
import { leaderRound } from './leaders.ts';

export type Target =
  | { readonly kind: 'army' | 'cavalry'; readonly nation: NationId }
  | { readonly kind: 'any-army' | 'fort' | 'turncoat' }
  | { readonly kind: 'leader'; readonly leader: LeaderId };

/** Points for units beaten in battle (UI-24). */
export interface Elimination {
  readonly key: string;
  readonly points: number;
  readonly targets: readonly Target[];
  /** First and last round; none: any time. */
  readonly rounds?: readonly [number, number];
  readonly ownTurnOnly: boolean;
  /** Not in its own turn of this round (BEL-8). */
  readonly exceptOwnTurnOf?: number;
  /** How often it was scored. */
  readonly times: number;
  /** It can still be scored. */
  readonly open: boolean;
}

/** Points for an event. */
export interface SpecialGoal {
  readonly event: SpecialLine['event'];
  readonly points: number;
  readonly rounds: readonly [number, number];
  readonly by: readonly NationId[];
  readonly earned: boolean;
  readonly open: boolean;
}

function targetsOf(line: EliminateLine): readonly Target[] {
  const { armiesOf } = line;
  const targets: Target[] = [];
  if (armiesOf === 'any-enemy') targets.push({ kind: 'any-army' });
  else if (armiesOf === 'submitted-to-romans-and-attacked-us') targets.push({ kind: 'turncoat' });
  else for (const nation of armiesOf ?? []) targets.push({ kind: 'army', nation });
  for (const nation of line.cavalryOf ?? []) targets.push({ kind: 'cavalry', nation });
  if (line.forts) targets.push({ kind: 'fort' });
  if (line.leader !== undefined) targets.push({ kind: 'leader', leader: line.leader });
  return targets;
}

const spanOf = (rounds: readonly number[]): readonly [number, number] => [
  Math.min(...rounds),
  Math.max(...rounds),
];

function eliminationOf(state: GameState, id: NationId, line: EliminateLine, index: number): Elimination {
  const targets = targetsOf(line);
  const rounds = line.rounds === 'any' ? undefined : spanOf(line.rounds);
  const entries = state.ledger.filter(
    (e) => e.nation === nationOf(id) && e.reason === 'eliminate' && e.line === index,
  );
  return {
    key: `${index}`,
    points: line.points,
    targets,
    ...(rounds && { rounds }),
    ownTurnOnly: line.ownTurnOnly === true,
    ...(line.exceptOwnTurnOfRound !== undefined && { exceptOwnTurnOf: line.exceptOwnTurnOfRound }),
    times: entries.length,
    open: state.step !== 'over' && (rounds === undefined || rounds[1] >= state.round),
  };
}

const inTime = (state: GameState, line: EliminateLine): boolean =>
  (line.rounds === 'any' || line.rounds.some((round) => inScenario(state, round))) &&
  (line.leader === undefined || inScenario(state, leaderRound(line.leader)));

export const eliminationsOf = (state: GameState, id: NationId): readonly Elimination[] =>
  (cardOf(cardNation(state, nationOf(id))).eliminate ?? []).flatMap((line, index) =>
    inTime(state, line) ? [eliminationOf(state, id, line, index)] : [],
  );

export const specialGoalsOf = (state: GameState, id: NationId): readonly SpecialGoal[] =>
  (cardOf(cardNation(state, nationOf(id))).special ?? [])
    .filter((line) => line.rounds.some((round) => inScenario(state, round)))
    .map((line) => ({
      event: line.event,
      points: line.points,
      rounds: spanOf(line.rounds),
      by: line.by ?? [],
      earned: state.ledger.some(
        (e) => e.nation === nationOf(id) && e.reason === 'special' && e.event === line.event,
      ),
      open: state.step !== 'over' && Math.max(...line.rounds) >= state.round,
    }));
