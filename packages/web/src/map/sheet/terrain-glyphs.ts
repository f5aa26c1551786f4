import type { Glyph } from '../geometry.ts';

/** A terrain glyph, drawn round 0, 0 with absolute commands (M, L, C, H, z) only. */
interface GlyphShapes {
  readonly fill: string;
  readonly shade: string;
  readonly line: string;
}

const SHAPES: Readonly<Record<Glyph, GlyphShapes>> = {
  mountain: {
    fill: 'M-8.5 4L-2 -6.6L.2 -4.2L2 -6L9 4z',
    shade: 'M-2 -6.6L-.6 -2.6L-1.8 .2L.8 4L9 4L2 -6L.2 -4.2z',
    line: 'M-8.5 4L-2 -6.6L.2 -4.2L2 -6L9 4M-2 -6.6L-.7 -2.8L-1.8 .2L.4 3.4',
  },
  hill: {
    fill: 'M-9 3.5C-6.5 -4 -1.6 -5 1.2 1.2C3 -2.6 6.4 -2.6 8.8 3.5z',
    shade: 'M-3 -3.2C-.6 -2.6 .6 -.4 1.2 1.2L2.2 3.5L-.6 3.5C-1 .6 -1.6 -1.4 -3 -3.2z',
    line: 'M-9 3.5C-6.5 -4 -1.6 -5 1.2 1.2M1.2 1.2C3 -2.6 6.4 -2.6 8.8 3.5',
  },
  marsh: {
    fill: '',
    shade: '',
    line: 'M-7 3H-1.5M.6 3H7M-4 5.2H3.5M-3.6 2.2C-4 -.2 -4.6 -1.6 -5.6 -2.8M-2.6 2.2C-2.6 -.8 -2.5 -2.6 -2.2 -4.4M-1.6 2.2C-1.2 .2 -.6 -1.2 .2 -2.2M3 2.2C2.9 .6 2.5 -.6 1.8 -1.6M3.8 2.2C3.9 -.4 4.2 -1.8 4.6 -3M4.6 2.2C5 .9 5.6 .1 6.4 -.6',
  },
};

type Spot = readonly [x: number, y: number, scale: number];

/** A glyph moved to its place by its numbers: hundreds of transforms would slow down every frame. */
function placed(sign: string, [x, y, scale]: Spot): string {
  return sign.replace(/([MLCH])([^MLCHz]*)/g, (_, command: string, numbers: string) => {
    const points = (numbers.match(/-?[\d.]+/g) ?? []).map((number, i) =>
      (Number(number) * scale + (command === 'H' || i % 2 === 0 ? x : y)).toFixed(1),
    );
    return command + points.join(' ');
  });
}

/** All glyphs of an area as three shapes. */
export function glyphShapes(glyph: Glyph, spots: readonly Spot[]): GlyphShapes {
  const { fill, shade, line } = SHAPES[glyph];
  const all = (sign: string) => (sign === '' ? '' : spots.map((spot) => placed(sign, spot)).join(''));
  return { fill: all(fill), shade: all(shade), line: all(line) };
}
