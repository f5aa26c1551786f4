import type { AreaId } from '@bretwalda/engine';
import type { Ref } from 'react';
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../ui/use-after-paint.ts';
import { boxAround, boxOf } from './area-boxes.ts';
import type { BoardHandle, BoardProps } from './board-types.ts';
import { NO_INSETS, ZOOM_STEP } from './camera.ts';
import { CameraControl } from './camera-control.ts';
import { isWater, outline } from './geometry.ts';
import { type GestureEvents, Gestures } from './gestures.ts';
import { mayAnimate } from './motion.ts';

/** The newest value, for listeners that outlive a render. */
function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}

export interface BoardCamera {
  readonly control: CameraControl;
  readonly board: RefObject<HTMLDivElement | null>;
  /** Holds the layers of the map. */
  readonly layers: RefObject<HTMLDivElement | null>;
  /** Lights up the area under the pointer without drawing anything else again. */
  readonly hover: RefObject<SVGPathElement | null>;
}

/** The camera of a board with everything that moves it: resizing, gestures, the game and the keyboard. */
export function useCamera(props: BoardProps & { readonly ref?: Ref<BoardHandle> }): BoardCamera {
  const board = useRef<HTMLDivElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  const hover = useRef<SVGPathElement>(null);
  const { focus, view, insets = NO_INSETS } = props;
  const [control] = useState(() => new CameraControl());
  const latest = useLatest(props);
  const picked = useRef<AreaId | null>(null);

  useLayoutEffect(() => control.setInsets(insets), [control, insets]);

  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    control.attach(layers.current);
    const measure = () => control.resize({ w: element.clientWidth, h: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [control]);

  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    let lit: AreaId | null = null;
    const events: GestureEvents = {
      pick: ({ area, nation }) => {
        picked.current = area;
        latest.current.onPick(area, nation);
      },
      inspect: (area) => latest.current.onInspect(area),
      hover: (area, at) => {
        if (area !== lit)
          hover.current?.setAttribute('d', area === null || isWater(area) ? '' : outline(area).d);
        lit = area;
        latest.current.onHover(area, at);
      },
      isActive: ({ area, nation }) =>
        nation !== null ||
        latest.current.highlights.has(area) ||
        latest.current.pieces.some((entry) => entry.area === area && entry.stacks.length > 0),
      smooth: () => mayAnimate(latest.current.motion),
    };
    return new Gestures(element, control, events).listen();
  }, [control, latest]);

  const viewKey = view?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view moves when the key changes, not the list
  useEffect(() => {
    const wanted = latest.current.view;
    if (wanted !== null && wanted.areas.length > 0) {
      control.reveal(boxAround(wanted.areas), mayAnimate(latest.current.motion));
    }
  }, [control, latest, viewKey]);

  useEffect(() => {
    // An area that was just clicked is in sight already; round a chosen or arriving stack there should be more to see.
    const seen = focus === picked.current && latest.current.selected?.area !== focus;
    picked.current = null;
    if (focus === null || seen) return;
    return afterPaint(() => control.follow(boxOf(focus), mayAnimate(latest.current.motion)));
  }, [control, latest, focus]);

  useImperativeHandle(
    props.ref,
    () => ({
      zoomIn: () => control.step(ZOOM_STEP, mayAnimate(latest.current.motion)),
      zoomOut: () => control.step(1 / ZOOM_STEP, mayAnimate(latest.current.motion)),
      fit: () => control.fit(mayAnimate(latest.current.motion)),
      centre: (area) => control.centre(boxOf(area), mayAnimate(latest.current.motion)),
    }),
    [control, latest],
  );

  return { control, board, layers, hover };
}
