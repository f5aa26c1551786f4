import type { ScenarioId } from '@bretwalda/engine';
import type { Text } from '../../language/language.ts';
import type { SeatNames } from './game-draft.ts';

export const storyWords = (t: Text, id: ScenarioId): ReturnType<Text['scenarios']> => t.scenarios(id);

export const seatNames = (t: Text): SeatNames => ({
  you: t.start.you,
  player: t.names.player,
  computers: t.start.computers,
});
