import { type GameState, nationId } from '@bretwalda/engine';
import type { Stack } from '../map/board-types.ts';
import { isEmpty, type Selection } from '../session/selection.ts';

/** The chosen armies as one stack, as if taken up from the board; null: nobody is chosen. */
export function stackInHand(state: GameState, selection: Selection | null): Stack | null {
  if (selection === null || isEmpty(selection) || state.nation < 0) return null;
  const chosen = (unit: 'infantry' | 'cavalry') =>
    selection.picks.reduce((sum, pick) => (pick.unit === unit ? sum + pick.chosen : sum), 0);
  return {
    nation: nationId(state.nation),
    infantry: chosen('infantry'),
    cavalry: chosen('cavalry'),
    leader: selection.leader === true ? (state.leaders[state.nation]?.id ?? null) : null,
    badge: 'all',
    raiders: false,
    overlord: null,
  };
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Distance from the pointer; it is a little smaller than on the board, so that it is not taken for a stack there. */
const GAP = 6;
export const HAND_SCALE = 0.85;
export const HAND_HEIGHT = 40 * HAND_SCALE;
export const widthInHand = ({ infantry, cavalry, leader }: Stack): number =>
  HAND_SCALE * (40 + (infantry > 0 && cavalry > 0 ? 20 : 0) + (leader !== null ? 22 : 0));

/** Beside the pointer, away from the middle of the map, where the note about the area is. */
export function spotByPointer(
  at: Spot,
  frame: { readonly width: number; readonly height: number },
  width: number,
): Spot {
  return {
    left: at.left > frame.width / 2 ? at.left + GAP : at.left - GAP - width,
    top: at.top > frame.height / 2 ? at.top + GAP : at.top - GAP - HAND_HEIGHT,
  };
}
