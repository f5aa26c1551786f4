import type { Violation } from '@bretwalda/engine';
import { type ErrorCode, refusalIn } from '@bretwalda/protocol';
import type { Text } from '../language/language.ts';
import { momentOf } from './dates.ts';

type Sentences = Text['online']['refusals'];
type Facts = Parameters<Sentences['codes']['too-many-requests']>[0];

/** Whatever was thrown by a request to the server, in words: why it was refused, or that no answer came. */
export function refusalWords(t: Text, error: unknown): string {
  const words = t.online.refusals;
  const refusal = refusalIn(error);
  if (!refusal) return words.noAnswer;
  const { code, details = {}, request } = refusal;
  const { violation, reason = details.why } = details;
  if (isViolation(violation)) return t.refusals(violation).text;
  const closer = Object.entries(words.reasons).find(([id]) => id === reason)?.[1];
  if (code === 'not-allowed' && closer) return closer;
  // A code without a sentence does not compile.
  const sentences: Readonly<Record<ErrorCode, string | ((facts: Facts) => string)>> = words.codes;
  const sentence = sentences[code];
  if (typeof sentence === 'string') return sentence;
  return sentence({
    wait: typeof details.wait === 'number' ? Math.max(1, Math.ceil(details.wait / 1000)) : undefined,
    reason: typeof reason === 'string' ? reason : undefined,
    until: typeof details.until === 'string' ? momentOf(details.until, t.start.locale) : undefined,
    request,
  });
}

const isViolation = (found: unknown): found is Violation =>
  typeof found === 'object' && found !== null && 'code' in found && 'rule' in found;
