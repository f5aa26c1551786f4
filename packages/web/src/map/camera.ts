import type { Insets } from './board-types.ts';
import type { Box } from './geometry.ts';

/** What is seen of the sheet: the point at the top left corner, and pixels per unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** The sheet with its frame. */
export const SHEET: Box = [-26, -26, 1026, 1526];
export const MAX_ZOOM = 3.2;
/** How much nearer one press of a zoom button comes. */
export const ZOOM_STEP = 1.4;
/** Views of single areas zoom in no further than this. */
export const NEAR_ZOOM = 1.2;
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The zoom at which a box fills the free part of the view. */
export const fitZoom = ([x0, y0, x1, y1]: Box, size: Size, free: Insets): number =>
  Math.min(
    Math.max(40, size.w - free.left - free.right) / (x1 - x0),
    Math.max(40, size.h - free.top - free.bottom) / (y1 - y0),
  );

export const minZoom = (size: Size, free: Insets): number =>
  Math.min(fitZoom(SHEET, size, free), MAX_ZOOM / 2);

function clampAxis(at: number, zoom: number, low: number, high: number, from: number, to: number): number {
  const span = (to - from) / zoom;
  if (span >= high - low) return (low + high) / 2 - (from + to) / 2 / zoom;
  return within(at, low - from / zoom, high - to / zoom);
}

/** The nearest camera that keeps the sheet in the view. */
export function clampCamera(camera: Camera, size: Size, free: Insets): Camera {
  const zoom = within(camera.zoom, minZoom(size, free), MAX_ZOOM);
  return {
    zoom,
    x: clampAxis(camera.x, zoom, SHEET[0], SHEET[2], free.left, size.w - free.right),
    y: clampAxis(camera.y, zoom, SHEET[1], SHEET[3], free.top, size.h - free.bottom),
  };
}

/** Zooms so that the point of the sheet under a point of the view stays there. */
export function zoomAt(camera: Camera, zoom: number, px: number, py: number): Camera {
  return { zoom, x: camera.x + px / camera.zoom - px / zoom, y: camera.y + py / camera.zoom - py / zoom };
}

export function centreOn(box: Box, zoom: number, size: Size, free: Insets): Camera {
  const px = (free.left + size.w - free.right) / 2;
  const py = (free.top + size.h - free.bottom) / 2;
  return { zoom, x: (box[0] + box[2]) / 2 - px / zoom, y: (box[1] + box[3]) / 2 - py / zoom };
}

/** Whether a box lies in the free part of the view. */
export const sees = (camera: Camera, [x0, y0, x1, y1]: Box, size: Size, free: Insets): boolean =>
  (x0 - camera.x) * camera.zoom >= free.left &&
  (y0 - camera.y) * camera.zoom >= free.top &&
  (x1 - camera.x) * camera.zoom <= size.w - free.right &&
  (y1 - camera.y) * camera.zoom <= size.h - free.bottom;

/** A camera between two others, with even steps of zoom rather than of distance. */
export function between(a: Camera, b: Camera, t: number, size: Size): Camera {
  const zoom = a.zoom * (b.zoom / a.zoom) ** t;
  const middle = (c: Camera) => [c.x + size.w / 2 / c.zoom, c.y + size.h / 2 / c.zoom] as const;
  const [ax, ay] = middle(a);
  const [bx, by] = middle(b);
  return { zoom, x: ax + (bx - ax) * t - size.w / 2 / zoom, y: ay + (by - ay) * t - size.h / 2 / zoom };
}

export const viewBox = ({ x, y, zoom }: Camera, { w, h }: Size): string =>
  `${x.toFixed(2)} ${y.toFixed(2)} ${(w / zoom).toFixed(2)} ${(h / zoom).toFixed(2)}`;
