import { type GameState, type NationId, nationId, type Seat } from '@bretwalda/engine';
import { FIRST_SEAT, nationsOf } from '@bretwalda/engine/queries';
import { useDeferredValue, useMemo, useState } from 'react';
import type { AreaNumbers } from '../facts/area-numbers.ts';
import { populationLayer, stackingLayer } from '../facts/map-layers.ts';
import { useScene } from '../session/context.ts';
import { columnsToCome, pointsIn } from './points-layer.ts';

interface LayerNumbers {
  /** Null: the map shows highlights, not numbers. */
  readonly numbers: AreaNumbers | null;
  /** Whose numbers they are. */
  readonly nation: NationId | null;
  /** The column of the card that is shown; null: what counts next. */
  readonly column: string | null;
  readonly setColumn: (column: string) => void;
}

/** The numbers of the chosen map layer. */
export function useLayerNumbers(): LayerNumbers {
  const state = useScene((s) => s.state);
  const viewer = useScene((s) => s.viewer);
  const layer = useDeferredValue(useScene((s) => s.layer));
  const nation = layerNation(state, viewer);
  const [column, setColumn] = useState<string | null>(null);
  const numbers = useMemo(() => {
    if (layer === 'moves' || nation === null) return null;
    if (layer === 'population') return populationLayer(state, nation);
    if (layer === 'stacking') return stackingLayer(state, nation);
    const shown = columnsToCome(state, nation).find(({ key }) => key === column);
    return pointsIn(state, nation, shown);
  }, [layer, state, nation, column]);
  return { numbers, nation, column, setColumn };
}

/** Layers show the acting nation; between turns the first nation of the person at the screen. */
function layerNation(state: GameState, viewer: Seat | null): NationId | null {
  if (state.nation >= 0) return nationId(state.nation);
  const [own] = nationsOf(state, viewer ?? FIRST_SEAT);
  return own === undefined ? null : nationId(own);
}
