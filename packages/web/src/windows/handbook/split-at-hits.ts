import type { Hit } from './search-index.ts';

/** A run of letters that is all inside one hit or all outside. */
export interface TextRun {
  readonly text: string;
  readonly at: number;
  readonly hit?: Hit;
}

/** Cuts a text that begins at `at` of its passage along the passage's hits. */
export function splitAtHits(text: string, at: number, hits: readonly Hit[] | undefined): readonly TextRun[] {
  const end = at + text.length;
  const inside = (hits ?? []).filter((hit) => hit.to > at && hit.from < end);
  if (inside.length === 0) return [{ text, at }];
  const found: TextRun[] = [];
  let done = at;
  const add = (to: number, hit?: Hit) => {
    if (to > done) found.push({ text: text.slice(done - at, to - at), at: done, ...(hit && { hit }) });
    done = Math.max(done, to);
  };
  for (const hit of inside) {
    add(Math.max(hit.from, at));
    add(Math.min(hit.to, end), hit);
  }
  add(end);
  return found;
}
