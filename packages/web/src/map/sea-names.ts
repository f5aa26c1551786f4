import type { AreaId, SeaId } from '@bretwalda/engine';
import type { Insets } from './board-types.ts';
import { type Camera, type Size, sees } from './camera.ts';
import { type Box, GEOMETRY, type Point, WATERS } from './geometry.ts';
import { type Lettering, letter } from './lettering.ts';

/** A sea's name and where it stands. */
export interface SeaSpot {
  readonly text: Lettering;
  readonly x: number;
  readonly y: number;
}

export type SeaSpots = Readonly<Record<SeaId, SeaSpot>>;

/** What is seen of the sheet, and what of that is free. */
export interface View {
  readonly camera: Camera;
  readonly size: Size;
  readonly free: Insets;
  /** Pixels of the bottom right corner that the small map covers. */
  readonly corner: Size;
}

const boxAt = ([x, y]: Point, { w, h }: Lettering): Box => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];

function canSee({ camera, size, free, corner }: View, point: Point, text: Lettering): boolean {
  const box = boxAt(point, text);
  const right = (box[2] - camera.x) * camera.zoom;
  const bottom = (box[3] - camera.y) * camera.zoom;
  const covered = right > size.w - corner.w && bottom > size.h - corner.h;
  return !covered && sees(camera, box, size, free);
}

/** Free places are strips of this height on rows of this grid; a name of two lines needs two of them. */
const ROW = 30;
const STRIP = 40;

/** The free place in view that is nearest to the name's own. */
function slide(id: SeaId, home: Point, text: Lettering, view: View): Point {
  const { rooms } = GEOMETRY.sea[id];
  const need = text.w / 2 + text.size * 0.6;
  const wide = rooms.filter(([, , width]) => width >= need);
  const high = text.h + text.size * 0.5 > STRIP;
  let best = home;
  let least = Number.POSITIVE_INFINITY;
  for (const [x, row] of wide) {
    if (high && !wide.some((room) => room[0] === x && room[1] === row + ROW)) continue;
    const y = high ? row + ROW / 2 : row;
    const far = Math.hypot(x - home[0], y - home[1]);
    if (far < least && canSee(view, [x, y], text)) {
      least = far;
      best = [x, y];
    }
  }
  return best;
}

/** The names of seas move so as to stay in view. */
export function seaSpot(id: SeaId, name: string, view: View): SeaSpot {
  const { label } = GEOMETRY.sea[id];
  const text = letter(id, name, view.camera.zoom) as Lettering;
  const home: Point = [label.x, label.y];
  const [x, y] = view.size.w === 0 || canSee(view, home, text) ? home : slide(id, home, text, view);
  return { text, x, y };
}

export const seaSpots = (names: (area: AreaId) => string, view: View): SeaSpots =>
  Object.fromEntries(WATERS.map((id) => [id, seaSpot(id, names(id), view)])) as Record<SeaId, SeaSpot>;
