/** No database keeps a null character, or half a character. */
const UNKEEPABLE = /\0|\p{Surrogate}/u;

/** Whether everything in an input can be kept, or asked for. */
export function isKeepable(input: unknown): boolean {
  const rest: unknown[] = [input];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string' && UNKEEPABLE.test(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) rest.push(key, part);
  }
  return true;
}
