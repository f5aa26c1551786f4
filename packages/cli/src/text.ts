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
