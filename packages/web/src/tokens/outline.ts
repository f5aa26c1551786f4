/** What each number of a command is: a place or a size along x or y, or something that a move leaves alone. */
const NUMBERS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  Q: 'xyxy',
  C: 'xyxyxy',
  A: 'wh--sxy', // two radii, tilt, the long way round or not, turning sense
  Z: '',
};

export interface Move {
  readonly scale?: number;
  readonly dx?: number;
  readonly dy?: number;
  /** Left and right change places first. */
  readonly mirror?: true;
}

/**
 * An outline moved, scaled or mirrored by its numbers. A transform would do the same, but each one in a drawing is a
 * piece of its own that the browser sorts in every frame, and the map has hundreds of tokens.
 */
export function moved(outline: string, { scale = 1, dx = 0, dy = 0, mirror }: Move): string {
  const across = mirror ? -scale : scale;
  return outline.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const kinds = NUMBERS[command.toUpperCase()];
    if (kinds === undefined) throw new Error(`An outline has no command ${command}: ${outline}`);
    const isPlace = command === command.toUpperCase();
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map((text, i) => {
      const n = Number(text);
      switch (kinds[i % kinds.length]) {
        case 'x':
          return n * across + (isPlace ? dx : 0);
        case 'y':
          return n * scale + (isPlace ? dy : 0);
        case 'w':
        case 'h':
          return n * scale;
        case 's':
          return mirror ? 1 - n : n;
        default:
          return n;
      }
    });
    return command + numbers.map((n) => String(Math.round(n * 1000) / 1000)).join(' ');
  });
}
