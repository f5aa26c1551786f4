import type { AreaId, LeaderId } from '@bretwalda/engine';
import {
  type KeyboardEvent,
  memo,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useText } from '../text/index.ts';
import style from './Board.module.css';
import { NO_INSETS } from './camera.ts';
import { CameraControl } from './control.ts';
import { type Box, isWater, LANDS, outline, WATERS } from './geometry.ts';
import { type GestureEvents, Gestures } from './gestures.ts';
import { type Direction, nearest, step } from './keys.ts';
import { AreaClips, FocusEdge, MarkPatterns, Marks } from './Marks.tsx';
import { MiniMap, miniMapCorner } from './MiniMap.tsx';
import { AreaTokens } from './Pieces.tsx';
import { seaSpots } from './seas.ts';
import { LandNames, SeaNames } from './sheet/Names.tsx';
import { LowerSheet, UpperSheet } from './sheet/Sheet.tsx';
import { Travels } from './Travels.tsx';
import type { AreaPieces, BoardHandle, BoardProps, Figure, Mark } from './types.ts';

const ZOOM_STEP = 1.4;
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The part of the sheet that shows an area; of a sea, its name and first places. */
function boxOf(area: AreaId): Box {
  const { box, label, slots } = outline(area);
  if (!isWater(area)) return box;
  const xs = [label.x - label.w / 2, label.x + label.w / 2, ...slots.slice(0, 4).map(([x]) => x)];
  const ys = [label.y - 20, label.y + 20, ...slots.slice(0, 4).map(([, y]) => y)];
  return [Math.min(...xs) - 20, Math.min(...ys) - 20, Math.max(...xs) + 20, Math.max(...ys) + 20];
}

export function boxAround(areas: readonly AreaId[]): Box {
  const boxes = areas.map(boxOf);
  const margin = 18;
  return [
    Math.min(...boxes.map((box) => box[0])) - margin,
    Math.min(...boxes.map((box) => box[1])) - margin,
    Math.max(...boxes.map((box) => box[2])) + margin,
    Math.max(...boxes.map((box) => box[3])) + margin,
  ];
}

const EMPTY: readonly AreaPieces[] = [...WATERS, ...LANDS].map((area) => ({
  area,
  stacks: [],
  fort: 'none',
  burh: false,
}));

interface TokensLayerProps {
  readonly pieces: readonly AreaPieces[];
  readonly marks: ReadonlyMap<AreaId, Mark>;
  readonly figures: ReadonlyMap<AreaId, Figure> | null;
  readonly k: number;
  readonly names: (area: AreaId) => string;
  readonly leaders: (leader: LeaderId) => string;
}

const TokensLayer = memo(function TokensLayer({ pieces, marks, figures, ...rest }: TokensLayerProps) {
  const given = new Map(pieces.map((entry) => [entry.area, entry]));
  return EMPTY.map((empty) => (
    <AreaTokens
      key={empty.area}
      pieces={given.get(empty.area) ?? empty}
      mark={marks.get(empty.area)}
      figure={figures?.get(empty.area)}
      {...rest}
    />
  ));
});

const isCalm = (motion: BoardProps['motion']): boolean =>
  motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The newest value, for listeners that live longer than a render. */
function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}

interface Props extends BoardProps {
  readonly ref?: Ref<BoardHandle>;
}

/** The map with everything on it. It knows no rules: it draws what it is given and says what was touched. */
export function Board(props: Props) {
  const {
    pieces,
    marks,
    figures,
    focus,
    names,
    leaders,
    label,
    motion,
    travels,
    view,
    insets = NO_INSETS,
  } = props;
  const t = useText();
  const [control] = useState(() => new CameraControl());
  const board = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const hover = useRef<SVGPathElement>(null);
  const latest = useLatest(props);
  const camera = useSyncExternalStore(control.subscribe, control.get);
  const { k } = camera;

  useLayoutEffect(() => control.setInsets(insets), [control, insets]);

  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    control.attach(sheets.current);
    const measure = () => control.resize({ w: element.clientWidth, h: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [control]);

  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    const events: GestureEvents = {
      pick: ({ area, nation }) => latest.current.onPick(area, nation),
      inspect: (area) => latest.current.onInspect(area),
      hover: (area, at) => {
        hover.current?.setAttribute('d', area === null || isWater(area) ? '' : outline(area).d);
        latest.current.onHover(area, at);
      },
      isActive: ({ area, nation }) =>
        nation !== null ||
        latest.current.marks.has(area) ||
        latest.current.pieces.some((entry) => entry.area === area && entry.stacks.length > 0),
      smooth: () => isCalm(latest.current.motion),
    };
    return new Gestures(element, control, events).listen();
  }, [control, latest]);

  const viewKey = view?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view moves when the key changes, not the list
  useEffect(() => {
    const wanted = latest.current.view;
    if (wanted !== null && wanted.areas.length > 0) {
      control.reveal(boxAround(wanted.areas), isCalm(latest.current.motion));
    }
  }, [control, latest, viewKey]);

  useEffect(() => {
    if (focus !== null) control.follow(boxOf(focus), isCalm(latest.current.motion));
  }, [control, latest, focus]);

  useImperativeHandle(
    props.ref,
    () => ({
      zoomIn: () => control.step(ZOOM_STEP, isCalm(latest.current.motion)),
      zoomOut: () => control.step(1 / ZOOM_STEP, isCalm(latest.current.motion)),
      fit: () => control.fit(isCalm(latest.current.motion)),
      centre: (area) => control.centre(boxOf(area), isCalm(latest.current.motion)),
    }),
    [control, latest],
  );

  const spots = useMemo(
    () => seaSpots(names, { camera, size: control.getSize(), free: insets, corner: miniMapCorner() }),
    [names, camera, control, insets],
  );

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!handleKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handleKey = (key: string): boolean => {
    const direction = ARROWS[key];
    const smooth = isCalm(motion);
    if (direction !== undefined) {
      const next = focus === null ? startArea() : step(focus, direction);
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
    return nearest(camera.x + w / 2 / k, camera.y + h / 2 / k);
  };

  return (
    <div className={style.board}>
      <div
        ref={board}
        className={style.view}
        role="application"
        aria-label={t.board.map}
        aria-describedby="board-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is one widget, worked with the arrow keys
        tabIndex={0}
        onKeyDown={press}
      >
        <div ref={sheets} className={style.sheets}>
          <svg className={style.sheet} aria-hidden="true">
            <LowerSheet />
          </svg>
          <svg className={style.marks} aria-hidden="true">
            <AreaClips />
            <MarkPatterns u={1 / k} />
            <Marks marks={marks} figures={figures} spots={spots} />
          </svg>
          <svg className={style.marks} aria-hidden="true">
            <path ref={hover} className={style.hover} />
            <UpperSheet />
            <LandNames names={names} k={k} />
            <SeaNames spots={spots} />
          </svg>
          <svg className={style.marks} aria-hidden="true" data-still={motion === 'off' ? '' : undefined}>
            {focus !== null && <FocusEdge area={focus} spots={spots} />}
            <TokensLayer
              pieces={pieces}
              marks={marks}
              figures={figures}
              k={k}
              names={names}
              leaders={leaders}
            />
            <Travels
              travels={travels}
              pieces={pieces}
              motion={motion}
              k={k}
              names={names}
              leaders={leaders}
            />
          </svg>
        </div>
      </div>
      <p id="board-keys" hidden>
        {t.board.keys}
      </p>
      <div className="hidden-text" aria-live="polite">
        {focus === null ? '' : label(focus)}
      </div>
      <MiniMap pieces={pieces} control={control} />
    </div>
  );
}
