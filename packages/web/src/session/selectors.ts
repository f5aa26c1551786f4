import { type Action, type AreaId, areaId, type GameState, seatOfAction } from '@bretwalda/engine';
import { contestedAreas } from '@bretwalda/engine/queries';
import { memo } from '../base/memo.ts';
import { legalIn } from '../facts/legal.ts';
import { type Offers, offersFor } from './offers.ts';
import { type Picking, pickingOf } from './picking.ts';
import type { Scene } from './scene.ts';
import { mayDecide } from './step.ts';

const NO_OFFERS: Offers = new Map();

/** What follows from a scene. Everything on the screen asks this with every change, so answers are remembered. */
export interface Selectors {
  /** Does the person at the screen decide now? */
  mayDecide(scene: Scene): boolean;
  /** The legal actions of the person at the screen. */
  actions(scene: Scene): readonly Action[];
  /** The choice of pieces that go together; null where none is asked for (UI-67). */
  picking(scene: Scene): Picking | null;
  /** What every area offers. */
  offers(scene: Scene): Offers;
  /** Areas where a battle waits or is being fought. */
  battleAreas(scene: Scene): readonly AreaId[];
}

/** One set for each session: two games must not forget each other's answers. */
export function createSelectors(): Selectors {
  const decides = memo(mayDecide);
  const pickingIn = memo(pickingOf);
  const offersIn = memo(offersFor);
  const battlesIn = memo((state: GameState) => contestedAreas(state).map(areaId));
  const actions = ({ state, viewer }: Scene) =>
    state.pending?.kind === 'vote'
      ? legalIn(state).filter((action) => seatOfAction(state, action) === viewer)
      : legalIn(state);
  const picking = (scene: Scene) => (decides(scene) ? pickingIn(scene.state, scene.picks) : null);
  return {
    mayDecide: decides,
    actions: (scene) => (decides(scene) ? actions(scene) : []),
    picking,
    offers(scene) {
      const picked = picking(scene);
      if (!decides(scene) || picked?.left === 0) return NO_OFFERS;
      return offersIn(picked?.state ?? scene.state, scene.selection, scene.from);
    },
    battleAreas: ({ state }) => battlesIn(state),
  };
}
