import { type GameState, type NationId, nationOf } from '@bretwalda/engine';
import type { EliminateLine, SpecialLine } from '@bretwalda/engine/data';
import {
  buildsForts,
  cardNation,
  cardOf,
  inScenario,
  mayBreakPeace,
  roster,
} from '@bretwalda/engine/queries';
import type { Target } from '@bretwalda/text';
import { leaderRound } from './leaders.ts';

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
  if (line.otherLeaders) targets.push({ kind: 'any-leader' });
  return targets;
}

/** Can such a unit come in this scenario at all? */
function comes(state: GameState, target: Target): boolean {
  const played = roster(state);
  switch (target.kind) {
    case 'army':
    case 'cavalry':
      return played.includes(target.nation);
    case 'fort':
      return played.some((id) => buildsForts(state, nationOf(id)));
    case 'turncoat':
      return mayBreakPeace(state);
    case 'leader':
      return inScenario(state, leaderRound(state, target.leader));
    case 'any-army':
    case 'any-leader':
    case 'other-leader':
      return true;
  }
}

/** The rounds of a line that the scenario has; undefined: none of them. */
function spanOf(state: GameState, all: readonly number[]): readonly [number, number] | undefined {
  const rounds = all.filter((round) => inScenario(state, round));
  return rounds.length === 0 ? undefined : [Math.min(...rounds), Math.max(...rounds)];
}

function eliminationOf(
  state: GameState,
  id: NationId,
  line: EliminateLine,
  index: number,
): Elimination | undefined {
  const targets = targetsOf(line).filter((target) => comes(state, target));
  const rounds = line.rounds === 'any' ? undefined : spanOf(state, line.rounds);
  if (targets.length === 0 || (line.rounds !== 'any' && !rounds)) return undefined;
  const except = line.exceptOwnTurnOfRound;
  const entries = state.ledger.filter(
    (e) => e.nation === nationOf(id) && e.reason === 'eliminate' && e.line === index,
  );
  return {
    key: `${index}`,
    points: line.points,
    targets,
    ...(rounds && { rounds }),
    ownTurnOnly: line.ownTurnOnly === true,
    ...(except !== undefined && inScenario(state, except) && { exceptOwnTurnOf: except }),
    times: entries.length,
    open: state.step !== 'over' && (rounds === undefined || rounds[1] >= state.round),
  };
}

export function eliminationsOf(state: GameState, id: NationId): readonly Elimination[] {
  const lines = (cardOf(state, cardNation(state, nationOf(id))).eliminate ?? []).flatMap(
    (line, index) => eliminationOf(state, id, line, index) ?? [],
  );
  const named = lines.some(({ targets }) => targets.some(({ kind }) => kind === 'leader'));
  return named ? lines.map((line) => ({ ...line, targets: line.targets.map(besideNamed) })) : lines;
}

/** Where a card names a leader, "any leader" is any other. */
const besideNamed = (target: Target): Target =>
  target.kind === 'any-leader' ? { kind: 'other-leader' } : target;

export const specialGoalsOf = (state: GameState, id: NationId): readonly SpecialGoal[] =>
  (cardOf(state, cardNation(state, nationOf(id))).special ?? []).flatMap((line) => {
    const rounds = spanOf(state, line.rounds);
    if (!rounds) return [];
    const earned = state.ledger.some(
      (e) => e.nation === nationOf(id) && e.reason === 'special' && e.event === line.event,
    );
    const open = state.step !== 'over' && rounds[1] >= state.round;
    return [{ event: line.event, points: line.points, rounds, by: line.by ?? [], earned, open }];
  });
