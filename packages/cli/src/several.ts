/** Orders about single pieces, of which several may be given in one line: "remove kent, 2 wessex, burh essex". */
const KINDS = ['remove', 'replace', 'place', 'burh', 'raze', 'leave-out'];
const UNITS = ['army', 'fort', 'cavalry', 'burh'];

/** The orders of a line, one for each piece; a line of any other kind is one order. */
export function ordersOf(line: string): string[] {
  const [kind = '', ...words] = line.trim().split(/\s+/);
  if (!KINDS.includes(kind.toLowerCase())) return [line];
  let unit = '';
  return words
    .join(' ')
    .split(',')
    .flatMap((part) => {
      const rest = part.trim().split(/\s+/);
      const count = takeCount(rest);
      const named = UNITS.includes(rest[0] ?? '') ? rest.shift() : undefined;
      // "replace fort kent, york": what is said once goes on; a burh or cavalry is meant only where it is said.
      if (named !== undefined || kind !== 'replace') unit = named ?? '';
      const most = count ?? takeCount(rest) ?? 1;
      return new Array<string>(most).fill([kind, unit, ...rest].filter(Boolean).join(' '));
    });
}

/** Takes a number from the front. */
function takeCount(words: string[]): number | undefined {
  return /^[1-9]\d?$/.test(words[0] ?? '') ? Number(words.shift()) : undefined;
}
