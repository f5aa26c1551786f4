import type { Text } from '../../language/language.ts';
import type { SeatNames } from './game-draft.ts';

/** The names of players who did not choose one. */
export const seatNames = (t: Text): SeatNames => ({
  you: t.start.you,
  player: t.names.player,
  computers: t.start.computers,
});
