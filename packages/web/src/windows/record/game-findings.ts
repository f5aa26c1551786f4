import { type NationId, nationId, present, type Seat, type SeenHistory } from '@bretwalda/engine';
import { nationsOf } from '@bretwalda/engine/queries';
import { battleDice } from './dice-statistics.ts';
import type { NationScore, ScoreSheet } from './score-sheet.ts';

export interface TurningPoint {
  readonly round: number;
  readonly seat: Seat;
  readonly points: number;
}

/** The round in which the winner gained most on whoever came second. */
export function turningPoint({ rounds, seats }: ScoreSheet): TurningPoint | null {
  const [winner, second] = seats;
  if (!winner || !second) return null;
  const gains = rounds.map((round, i) => ({
    round,
    points: winner.byRound[i] ?? 0,
    gain: (winner.byRound[i] ?? 0) - (second.byRound[i] ?? 0),
  }));
  const best = gains.reduce((a, b) => (b.gain > a.gain ? b : a));
  return best.gain > 0 ? { round: best.round, seat: winner.seat, points: best.points } : null;
}

/** The nation that did best against what such a nation usually makes. */
export function bestNation({ seats }: ScoreSheet): NationScore | null {
  const nations = seats.flatMap((seat) => seat.nations).filter(({ aim, total }) => aim > 0 || total > 0);
  if (nations.length === 0) return null;
  return nations.reduce((a, b) => (b.total - b.aim > a.total - a.aim ? b : a));
}

export interface Luck {
  readonly dice: number;
  readonly mean: number;
  /** How far the mean lies from three and a half, as a share. */
  readonly off: number;
}

const FAIR = 3.5;

/** All battle dice of some nations, or of everybody. */
export function diceLuck(history: SeenHistory, own: readonly NationId[] | null): Luck | null {
  let dice = 0;
  let pips = 0;
  for (const { nation, die } of battleDice(history)) {
    if (own && !own.includes(nation)) continue;
    dice++;
    pips += die;
  }
  return dice === 0 ? null : { dice, mean: pips / dice, off: pips / dice / FAIR - 1 };
}

export const nationsOfSeat = (history: SeenHistory, seat: Seat): readonly NationId[] =>
  nationsOf(present(history), seat).map(nationId);
