import type { AreaId } from '@bretwalda/engine';
import { type Box, isWater, type Label, outline } from './geometry.ts';

/** How a name is written at a zoom, in units of the sheet. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  readonly leading: number;
  readonly w: number;
  readonly h: number;
}

/** Below this zoom areas have no names. */
export const NAMES_FROM = 0.7;
const CLOSE = 1.4;
/** Mean width of a letter of the name fonts, with its spacing, in parts of the size. */
const LETTER = { land: 0.6, sea: 0.52 } as const;

/** Size of an area's name in pixels: 15 to 17, up to 20 when zoomed in. */
function namePixels(label: Label, zoom: number): number {
  if (zoom < CLOSE) return Math.min(17, Math.max(15, label.size * zoom));
  return Math.min(20, 17 + (zoom - CLOSE) * 5);
}

/** Splits a name into two lines of about the same length. */
export function inTwo(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length < 2) return [name];
  const cuts = words.slice(1).map((_, index) => index + 1);
  const longest = (cut: number) =>
    Math.max(words.slice(0, cut).join(' ').length, words.slice(cut).join(' ').length);
  const cut = cuts.reduce((best, at) => (longest(at) < longest(best) ? at : best));
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

function lettering(lines: readonly string[], size: number, letter: number, spread: number): Lettering {
  const leading = size * spread;
  const w = Math.max(...lines.map((line) => line.length)) * size * letter;
  return { lines, size, leading, w, h: size * 0.78 + (lines.length - 1) * leading };
}

/** The name of an area at a zoom; null where it is left out. */
export function letter(area: AreaId, name: string, zoom: number): Lettering | null {
  const { label } = outline(area);
  if (isWater(area)) {
    const split = label.lines.length > 1 || zoom < NAMES_FROM;
    const size = Math.min(30 / zoom, Math.max(15 / zoom, label.size));
    return lettering(split ? inTwo(name) : [name], size, LETTER.sea, 1.05);
  }
  if (zoom < NAMES_FROM) return null;
  const lines = label.lines.length > 1 ? inTwo(name) : [name];
  return lettering(lines, namePixels(label, zoom) / zoom, LETTER.land, 0.98);
}

/** The boxes that a name covers; a slanting name is a row of small boxes. */
export function nameBoxes(area: AreaId, { w, h }: Lettering): readonly Box[] {
  const { x, y, angle } = outline(area).label;
  if (isWater(area)) {
    // Including the ring that may surround it.
    const [dx, dy] = [w / 2 + h * 0.4, h / 2 + h * 0.4];
    return [[x - dx, y - dy, x + dx, y + dy]];
  }
  if (angle === undefined) return [[x - w / 2, y - h / 2, x + w / 2, y + h / 2]];
  const turn = (angle * Math.PI) / 180;
  const count = 9;
  return Array.from({ length: count }, (_, i) => {
    const along = (i / (count - 1) - 0.5) * (w - h);
    const cx = x + along * Math.cos(turn);
    const cy = y + along * Math.sin(turn);
    return [cx - h / 2, cy - h / 2, cx + h / 2, cy + h / 2] as const;
  });
}
