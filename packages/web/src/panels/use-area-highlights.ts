import { type AreaId, nationId } from '@bretwalda/engine';
import { useMemo } from 'react';
import type { AreaHighlight, BoardProps } from '../map/board-types.ts';
import { useScene, useSession } from '../session/context.ts';
import { goingFrom } from '../session/picking.ts';

/** What may be done where, and how many pieces are picked in each area. */
export function useAreaHighlights(): Pick<BoardProps, 'highlights' | 'picks'> {
  const session = useSession();
  useScene((s) => s.state);
  useScene((s) => s.selection);
  useScene((s) => s.from);
  useScene(() => session.mayDecide);
  const refused = useScene((s) => s.refusal?.violation);
  const picking = useScene(() => session.picking);
  const picks = useMemo(
    () => picking && { nation: nationId(picking.nation), counts: goingFrom(picking) },
    [picking],
  );
  const { offers, battleAreas } = session;
  const highlights = useMemo(() => {
    const all = new Map<AreaId, AreaHighlight>([...offers].map(([area, offer]) => [area, offer.highlight]));
    for (const area of battleAreas) if (!all.has(area)) all.set(area, 'battle');
    for (const area of picks?.counts.keys() ?? []) if (!all.has(area)) all.set(area, 'chosen');
    if (refused?.code === 'end-stacking') for (const area of refused.details.areas) all.set(area, 'over');
    return all;
  }, [offers, picks, battleAreas, refused]);
  return { highlights, picks };
}
