import { type AreaId, areaOf } from '@bretwalda/engine';
import { DIFFICULT, isSea } from '@bretwalda/engine/queries';
import { useCallback } from 'react';
import { useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { highlightWords, unitsIn } from './area-words.ts';

/** What a screen reader says of an area: name, terrain, units, and what can be done there. */
export function useAreaDescription(): (area: AreaId) => string {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const selection = useScene((s) => s.selection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offers change with the selection
  return useCallback(
    (area) => {
      const at = areaOf(area);
      const offer = session.offers.get(area);
      const units = unitsIn(t, state, area);
      return [
        t.names.areas(area),
        ...(isSea(at) ? [] : [t.names.terrain(DIFFICULT[at] ? 'difficult' : 'clear')]),
        units.length > 0 ? units.join('; ') : t.game.empty,
        ...(offer ? [highlightWords(t, state, offer.highlight)] : []),
        ...(offer?.violation ? [t.refusals(offer.violation).text] : []),
      ].join('. ');
    },
    [t, session, state, selection],
  );
}
