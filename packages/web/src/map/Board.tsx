import type { AreaId } from '@bretwalda/engine';
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type Ref,
  useId,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useText } from '../language/language.ts';
import { useAfterPaint } from '../ui/use-after-paint.ts';
import { AreaClips, AreaHighlights, FocusEdge, HighlightPatterns } from './AreaHighlights.tsx';
import { areaInDirection, type Direction, nearestLand } from './area-directions.ts';
import style from './Board.module.css';
import type { BoardHandle, BoardProps } from './board-types.ts';
import { NO_INSETS } from './camera.ts';
import { Gains } from './Gains.tsx';
import { MiniMap, miniMapCorner } from './MiniMap.tsx';
import { ChosenHalo, PickedLayer, SwordsLayer } from './SelectionLayers.tsx';
import { seaSpots } from './sea-names.ts';
import { LandNames, SeaNames } from './sheet/MapNames.tsx';
import { LowerSheet, UpperSheet } from './sheet/Sheet.tsx';
import { TokensLayer } from './TokensLayer.tsx';
import { Travels } from './Travels.tsx';
import { isCalm, useCamera, ZOOM_STEP } from './use-camera.ts';
import { usePiecesIn } from './use-pieces-in.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface SpokenProps {
  readonly area: AreaId | null;
  readonly label: (area: AreaId) => string;
}

interface Props extends BoardProps {
  readonly ref?: Ref<BoardHandle>;
}

/** Says where the keyboard is, as soon as the eye has its picture. */
const Spoken = memo(function Spoken({ area, label }: SpokenProps) {
  const now = useMemo(() => ({ area, label }), [area, label]);
  const said = useAfterPaint(now, now);
  return (
    <div className="hidden-text" aria-live="polite">
      {said.area === null ? '' : said.label(said.area)}
    </div>
  );
});

/** The map with everything on it. It knows no rules: it draws what it is given and says what was touched. */
export function Board(props: Props) {
  const {
    pieces,
    selected,
    picks,
    highlights,
    numbers,
    focus,
    names,
    leaders,
    label,
    motion,
    travels,
    gains,
    insets = NO_INSETS,
  } = props;
  const t = useText();
  const keysId = useId();
  const { control, board, sheets, hover } = useCamera(props);
  const camera = useSyncExternalStore(control.subscribe, control.get);
  const { k } = camera;
  const drawn = { k, names, leaders };
  const piecesIn = usePiecesIn(pieces);
  const still = motion === 'off' ? '' : undefined;

  const spots = useMemo(
    () =>
      seaSpots(names, {
        camera,
        size: control.getSize(),
        free: insets,
        corner: miniMapCorner(),
      }),
    [names, camera, control, insets],
  );

  // Whoever goes on with the mouse needs no ring round the map.
  const hideRing = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.dataset.mouse = '';
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    delete event.currentTarget.dataset.mouse;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!handleKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handleKey = (key: string): boolean => {
    const direction = ARROWS[key];
    const smooth = isCalm(motion);
    if (direction !== undefined) {
      const next = focus === null ? startArea() : areaInDirection(focus, direction);
      if (next !== null) props.onFocus(next);
    } else if ((key === 'Enter' || key === ' ') && focus !== null) props.onPick(focus, null);
    else if (key === '+' || key === '=') control.step(ZOOM_STEP, smooth);
    else if (key === '-') control.step(1 / ZOOM_STEP, smooth);
    else if (key === '0') control.fit(smooth);
    else return false;
    return true;
  };

  const startArea = (): AreaId => {
    const { w, h } = control.getSize();
    return nearestLand(camera.x + w / 2 / k, camera.y + h / 2 / k);
  };

  return (
    <div className={style.board}>
      <div
        ref={board}
        className={style.view}
        role="application"
        aria-label={t.board.map}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is one widget, worked with the arrow keys
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={hideRing}
      >
        <div ref={sheets} className={style.sheets}>
          <svg className={style.sheet} aria-hidden="true">
            <LowerSheet />
          </svg>
          <svg className={style.highlights} aria-hidden="true">
            <AreaClips />
            <HighlightPatterns u={1 / k} />
            <AreaHighlights highlights={highlights} numbers={numbers} spots={spots} />
            <path ref={hover} className={style.hover} />
          </svg>
          <svg className={style.highlights} aria-hidden="true">
            <UpperSheet />
            <LandNames names={names} k={k} />
            <SeaNames spots={spots} />
          </svg>
          {/* Alone, so that a step from area to area or a turning halo paints nothing else. */}
          <svg className={style.highlights} aria-hidden="true" data-still={still}>
            <FocusEdge area={focus} spots={spots} />
            <ChosenHalo selected={selected} numbers={numbers} piecesIn={piecesIn} {...drawn} />
          </svg>
          <svg className={style.highlights} aria-hidden="true">
            <TokensLayer piecesIn={piecesIn} numbers={numbers} {...drawn} />
          </svg>
          {/* What comes and goes above the pieces leaves them as they are painted. */}
          <svg className={style.highlights} aria-hidden="true">
            <SwordsLayer highlights={highlights} numbers={numbers} piecesIn={piecesIn} {...drawn} />
            <PickedLayer picks={picks} piecesIn={piecesIn} numbers={numbers} {...drawn} />
            <Travels travels={travels} pieces={pieces} motion={motion} {...drawn} />
            <Gains gains={gains} pieces={pieces} motion={motion} {...drawn} />
          </svg>
        </div>
      </div>
      <p id={keysId} hidden>
        {t.board.keys}
      </p>
      <Spoken area={focus} label={label} />
      <MiniMap pieces={pieces} control={control} />
    </div>
  );
}
