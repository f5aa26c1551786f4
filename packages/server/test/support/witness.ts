import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Writes down everything that one client is sent, to be searched for what it must not know. */
export class Witness {
  readonly visitor: Visitor;
  readonly name: string;
  private words = '';
  /** How much had been heard, and when. */
  private readonly times: { readonly length: number; readonly at: number }[] = [];
  /** What was heard while something was still a secret. */
  private readonly marks = new Map<string, number>();

  constructor(visitor: Visitor, name: string) {
    this.visitor = visitor;
    this.name = name;
    visitor.hear = (words, path) => {
      this.words += words === '\n' ? `\n# ${path}\n` : words;
      this.times.push({ length: this.words.length, at: Date.now() });
    };
  }

  get heard(): string {
    return this.words;
  }

  /** From now on something is no secret any more. */
  mark(event: string): void {
    this.marks.set(event, this.words.length);
  }

  /** Nothing of this was sent, at least not before a mark. */
  knowsNot(secret: string, what: string, until?: string): void {
    if (secret.length < 4) throw new Error(`${what} is too short to be searched for`);
    const end = until === undefined ? undefined : this.marks.get(until);
    const at = this.words.slice(0, end).indexOf(secret);
    expect(
      at < 0 ? '' : `${this.name} knows ${what}: …${this.words.slice(Math.max(0, at - 200), at + 100)}…`,
    ).toBe('');
  }

  /** It was sent: the search finds what is there. */
  knows(secret: string): void {
    expect([this.name, secret, this.words.includes(secret)]).toEqual([this.name, secret, true]);
  }

  /** All events of streams and answers, as far as they are whole, and when each had come. */
  *messages(): Generator<{ readonly message: unknown; readonly at: number }> {
    let heard = 0;
    let chunk = 0;
    for (const line of this.words.split('\n')) {
      heard += line.length;
      while ((this.times[chunk]?.length ?? heard) < heard) chunk++;
      const at = this.times[chunk]?.at ?? 0;
      heard++; // the end of the line
      const text = line.replace(/^data: /, '');
      if (!text.startsWith('{') && !text.startsWith('[')) continue;
      try {
        yield { message: JSON.parse(text), at };
      } catch {
        // cut in the midst
      }
    }
  }
}
