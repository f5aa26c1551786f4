import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Lines of JSON for whoever runs the server. What people send is not in them: no cookies, addresses of pages, values. */
export const makeLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: ['*.password', '*.token', '*.secret', '*.cookie', '*.authorization'], censor: '…' },
      serializers: { err: errorForLog, error: errorForLog },
    },
    ...(destination ? [destination] : []),
  );

interface Fields {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

/**
 * What an error says without what it was given: errors of the database repeat the values of their statement, among them
 * passwords and names.
 */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null) return String(error).slice(0, 200);
  const { name, message, code, stack, cause }: Fields = error;
  const words = String(message ?? '');
  return {
    type: String(name ?? 'Error'),
    message: safe(words),
    ...(typeof code === 'string' && { code }),
    ...(typeof stack === 'string' && { stack: framesOf(stack) }),
    ...(cause !== undefined && depth < 3 && { cause: errorForLog(cause, depth + 1) }),
  };
}

/** Statements come with their values after them; refusals of the database with the values in brackets. */
const safe = (message: string): string =>
  message
    .replace(/\bparams:[\s\S]*$/, 'params: …')
    .replace(/=\([^)]*\)/g, '=(…)')
    .slice(0, 500);

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
