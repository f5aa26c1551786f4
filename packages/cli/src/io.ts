import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { Result } from '@bretwalda/engine';
import { terminal, usage } from '@bretwalda/text/terminal';

/** Where a command reads and writes, so that tests can stand in for the terminal. */
export interface Io {
  readonly input: Readable;
  readonly output: Writable;
  readonly error: Writable;
  /** A person types and reads; otherwise input comes from a pipe. */
  readonly interactive: boolean;
  /** Whether a progress line on `error` would be seen. */
  readonly progress: boolean;
}

/** A wrong call of the tool: exit code 2. */
export class UsageError extends Error {}

/** A file or a game that cannot be used: exit code 1. */
export class Failure extends Error {}

/** The value of a result; a refusal becomes a Failure in words. */
export function accepted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Failure(terminal.refusal(result.violation));
}

/** What would command the terminal, or turn the order of letters around, as a code: files may hold anything. */
const visible = (text: string): string =>
  text.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const say = (io: Io, text: string): void => {
  io.output.write(`${visible(text)}\n`);
};

/** One line about what went wrong. */
export const complain = (io: Io, text: string): void => {
  io.error.write(`${visible(text.replace(/\s*\n\s*/g, ' '))}\n`);
};

export const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return usage.fileTrouble(code, message);
};

export function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure(usage.notRead(path, reasonOf(error)));
  }
}

/** Through a second file, so that a crash in the middle leaves the old one whole. */
export function writeFile(path: string, text: string): void {
  try {
    writeFileSync(`${path}.part`, text);
    renameSync(`${path}.part`, path);
  } catch (error) {
    throw new Failure(usage.notWritten(path, reasonOf(error)));
  }
}

export async function readInput(path: string, io: Io): Promise<string> {
  if (path !== '-') return readFile(path);
  const chunks: Buffer[] = [];
  for await (const chunk of io.input) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
