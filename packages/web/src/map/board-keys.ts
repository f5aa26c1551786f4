import type { AreaId } from '@bretwalda/engine';
import type { KeyboardEvent } from 'react';
import { areaInDirection, type Direction, nearestLand } from './area-directions.ts';
import type { BoardProps } from './board-types.ts';
import { ZOOM_STEP } from './camera.ts';
import type { CameraControl } from './camera-control.ts';
import { mayAnimate } from './motion.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

type KeyProps = Pick<BoardProps, 'focus' | 'motion' | 'onFocus' | 'onPick'>;

/** Arrows go from area to area, Enter and space pick one, +, - and 0 zoom. Other keys are left to the page. */
export function pressBoardKey(
  event: KeyboardEvent<HTMLElement>,
  props: KeyProps,
  control: CameraControl,
): void {
  delete event.currentTarget.dataset.mouse;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!handleKey(event.key, props, control)) return;
  event.preventDefault();
  event.stopPropagation();
}

function handleKey(key: string, props: KeyProps, control: CameraControl): boolean {
  const { focus, motion, onFocus, onPick } = props;
  const direction = ARROWS[key];
  const smooth = mayAnimate(motion);
  if (direction !== undefined) {
    const next = focus === null ? middleArea(control) : areaInDirection(focus, direction);
    if (next !== null) onFocus(next);
  } else if ((key === 'Enter' || key === ' ') && focus !== null) onPick(focus, null);
  else if (key === '+' || key === '=') control.step(ZOOM_STEP, smooth);
  else if (key === '-') control.step(1 / ZOOM_STEP, smooth);
  else if (key === '0') control.fit(smooth);
  else return false;
  return true;
}

/** The land area in the middle of the view, where the keyboard begins. */
function middleArea(control: CameraControl): AreaId {
  const { x, y, zoom } = control.get();
  const { w, h } = control.getSize();
  return nearestLand(x + w / 2 / zoom, y + h / 2 / zoom);
}
