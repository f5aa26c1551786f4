import { type GameState, outcome, type Seat } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import type { Text } from '../../language/language.ts';
import { playerName } from './player-labels.ts';
import { type ScoreSheet, scoreSheet } from './score-sheet.ts';

/** Who has won a finished game, and by how much. Only a single person is called "you". */
export const howItEnded = (
  t: Text,
  state: GameState,
  players: readonly Player[],
  viewer: Seat | null,
): string => winnersTold(t, outcome(state).winners, scoreSheet(state), players, viewer);

/** The same, where others than the rules say who has won. */
export function winnersTold(
  t: Text,
  winners: readonly Seat[],
  { seats }: ScoreSheet,
  players: readonly Player[],
  viewer: Seat | null,
): string {
  const names = winners.map((seat) => playerName(t, players, seat, viewer));
  if (winners.length > 1) return t.record.end.shared(t.names.list(names));
  const by = (seats[0]?.total ?? 0) - (seats[1]?.total ?? 0);
  return winners[0] === viewer ? t.record.end.youWin(by) : t.record.end.wins(names[0] ?? '', by);
}
