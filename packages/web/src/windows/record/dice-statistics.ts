import {
  type GameEvent,
  type NationId,
  nationOf,
  present,
  type Seat,
  type SeenHistory,
} from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Every die of a battle, and whose nation rolled it. */
export function* battleDice(
  history: SeenHistory,
): Generator<{ readonly nation: NationId; readonly die: number }> {
  let battle: EventOf<'battle-started'> | null = null;
  for (const event of history.events.flat()) {
    if (event.type === 'battle-started') battle = event;
    if (event.type !== 'battle-rolled' || !battle) continue;
    for (const side of ['attacker', 'defender'] as const) {
      const { infantry, cavalry, fort, burh } = event[side];
      for (const die of [...infantry, ...cavalry, ...fort, ...burh]) yield { nation: battle[side], die };
    }
  }
}

export interface DiceStatistics {
  readonly seat: Seat;
  readonly dice: number;
  readonly mean: number;
  /** How often each face came. */
  readonly faces: readonly number[];
  /** How often each should come. */
  readonly expected: number;
  /** How far the mean lies from three and a half, in standard deviations of so many dice. */
  readonly sigmas: number;
}

const FACES = 6;
const FAIR = (FACES + 1) / 2;
const DEVIATION = Math.sqrt((FACES * FACES - 1) / 12);

/** The dice of every player in battles. */
export function diceStatistics(history: SeenHistory): readonly DiceStatistics[] {
  const { owner } = present(history);
  const seats = scenario(history.config.scenario).groups.length;
  const faces = Array.from({ length: seats }, () => new Array<number>(FACES).fill(0));
  for (const { nation, die } of battleDice(history)) {
    const own = faces[owner[nationOf(nation)] ?? -1];
    if (own) own[die - 1] = (own[die - 1] ?? 0) + 1;
  }
  return faces.map((counts, seat) => statisticsOf(seat as Seat, counts));
}

function statisticsOf(seat: Seat, faces: readonly number[]): DiceStatistics {
  const dice = faces.reduce((sum, n) => sum + n, 0);
  const pips = faces.reduce((sum, n, i) => sum + n * (i + 1), 0);
  const mean = dice === 0 ? 0 : pips / dice;
  const sigmas = dice === 0 ? 0 : ((mean - FAIR) * Math.sqrt(dice)) / DEVIATION;
  return { seat, dice, mean, faces, expected: dice / FACES, sigmas };
}
