import { type AreaId, areaId, type GameState, type NationId, NOBODY, nationId } from '@bretwalda/engine';
import { AREAS, armiesIn, isSea, stepsFrom } from '@bretwalda/engine/queries';
import { Maximize, Minus, Plus } from 'lucide-react';
import { memo, type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { settings } from '../base/settings.ts';
import { Store, useStore } from '../base/store.ts';
import { populationLayer, stackingLayer } from '../facts/map-layers.ts';
import { useText } from '../language/language.ts';
import { Board } from '../map/Board.tsx';
import type { AreaHighlight, BoardHandle } from '../map/board-types.ts';
import { useScene, useSession } from '../session/context.ts';
import { goingFrom } from '../session/picking.ts';
import { piecesOf } from '../session/pieces.ts';
import { IconButton } from '../ui/Button.tsx';
import { AreaTip } from './AreaTip.tsx';
import { LayerChoice, LayerNote, Legend, layerNation } from './LayerControls.tsx';
import styles from './MapFrame.module.css';
import { Notices } from './Notices.tsx';
import { columnsToCome, pointsIn } from './points-layer.ts';
import { RefusalCard } from './RefusalCard.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { StackInHand } from './StackInHand.tsx';
import { useAreaDescription } from './use-area-description.ts';
import { useOffersAhead } from './use-offers-ahead.ts';

interface MapFrameProps {
  /** Height of the sheet that covers the lower part of the map on a phone, in pixels. */
  readonly covered: number;
  readonly onInspect: (area: AreaId) => void;
  readonly onRule: (rule: string) => void;
}

/** The area under the pointer, and where the pointer is. */
interface Hover {
  readonly area: AreaId;
  readonly x: number;
  readonly y: number;
}

/** The board with what floats above it. */
export function MapFrame({ covered, onInspect, onRule }: MapFrameProps) {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const selection = useScene((s) => s.selection);
  const focus = useScene((s) => s.focus);
  const layer = useScene((s) => s.layer);
  const travels = useScene((s) => s.travels);
  const gains = useScene((s) => s.gains);
  const reviewing = useScene((s) => s.review !== null);
  useScene((s) => s.from);
  useScene(() => session.mayDecide);
  const motion = useStore(settings, (s) => s.motion);
  const board = useRef<BoardHandle>(null);
  const [hover] = useState(() => new Store<Hover | null>(null));
  const frame = useRef<HTMLDivElement>(null);

  const mover = session.mayDecide && state.pending?.kind === 'move' ? state.nation : NOBODY;
  const last = useRef<ReturnType<typeof piecesOf>>([]);
  const pieces = useMemo(() => {
    last.current = piecesOf(state, mover, last.current);
    return last.current;
  }, [state, mover]);
  const area = selection?.area;
  const selected = useMemo(
    () => (area === undefined || mover === NOBODY ? null : { area, nation: nationId(mover) }),
    [area, mover],
  );

  useOffersAhead(state, mover !== NOBODY);
  const refused = useScene((s) => s.refusal?.violation);
  const offers = session.offers;
  const picking = useScene(() => session.picking);
  const picks = useMemo(
    () => picking && { nation: nationId(picking.nation), counts: goingFrom(picking) },
    [picking],
  );
  const highlights = useMemo(() => {
    const all = new Map<AreaId, AreaHighlight>([...offers].map(([area, offer]) => [area, offer.mark]));
    for (const area of session.battleAreas) if (!all.has(area)) all.set(area, 'battle');
    for (const area of picks?.counts.keys() ?? []) if (!all.has(area)) all.set(area, 'chosen');
    if (refused?.code === 'end-stacking') for (const area of refused.details.areas) all.set(area, 'over');
    return all;
  }, [offers, picks, session.battleAreas, refused]);

  const shown = useDeferredValue(layer);
  const layered = layerNation(session, state.nation);
  const [column, setColumn] = useState<string | null>(null);
  const numbers = useMemo(() => {
    if (shown === 'moves' || layered === null) return null;
    if (shown === 'points')
      return pointsIn(
        state,
        layered,
        columnsToCome(state, layered).find(({ key }) => key === column),
      );
    return shown === 'population' ? populationLayer(state, layered) : stackingLayer(state, layered);
  }, [shown, state, layered, column]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn, not for each move
  const view = useMemo(() => openingView(state), [state.round, state.nation]);
  const insets = useMemo(() => ({ top: 56, right: 56, bottom: covered, left: 0 }), [covered]);
  const label = useAreaDescription();
  const onPick = useCallback(
    (area: AreaId, nation: NationId | null) => session.pick(area, nation),
    [session],
  );
  const onHover = useCallback(
    (area: AreaId | null, at: { readonly x: number; readonly y: number } | null) => {
      const before = hover.get();
      if (!area || !at) hover.set(null);
      else if (area !== before?.area || at.x !== before.x || at.y !== before.y) hover.set({ area, ...at });
    },
    [hover],
  );
  const onFocus = useCallback((area: AreaId | null) => session.focus(area), [session]);

  return (
    <div ref={frame} className={styles.frame}>
      <Board
        ref={board}
        pieces={pieces}
        selected={selected}
        picks={picks}
        highlights={highlights}
        numbers={numbers}
        focus={focus}
        names={t.names.areas}
        leaders={t.names.leaders}
        label={label}
        onPick={onPick}
        onHover={onHover}
        onInspect={onInspect}
        onFocus={onFocus}
        motion={motion}
        travels={travels}
        gains={gains}
        view={view}
        insets={insets}
      />
      <div className={styles.upper}>
        <LayerChoice />
        {numbers && layered && <LayerNote nation={layered} column={column} onColumn={setColumn} />}
        <Legend />
      </div>
      <Zoom board={board} />
      <div className={styles.notices}>
        <Notices />
      </div>
      <div className={styles.float} style={{ bottom: covered + 12 }}>
        <RefusalCard onRule={onRule} />
      </div>
      <StackInHand frame={frame} />
      {reviewing && (
        <div className={styles.review}>
          <ReviewBar />
        </div>
      )}
      <PointerTip hover={hover} />
    </div>
  );
}

/** The note beside the pointer. It goes with every move of the mouse, and nothing else is drawn anew with it. */
function PointerTip({ hover }: { readonly hover: Store<Hover | null> }) {
  const shown = useStore(hover);
  return shown && <AreaTip {...shown} className={styles.tip} />;
}

const Zoom = memo(function Zoom({ board }: { readonly board: RefObject<BoardHandle | null> }) {
  const t = useText();
  return (
    <div className={styles.zoom}>
      <IconButton icon={<Plus size={18} />} label={t.game.zoomIn} onClick={() => board.current?.zoomIn()} />
      <IconButton
        icon={<Minus size={18} />}
        label={t.game.zoomOut}
        onClick={() => board.current?.zoomOut()}
      />
      <IconButton
        icon={<Maximize size={18} />}
        label={t.game.wholeMap}
        onClick={() => board.current?.fit()}
      />
    </div>
  );
});

/** A turn opens on the acting nation's part of the island and what lies next to it, not on the whole map. */
function openingView(state: GameState) {
  if (state.nation < 0) return null;
  const own = AREAS.filter((area) => armiesIn(state, state.nation, area) > 0);
  const near = own.flatMap((area) => [area, ...stepsFrom(area)]).filter((area) => !isSea(area));
  if (near.length === 0) return null;
  return { areas: [...new Set(near)].map(areaId), key: `${state.round}.${state.nation}` };
}
