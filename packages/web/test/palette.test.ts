import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/style/palette.css', import.meta.url), 'utf8');

/** The variables of one theme; the dark one changes only some. */
function theme(name: 'light' | 'dark'): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  const blocks = [...css.matchAll(/:root(\[[^\]]*\])?\s*\{([^}]*)\}/g)];
  for (const [, selector, body] of blocks) {
    if (selector && name === 'light') continue;
    for (const [, key, value] of (body ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})/g))
      colours.set(key as string, value as string);
  }
  return colours;
}

type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join('') : hex.slice(1);
  const part = (i: number) => Number.parseInt(full.slice(2 * i, 2 * i + 2), 16) / 255;
  return [part(0), part(1), part(2)];
};

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const lightness = (hex: string): number => {
  const [r, g, b] = rgb(hex).map(linear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [p, q] = [lightness(a), lightness(b)];
  return (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05);
};

/** Matrices for linear colours, by Machado, Oliveira and Fernandes (2009), full severity. */
const SIGHT: Readonly<Record<string, readonly Rgb[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(hex: string, sight: readonly Rgb[]): Rgb {
  const seen = rgb(hex).map(linear);
  const [r, g, b] = sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, weight, i) => sum + weight * (seen[i] as number), 0),
      ),
    ),
  ) as unknown as Rgb;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe.each(['light', 'dark'] as const)('the palette, %s', (name) => {
  const colours = theme(name);
  const get = (key: string): string => {
    const colour = colours.get(key);
    if (!colour) throw new Error(`--${key} is not in the palette`);
    return colour;
  };

  const TEXT = [
    'ink',
    'ink-soft',
    'ink-faint',
    'accent',
    'good',
    'bad',
    'yellow-text',
    'green-text',
    'red-text',
    'blue-text',
    'purple-text',
  ];
  const GROUNDS = ['background', 'paper', 'paper-shaded', 'paper-deep'];
  it.each(TEXT)('text in --%s reaches 4.5 to 1 on every ground', (text) => {
    for (const ground of GROUNDS)
      expect(contrast(get(text), get(ground)), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-accent', 'accent'],
    ['on-gold', 'gold'],
    ['on-tooltip', 'tooltip'],
    ['tooltip-gold', 'tooltip'],
    ['area-name', 'land'],
    ['area-name', 'difficult'],
    ['sea-name', 'sea'],
  ])('text in --%s reaches 4.5 to 1 on --%s', (text, ground) => {
    expect(contrast(get(text), get(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['may-go', 'overstack', 'forbidden', 'battle', 'focus'])(
    'the edge --%s reaches 3 to 1 on clear land',
    (edge) => {
      expect(contrast(get(edge), get('land'))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(Object.keys(SIGHT))('the colours of the players stay apart with %s', (sight) => {
    const seen = ['yellow', 'green', 'red', 'blue', 'purple'].map((key) =>
      lab(get(key), SIGHT[sight] as readonly Rgb[]),
    );
    for (let i = 0; i < 5; i++)
      for (let j = i + 1; j < 5; j++)
        expect(distance(seen[i] as Rgb, seen[j] as Rgb), `${i} and ${j}`).toBeGreaterThan(20);
  });
});
