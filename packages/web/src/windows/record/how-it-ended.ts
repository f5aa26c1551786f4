import type { Seat } from '@bretwalda/engine';
import { type GameState, outcome } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import type { Text } from '../../language/language.ts';
import { playerName } from './player-labels.ts';
import { scoreSheet } from './score-sheet.ts';

/** Who has won a finished game, and by how much. Only a single person is called "you". */
export function howItEnded(
  t: Text,
  state: GameState,
  players: readonly Player[],
  viewer: Seat | null,
): string {
  const { winners } = outcome(state);
  const names = winners.map((seat) => playerName(t, players, seat, viewer));
  if (winners.length > 1) return t.record.end.shared(t.names.list(names));
  const [first, second] = scoreSheet(state).seats;
  const by = (first?.total ?? 0) - (second?.total ?? 0);
  return winners[0] === viewer ? t.record.end.youWin(by) : t.record.end.wins(names[0] ?? '', by);
}
