/** Aligned columns and wrapped lines, without colour. */

export const WIDTH = 100;

export type Align = 'left' | 'right';

/** Rows as aligned columns, two spaces apart; the last column is not filled up. */
export function table(rows: readonly (readonly string[])[], aligns: readonly Align[]): string[] {
  const widths = aligns.map((_, i) => Math.max(0, ...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => (aligns[i] === 'right' ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** A head and a list of parts after it, broken between parts; later lines stand under the first part. */
export function wrapList(head: string, parts: readonly string[], width = WIDTH): string[] {
  const lines: string[] = [];
  let line = head;
  parts.forEach((part, i) => {
    const piece = i < parts.length - 1 ? `${part},` : part;
    const space = line === head || line.trim() === '' ? '' : ' ';
    if (line.length + space.length + piece.length > width && line.length > head.length) {
      lines.push(line);
      line = `${' '.repeat(head.length)}${piece}`;
    } else line += `${space}${piece}`;
  });
  return [...lines, line.trimEnd()];
}

/** A head and sentences after it, broken between words; later lines stand under the first word. */
export function wrapWords(head: string, text: string, width = WIDTH): string[] {
  const lines: string[] = [];
  let line = head;
  for (const word of text.split(' ')) {
    if (line.length > head.length && line.length + 1 + word.length > width) {
      lines.push(line);
      line = ' '.repeat(head.length);
    }
    line += line.length > head.length ? ` ${word}` : word;
  }
  return [...lines, line];
}

/** Counts in the reports of the measuring tools. */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** 'seed 5', or 'seeds 5 to 8'. */
export const seeds = (first: number, count: number): string =>
  count === 1 ? `seed ${first}` : `seeds ${first} to ${first + count - 1}`;

/** Numbers in tables. */
export const one = (value: number): string => value.toFixed(1);
export const percent = (value: number, digits = 1): string => `${(100 * value).toFixed(digits)}%`;
export const signedPercent = (value: number): string => `${value < 0 ? '' : '+'}${percent(value, 0)}`;

/** Kings take a minute for a game. */
export const speed = (gamesPerSecond: number): string => `${gamesPerSecond.toFixed(2)} games per second`;

/** Wins are whole or halves, thirds, ...: as short as they can be. */
export const winsText = (value: number): string => `${Number(value.toFixed(2))}`;

/** Numbers in JSON: no more digits than mean something. */
export const short = (value: number): number => Number(value.toFixed(3));

/** A copy of plain data with all its numbers short. */
export function shortened(data: object): object {
  return JSON.parse(JSON.stringify(data), (_, value) => (typeof value === 'number' ? short(value) : value));
}
