import { AREA_IDS, NATION_IDS } from '../model/ids.ts';
import { type ViolationOf, violation } from '../model/violation.ts';

/** Reading words: names may be shortened as long as they stay unambiguous. */

export class TextError extends Error {
  readonly violation: ViolationOf<'unknown-text'>;
  constructor(v: ViolationOf<'unknown-text'>) {
    super(v.code);
    this.violation = v;
  }
}

export const fail = (text: string, expected: string): never => {
  throw new TextError(violation('unknown-text', 'notation', { text, expected }));
};

function match<T extends string>(ids: readonly T[], word: string, what: string): T {
  const lower = word.toLowerCase();
  const exact = ids.find((id) => id === lower);
  if (exact) return exact;
  const starting = ids.filter((id) => lower.length > 0 && id.startsWith(lower));
  if (starting.length === 1) return starting[0] as T;
  return fail(word, starting.length > 1 ? `one of ${starting.join(', ')}` : what);
}

export const areaWord = (word: string) => match(AREA_IDS, word, 'an area');
export const nationWord = (word: string) => match(NATION_IDS, word, 'a nation');

export function numberWord(word: string | undefined): number {
  return word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : fail(word ?? '', 'a number');
}

/** Words of a line, taken from the front. */
export class Words {
  private readonly words: string[];
  constructor(line: string) {
    this.words = line.trim().split(/\s+/).filter(Boolean);
  }
  get done(): boolean {
    return this.words.length === 0;
  }
  /** The next word, without taking it; undefined at the end of the line. */
  get first(): string {
    return this.words[0] ?? '';
  }
  next(expected: string): string {
    return this.words.shift() ?? fail('', expected);
  }
  /** Takes the next word if it is this one. */
  has(word: string): boolean {
    if (this.first.toLowerCase() !== word) return false;
    this.words.shift();
    return true;
  }
  hasNumber(): boolean {
    return /^\d+$/.test(this.first);
  }
  end(): void {
    if (!this.done) fail(this.words.join(' '), 'the end of the line');
  }
}
