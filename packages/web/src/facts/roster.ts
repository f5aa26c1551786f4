import type { GameState, NationId } from '@bretwalda/engine';
import { roster } from '@bretwalda/engine/queries';

/** The nation before or after this one, wrapping around. */
export function neighbourNation(state: GameState, id: NationId, step: 1 | -1): NationId {
  const all = roster(state);
  const at = all.indexOf(id);
  return all[(at + step + all.length) % all.length] ?? id;
}
